import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

const keys: readonly (readonly string[])[] = [
  ['C', '%', '÷', '×'],
  ['7', '8', '9', '−'],
  ['4', '5', '6', '+'],
  ['1', '2', '3', ','],
]
const operations = /[C%÷×−+]/

/** A display and keys to calculate with. */
export function composeKeypad(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const here = scene.toScreen(screen)
  const kept = scene.to('history', 'saved') ?? here
  const [first] = entity.samples
  return {
    header: workingBar(scene),
    body: [
      kit.card([
        kit.text('body', first?.title ?? '48 × 1.19', { tone: 'muted', align: 'end' }),
        kit.text('display', first?.value ?? '57.12', { align: 'end' }),
      ]),
      ...extraComponents(scene),
      ...keys.map((row) =>
        kit.row(
          row.map((key) =>
            kit.button(key, {
              variant: operations.test(key) ? 'secondary' : 'outline',
              full: true,
              action: here,
            }),
          ),
          { equal: true },
        ),
      ),
      kit.row(
        [
          kit.button('0', { variant: 'outline', full: true, action: here }),
          kit.button('=', { full: true, action: kept }),
        ],
        { equal: true },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
