import type { Phrase } from '../../understand/phrase.ts'
import { findAttribute } from '../../words/attributes.ts'
import { toSingular } from '../../words/forms.ts'
import { strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { baseOfVerb, isParticiple, isPlainVerb } from '../../words/verbs.ts'
import { doersIn } from './actors-in.ts'
import { isOfApps } from './chunk-kinds.ts'
import { has } from '../../understand/searched.ts'

/** What one does with things one has many of. */
const havingMany =
  /^(?:keep|track|collect|share|remember|clean|lend|rent|fix|repair|restore|sharpen|sell|make|grow|breed|brew|sew|build|manage|note|log|store|carve|paint|plant|raise|bake|fir|tune|service|write)$/
/** Those whose wish it is and where they live: no list of them. */
const whose =
  /^(?:club|group|team|band|choir|orchestra|class|school|kindergarten|daycare|village|town|street|neighbou?rhood|community|parish|church|family|household|house|home|building|shop|store|stand|business|company|firm|office|farm|workshop|studio|society|association|crew|wife|husband|partner|mum|mom|mother|dad|father|son|daughter|brother|sister|grandma|grandpa|grandmother|grandfather|grandson|granddaughter|granny|grandad|nan|aunt|uncle|cousin|friend|kid|child|people|person|somebody|neighbou?r|shed|garage|cellar|kitchen|war|year|month|week|day|way|kind|life|thing|stuff|break|end|sum|twice|table)$/
const containers =
  /^(?:plans?|drawings?|patterns?|designs?|blueprints?|wardrobe|cupboard|shelf|shelves|box|boxes|drawer|cellar|shed|bag|folder|album|pile|stack|bunch|place|list|lot|collection|set|bottles?|jars?|library|stock|chest|trunk|tin|crate|rack|case|basket|barn)$/

/** "Repairing old radios", "sharpen knifes": what it is done with. */
function withoutDoing(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words
  const isDoing =
    rest.length > 0 &&
    (/^(?:count|spot|mark|warn|watch)$/.test(first) ||
      strictVerbs.has(first) ||
      havingMany.test(first) ||
      (first.endsWith('ing') && baseOfVerb(first, strictVerbs) !== undefined) ||
      isPlainVerb(first))
  return isDoing ? rest : words
}

/** "Tattoos healing", "sourdough alive", "faults noted": how they are ends no name. */
function withoutState(words: readonly string[]): readonly string[] {
  const last = words.at(-1) ?? ''
  const [before = ''] = words.slice(-2, -1)
  return words.length > 1 &&
    (last === 'alive' || ((last.endsWith('ing') || isParticiple(last)) && toSingular(before) !== before))
    ? words.slice(0, -1)
    : words
}

/** "Wardrobe of stage costumes" is about costumes. */
function nounOf({ text, words }: Phrase): readonly string[] {
  const [, held = '', inner = ''] = /^(?:\p{L}+ )?(\p{L}+) of (.+)$/u.exec(text) ?? []
  // "Plans kites" of "plans of kites".
  const isHeld =
    words.length === 2 && has(containers, words[0] ?? '') && toSingular(words[0] ?? '') !== words[0]
  return withoutState(
    withoutDoing(inner !== '' && containers.test(held) ? inner.split(' ') : isHeld ? words.slice(1) : words),
  )
}

/** Whether a noun is one of those whose wish it is: "village", "wife". */
export const isOwner = (head: string): boolean => has(whose, head)

/** Whether words name a thing one has many of: nobody whose wish it is, no value and no part of the app. */
export const isNamed = (words: readonly string[]): boolean => {
  const head = toSingular(words.at(-1) ?? '')
  return (
    head.length > 2 &&
    !whose.test(head) &&
    classOf(head) !== 'person' &&
    !isOfApps(words) &&
    findAttribute(head) === undefined &&
    !isPlainVerb(head) &&
    !/^(?:who|what|when|how|where|later|give|put|take)$/.test(words[0] ?? '')
  )
}

/** What a wish is about, as a singular noun: what one keeps many of, else what it names first. */
export function mainOfWish(phrases: readonly Phrase[], told: string): string | undefined {
  // "I need a list of the homes": these, whoever else lives in one.
  const [, listed = ''] =
    /\b(?:an?|the) list of (?:(?:the|all|my|our) )*(\p{L}{4,}s)(?= ?(?:[,.;]|i |we |with |and ))/iu.exec(
      told,
    ) ?? []
  const one = toSingular(listed.toLowerCase())
  if (whose.test(one) && classOf(one) === 'place') return one
  const doers = new Set(doersIn(told))
  const named = phrases
    .filter(({ isActor, isExample, text }) => !isActor && !isExample && !text.startsWith('who '))
    .map((phrase) => ({ verb: phrase.verb, words: nounOf(phrase) }))
    .filter(({ words }) => isNamed(words) && !doers.has(toSingular(words.at(-1) ?? '')))
  const kept =
    named.find(({ verb }) => verb !== undefined && havingMany.test(verb)) ??
    named.find(({ verb }) => verb === undefined) ??
    named.find((one) => named.some((other) => other !== one && other.words.at(-1) === one.words.at(-1)))
  return kept
    ? [
        ...kept.words.slice(-2, -1).filter((word) => !/'s$|^(?:my|our|the)$/.test(word)),
        toSingular(kept.words.at(-1) ?? ''),
      ].join(' ')
    : undefined
}
