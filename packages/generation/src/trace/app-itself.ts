import { isWhere } from '../plan/about-stems.ts'
import { keepingVerbs } from '../plan/find-entities.ts'
import { isSetting, isTitle, namesTheApp } from '../plan/names-the-app.ts'
import { isForWhom, isKin, isOpeningPeople, isPurpose, isPursuit, isWhom } from '../plan/whom.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { asDoing } from './as-doing.ts'
import { isDuring } from './said-already.ts'

const mostPhrases = 40

/** What a description says the app does; one that only draws its screens says it with them. */
export const phrasesTold = (meant: Understanding): readonly Phrase[] =>
  meant.dictated && !meant.tellsMore ? [] : meant.phrases.slice(0, mostPhrases)

/** "Manage panic attacks": what the app does as a whole; shown where its own content does not say so. */
export const isKept = (phrase: Phrase, index: number) =>
  index === 0 && phrase.verb !== undefined && keepingVerbs.has(phrase.verb)

/** "Fitness tracker", "manager", "our village": said of the app as a whole. */
export const isAppItself = (phrase: Phrase, index: number, meant: Understanding) =>
  !phrase.isButton &&
  !/ of the (?:day|week|month)$/i.test(phrase.label ?? '') &&
  isSaidOfApp(phrase, index, meant)

const isSaidOfApp = (phrase: Phrase, index: number, meant: Understanding) =>
  phrase.isOfWriter === true ||
  (!phrase.verb && isWhere(meant.text, phrase.words)) ||
  isKept(phrase, index) ||
  isKin(phrase, meant.text) ||
  isDuring(phrase, meant.text) ||
  isFollowersOf(phrase, meant.text) ||
  (index < 3 && isPursuit(phrase)) ||
  (index < 3 && isMachine(phrase)) ||
  isCountry(phrase, meant.text) ||
  (index < 4 && isPurpose(phrase)) ||
  (index === 0 && isOpeningPeople(phrase, meant.text)) ||
  isTitle(phrase, index, meant.text) ||
  (!asDoing(phrase).verb &&
    !phrase.label &&
    (index < 3 || isForWhom(phrase, meant.text)) &&
    isWhom(phrase, meant)) ||
  ((index === 0 || (index < 3 && phrase.words.length === 1)) &&
    !isHad(phrase, meant.text) &&
    (namesTheApp(phrase) || isSetting(phrase, index, meant.text)))

/** "A club with shop": what it has, and not what it is. */
const isHad = ({ text }: Phrase, said: string): boolean => {
  const [opening = '', ...rest] =
    said
      .toLowerCase()
      .split('.')[0]
      ?.split(/ (?:with|including|featuring) /) ?? []
  return !opening.includes(text) && rest.some((had) => ` ${had} `.includes(` ${text}`))
}

/** "For Lord of the Rings fans": whom it is for, although that has an "of" in it. */
export const isFollowersOf = ({ verb, label = '', words, ...phrase }: Phrase, said: string) =>
  !verb &&
  / of /.test(label) &&
  classOf(toSingular(words.at(-1) ?? '')) === 'person' &&
  isForWhom({ ...phrase, words, text: label.toLowerCase() }, said)

/** "An AI stylist": the app itself, which is nobody. */
const isMachine = ({ verb, words }: Phrase) =>
  !verb && words.length === 2 && words[0] === 'ai' && classOf(words[1] ?? '') === 'person'

/** "Students in Portugal": where it is used, which is no part of it. */
const isCountry = ({ verb, words, text }: Phrase, said: string) =>
  !verb &&
  words.length === 1 &&
  [...'.,:;'].some((end) => `${said}.`.includes(` in ${capitalise(text)}${end}`))
