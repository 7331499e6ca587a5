import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'

/** Whether one opens with a key of one's own what lies on the phone, rather than an account somewhere. */
export const isUnlock = ({ screen, app }: Scene): boolean => !app.language && /^unlock\b/i.test(screen.name)

/** A vault before it is open: a finger, or the one password. */
export function composeUnlock(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  const open = scene.to('home', 'browse') ?? { kind: 'back' as const }
  return {
    header: kit.header(
      screen.title ?? `${app.name} is locked`,
      barProperties(scene, { variant: 'large', subtitle: screen.subtitle ?? 'Only you can open it' }),
    ),
    body: [
      kit.button('Unlock with fingerprint', { full: true, icon: 'lock', action: open }),
      kit.text('caption', 'or', { align: 'center' }),
      kit.input('Master password', { kind: 'password', placeholder: 'Your one password' }),
      ...extraComponents(scene),
      kit.button('Unlock', { variant: 'secondary', full: true, action: open }),
    ],
  }
}
