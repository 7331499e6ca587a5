import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'

/** Words for the app as a whole: "Fitness tracker" names the app, not something in it. */
const wholeNouns = new Set(
  'tracker manager management organizer organiser planner diary dashboard tool companion app finder guide assistant system service marketplace store shop platform app website network hub portal logbook log'.split(
    ' ',
  ),
)

export function namesTheApp(phrase: Phrase): boolean {
  return !phrase.verb && wholeNouns.has(toSingular(phrase.words.at(-1) ?? ''))
}
