import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb, doables, verbsAndNouns } from '../words/verbs.ts'
import { has } from '../understand/searched.ts'

/** Doings of briefs that the lexicon has as nouns or not at all. */
export const alsoDone: ReadonlySet<string> = new Set(
  `see get view open close go write paste copy insert toggle switch undo redo zoom pan flip spin shuffle roll reveal reset clear retry skip drop place hold lend
  return mute unmute show hide refuse dismiss lock unlock preview highlight upvote downvote tip pay play pause press let unfollow block mark rank enter fill attach attend
  look climb note log tick clock photograph put say propose post list make click tap
  chat estimate release award use loop stretch trace resize rename transpose star bookmark`.split(/\s+/),
)
/** Doings of two words. */
export const phrasal =
  /^(?:check (?:in|out)|clock (?:in|out)|log (?:in|out)|sign (?:in|up|out)|zoom (?:in|out)|set up|look up|back up|cross off|tick off|put up|put in|fill in|find out|look back|take in|hand out|hand over|give away|sign off|pick up|drop off|send out|write down|jot down|note down)$/
/** Behind these words a verb that may be a noun is one: "filter by", "swipe through". */
const handled =
  /^(?:(?:filter|sort|search|group|order|narrow|browse) by|(?:swipe|scroll|browse|leaf|flip|look) through|(?:match|chat|talk|play|train) with|apply for|rent rather|climb the|sign up|waits? for|(?:vote|bid) (?:on|for)|comment on|(?:reply|react|respond|subscribe|listen|contribute) to|(?:click|tap|press) (?:on|a|an|the)|(?:order|book|pay) (?:ahead|online))$/

/** What there is of a doing. */
const noted =
  /^(?:test|order|work|sleep|water|search|record|watch|visit) (?:results?|scores?|history|dates?|times?|plans?|logs?|schedules?|values?|readings?|levels?|quality)$/iu

const notDone = new Set(['name', 'like', 'own', 'see', 'forget', 'broadcast', 'crop'])
const determiner =
  /^(?:the|an?|his|her|their|its|it|them|my|our|your|one|all|any|each|every|this|these|those|some|another|other|others|two|three|four|five|six|ten|if|who|what|how|which|whether)$/i
/** They are done to what follows, and are hardly ever nouns before another. */
const plainlyDone = /^(?:see|add|write|choose|enter|get|select|upload|pick|give|follow)$/

/** Of these, nouns as well. */
const alsoNouns: ReadonlySet<string> = new Set([
  'chat',
  'estimate',
  'award',
  'release',
  'use',
  'photograph',
  'propose',
  'star',
  'bookmark',
])

interface Beginning {
  isAfterTo?: boolean
  isThird?: boolean
  isFree?: boolean
  isIdea?: boolean
}

/**
 * The base form of the verb a clause begins with: "rate the swap", "ticks items", but no "rate" among nouns; undefined where
 * it begins with none. `isThird`: somebody does it, so it has an "s". `isFree`: no nouns are listed there.
 * `isIdea`: it is a list of what one does.
 */
export function beginsDoing(
  word: string,
  next: string | undefined,
  { isAfterTo = false, isThird = false, isFree = false, isIdea = false }: Beginning = {},
): string | undefined {
  const lower = word.toLowerCase()
  const bare = lower.replace(/s$/, '')
  const verb = isThird
    ? alsoDone.has(bare)
      ? bare
      : baseOfVerb(lower, strictVerbs)
    : alsoDone.has(lower)
      ? lower
      : baseOfVerb(lower, strictVerbs)
  if (verb === undefined || (isThird ? verb === lower || !lower.endsWith('s') : verb !== lower))
    return undefined
  if ((notDone.has(verb) && verb !== 'see') || next === 'of') return undefined
  // "Test results", "order history"
  if (has(noted, `${verb} ${next ?? ''}`)) return undefined
  const isSure =
    isAfterTo ||
    has(phrasal, `${verb} ${next ?? ''}`) ||
    has(handled, `${verb} ${next ?? ''}`) ||
    (isFree &&
      next !== undefined &&
      (isIdea || strictVerbs.has(verb) || alsoDone.has(verb)) &&
      !/^(?:and|or|of|for|in|on)$/.test(next)) ||
    plainlyDone.test(verb) ||
    (!verbsAndNouns.has(verb) &&
      !alsoNouns.has(verb) &&
      (strictVerbs.has(verb) || alsoDone.has(verb) || doables.has(verb)))
  if (next === undefined) return isSure && !isAfterTo ? verb : undefined
  return isSure || determiner.test(next) ? verb : undefined
}
