import { type AppDocument, walkNodes } from '@kwiq/app-model'
import { capitalise } from '../words/forms.ts'
import { itemsOf, textOf } from './entry.ts'
import { french } from './foreign/french.ts'
import { german } from './foreign/german.ts'
import { spanish } from './foreign/spanish.ts'
import type { CommandLanguage } from './foreign/command-language.ts'

const languages: readonly CommandLanguage[] = [german, french, spanish]

/** Words that stand for themselves. */
const quoted = /["“„«][^"”“»]{0,200}["”“»]/g

const articles = /\s(?:le|la|les|un|une|des|du|el|los|las|una|de|en)\s|l['’]/i

/** An instruction of another language may begin with it as well. */
const sharedOpening = /^(?:change|use|commence|active|send)\s/i
const onlyEnglish =
  /\b(?:the|to|into|with|from|and|should|before|after|when|every|each|one|is|are|people|users?|them|this|that|which|my|our|your|of|for|without|more)\b/i

/** "Send a reminder before class" begins as it would in German. */
const isEnglish = (text: string) => sharedOpening.test(text) && onlyEnglish.test(text.replaceAll(quoted, ''))

const english =
  /(?<!\p{L})(?:the|to|into|with|from|and|should|add|make|remove|rename|change|put|show|is|are|of|for|my|our|please|need|want|it|not|can|when)(?!\p{L})/giu
const countOf = (form: RegExp, text: string) => new Set(text.toLowerCase().match(form)).size

/** The language an instruction is in: by how it begins, else by its small words; undefined for English and others. */
function languageOf(text: string): CommandLanguage | undefined {
  const opened = languages.find(({ opening }) => opening.test(text))
  if (opened) return opened
  const bare = text.replaceAll(quoted, ' ')
  const [best, second] = languages
    .map((language) => ({ language, count: countOf(language.small, bare) }))
    .toSorted((one, other) => other.count - one.count)
  const isSure = best !== undefined && best.count > 1 && best.count > (second?.count ?? 0)
  return isSure && countOf(english, bare) === 0 ? best.language : undefined
}

/** Languages besides English that instructions are followed and answered in. */
export type AnswerLanguage = 'de' | 'es' | 'fr'

/** What an instruction is written in; undefined for English and all others. */
export function languageOfInstruction(prompt: string): AnswerLanguage | undefined {
  const text = prompt.slice(0, 4000).trim()
  // "Change" is French too.
  if (/\b(?:the|to|into|with|from|and|should)\b/i.test(text.replaceAll(quoted, ''))) return undefined
  if (isEnglish(text) || (/^(?:change|use|commence|active)\s/i.test(text) && !articles.test(text)))
    return undefined
  return languageOf(text)?.code
}

/** A clause of an instruction: as the rules read it, and as it was written. */
export interface Said {
  english: string
  written: string
  /** What was translated in it, and the words it was given in. */
  terms: readonly Term[]
}
type Term = readonly [english: string, written: string]

/**
 * An instruction in German, Spanish or French as the English rules know it, with its clauses as they were written; none
 * of these where it is in English. Names and quotes stay as they are.
 */
export function toEnglish(prompt: string, document: AppDocument): { text: string; said: Said[] } {
  const text = prompt.slice(0, 4000).trim()
  const language = languageOf(text)
  if (!language || isEnglish(text)) return { text: prompt, said: [] }
  const said = text
    .split(language.split)
    .map((clause) => translateClause(clause.trim(), language, document))
    .filter(({ english }) => english !== '')
  return { text: said.map(({ english }) => english).join('. '), said }
}

/** "En Yo" is on the screen of that name, as "en la Yo" would be. */
function withPlaces(clause: string, { screens }: AppDocument): string {
  const [, before, name = ''] = /^(.+\s(?:en|a|sur|dans|à))\s+([^\s"“]+(?:\s[^\s"“]+)?)$/u.exec(clause) ?? []
  const isScreen = screens.some((screen) => screen.name === name)
  return before !== undefined && isScreen ? `${before} la ${name}` : clause
}

function translateClause(written: string, language: CommandLanguage, document: AppDocument): Said {
  const [placeFirst, order] = language.placeFirst
  const bare = written
    .replace(language.polite, '')
    .replace(/[.!?¡¿]+$/, '')
    .trim()
    .replace(placeFirst, order)
  const clause = withPlaces(language.compounds ? bare.replaceAll(language.compounds, ' ') : bare, document)
  const terms: Term[] = []
  const translated = (words: string): string => {
    const english = translateWords(words, language, document, terms)
    terms.push([english, words])
    return english
  }
  for (const [form, pattern] of language.clauses) {
    const found = form.exec(clause)
    if (!found) continue
    const english = pattern
      .replaceAll(/"=(\d)"/g, (_, place: string) => `"${capitalise(found[Number(place)] ?? '')}"`)
      .replaceAll(/\$(\d)/g, (_, place: string) => translated(found[Number(place)] ?? ''))
      .replaceAll(/=(\d)/g, (_, place: string) => found[Number(place)] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
    return { english, written, terms }
  }
  return { english: clause, written, terms }
}

/** Whether a word is in the table of a language. */
const isWord = ({ words }: CommandLanguage, word: string): boolean =>
  words.some(([form]) => ` ${word} `.replace(form, '') !== ` ${word} `)

/** Whether a word is a day of the week. */
const isDay = ({ words }: CommandLanguage, word: string): boolean =>
  words.some(
    ([form, english]) =>
      english.endsWith('day') && ` ${word.toLowerCase()} `.replace(form, '') !== ` ${word.toLowerCase()} `,
  )

/** What parts and lines of the app are called, the longest first. */
function ownWords(document: AppDocument): string[] {
  const words = [...walkNodes(document)].flatMap(({ node, screen }) => [
    screen.name,
    // What only holds others is called after what it is, and by nobody.
    ...(/^(?:container|stack)$/.test(node.type) && node.properties.title === undefined ? [] : [node.label]),
    ...itemsOf(node).flatMap((item) => textOf(item, 'title') ?? []),
  ])
  return [...new Set(words.filter((word) => /^\p{L}[\p{L} -]{3,30}$/u.test(word)))].toSorted(
    (one, other) => other.length - one.length,
  )
}

/** How a word of the app may end where it is spoken of. */
const endings: Readonly<Record<CommandLanguage['code'], readonly string[]>> = {
  de: ['', 'n', 'en', 's', 'es'],
  es: ['', 's'],
  fr: ['', 's'],
}

/** How a word of the app is spoken of, and what it is then: one of the "Kurse" is a "Kurs". */
function formsOf(word: string, { code }: CommandLanguage): (readonly [form: string, word: string])[] {
  const said = endings[code].map((ending) => [`${word.toLowerCase()}${ending}`, word] as const)
  const one = code === 'de' ? word.replace(/(?<=\p{L}{3})en?$/u, '') : word
  return one === word ? said : [...said, [one.toLowerCase(), one]]
}

/** "Eine Karte" is a new one, whatever the app calls so. */
const isNew = (text: string, word: string) =>
  new RegExp(`\\s(?:eine?[nmr]?|une?|una)\\s+${word}\\s`, 'u').test(text)

/**
 * Word by word, the longest turn of speech first; what the document calls something stays. Adds to `terms` what it has
 * translated.
 */
function translateWords(
  words: string,
  language: CommandLanguage,
  document: AppDocument,
  terms: Term[],
): string {
  if (/^["“„«]/.test(words.trim())) return words.replaceAll(/[„«]\s?|\s?»/g, '"')
  if (document.screens.some(({ name }) => name.toLowerCase() === words.trim().toLowerCase())) return words
  // What is quoted stays as it is written, capitals and all.
  const quotes = words.match(quoted) ?? []
  const bare = words.replaceAll(quoted, ' § ').replaceAll(/\b([lLdD])['’](?=\p{L})/gu, "$1' ")
  // "Di-Fr" is from the one day to the other.
  const ranged = bare.replaceAll(
    /(?<!\p{L})(\p{L}{2,10})\s?[-–]\s?(\p{L}{2,10})(?!\p{L})/gu,
    (whole, from: string, to: string) =>
      isDay(language, from) && isDay(language, to) ? `${from} to ${to}` : whole,
  )
  let text = ` ${ranged.toLowerCase().replaceAll(/(?<!\d)([,:])|([,:])(?!\d)/g, ' $1$2 ')} `
  let isKnown = false
  const put = ([form, english]: readonly [RegExp, string]) => {
    text = text.replaceAll(form, (found: string) => {
      isKnown = true
      const at = words.toLowerCase().indexOf(found)
      terms.push([english, at < 0 ? found : words.slice(at, at + found.length)])
      return ` ${english} `
    })
  }
  language.pages.forEach(put)
  // What the app itself calls so stays: "Gewohnheiten" is a list of that name before it is any habits.
  const own = ownWords(document)
    .flatMap((word) => formsOf(word, language))
    .filter(([form]) => text.includes(` ${form} `) && isWord(language, form) && !isNew(text, form))
  for (const [index, [form, word]] of own.entries()) {
    text = text.replaceAll(` ${form} `, ` \u00A4${index}\u00A4 `)
    isKnown ||= form !== word.toLowerCase()
  }
  if (language.joined)
    text = text.replaceAll(
      language.joined,
      (whole: string, first: string, link: string | undefined, last: string) =>
        isWord(language, whole)
          ? whole
          : isWord(language, `${first}${link ?? ''}`)
            ? `${first}${link ?? ''} ${last}`
            : isWord(language, first)
              ? `${first} ${last}`
              : whole,
    )
  language.words.forEach(put)
  let at = 0
  const result = text
    .replaceAll(/\u00A4(\d+)\u00A4/g, (_, index: string) => own[Number(index)]?.[1] ?? '')
    .replaceAll('§', () => (quotes[at++] ?? '').replaceAll(/[„“«]\s?|\s?[”»]/g, '"'))
    .replaceAll(/\s+([,:])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (!isKnown) return words.trim()
  return (
    result
      // "Pantalla de cupones" is a screen for coupons.
      .replace(
        /^(an?\s|the\s|)(new\s)?(screen|section) of (?:the\s)*(.+?)(\s(?:with|and)\s.+)?$/,
        '$1$4 $3$5',
      )
      // "Einen Bildschirm Preise" is one of that name.
      .replace(
        /^(an?\s|the\s|)(new\s)?(screen|tab) (?!(?:with|for|to|of|on|in|called|that|below|above|at|and|bar)\b)([\p{L}-]+(?: [\p{L}-]+)?)$/u,
        '$1$2$4 $3',
      )
  )
}
