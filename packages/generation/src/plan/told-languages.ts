import type { Entity } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise } from '../words/forms.ts'
import type { ScreenPlan } from './types.ts'
import { find } from '../understand/searched.ts'

const languages =
  'afrikaans|albanian|amharic|arabic|armenian|bambara|basque|belarusian|bengali|bosnian|breton|bulgarian|burmese|cantonese|catalan|chinese|cornish|corsican|croatian|czech|danish|dutch|english|esperanto|estonian|faroese|farsi|finnish|flemish|french|frisian|galician|georgian|german|greek|gujarati|hausa|hawaiian|hebrew|hindi|hungarian|icelandic|igbo|indonesian|irish|italian|japanese|javanese|kannada|kazakh|khmer|korean|kurdish|lao|latin|latvian|lithuanian|luxembourgish|macedonian|malay|malayalam|maltese|mandarin|maori|marathi|mongolian|nepali|norwegian|occitan|pashto|persian|polish|portuguese|punjabi|quechua|romanian|romansh|russian|sami|sanskrit|scots|serbian|sinhala|slovak|slovene|slovenian|somali|sorbian|spanish|sundanese|swahili|swedish|tagalog|tamil|tatar|telugu|thai|tibetan|turkish|ukrainian|urdu|uzbek|vietnamese|welsh|wolof|xhosa|yiddish|yoruba|zulu'
const one = `(?:${languages})`
/** "Greetings in Welsh, Basque and Maltese": what is learnt or read there is in one of them. */
const told = new RegExp(
  String.raw`(?<!\b(?:available|translated|interface|offered|localized|localised|works|support) )\b(?:in|of|for|from|between|languages?(?: such as| like| including)?:?) (${one}(?:, ${one})*,? (?:and|or) ${one})(?![\p{L}-])`,
  'iu',
)
const mostGroups = 5

/** The languages a text lists for what the app is of; those of its interface are a setting. */
export const languagesTold = (text: string): string[] =>
  (find(told, text)?.[1] ?? '')
    .split(/,? (?:and|or) |, /iu)
    .filter((each) => each !== '')
    .map((each) => capitalise(each.toLowerCase()))

/** One chooses between the languages that are told, and none of them is a thing by itself. */
export function tellLanguages(
  screens: readonly ScreenPlan[],
  meant: Understanding,
  entities: Map<string, Entity>,
): void {
  const options = languagesTold(meant.text)
  const [main] = entities.values()
  const isTranslated = screens.some(({ kind }) => kind === 'converter' || kind === 'transform')
  if (options.length < 2 || !main || isTranslated) return
  const names = new Set(options.map((each) => each.toLowerCase()))
  meant.phrases = meant.phrases.filter(({ text, verb }) => verb !== undefined || !names.has(text))
  const field = { name: 'Language', kind: 'choice' as const, value: options[0] ?? '', options }
  entities.set(main.id, {
    ...main,
    groups: options.slice(0, mostGroups),
    fields: [
      ...main.fields.slice(0, 1),
      field,
      ...main.fields.slice(1).filter(({ name }) => name !== 'Language'),
    ],
  })
}
