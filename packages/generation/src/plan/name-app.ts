import { softwareManner } from '../words/describers.ts'
import type { AppName, Archetype } from '../archetype.ts'
import { genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'
import { namesTheApp } from './names-the-app.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { findMade, has } from '../understand/searched.ts'

const longestName = 24
/** Words about apps at the end of what one is called: "Chess club manager" is the chess club's. */
const appWords =
  /\s(?:tracker|manager|management|organi[sz]er|planner|companion|finder|helper|assistant|system|service|platform|logbook|log|diary|database|app|information|booking|marketplace|console|hub|portal|directory|network|register|tool|kit|desk|dashboard)$/i

/** Who greets or says what there was before names no app. */
const greeting =
  /^(?:as?salaam?u?|salaam?|namaste|hola|hello|hi|hey|dear|good (?:morning|evening|day)|bonjour|ciao|solved|eliminated|reduced|replaced)\b/i

/** What the description calls the app ("Chess club manager"), when it begins with that in a few words. */
export function titleOf(phrases: readonly Phrase[]): string | undefined {
  const [first] = phrases
  if (
    !first ||
    first.verb ||
    first.words.length > 4 ||
    has(greeting, first.text) ||
    /^(?:people|others|users?)$/.test(first.words.at(-1) ?? '')
  )
    return undefined
  const words = (first.label ?? first.text).split(' ')
  while (words.length > 1 && has(softwareManner, words[0] ?? '')) words.shift()
  const title = capitalise(words.join(' '))
  // "A receipt parser, manager and tracker"
  const further = phrases
    .slice(1, 3)
    .filter(
      (phrase) =>
        phrase.words.length === 1 && namesTheApp(phrase) && !first.words.includes(toSingular(phrase.text)),
    )
  const whole = [title, ...further.map(({ text }) => text)].join(first.words.length === 1 ? ' ' : ', ')
  if (further.length > 0 && whole.length <= 36) return whole
  return title.length <= 30 && first.words.length > 1 ? title : undefined
}

/** Words as a text has them, so that names keep their capitals and numbers ("7 minute workout"); with a capital first letter. */
export function asWrittenIn(text: string, words: string): string {
  const place = text.toLowerCase().indexOf(words.toLowerCase())
  if (place < 0) return words
  const [, before = ''] =
    /^(?:an? |my |our |the )?((?:\d+|new|no|old)[ -])$/i.exec(text.slice(0, place)) ?? []
  return capitalise(text.slice(place - before.length, place + words.length))
}

/** "An app that helps truck drivers find showers": they use it, and it is of showers. */
const isHelped = (words: string, text: string): boolean =>
  looksLikePerson(toSingular(words.split(' ').at(-1) ?? '')) &&
  findMade(
    String.raw`\b(?:helps?|helping|lets?|letting|allows?|allowing|enables?|enabling|where|for) (?:the |our |my )?${words}\b`,
    'iu',
    text,
  ) !== null

/** A name for the app: one of its kind's, or one made of the description's own words. */
export function nameApp(
  archetype: Archetype,
  subject: Entity,
  seed: number,
  { phrases: said, stems, text }: Pick<Understanding, 'phrases' | 'stems' | 'text'>,
): string {
  // "As a dog owner, I want", "dog owner can": who speaks there is no app.
  const phrases = said.filter(
    ({ verb, text: words }, index) =>
      verb !== undefined ||
      index > 0 ||
      (findMade(String.raw`^\W*(?:as an? ${words}\b|${words} (?:can|could|may|should)\b)`, 'iu', text) ===
        null &&
        !isHelped(words, text)),
  )
  if (archetype !== genericArchetype && (!subject.id.startsWith('own-') || subject.id === 'own-item')) {
    const [first, ...rest] = fairNames(archetype.names, stems)
    if (first) return pickBySeed(seed, 'name', [first, ...rest])
  }
  if (archetype.id === 'estimator') {
    const called = phrases.find(({ words }) =>
      /^(?:calculator|estimator|splitter|converter)$/.test(words.at(-1) ?? ''),
    )
    const name = called ? capitalise([called.verb, called.text].filter(Boolean).join(' ')) : ''
    if (name.includes(' ') && name.length <= longestName) return name
    const sought = phrases.find(({ verb }) => /^(?:calculate|compute|estimate)$/.test(verb ?? ''))
    const made = sought ? `${capitalise(sought.text)} calculator` : ''
    if (made !== '' && made.length <= longestName) return made
    return pickBySeed(seed, 'name', ['Sums', 'Worked Out', 'Adds Up'])
  }
  if (subject.id === 'own-item') return pickBySeed(seed, 'name', ['Starter', 'Fieldbook', 'Daybook'])
  const title = titleOf(phrases)
  const bare = title?.replace(appWords, '')
  if (title && title.length <= longestName) return bare && bare.includes(' ') ? bare : title
  if (bare && bare.length <= longestName) return bare
  const short = bare && archetype === genericArchetype ? lastWords(bare) : undefined
  if (short) return short
  return subject.many
}

/** "Volunteer cave rescue store": what it is stands at the end. */
function lastWords(title: string): string | undefined {
  if (title.length <= longestName + 3) return title
  const words = title.split(' ')
  while (words.length > 2 && words.join(' ').length > longestName) words.shift()
  const name = words.join(' ')
  return words.length > 1 && name.length <= longestName ? capitalise(name) : undefined
}

/** Those made for what the description says; without any such, those that fit all apps of the kind. */
function fairNames(names: readonly AppName[], said: string): string[] {
  const meant = names.filter(({ stems }) => stems.some((stem) => said.includes(` ${stem} `)))
  return (meant.length > 0 ? meant : names.filter(({ stems }) => stems.length === 0)).map(({ name }) => name)
}

/** The first sentence of the description, as it was written. */
export function describe(text: string, name: string): string {
  const sentence = text.split(/(?<=[.!?。])\s|\n/)[0]?.trim() ?? ''
  return sentence === ''
    ? name
    : sentence.length > 160
      ? `${sentence.slice(0, 157).toWellFormed().trimEnd()}...`
      : sentence
}
