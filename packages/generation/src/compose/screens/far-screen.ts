import { extraComponents } from '../extras.ts'
import { samplesFrom } from '../items.ts'
import type { ScreenParts } from '../kit.ts'
import { barActions, barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'

/** What stands on the far desk: its open window, and what lies beside. */
const files = ['Documents', 'Pictures', 'Report.odt', 'Budget.ods', 'Downloads', 'Bin']
const keys = ['Ctrl', 'Alt', 'Del', 'Esc', 'Tab', 'Win', 'F1']

/** The screen of another computer, with the keys a phone lacks. */
export function composeFarScreen(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [computer] = samplesFrom(entity, 0, 1)
  return {
    header: kit.header(
      screen.title ?? computer?.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? computer?.subtitle,
        actions: barActions(scene, ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      kit.card([
        kit.row([kit.text('overline', 'Files'), kit.text('caption', '9:41')], { justify: 'between' }),
        kit.list(
          'grid',
          'Files',
          files.map((title, index) => ({ icon: index > 1 && index < 4 ? 'file' : 'folder', title })),
          { columns: 3, height: 84 },
        ),
      ]),
      kit.list(
        'chips',
        'Keys',
        keys.map((title) => ({ title })),
        { plain: true },
      ),
      kit.row(
        [
          kit.icon('type', 'Keyboard', { showLabel: true, filled: true }),
          kit.icon('search', 'Zoom', { showLabel: true }),
          kit.icon('copy', 'Clipboard', { showLabel: true }),
          kit.icon('close', 'Disconnect', { showLabel: true, action: scene.to('browse', 'home') }),
        ],
        { justify: 'between' },
      ),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
