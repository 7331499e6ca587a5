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

/** Languages besides English that instructions are followed and answered in. */
export type AnswerLanguage = 'de' | 'es' | 'fr'

/** What an instruction is written in; undefined for English and all others. */
export function languageOfInstruction(prompt: string): AnswerLanguage | undefined {
  const text = prompt.slice(0, 4000).trim()
  // "Change" is French too.
  if (/\b(?:the|to|into|with|from|and|should)\b/i.test(text.replaceAll(quoted, ''))) return undefined
  if (isEnglish(text) || (/^(?:change|use|commence|active)\s/i.test(text) && !articles.test(text)))
    return undefined
  return languages.find(({ opening }) => opening.test(text))?.code
}

/** An instruction in German, Spanish or French as the English rules know it; names and quotes stay as they are. */
export function toEnglish(prompt: string, document: AppDocument): string {
  const text = prompt.slice(0, 4000).trim()
  const language = languages.find(({ opening }) => opening.test(text))
  if (!language || isEnglish(text)) return prompt
  return text
    .split(language.split)
    .map((clause) => translateClause(clause.trim(), language, document))
    .filter((clause) => clause !== '')
    .join('. ')
}

function translateClause(written: string, language: CommandLanguage, document: AppDocument): string {
  const [placeFirst, order] = language.placeFirst
  const bare = written
    .replace(language.polite, '')
    .replace(/[.!?¡¿]+$/, '')
    .trim()
    .replace(placeFirst, order)
  const clause = language.compounds ? bare.replaceAll(language.compounds, ' ') : bare
  for (const [form, english] of language.clauses) {
    const found = form.exec(clause)
    if (!found) continue
    return english
      .replaceAll(/"=(\d)"/g, (_, place: string) => `"${capitalise(found[Number(place)] ?? '')}"`)
      .replaceAll(/\$(\d)/g, (_, place: string) =>
        translateWords(found[Number(place)] ?? '', language, document),
      )
      .replaceAll(/=(\d)/g, (_, place: string) => found[Number(place)] ?? '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  }
  return clause
}

/** Whether a word is in the table of a language. */
const isWord = ({ words }: CommandLanguage, word: string): boolean =>
  words.some(([form]) => ` ${word} `.replace(form, '') !== ` ${word} `)

/** What parts and lines of the app are called, the longest first. */
function ownWords(document: AppDocument): string[] {
  const words = [...walkNodes(document)].flatMap(({ node, screen }) => [
    screen.name,
    node.label,
    ...itemsOf(node).flatMap((item) => textOf(item, 'title') ?? []),
  ])
  return [...new Set(words.filter((word) => /^\p{L}[\p{L} -]{3,30}$/u.test(word)))].toSorted(
    (one, other) => other.length - one.length,
  )
}

/** Word by word, the longest turn of speech first; what the document calls something stays. */
function translateWords(words: string, language: CommandLanguage, document: AppDocument): string {
  if (/^["“„«]/.test(words.trim())) return words.replaceAll(/[„«]\s?|\s?»/g, '"')
  if (document.screens.some(({ name }) => name.toLowerCase() === words.trim().toLowerCase())) return words
  // What is quoted stays as it is written, capitals and all.
  const quotes = words.match(quoted) ?? []
  const bare = words.replaceAll(quoted, ' § ').replaceAll(/\b([lLdD])['’](?=\p{L})/gu, "$1' ")
  let text = ` ${bare.toLowerCase().replaceAll(/(?<!\d)([,:])|([,:])(?!\d)/g, ' $1$2 ')} `
  let isKnown = false
  // What the app itself calls so stays: "Gewohnheiten" is a list of that name before it is any habits.
  const own = ownWords(document).filter(
    (word) => text.includes(` ${word.toLowerCase()} `) && isWord(language, word.toLowerCase()),
  )
  for (const [index, word] of own.entries())
    text = text.replaceAll(` ${word.toLowerCase()} `, ` \u00A4${index}\u00A4 `)
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
  for (const [form, english] of language.words) {
    text = text.replaceAll(form, () => {
      isKnown = true
      return ` ${english} `
    })
  }
  let at = 0
  const result = text
    .replaceAll(/\u00A4(\d+)\u00A4/g, (_, index: string) => own[Number(index)] ?? '')
    .replaceAll('§', () => (quotes[at++] ?? '').replaceAll(/[„“«]\s?|\s?[”»]/g, '"'))
    .replaceAll(/\s+([,:])/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
  // "Pantalla de cupones" is a screen for coupons.
  return isKnown
    ? result.replace(/^(an?\s|the\s|)(new\s)?(screen|section) of (?:the\s)*(.+)$/, '$1$4 $3')
    : words.trim()
}
