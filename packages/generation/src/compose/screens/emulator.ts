import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

type Key = readonly [icon: string, label: string]
const pad: readonly (readonly Key[])[] = [
  [['up', 'Up']],
  [
    ['back', 'Left'],
    ['next', 'Right'],
  ],
  [['down', 'Down']],
]

/** An old game as it runs: its picture, the pad below it, and what the player of games itself can do. */
export function composeEmulator(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = entity.samples
  const key = ([icon, label]: Key): ComponentNode =>
    kit.icon(icon, label, { filled: true, diameter: 56, action: scene.toScreen(screen) })
  return {
    header: kit.header(
      first?.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? 'Slot 3, sound on',
        actions: barActions(scene, ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      ...(first?.image ? [kit.image(first.image, { height: 210 })] : []),
      ...pad.map((row) => kit.row(row.map(key), { justify: 'center' })),
      kit.row(
        ['B', 'A'].map((label) =>
          kit.button(label, { variant: 'secondary', full: true, action: scene.toScreen(screen) }),
        ),
        { equal: true },
      ),
      kit.row(
        [
          kit.button('Save state', { full: true, icon: 'save', action: scene.to('detail') }),
          kit.button('Fast forward', {
            variant: 'secondary',
            full: true,
            icon: 'next',
            action: scene.toScreen(screen),
          }),
        ],
        { equal: true },
      ),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
