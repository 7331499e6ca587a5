import { limitsTable } from './answer-table-limits.ts'
import { questionsTable } from './answer-table-questions.ts'
import { answerTable } from './answer-table.ts'
import type { AnswerLanguage } from './to-english.ts'

interface Answer {
  form: RegExp
  de: string
  es: string
  fr: string
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** "$" in the English stands for the words of the app, of which a translation says where they go. */
const answers: readonly Answer[] = [...answerTable, ...limitsTable, ...questionsTable].map(
  ([english, de, es, fr]) => ({
    form: new RegExp(`^${english.split('$').map(escape).join('(.{0,200}?)')}$`, 'u'),
    de,
    es,
    fr,
  }),
)

/**
 * A note in the language the instruction was given in; as it is where there is no translation. What it names is put as
 * `theirs` has it, which gets the words of the English note.
 */
export function answerIn(
  language: AnswerLanguage | undefined,
  note: string,
  theirs: (words: string) => string = (words) => words,
): string {
  if (language === undefined) return note
  for (const answer of answers) {
    const found = answer.form.exec(note)
    if (found)
      return answer[language].replaceAll(/\$(\d)/g, (_, place: string) => theirs(found[Number(place)] ?? ''))
  }
  return note
}
