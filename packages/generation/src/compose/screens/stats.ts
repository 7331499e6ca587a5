import type { Entity } from '../../entity.ts'
import { extraComponents } from '../extras.ts'
import { heatCaption } from '../heat-caption.ts'
import type { ScreenParts } from '../kit.ts'
import { barProperties, type Scene } from '../scene.ts'
import { shortcuts } from './shortcuts.ts'
import { composeForecast, isForecast } from './weather.ts'

const heat = [0, 1, 2, 3, 2, 1, 3, 4, 2, 3, 3, 1, 0, 2, 3, 4, 4, 3, 2]

/** Bars of nearly the same height say nothing: a level, and no amount of each day. */
export const isFlat = (data: readonly number[]) => Math.min(...data) > 0.75 * Math.max(...data)

/** Which span the labels of a chart are of: 0 days of a week, 1 days or weeks of a month, 2 months. */
function spanOf(labels: readonly string[]): 0 | 1 | 2 {
  const areDays = labels.length === 7 && labels.every((label) => label.length === 1)
  if (areDays || /^m(?:on)?$/i.test(labels[0] ?? '')) return 0
  return /^\p{Lu}\p{Ll}{2}$/u.test(labels[0] ?? '') ? 2 : 1
}

const longestLine = 44
const longestInRing = 7

/** How much more or less it is than before: "−3 kg on last week". */
const sinceLine = ({ title, delta, labels }: Entity['trend']) => {
  const since = `${delta} on last ${['week', 'month', 'month'][spanOf(labels)] ?? 'week'}`
  return title.length + since.length <= longestLine ? `${title}: ${since}` : since
}

/** What fits a small ring: "1,420" of 1,420 kcal. */
const inRing = (value: string | undefined) =>
  value && value.length > longestInRing ? value.replace(/ \p{L}+$/u, '') : value

/** Ways of looking through things, of which none is a share. */
const lookedBy = /^(?:near(?:by)?|abroad|saved|new|newest|popular|following|mine|won|favou?rites|latest)$/i

/** What the numbers say. */
export function composeStats(scene: Scene): ScreenParts {
  if (isForecast(scene)) return composeForecast(scene)
  const { kit, entity, screen, app } = scene
  const { trend, figures, groups } = entity
  const stat = kit.text('stat', trend.value, {
    caption: trend.title,
    delta: trend.delta,
    lowerIsBetter: trend.isLowerBetter,
  })
  const numbers = kit.list(
    'stats',
    'Numbers',
    figures.slice(0, 2).map(({ value, title, delta }) => ({ value, title, delta })),
  )
  const parts = groups.length > 2 && !groups.some((group) => lookedBy.test(group))
  // A share of one thing is none of the shares around it.
  const isShare = / ?%$/.test(figures[0]?.value ?? '')
  // What is usual on a day has its parts; of today some are still to come.
  const isDaily = !app.language && / a day$/i.test(trend.title) && trend.value.length <= longestInRing
  const byGroup = () =>
    kit.card([
      kit.chart(
        `By ${entity.one.toLowerCase()}`,
        'donut',
        groups.length > 3 ? [46, 28, 17, 9] : [68, 20, 12],
        {
          labels: groups.slice(0, 4),
          size: 116,
          center: isShare ? '100 %' : isDaily ? trend.value : inRing(figures[0]?.value),
          centerCaption: isDaily
            ? 'a day'
            : isShare || (figures[0]?.title.length ?? 0) > longestInRing
              ? undefined
              : figures[0]?.title.toLowerCase(),
        },
      ),
    ])
  // What was spent is spent on something.
  const isSpent = parts && /^spent\b/i.test(trend.title) && groups.length > 3
  const body = () => {
    // What is a level and no amount has no days with more or less of it.
    switch (screen.variant === 2 && isFlat(trend.data) ? 0 : screen.variant) {
      case 0:
      case 3:
        return [
          kit.tabs('Span', ['Week', 'Month', 'Year'], { active: spanOf(trend.labels) }),
          kit.card([stat, kit.chart(trend.title, 'area', trend.data, { labels: trend.labels, height: 150 })]),
          isSpent ? byGroup() : numbers,
        ]
      case 1:
        return [
          kit.tabs('Span', ['Week', 'Month', 'Year']),
          kit.card([
            stat,
            kit.chart(trend.title, isFlat(trend.data) ? 'line' : 'bar', trend.data, {
              labels: trend.labels,
              height: 150,
            }),
          ]),
          ...(parts ? [byGroup()] : [numbers]),
        ]
      case 2:
        return [
          kit.chart('Days with something', 'heat', heat, { caption: heatCaption(scene) }),
          kit.card([stat, kit.chart(trend.title, 'line', trend.data, { labels: trend.labels, height: 120 })]),
          isSpent ? byGroup() : numbers,
        ]
    }
  }
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, {
        subtitle: screen.subtitle ?? (app.language ? `${trend.title}: ${trend.delta}` : sinceLine(trend)),
      }),
    ),
    body: [
      ...body(),
      ...extraComponents(scene),
      kit.banner('spark', 'accent', entity.tip.title, entity.tip.text),
      ...shortcuts(scene, 'Look closer'),
    ],
  }
}
