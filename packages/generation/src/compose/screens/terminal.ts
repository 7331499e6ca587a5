import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { composeFarScreen } from './far-screen.ts'
import { shortcuts } from './shortcuts.ts'

/** What stands on the screen of a machine: each line as it was typed or answered. */
const lines = [
  '$ uptime',
  '09:41 up 42 days, load 0.18',
  '$ df -h /',
  '/dev/sda1  40G  18G  22G  45 %',
  '$ ls',
  'backups  notes.txt  www',
  '$ _',
]
const keys = ['Esc', 'Tab', 'Ctrl', 'Alt', '|', '/', '~']

/** A session on a machine: its lines, the keys a phone lacks, and where one types. */
export function composeTerminal(scene: Scene): ScreenParts {
  if (scene.entity.id === 'remote-computer') return composeFarScreen(scene)
  const { kit, entity, screen } = scene
  const [host] = samplesFrom(entity, 0, 1)
  return {
    header: kit.header(
      screen.title ?? host?.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? host?.subtitle ?? 'Session 1',
        actions: barActions(scene, ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.card([
        kit.column(
          lines.map((line) => kit.text('body', line)),
          { gap: 6 },
        ),
      ]),
      kit.list(
        'chips',
        'Keys',
        keys.map((title) => ({ title })),
        { plain: true },
      ),
      kit.input('Command', { placeholder: 'Type a command' }),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
