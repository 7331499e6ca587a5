import type { AppDocument } from '@kwiq/app-model'
import type { EditRule } from '../rule.ts'
import { reword } from '../reword.ts'
import { instructionVerbs } from '../split-clauses.ts'
import { removeAbout } from './about-removed.ts'
import { askInForm } from './ask-in-form.ts'
import { showCode } from './code-shown.ts'
import { hideFromPeople, letPeopleDo } from './deeds-of-people.ts'
import { giveAttributes } from './give-attributes.ts'
import { addButtonToDo, addButtonToEach, addButtonToPlace } from './button-to-do.ts'
import { callInstead, numberInstead } from './instead-of.ts'
import { lessColor } from './less-color.ts'
import { letPeopleSay } from './let-people-say.ts'
import { colorOfState, knownOf, listOnFirst, showOnly, wayToReach } from './of-lists.ts'
import { addCountdown, dayByDay, spanOfChart, tellWhen } from './of-time.ts'
import { addEntry, addOneMore } from './one-more.ts'
import { toldAnew } from '../by-topic/told-anew.ts'
import { topicRefusals, topicRules } from '../by-topic/topic-rules.ts'
import { plainFirstRules } from '../plainly/plain-rules.ts'
import { turnedFirst } from '../plainly/turned-first.ts'
import { addPlaceToSay } from './place-to-say.ts'
import { addPricedEntries, nameChoices } from './priced-entries.ts'
import { priceOfAll } from './price-of-all.ts'
import { rewritten } from './rewritten.ts'
import { showWhat, trackMore } from './show-what.ts'
import { shownAs } from './shown-as.ts'
import { noteSpending } from './spending-noted.ts'
import { tellFact } from './told-facts.ts'
import { welcomeText } from './welcome-text.ts'
import { showWhoIsSo } from './who-is-so.ts'
import { addCategories, addExport, addSecond, addSwitch, harder } from './without-verb.ts'

/** Those that may have misread a sentence: where nothing comes of it, the other rules are asked first. */
const unsure: readonly EditRule[] = [
  callInstead,
  numberInstead,
  removeAbout,
  spanOfChart,
  showOnly,
  harder,
  colorOfState,
]
const sure: readonly EditRule[] = [
  ...topicRefusals,
  ...plainFirstRules,
  addButtonToDo,
  addButtonToPlace,
  addButtonToEach,
  shownAs,
  lessColor,
  addPricedEntries,
  priceOfAll,
  nameChoices,
  letPeopleDo,
  hideFromPeople,
  dayByDay,
  tellWhen,
  addCountdown,
  listOnFirst,
  knownOf,
  wayToReach,
  trackMore,
  noteSpending,
  addPlaceToSay,
  addSwitch,
  addExport,
  addCategories,
  askInForm,
  letPeopleSay,
  addOneMore,
  addSecond,
  showCode,
  welcomeText,
  showWhoIsSo,
  giveAttributes,
  showWhat,
  tellFact,
]

const withCommands =
  (rule: EditRule): EditRule =>
  (clause, document) => {
    const made = rule(clause, document)
    return made !== undefined && (Array.isArray(made) ? made : made.commands).length > 0 ? made : undefined
  }

/** Ways in which a sentence may be built, whatever its words; asked before all other rules. */
export const frameRules: readonly EditRule[] = [
  ...topicRules.map(withCommands),
  ...unsure.map(withCommands),
  ...sure,
]
/** Asked where no other rule has understood it: what those that may have misread it say of it. */
export const lateFrameRules: readonly EditRule[] = [addEntry, ...unsure]

/** Another wish behind the first: the sentence is taken apart before it is read. */
const second = new RegExp(
  `(?:[,;]|\\b(?:and|then|but))\\s+(?:also\\s+|then\\s+|please\\s+)?(?:${instructionVerbs})\\b`,
  'i',
)
const before =
  /^(?:(?:please|also|and|ok|okay|oh|hi|hello|hey|so|then|maybe|now|well|btw|by the way)\b,?\s+|(?:can|could|would|will) you (?:please |maybe |also )*|(?:could|can) (?:we|i) (?:please |maybe |also )*(?=have|get|add)|i (?:think|guess) (?:that )?|it would be (?:nice|great|good|cool|helpful) (?:if|to have) (?:that )?)/i
const behind =
  /(?:,?\s+(?:please|pls|thanks|thank you|too|as well|also|for me|if possible))+$|\s*[.!?]+$|\s*:\)$/i

