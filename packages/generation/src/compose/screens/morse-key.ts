import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** How the last ones were sent, newest first. */
const outcomes = ['Right', 'Right, the last dash too short', 'Again: one dot too many']

/** A letter to send, the key one holds for it, and how the last ones went. */
export function composeMorseKey(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first, ...sent] = samplesFrom(entity, 0, 4)
  const signs = ({ subtitle = '' }: { subtitle?: string }) => subtitle.split(',')[0] ?? ''
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? 'Short for a dot, long for a dash',
        actions: barActions(scene, ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.hero({ overline: 'Send', title: first?.title ?? entity.one, text: first ? signs(first) : '' }),
      kit.row(
        [kit.icon('hand', 'Hold the key', { showLabel: true, filled: true, size: 'large', diameter: 120 })],
        {
          justify: 'center',
        },
      ),
      ...extraComponents(scene),
      kit.list(
        'rows',
        'Sent',
        sent.map((letter, index) => ({
          icon: letter.icon ?? entity.icon,
          title: `${letter.title}, ${signs(letter)}`,
          subtitle: outcomes[index],
          action: scene.to('detail'),
        })),
        { title: 'Sent' },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
