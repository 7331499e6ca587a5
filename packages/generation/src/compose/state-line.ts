import type { ComponentNode } from '@kwiq/app-model'
import { walkComponents } from '@kwiq/app-model'
import type { Entity } from '../entity.ts'
import type { AppPlan } from '../plan/types.ts'
import { toPlural } from '../words/forms.ts'
import { has } from '../understand/searched.ts'

/** What can be said of so many of something: "3 to water", "14 coming", "24 plants". */
const countable =
  /^(?:to|in|on|at|of|not|still|open|new|ready|running|coming|going|waiting|missing|away|late|left|free|full|done|due|booked|kept|planned|paid|unpaid|saved|sold|active|known|read|seen|here|present|absent|overdue|delivered|answered|drafted|added|asked|given|won|lost|today|tonight)\b|^\p{L}{3,}s\b(?! of)|^(?:people|children|women|men)\b/iu
const mostParts = 2
const longestLine = 38

/** Numbers of the whole in a line, "14 plants, 3 to water"; undefined where none can be said so. */
function countsLine({ figures }: Entity): string | undefined {
  const parts = figures
    .filter(
      ({ value, title }) => /^\d{1,3}(?:,\d{3})*$/.test(value) && value !== '1' && has(countable, title),
    )
    .slice(0, mostParts)
    .map(
      ({ value, title }) =>
        `${value} ${/^\p{Lu}{2}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1)}`,
    )
  const whole = parts.join(', ')
  return whole.length <= longestLine ? whole || undefined : parts[0]
}

/** All that is written on some parts of a screen. */
function wordsOn(parts: readonly ComponentNode[]): string {
  return [...walkComponents(parts)]
    .map(({ label, properties }) => JSON.stringify([label, properties]))
    .join(' ')
}

const number =
  /^(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|fifteen|eighteen|twenty|half|all|next|nothing)\b)/i
const when =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:week|month|year|evening)|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|June|July|August|September|October|November|December)\b/
const whole = /^Works without\b|\bago$/
const unfinished = /^\S+(?: to go| ahead| play| kept)?$/i

/**
 * What is new of a thing, where one understands it without the sentence below it: it names the thing or one of them, a
 * number of them, or a day. Undefined for "Close race"; in another language whatever there is.
 */
export function tipLine(
  { tip: { title }, words, many, samples }: Entity,
  { language }: Pick<AppPlan, 'language'> = {},
): string | undefined {
  if (language) return title
  const said = ` ${title.toLowerCase()} `
  const isNamed =
    [many.toLowerCase(), ...words, ...words.map(toPlural)].some((word) => said.includes(` ${word} `)) ||
    samples.some(({ title: name }) => title.startsWith(name.split(/[ ,]/)[0] ?? name))
  const isWhole = isNamed || number.test(title) || has(when, title) || whole.test(title)
  return isWhole && !unfinished.test(title) ? title : undefined
}

/**
 * What stands below the title of a first screen: how many there are of the things, else what is new of them; undefined
 * where the parts below say all of that themselves.
 */
export function stateLine(entity: Entity, body: readonly ComponentNode[]): string | undefined {
  const said = wordsOn(body)
  const counts = countsLine(entity)
  const areSaid = entity.figures.some(
    ({ value, title }) =>
      counts?.startsWith(value) &&
      // It stands above its course.
      (said.includes(`["${value}",`) ||
        // A list of that name says nothing of how many there are.
        (said.includes(`"title":"${title}"`) && said.includes(`"value":"${value}"`))),
  )
  if (counts && !areSaid) return counts
  const news = tipLine(entity)
  return news !== undefined && !said.includes(news) ? news : undefined
}
