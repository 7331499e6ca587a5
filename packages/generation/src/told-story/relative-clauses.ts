import { replaced } from '../understand/searched.ts'

const somebody = '(?:(?:that|which|who) )?(?:the (?:user|player|customer|member)|he|she|they|you|i|we)'
const is = "(?:['’](?:s|re|m)| is| are| am)"

/** What is told of a thing by who has it, can do it or stands where, and how that is said in few words. */
const forms: readonly (readonly [form: RegExp, instead: string])[] = [
  // "The ingredients he has at home"
  [
    new RegExp(
      String.raw` ${somebody} (?:already |still )?(?:has|have|owns?|keeps?|stores?) (?=(?:at|in|on) )`,
      'giu',
    ),
    ' ',
  ],
  // "Cocktails he is able to mix"
  [new RegExp(String.raw` ${somebody}${is} (?:able|allowed|ready) to (?=\p{L})`, 'giu'), ' you can '],
  // "The zone you're in"
  [new RegExp(String.raw` ${somebody}${is}(?: (?:in|at|on))?$`, 'giu'), ''],
]

/** "Star the stations you like" */
const taste = new RegExp(
  String.raw` ${somebody} (?:really )?(?:likes?|loves?|wants?|prefers?)(?: (?:best|most))?$`,
  'giu',
)

/** "The ingredients he has at home" as "the ingredients at home". */
export const withoutRelative = (words: string): string =>
  forms.reduce((said, [form, instead]) => replaced(said, form, instead), words)

/** The same, without that somebody likes or wants it. */
export const withoutTaste = (words: string): string => replaced(withoutRelative(words), taste, '')
