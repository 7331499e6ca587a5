import type { Language } from '../../words/languages.ts'
import { foreignLabels, readAsWritten } from '../foreign-phrases.ts'
import { asWritten, normalise } from '../normalise.ts'
import { type Aside, readAside } from './read-aside.ts'
import { readListed, type Told } from './read-listed.ts'
import { withoutOpening } from './without-opening.ts'

/** A description in another language, taken apart before its things are read. */
export interface ForeignText extends Omit<Aside, 'text'> {
  /** As it was written, without what is said aside and with a line for each item. */
  text: string
  /** All that is said of the app, before its lists were taken apart. */
  said: string
  /** Who writes says what they run or are. */
  isOwner: boolean
  /** How many items its lists have. */
  items: number
  /** The items of its lists as they were written, by the first thing each names. */
  lines: ReadonlyMap<string, string>
  /** What it tells of its things in brackets, behind colons and behind "with". */
  told: readonly Told[]
}

/** What is written behind so many letters tells nothing of lists any more. */
const mostRead = 3_000

/** Takes a description in another language apart; undefined for English and languages Kwiq has no words in. */
export function readForeign(prompt: string, language: Language | 'other'): ForeignText | undefined {
  if (language === 'en' || language === 'other') return undefined
  const written = asWritten(prompt)
  const { text: wanted, ...aside } = readAside(written.slice(0, mostRead), language)
  const { text, isOwner } = withoutOpening(wanted, language)
  const plainly = readAsWritten.has(language) ? (said: string) => said : normalise
  const listed = readListed(text, language, (clause) => foreignLabels(plainly(clause), language))
  const unread = written.length > mostRead ? `\n${written.slice(mostRead)}` : ''
  // Of one that says nothing else all is read.
  return listed.text.trim() === ''
    ? { ...aside, isOwner, said: text, items: 0, text: written, told: [], lines: new Map() }
    : { ...aside, isOwner, said: text, ...listed, text: listed.text + unread }
}
