import { isDescriber } from '../../words/describers.ts'
import { toSingular } from '../../words/forms.ts'
import { stopWords, strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import { baseOfVerb } from '../../words/verbs.ts'
import type { Spot } from '../tokens.ts'
import { isPluralNoun } from '../word-kinds.ts'
import { has } from '../searched.ts'

/** Done by whoever has the things, or with them, rather than to them. */
const notDoneTo =
  /^(?:move|scroll|work|relax|sleep|start|stop|begin|finish|continue|exit|win|login|log|sign|register|navigate|jump|run|pay|vote|exercise|train|participate|communicate|connect|compete|improve|escape|shoot|go|get|be|see|do|choose|select|help|react|respond|reply|match|swap|trade|call|chat|talk|interact|appear|happen|change|refresh|advance|return|study|refer|like)$/

/** One does it with people: "friends to invite". */
const doneToPeople = /^(?:invite|follow|call|meet|contact|remember|visit|thank|greet|write|hire|photograph)$/

/** With these one does something, and they are not done. */
const means =
  /^(?:buttons?|arrows?|keys?|cameras?|controls?|swipes?|taps?|points?|options?|ways?|tools?|apps?|links?|codes?|gestures?|fingers?|minutes?|hours?|days?|seconds?|steps?|times?|features?|commands?|rights?|permissions?)$/

/** Behind these the words go on with whom or where, and nothing is done to them. */
const object =
  /^(?:an?|the|their|his|her|its|my|your|our|each|every|all|it|them|this|that|these|those|some|any|one|two|three|up|down|out|off|in|on|into|back|over)$/

/** "Books to read", "ingredients to avoid": "to" and a doing behind the things it is done to, and nothing else behind it. */
export function isToBeDone(
  words: readonly string[],
  { token, after, further }: Pick<Spot, 'token' | 'after' | 'further'>,
): boolean {
  const thing = words.at(-1)
  if (token !== 'to' || thing === undefined || !isPluralNoun(thing) || has(means, thing)) return false
  if (after !== 'use' && (baseOfVerb(after, strictVerbs) !== after || has(notDoneTo, after))) return false
  if (classOf(toSingular(thing)) === 'person' && !doneToPeople.test(after)) return false
  const isAtEnd = !/^[\p{L}\p{N}]/u.test(further)
  return (
    isAtEnd ||
    (stopWords.has(further) && !object.test(further)) ||
    (isDescriber(further) && /^(?:today|tomorrow|next|soon|later|online|nearby)$/.test(further))
  )
}
