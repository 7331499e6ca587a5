import { type AppDocument, type Command, type JsonValue, walkNodes } from '@kwiq/app-model'
import { isEntry } from '../entry.ts'
import { typeNamed } from '../new-node.ts'
import { type EditRule } from '../rule.ts'
import { stopWords } from '../../words/lexicon.ts'
import { unquote } from '../words.ts'

/** What of a component or an entry is words on the screen. */
const shown = new Set(
  'title subtitle overline text caption placeholder helper value label actionLabel badge meta name by center centerCaption delta suffix'.split(
    ' ',
  ),
)
const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Writes one phrase for another within a text, whole words only, with a capital where there was one. */
export function writer(from: string, to: string): (text: string) => string {
  // "Me" is a screen, and a word of many sentences: it is meant where it stands alone.
  // "Apply now" is no "Apply" to be made "Apply now".
  const [low, lowTo] = [from.toLowerCase(), to.toLowerCase()]
  const rest = lowTo.startsWith(`${low} `) ? to.slice(from.length) : ''
  const lead = rest === '' && lowTo.endsWith(` ${low}`) ? to.slice(0, -from.length) : ''
  const isWhole = stopWords.has(from.toLowerCase())
  const form = isWhole
    ? new RegExp(`^${escape(from)}$`, 'giu')
    : new RegExp(
        `(?<![\\p{L}\\p{N}])${lead === '' ? '' : `(?<!${escape(lead)})`}${escape(from)}(?![\\p{L}\\p{N}])${rest === '' ? '' : `(?!${escape(rest)})`}`,
        'giu',
      )
  const isName = /^\p{Lu}/u.test(from) && from.includes(' ')
  const isVowel = (word: string) => /^[aeio]|^u(?!ni|s)/i.test(word)
  // "Sell an item" is "Sell a listing" then.
  const withArticle = (text: string) =>
    isVowel(from) === isVowel(to)
      ? text
      : text.replaceAll(
          new RegExp(`\\b(a)n?(?=\\s${escape(from)}(?![\\p{L}\\p{N}]))`, 'giu'),
          isVowel(to) ? '$1n' : '$1',
        )
  return (written) => {
    const text = isWhole ? written : withArticle(written)
    return text.replaceAll(form, (found, index: number) => {
      if (isName || index === 0) return index === 0 ? to.charAt(0).toUpperCase() + to.slice(1) : to
      return found.charAt(0) === found.charAt(0).toLowerCase() ? to.charAt(0).toLowerCase() + to.slice(1) : to
    })
  }
}

function writeEntry(item: JsonValue, write: (text: string) => string): JsonValue {
  if (!isEntry(item)) return item
  const next = Object.entries(item).map(
    ([key, value]) => [key, typeof value === 'string' && shown.has(key) ? write(value) : value] as const,
  )
  return next.some(([key, value]) => value !== item[key]) ? Object.fromEntries(next) : item
}

/** One phrase for another in every text of the app; what does not hold it stays as it is. */
const writePhrase = (document: AppDocument, from: string, to: string): Command[] =>
  writeAll(document, writer(from, to))

/** Every text of the app as `write` gives it back; what stays the same is not touched. */
export function writeAll(document: AppDocument, write: (text: string) => string): Command[] {
  const commands: Command[] = []
  for (const { id, name } of document.screens)
    if (write(name) !== name) commands.push({ type: 'rename-screen', screenId: id, name: write(name) })
  for (const { node } of walkNodes(document)) {
    const label = write(node.label)
    if (label !== node.label) commands.push({ type: 'rename-component', id: node.id, label })
    const set = Object.fromEntries(
      Object.entries(node.properties).flatMap(([key, value]): [string, JsonValue][] => {
        if (typeof value === 'string' && shown.has(key) && write(value) !== value)
          return [[key, write(value)]]
        if (!Array.isArray(value)) return []
        const next = value.map((item) => (isEntry(item) ? writeEntry(item, write) : item))
        return next.some((item, index) => item !== value[index]) ? [[key, next]] : []
      }),
    )
    if (Object.keys(set).length > 0) commands.push({ type: 'set-properties', id: node.id, set })
  }
  return commands
}

/** "Rename Homework to Assignments everywhere", "replace every Mr Weber with Mr Klein". */
const everywhere: EditRule = (clause, document) => {
  const found =
    /^(?:change|rename|replace|call|swap)\s+(?:the\s+word\s+)?(.{2,60}?)\s+(?:to|into|with|by|as)\s+(.{1,60}?)\s+(?:everywhere|in the whole app|throughout(?: the app)?|(?:on|in) (?:all|every) (?:the )?(?:screens?|pages?|places?))$/i.exec(
      clause,
    ) ??
    /^(?:change|rename|replace)\s+(?:every|all|each)\s+(?:the\s+)?["“]?(.{2,60}?)["”]?\s+(?:to|into|with|by)\s+(.{1,60})$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  const commands = writePhrase(document, unquote(found[1]), unquote(found[2]))
  return commands.length > 0 ? commands : undefined
}

/** "Change Mr Weber to Mr Klein": words that stand within texts. */
const within: EditRule = (clause, document) => {
  const found =
    /^(?:change|rename|replace|swap|correct)\s+(.{2,60}?)\s+(?:to|into|with|by|for)\s+(.{1,60})$/i.exec(
      clause,
    )
  if (!found?.[1] || !found[2]) return undefined
  const from = unquote(found[1]).replace(/^the\s+(?:name|word|text)\s+/i, '')
  // "The map" is a part, and no word of a text.
  const [article = '', ...thing] = found[1].split(' ')
  if (/^(?:the|my|our)$/i.test(article) && typeNamed(thing) !== undefined) return undefined
  // Small single words are in too many texts to be meant.
  const isTelling = from.includes(' ') || /^\p{Lu}|\d/u.test(from)
  const commands = isTelling && from.length > 2 ? writePhrase(document, from, unquote(found[2])) : []
  return commands.length > 0 ? commands : undefined
}

export const everywhereRules: readonly EditRule[] = [everywhere]
/** Tried when nothing is called so. */
export const withinRules: readonly EditRule[] = [within]
