import { leisureDomains } from './domains/leisure.ts'
import { lifeDomains } from './domains/life.ts'
import { retailDomains } from './domains/retail.ts'
import { smallTradeDomains } from './domains/small-trades.ts'
import { tradeDomains } from './domains/trades.ts'
import { workDomains } from './domains/work.ts'
import { type Examples, readExamples } from './examples.ts'
import { toSingular } from './forms.ts'
import { classOf } from './noun-classes.ts'
import { has } from '../understand/searched.ts'

/** What is known of the place or trade a description is set in. */
export interface Domain {
  /** What common nouns mean there, by singular noun: a "repair" in a theatre is a torn hem. */
  examples: ReadonlyMap<string, Examples>
  /** What one keeps there when the description names nothing better: the first noun of its first line; empty where it is set nowhere. */
  main: string
  /** Those who work there use the app. */
  isWork?: boolean
  /** Nothing is sold in this app: what one eats or wears there has no price. */
  isFree?: boolean
  /** Things are handed from one to another or repaired: whatever has no class can be touched. */
  isHandled?: boolean
  /** Kinds of app whose words it shares and whose content it has nothing to do with. */
  barred: ReadonlySet<string>
}

/** Of a description set nowhere. */
export const noDomain: Domain = { examples: new Map(), main: 'item', barred: new Set() }

interface Known {
  signs: ReadonlySet<string>
  domain: Domain
}

const mostSignWords = 3
/** Only so much is read: where an app is set is said early or often. */
const mostWords = 400
/** A sign of the opening counts for more than one further down. */
const openingWords = 16
const inOpening = 3
/** "Hospital kitchens" tell more than hospitals and wards do. */
const ofSeveral = 4
/** "Church choir": the last of two words is what it is. */
const behindAnother = 1

/** `## sign, sign, !archetype` begins a domain and says which kinds of app it is not; the lines below are its examples (see examples.ts). */
const domains: readonly Known[] = [
  smallTradeDomains,
  tradeDomains,
  retailDomains,
  workDomains,
  lifeDomains,
  leisureDomains,
]
  .flatMap((text) => text.split('## ').slice(1))
  .map((part) => {
    const [signs = '', ...lines] = part.split('\n')
    const words = signs.split(',').map((sign) => sign.trim())
    return {
      signs: new Set(words.filter((word) => !word.startsWith('!'))),
      domain: {
        examples: readExamples(lines),
        main: /^\s*[a-z@]+ ([^:,]+)/.exec(lines[0] ?? '')?.[1] ?? 'item',
        barred: new Set(words.filter((word) => word.startsWith('!')).map((word) => word.slice(1))),
      },
    }
  })

const bySign = new Map<string, Known[]>()
for (const known of domains)
  for (const sign of known.signs) bySign.set(sign, [...(bySign.get(sign) ?? []), known])

/** A domain that knows further nouns from those it is set in as well: a church choir has services and scores. */
function withThoseOf(best: Domain, others: readonly Domain[]): Domain {
  if (others.length === 0) return best
  return {
    ...best,
    examples: new Map([...others.flatMap(({ examples }) => [...examples]), ...best.examples]),
  }
}

const houses = /^(?:hotels?|hostels?|restaurants?|caf[eé]s?|guesthouses?|spa)$/

/** The domain an English description is set in, by the words that belong to it; undefined when none does. */
export function findDomain(text: string): Domain | undefined {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}-]+/gu) ?? []).slice(0, mostWords)
  // One sleeps and eats in a vineyard hotel, and works in no vineyard.
  const isHouse = words.map((word) => has(houses, word))
  const points = new Map<Known, number>()
  const signsAt = new Set<number>()
  const seen = new Set<string>()
  for (const [index] of words.entries())
    for (let length = 1; length <= mostSignWords; length += 1) {
      if (index + length > words.length) break
      const written = words.slice(index, index + length)
      const sign = written.join(' ')
      const singular = [...written.slice(0, -1), toSingular(written.at(-1) ?? '')].join(' ')
      if (seen.has(singular) || isHouse[index + length] === true) continue
      seen.add(singular)
      const weight = (index < openingWords ? inOpening : 1) + (length > 1 ? ofSeveral : 0)
      const ofSign = bySign.get(sign)
      const ofOne = sign === singular ? undefined : bySign.get(singular)
      if (!ofSign && !ofOne) continue
      const isBehind =
        length === 1 &&
        index < openingWords &&
        signsAt.has(index - 1) &&
        ['group', 'place', 'person'].includes(classOf(singular))
      signsAt.add(index + length - 1)
      for (const known of new Set([...(ofSign ?? []), ...(ofOne ?? [])]))
        points.set(known, (points.get(known) ?? 0) + weight + (isBehind ? behindAnother : 0))
    }
  const [best, ...others] = [...points].sort(([, one], [, other]) => other - one)
  // One word far down says nothing of where it is set.
  if (!best || best[1] <= 1) return undefined
  const beside = others.filter(([, count]) => count >= inOpening).slice(0, 1)
  return withThoseOf(
    best[0].domain,
    beside.map(([{ domain }]) => domain),
  )
}