/** Another sentence behind the first, but for "where do I see that? Add it". */
const sentences =
  /(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|No))[.!;]\s+\S|\?\s+(?!(?:please\s+)?(?:add|show|put)\b)\S|\n/

/** A sentence without what politeness puts around it. */
function plainly(sentence: string): string {
  let text = sentence.trim()
  for (let pass = 0; pass < 4; pass += 1) text = text.replace(before, '').replace(behind, '').trim()
  return text
}

/** What is quoted, or more than one wish, is taken apart before it is read. */
const isNone = (plain: string) =>
  /["“”]/.test(plain) ||
  sentences.test(plain) ||
  second.test(plain.replace(occasion, '').replace(alsoDone, ''))

/** "When someone reports a bike, let them ...": on which occasion, and no wish of its own. */
const occasion = /^(?:when(?:ever)?|if|while|before|after)\s[^,]{3,60},(?=\s)/i

/** "Expired food first and mark it in red", "with a switch": done to the same things, and no wish of its own. */
const alsoDone =
  /,?\s+(?:and\s+|but\s+)?(?:(?:mark|show|colou?r|highlight|make|paint)\s+(?:it|them|those|these)\s+(?:in\s+)?\p{L}+|(?:with|add|have)\s+an?\s+(?:switch|button|toggle|option|filter)\s+to\s+(?:turn|see|show)\s.{2,40})$/iu

/** A sentence of a form that is read as a whole, as the rules read it; undefined for others. */
function framed(plain: string, document: AppDocument): string | undefined {
  if (plain.length < 6 || plain.length > 220 || isNone(plain)) return undefined
  return frameRules.some((rule) => rule(plain, document) !== undefined) ? plain : undefined
}

/** Said of the same thing behind a wish: "and put it at the bottom", "use that name in the texts". */
const ofTheSame =
  /,?\s+(?:and\s+)?(?:(?:put|move|place)\s+it\s+(?:at|on|to)\s+the\s+(?:very\s+)?(?:top|bottom)\b.{0,30}|(?:put|add|give\s+it|use)\s+an?\s+\p{L}{3,14}\s+(?:icon|symbol)\b.{0,16}|use\s+(?:that|this|his|her|the)\s+name\b.{0,40})$/iu

/** One sentence of one wish, whatever is quoted in it. */
const isOneWish = (plain: string): boolean =>
  plain.length > 5 &&
  plain.length < 221 &&
  !isNone(plain.replaceAll(/["“][^"“”\n]{1,80}["”]/g, 'this').replace(ofTheSame, ''))

/** Whether a sentence is one wish of a topic, whatever is quoted in it. */
const isTopical = (plain: string, document: AppDocument): boolean =>
  isOneWish(plain) && topicRules.some((rule) => withCommands(rule)(plain, document) !== undefined)

/** A sentence as clauses to be followed as they are; undefined where it has no such form. */
export function clausesOf(sentence: string, document: AppDocument): string[] | undefined {
  const plain = plainly(sentence)
  if (isTopical(plain, document)) return [plain]
  const anew = isOneWish(plain) ? toldAnew(plain, document) : undefined
  if (anew) return anew.map((clause) => framed(clause, document) ?? reword(clause))
  const turned =
    plain.length < 6 || plain.length > 220 || isNone(plain) ? undefined : turnedFirst(plain, document)
  if (turned !== undefined) return [framed(turned, document) ?? reword(turned)]
  const whole = framed(plain, document)
  if (whole !== undefined) return [whole]
  if (plain.length > 220 || isNone(plain)) return undefined
  return rewritten(plain, document)?.map((clause) => framed(clause, document) ?? reword(clause))
}

/** A part of a prompt: clauses that are read as they are, or words that are to be taken apart. */
export type PromptPart = { clauses: string[] } | { text: string }

/** A prompt in parts: sentences of a form that is read as a whole, and what stands between them. */
export function inFrames(prompt: string, document: AppDocument): PromptPart[] {
  const whole = clausesOf(prompt, document)
  if (whole) return [{ clauses: whole }]
  const parts: PromptPart[] = []
  for (const sentence of prompt.split(/(?<=[.!?;])\s+|\n+/)) {
    const clauses = clausesOf(sentence, document)
    const former = parts.at(-1)
    if (clauses) parts.push({ clauses })
    else if (former && 'text' in former) former.text += `\n${sentence}`
    else parts.push({ text: sentence })
  }
  return parts.some((part) => 'clauses' in part) ? parts : [{ text: prompt }]
}
