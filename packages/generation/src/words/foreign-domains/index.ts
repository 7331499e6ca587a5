import type { Language } from '../languages.ts'
import { courier } from './courier.ts'
import { baby } from './baby.ts'
import { daycare } from './daycare.ts'
import { garage } from './garage.ts'
import { trades } from './trades.ts'
import { medication } from './medication.ts'
import { type DomainList, type ForeignDomain, lineIn, plainly, stemsForm } from './domain.ts'
import { animals } from './animals.ts'
import { barber } from './barber.ts'
import { beauty } from './beauty.ts'
import { bakery } from './bakery.ts'
import { budget } from './budget.ts'
import { calm } from './calm.ts'
import { church } from './church.ts'
import { clinic } from './clinic.ts'
import { dogs } from './dogs.ts'
import { events } from './events.ts'
import { fitness } from './fitness.ts'
import { focus } from './focus.ts'
import { football } from './football.ts'
import { habits } from './habits.ts'
import { languageLearning } from './language-learning.ts'
import { library } from './library.ts'
import { lodging } from './lodging.ts'
import { mosque } from './mosque.ts'
import { musicLessons } from './music-lessons.ts'
import { photoDiary } from './photo-diary.ts'
import { physio } from './physio.ts'
import { beginsNear } from './near.ts'
import { plants } from './plants.ts'
import { quizzes } from './quizzes.ts'
import { realEstate } from './real-estate.ts'
import { recipes } from './recipes.ts'
import { restaurant } from './restaurant.ts'
import { salon } from './salon.ts'
import { school } from './school.ts'
import { secondhand } from './secondhand.ts'
import { shoppingList } from './shopping-list.ts'
import { travel } from './travel.ts'
import { water } from './water.ts'
import { wedding } from './wedding.ts'

/** The first is meant where two are told by the same word. */
export const domains: readonly ForeignDomain[] = [
  beauty,
  barber,
  salon,
  plants,
  recipes,
  physio,
  clinic,
  dogs,
  animals,
  languageLearning,
  musicLessons,
  secondhand,
  mosque,
  church,
  football,
  restaurant,
  bakery,
  shoppingList,
  wedding,
  school,
  budget,
  travel,
  realEstate,
  photoDiary,
  events,
  water,
  habits,
  medication,
  trades,
  garage,
  daycare,
  baby,
  courier,
  library,
  lodging,
  focus,
  calm,
  quizzes,
  fitness,
]

const forms = new Map<string, RegExp>()
/** The form of a line of stems, made when a text of its language is read first. */
function formOf(stems: string, language: Language): RegExp | undefined {
  const line = lineIn(stems, language)
  if (line === undefined || line.trim() === '') return undefined
  const key = `${language} ${line}`
  const known = forms.get(key)
  if (known) return known
  const made = stemsForm(line, language)
  forms.set(key, made)
  return made
}

/** An opening is at least so long, whatever it is cut by: "Ciao, vorrei un’app per il mio ristorante". */
const shortestOpening = 40
const shortestWide = 16
/** What a description says before it lists its parts: a word further on is one of them. */
function openingOf(text: string, language: Language): string {
  const least = language === 'zh' || language === 'ja' ? shortestWide : shortestOpening
  const cut = /[:：]|[,.;،，。、；!?！？](?=\s|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})/u.exec(
    text.slice(least),
  )
  const colon = /[:：]/u.exec(text)
  const until = colon && colon.index >= shortestColon ? Math.max(colon.index, shortestColon) : undefined
  return text.slice(0, until ?? (cut ? least + cut.index : text.length))
}
/** "App: ..." says nothing before its colon. */
const shortestColon = 10

/** What a description in another language is about: the domain of which it has a word first. */
export function domainIn(text: string, language: Language): ForeignDomain | undefined {
  const said = openingOf(plainly(text), language)
  let first: { at: number; domain: ForeignDomain } | undefined
  for (const domain of domains) {
    const at = formOf(domain.words, language)?.exec(said)?.index
    if (at !== undefined && (first === undefined || at < first.at)) first = { at, domain }
  }
  return first?.domain ?? nearDomain(said, language)
}

const mostWords = 40
/** The domain of a text of which one word is a slip of the hand away from one that tells it: "Rezpte". */
function nearDomain(said: string, language: Language): ForeignDomain | undefined {
  const words = (said.match(/\p{Script=Latin}{5,}/gu) ?? []).slice(0, mostWords)
  if (words.length === 0) return undefined
  return domains.find((domain) =>
    (lineIn(domain.words, language) ?? '')
      .split(', ')
      .some((stem) => words.some((word) => beginsNear(word, stem))),
  )
}

/** The list of a domain that a noun names; its main one where both would do. */
export function listNamed(
  noun: string,
  { main, lists }: ForeignDomain,
  language: Language,
): DomainList | undefined {
  const said = plainly(noun)
  return [...lists, main].find((list) => formOf(list.nouns, language)?.test(said) === true)
}

/** Whether a noun says that an app is of a domain. */
export const namesDomain = (noun: string, { words }: ForeignDomain, language: Language): boolean =>
  formOf(words, language)?.test(plainly(noun)) === true

/** Whether a noun says first of what domain an app is, and then what that has: "حضانة أطفال" is a nursery. */
export function namesDomainFirst(noun: string, { words, main }: ForeignDomain, language: Language): boolean {
  const said = plainly(noun)
  const ofDomain = formOf(words, language)?.exec(said)?.index
  const ofMain = formOf(main.nouns, language)?.exec(said)?.index
  return ofDomain !== undefined && ofMain !== undefined && ofDomain < ofMain
}

const aroundWord = 14
/** The word of a text that tells its domain, whole and as it was written: "Segunda mano". Undefined in letters without spaces. */
export function wordOfDomain(text: string, { words }: ForeignDomain, language: Language): string | undefined {
  if (language === 'zh' || language === 'ja') return undefined
  const said = plainly(text)
  const found = formOf(words, language)?.exec(said)
  // Accents are one letter more only where they are written apart.
  if (!found || said.length !== text.length) return undefined
  const { index } = found
  const before = /\p{L}*$/u.exec(text.slice(Math.max(0, index - aroundWord), index))?.[0] ?? ''
  const until = index + found[0].length
  const after = /^\p{L}*/u.exec(text.slice(until))?.[0] ?? ''
  return before + text.slice(index, until) + after
}

const shortEnough = 4
const longEnough = 5
/** Whether a word or two of a short text, without its accents, are a stem that tells a domain. */
function isTold(said: string, stem: string): boolean {
  const plain = stem.replace(/^=/, '')
  if (stem.startsWith('=')) return said === plain && said.length >= shortEnough
  const isPair = said.includes(' ')
  return plain.length >= longEnough && isPair === plain.includes(' ') && said.startsWith(plain)
}

/** How many words of a short text that are not English, or two together, tell a domain in a language. */
export function countDomainWords(
  words: readonly string[],
  isEnglish: (word: string) => boolean,
  language: Language,
): number {
  if (lineIn(domains[0]?.words ?? '', language) === undefined) return 0
  const own = words.filter((word) => !isEnglish(word)).map(plainly)
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index] ?? '', word])
    .filter((pair) => !pair.every(isEnglish))
    .map((pair) => plainly(pair.join(' ')))
  const stems = domains.flatMap((domain) => (lineIn(domain.words, language) ?? '').split(', '))
  return [...own, ...pairs].filter((said) => stems.some((stem) => isTold(said, stem))).length
}
