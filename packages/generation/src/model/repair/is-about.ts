import type { AppPlan } from '../../plan/types.ts'
import type { Understanding } from '../../understand/understand.ts'
import { stemOf } from '../../words/forms.ts'
import { stopWords } from '../../words/lexicon.ts'

/** Of fewer words a description may be answered in others. */
const fewestWords = 2
const shortestWord = 3
const longestText = 60_000

const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}[\p{L}\p{M}'-]*/gu) ?? [])
    .filter((word) => word.length >= shortestWord && !stopWords.has(word))
    .map(stemOf)

/**
 * Stems of which an answer about a description has at least one: those of its own words and of what the app is full of.
 * Empty for descriptions that are not in English, which may be answered in more than one language.
 */
export function stemsAsked({ isEnglish, text }: Understanding, { entities }: AppPlan): ReadonlySet<string> {
  const [main] = entities.values()
  return new Set(isEnglish ? stemsIn(`${text} ${main ? `${main.one} ${main.many}` : ''}`) : [])
}

/** Whether an answer of any shape is about what was asked for; one of another app, or in another language, has none of its words. */
export function isAbout(answer: unknown, asked: ReadonlySet<string>): boolean {
  if (asked.size < fewestWords) return true
  const said = JSON.stringify(answer ?? '').slice(0, longestText)
  return stemsIn(said).some((stem) => asked.has(stem))
}
