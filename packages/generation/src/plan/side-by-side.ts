import type { Archetype } from '../archetype.ts'
import { anyKind } from '../parts/anywhere/any-kind.ts'
import { partsAnywhere } from '../parts/anywhere/index.ts'
import type { Understanding } from '../understand/understand.ts'
import { stemOf } from '../words/forms.ts'
import { kindNamed } from './headed-kind.ts'
import { isOfItsOwn, partMeant } from './kind-parts.ts'

/** What stands before what an app is. */
const opening =
  /^\W*(?:(?:i (?:want|need)|build|make|create)(?: me)? )?(?:an? |the |my |our )?(?:(?:simple|combined|minimal|small|free|private|offline|open[- ]source|personal|family|household) )*/iu
/** What is said of it after that: whom it is for, what it has. */
const further = /\s(?:for|with|that|which|where|in|on|to|by|so|using|of)\s.*$|[.,:;(\n].*$/isu
const joined = /\s(?:and|&|plus|\+)\s|\s\+\s|(?<=\p{L})\s?\/\s?(?=\p{L})/iu
/** The one tool that two things share: "a grocery list and recipe manager". */
const tool =
  /\s(?:app|application|tool|tracker|manager|planner|organi[sz]er|log|diary|journal|list|counter|keeper|player|companion|box|book|collection|calculator|viewer|reader)$/iu
const mostWords = 3

const asStems = (words: string): string =>
  ` ${(words.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map(stemOf).join(' ')} `

/** Without the word of a tool they may be things of one kind: "locomotives and coaches". */
const plainly = 7

const kindOf = (part: string, least?: number): Archetype | undefined =>
  kindNamed(asStems(part), least) ??
  (tool.test(part) ? kindNamed(asStems(part.replace(tool, '')), least) : undefined)

/** "School and bank holidays" are holidays both: the last noun may be that of the first, too, where it is no tool. */
const sharesNoun = (first: string, second: string): boolean =>
  !/\s/u.test(first) && !first.endsWith('s') && /\s/u.test(second) && !tool.test(second)

/**
 * "A grocery list and recipe manager": the two kinds of app that a description says it is, side by side, before it says
 * anything else; undefined where it names one alone, or more than kinds.
 */
export function sideBySide(text: string): readonly [Archetype, Archetype] | undefined {
  const called = text.trim().replace(opening, '').replace(further, '')
  const parts = called.split(joined).map((part) => part.trim())
  const [first = '', second = ''] = parts
  if (parts.length !== 2 || parts.some((part) => part === '' || part.split(/\s+/u).length > mostWords))
    return undefined
  if (sharesNoun(first, second)) return undefined
  const least = parts.some((part) => tool.test(part)) ? undefined : plainly
  const one = kindOf(first, least)
  const other = kindOf(second, least)
  return one && other && one !== other && one.entity !== other.entity ? [one, other] : undefined
}

/**
 * The kind an app is beside what it is made as, where its first words say that it is both; undefined where the one it is made
 * as has a part for the other.
 */
export function besideKind({ text, phrases }: Understanding, main: Archetype): Archetype | undefined {
  const both = sideBySide(text)
  if (!both?.includes(main)) return undefined
  const hasPart = phrases.some(
    (phrase, index) =>
      index > 0 &&
      (isOfItsOwn(partMeant(phrase, [main.id], text)) ||
        isOfItsOwn(partMeant(phrase, [anyKind], text, partsAnywhere))),
  )
  return hasPart ? undefined : both.find((kind) => kind !== main)
}
