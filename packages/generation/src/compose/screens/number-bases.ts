import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { workingBar } from './working-bar.ts'

/** The same number as it is written in each base. */
const bases = [
  ['Decimal', '173'],
  ['Binary', '1010 1101'],
  ['Octal', '255'],
  ['Hexadecimal', 'AD'],
] as const
const named = [/\bdecimal\b/i, /\bbinary\b/i, /\boctal\b/i, /\bhex/i] as const
const fewest = 3

/** Whether a description converts between three bases or more; between two one writes left and reads right. */
export const isOfBases = (text: string): boolean =>
  /\b(?:number |numeral )?bases?\b[^.]{0,20}\bconver|\bconver\w+[^.]{0,30}\b(?:number |numeral )?(?:bases|systems)\b/i.test(
    text,
  ) || named.filter((form) => form.test(text)).length >= fewest

/** A number, the base it is written in, and how it is written in the others. */
export function composeBases(scene: Scene): ScreenParts {
  const { kit, screen } = scene
  return {
    header: workingBar(scene),
    body: [
      kit.input('Number', { value: bases[0][1], helper: 'Digits 0 to 9; A to F in hexadecimal only' }),
      kit.list(
        'chips',
        'Written in',
        bases.map(([title]) => ({ title })),
        { title: 'Written in', wrap: true, active: 0 },
      ),
      kit.row(
        [
          kit.button('Clear', { variant: 'secondary', full: true, action: scene.toScreen(screen) }),
          kit.button('Convert', { full: true, icon: 'repeat', action: scene.to('history', 'saved') }),
        ],
        { equal: true },
      ),
      kit.list(
        'rows',
        'In the other bases',
        bases.slice(1).map(([title, value]) => ({
          icon: 'copy',
          title: value,
          subtitle: title,
          meta: 'Copy',
          action: scene.to('saved', 'history', 'detail'),
        })),
        { title: 'In the other bases' },
      ),
      ...extraComponents({
        ...scene,
        screen: {
          ...screen,
          extras: screen.extras.filter(({ kind }) => kind !== 'choice' && kind !== 'action'),
        },
      }),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
