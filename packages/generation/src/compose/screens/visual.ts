import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import type { Scene } from '../scene.ts'
import { barActions, barProperties } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { type Visual, visualOf } from './visual-forms.ts'

/** Whether what runs is drawn: an algorithm, a pattern, an odd clock. */
export const isVisual = ({ entity }: Scene): boolean =>
  entity.id === 'algorithm' || entity.id === 'clock-face'

/** What a description asks for and the screen has already, by its first words. */
const isThere = ({ keys, choices, sliders }: Visual, label: string): boolean => {
  const said = label.toLowerCase()
  return (
    (keys.length > 0 && /^(?:start|run|play|pause|stop|watch|begin|step)\b/.test(said)) ||
    keys.some(([, key]) => said.startsWith(key.toLowerCase().split(' ')[0] ?? key)) ||
    [...choices, ...sliders].some(([name]) => said.includes(name.toLowerCase().split(' ').at(-1) ?? name))
  )
}

const longestCell = 3
const isLong = (cell: string) => cell.length > longestCell

function picture({ kit }: Scene, { bars, rows, line }: Visual): ComponentNode {
  if (bars) return kit.card([kit.chart(line, 'bar', bars, { height: 200, highlight: 12 })])
  const isWide = (rows ?? []).some((cells) => cells.split(' ').length > 6 || cells.split(' ').some(isLong))
  return kit.card(
    (rows ?? []).map((cells) =>
      kit.row(
        cells.split(' ').map((cell) =>
          kit.text(isWide ? 'label' : 'heading', cell.replace('_', ' '), {
            align: 'center',
          }),
        ),
        { equal: true, gap: 2 },
      ),
    ),
  )
}

/** Something that runs before one's eyes: the picture, how it stands, what it depends on, and its keys. */
export function composeVisual(scene: Scene): ScreenParts {
  const { kit, screen, app } = scene
  const visual = visualOf(`${app.name} ${app.story ?? app.description}`)
  const extras = screen.extras.filter(
    (extra) =>
      !((extra.kind === 'action' || extra.kind === 'choice') && isThere(visual, extra.label)) &&
      !(extra.kind === 'field' && isThere(visual, extra.field.name)),
  )
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        compact: true,
        subtitle: screen.subtitle ?? visual.line,
        actions: barActions(scene, ['clock', 'History', 'history'], ['settings', 'Settings', 'settings']),
      }),
    ),
    body: [
      picture(scene, visual),
      kit.list(
        'stats',
        'Now',
        visual.figures.map(([value, title]) => ({ value, title })),
        { columns: 3 },
      ),
      ...visual.choices.map(([name, options], index) =>
        kit.list(
          'chips',
          name,
          options.map((title) => ({ title })),
          { title: name, wrap: true, active: index === 0 && visual.bars ? 1 : 0 },
        ),
      ),
      ...visual.sliders.map(([name, value, most]) =>
        kit.input(name, { kind: 'slider', value: String(value), min: 0, max: most }),
      ),
      ...extraComponents({ ...scene, screen: { ...screen, extras } }),
      ...(visual.keys.length > 0
        ? [
            kit.row(
              visual.keys.map(([icon, label], index) =>
                kit.button(label, {
                  icon,
                  full: true,
                  variant: index === visual.keys.length - 1 ? 'primary' : 'secondary',
                  action: scene.toScreen(screen),
                }),
              ),
              { equal: true },
            ),
          ]
        : []),
      ...shortcuts(scene, 'See also'),
    ],
  }
}
