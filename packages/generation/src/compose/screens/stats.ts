import { daysOfMonth } from '../days-of-month.ts'
import { groupShares } from '../group-shares.ts'
import { figureWithChange } from '../items.ts'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { nameOfCourse } from '../named-chart.ts'
import { barProperties, type Scene } from '../scene.ts'
import { besideCourse, hasSpan, spanOf, trendLine } from '../trend-line.ts'
import { shortcuts } from './shortcuts.ts'
import { composeForecast, isForecast } from './weather.ts'

const heat = [0, 1, 2, 3, 2, 1, 3, 4, 2, 3, 3, 1, 0, 2, 3, 4, 4, 3, 2]

/** Bars of nearly the same height say nothing: a level, and no amount of each day. */
export const isFlat = (data: readonly number[]) => Math.min(...data) > 0.75 * Math.max(...data)

const longestInRing = 7

/** What fits a small ring: "1,420" of 1,420 kcal. */
const inRing = (value: string | undefined) =>
  value && value.length > longestInRing ? value.replace(/ \p{L}+$/u, '') : value
/** A caption has room for as much, or is left out. */
const belowIt = (caption: string | undefined) =>
  caption && caption.length <= longestInRing ? caption.toLowerCase() : undefined

/** Ways of looking through things, of which none is a share. */
const lookedBy =
  /^(?:near(?:by)?|abroad|saved|new|newest|popular|following|mine|won|best|favou?rites|latest)$/i

const isAll = /^(?:all|any|every)$/i

/** What the numbers say. */
export function composeStats(scene: Scene): ScreenParts {
  if (isForecast(scene)) return composeForecast(scene)
  const { kit, entity, screen, app } = scene
  const { trend, figures } = entity
  // All of them are no part of all.
  const groups = entity.groups.filter((group) => !isAll.test(group))
  const courseName = nameOfCourse(scene)
  const stat = kit.text('stat', trend.value, {
    caption: trend.title,
    delta: trend.delta,
    lowerIsBetter: trend.isLowerBetter,
  })
  const numbers = kit.list('stats', 'Numbers', besideCourse(entity).map(figureWithChange))
  const span = hasSpan(trend) ? [kit.tabs('Span', ['Week', 'Month', 'Year'], { active: spanOf(trend) })] : []
  const parts = groups.length > 2 && !groups.some((group) => lookedBy.test(group))
  // A share of one thing is none of the shares around it.
  const isShare = / ?%$/.test(figures[0]?.value ?? '')
  // What is usual on a day has its parts; of today some are still to come.
  const isOfDay = !app.language && / a day$/i.test(trend.title) && trend.value.length <= longestInRing
  const byGroup = () => {
    const shares = groupShares({ ...entity, groups })
    const most = Math.max(...shares)
    const [first] = figures
    return kit.card([
      kit.chart(`By ${entity.one.toLowerCase()}`, 'donut', shares, {
        labels: groups.slice(0, 4),
        size: 116,
        ...(isShare
          ? // The largest of them says more than that they are all.
            {
              center: `${most} %`,
              centerCaption: belowIt(groups[shares.indexOf(most)]),
            }
          : isOfDay
            ? { center: trend.value, centerCaption: 'a day' }
            : { center: inRing(first?.value), centerCaption: belowIt(first?.title) }),
      }),
    ])
  }
  // "Pie chart of expenses" is one, ahead of how they went.
  const pie = parts && /\b(?:pie|donut|doughnut)\b/i.test(screen.title ?? '') ? [byGroup()] : []
  // What was spent is spent on something.
  const isSpent = parts && /^spent\b/i.test(trend.title) && groups.length > 3
  const body = () => {
    // What is a level and no amount has no days with more or less of it.
    switch (screen.variant === 2 && isFlat(trend.data) ? 0 : screen.variant) {
      case 0:
      case 3:
        return [
          ...span,
          ...pie,
          kit.card([stat, kit.chart(courseName, 'area', trend.data, { labels: trend.labels, height: 150 })]),
          isSpent && pie.length === 0 ? byGroup() : numbers,
        ]
      case 1:
        return [
          ...span,
          ...pie,
          kit.card([
            stat,
            kit.chart(courseName, isFlat(trend.data) ? 'line' : 'bar', trend.data, {
              labels: trend.labels,
              height: 150,
            }),
          ]),
          parts && pie.length === 0 ? byGroup() : numbers,
        ]
      case 2:
        return [
          ...daysOfMonth(scene, heat),
          ...pie,
          kit.card([stat, kit.chart(courseName, 'line', trend.data, { labels: trend.labels, height: 120 })]),
          isSpent && pie.length === 0 ? byGroup() : numbers,
        ]
    }
  }
  return {
    header: kit.header(
      screen.title ?? screen.name,
      barProperties(scene, { subtitle: screen.subtitle ?? (app.language ? undefined : trendLine(entity)) }),
    ),
    body: [
      ...body(),
      ...extraComponents(scene),
      kit.banner('spark', 'accent', entity.tip.title, entity.tip.text),
      ...shortcuts(scene, 'Look closer'),
    ],
  }
}
