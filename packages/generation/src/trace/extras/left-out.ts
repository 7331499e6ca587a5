import { toSingular } from '../../words/forms.ts'
import { stopWords } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { isIdle } from '../idle.ts'
import type { ExtraReader } from './said.ts'
import { has } from '../../understand/searched.ts'

const longestLabel = 40

/** "People bid from their phone": whoever uses the app is no part of it. */
export const isAnybody = ({ verb, words, label }: Phrase): boolean =>
  // "Players of Magic": whom a companion is for.
  has(/^(?:players|fans|gamers|users|lovers|enthusiasts|collectors) of \p{L}+$/iu, label ?? '') ||
  // "Statistics for the head porter": there is one, for whom something is.
  (!verb &&
    has(/^(?:head|chief|senior|lead) \p{L}+$/iu, words.join(' ')) &&
    classOf(words.at(-1) ?? '') === 'person') ||
  (!verb &&
    !label &&
    words.length === 1 &&
    /^(?:people|visitors|users|strangers|gamers|fans|adults|folks|regulars|beginners|newcomers|households|seniors|teenagers)$/.test(
      words[0] ?? '',
    ))

/** "Night of a city", "image of day": they belong to what is shown of that. */
export const isPartOfAnother = /^(?:day|night|name|title|icon|image|picture|photo|currency) (?:of|to) /i

/** Verbs of which a manager can be the object. */
const doneWithPeople =
  /^(?:contact|call|ask|message|mail|email|write|tell|notify|find|choose|hire|book|rate|invite|assign|meet|pay|be|become)$/
const apps =
  /^(?:manager|tracker|organi[sz]er|keeper|saver|viewer|app|builder|maker|sharing|finder|simulator|generator|checker|explorer|community|client|planner)$/

/** What is no part of a screen, whatever else it may look like. */
export const leftOut: ExtraReader = ({ phrase, label, head, isEnglish }) => {
  const { verb, words } = phrase
  const isAlone = words.length === 1
  const isOut =
    isPartOfAnother.test(label) ||
    /^\d|^(?:below|above|under|over|less|more|fewer|at least|at most|up to) \d/i.test(label) ||
    isAnybody(phrase) ||
    label.length < 2 ||
    label.length > longestLabel ||
    stopWords.has(label.toLowerCase()) ||
    // "Bookmark manager" is the app, and nobody bookmarks one.
    (verb !== undefined && isAlone && !doneWithPeople.test(verb) && apps.test(head)) ||
    // Spans of time are how much of something, never a list.
    (!verb && isAlone && /^(?:day|week|month|year|hour|minute|second)$/.test(head)) ||
    (isEnglish && isIdle(phrase))
  return isOut ? 'nothing' : undefined
}

/** "Customer waits": what becomes of somebody is no part of a screen. */
export const leftToHappen: ExtraReader = ({ phrase: { verb, words } }) =>
  !verb &&
  words.length === 2 &&
  /^(?:waits|comes|goes|gets|needs|wants|arrives|knows|likes|plays|works|pays)$/.test(words[1] ?? '') &&
  classOf(toSingular(words[0] ?? '')) === 'person'
    ? 'nothing'
    : undefined
