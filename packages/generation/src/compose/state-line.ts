import type { ComponentNode } from '@kwiq/app-model'
import { walkComponents } from '@kwiq/app-model'
import type { Entity } from '../entity.ts'

/** What can be said of so many of something: "3 to water", "14 coming", "24 plants". */
const countable =
  /^(?:to|in|on|at|of|not|still|open|new|ready|running|coming|going|waiting|missing|away|late|left|free|full|done|due|booked|kept|planned|paid|unpaid|saved|sold|active|known|read|seen|here|present|absent|overdue|delivered|answered|drafted|added|asked|given|won|lost|today|tonight)\b|^\p{L}{3,}s\b(?! of)|^(?:people|children|women|men)\b/iu
const mostParts = 2
const longestLine = 38

/** Numbers of the whole in a line, "14 plants, 3 to water"; undefined where none can be said so. */
function countsLine({ figures }: Entity): string | undefined {
  const parts = figures
    .filter(
      ({ value, title }) => /^\d{1,3}(?:,\d{3})*$/.test(value) && value !== '1' && countable.test(title),
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

/**
 * What stands below the title of a first screen: how many there are of the things, else what is new of them; undefined
 * where the parts below say all of that themselves.
 */
export function stateLine(entity: Entity, body: readonly ComponentNode[]): string | undefined {
  const said = wordsOn(body)
  const counts = countsLine(entity)
  const areSaid = entity.figures.some(
    ({ value, title }) => counts?.startsWith(value) && said.includes(`"title":"${title}"`),
  )
  if (counts && !areSaid) return counts
  const { title } = entity.tip
  return title !== '' && !said.includes(title) ? title : undefined
}
