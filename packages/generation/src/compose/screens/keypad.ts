import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

const keys: readonly (readonly string[])[] = [
  ['C', '%', '÷', '×'],
  ['7', '8', '9', '−'],
  ['4', '5', '6', '+'],
  ['1', '2', '3', '.'],
]
const operations = /[C%÷×−+]/

const dialKeys: readonly (readonly string[])[] = [
  ['1', '2', '3'],
  ['4', '5', '6'],
  ['7', '8', '9'],
  ['*', '0', '#'],
]

/** A number and keys to dial it with. */
function composeDialPad(scene: Scene): ScreenParts {
  const { kit, entity, screen } = scene
  const [first] = entity.samples
  return {
    header: workingBar(scene),
    body: [
      kit.text('display', '0176 9', { align: 'center' }),
      kit.list('rows', 'Found', [
        {
          avatar: first?.title ?? entity.one,
          title: first?.title ?? entity.one,
          subtitle: '0176 901820',
          action: scene.to('detail'),
        },
      ]),
      ...dialKeys.map((row) =>
        kit.row(
          row.map((key) =>
            kit.button(key, { variant: 'outline', full: true, action: scene.toScreen(screen) }),
          ),
          { equal: true },
        ),
      ),
      kit.button('Call', { full: true, icon: 'phone', action: scene.to('history') }),
      ...extraComponents(scene),
      ...shortcuts(scene, 'See also'),
    ],
  }
}

/** A display and keys to calculate or to dial with. */
export function composeKeypad(scene: Scene): ScreenParts {
  if (scene.entity.id === 'phone-call') return composeDialPad(scene)
  const { kit, entity, screen } = scene
  const here = scene.toScreen(screen)
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
          kit.button('=', { full: true, action: here }),
        ],
        { equal: true },
      ),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
