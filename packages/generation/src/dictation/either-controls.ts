import { capitalise } from '../words/forms.ts'
import { phrasesOfValues } from '../understand/grammar/opposites.ts'
import type { Rewording } from '../understand/searched.ts'

const value = `(?:${phrasesOfValues.join('|')}|(?!on |off |show |hide |and |or |the |an? )\\p{L}[\\p{L}-]{1,13})`
const row = `((?:${value}, ){0,3}${value},? or ${value})`
/** An article in front, so that no value of a list before it is taken for one of these. */
const article = '(?<=\\b(?:an?|the|one) )'
const ends = '(?=[,.;:\\n]|$| (?:and|with|below|above|at|to|for) )'
const mostWords = 4

const partsOf = (list: string): string[] =>
  list.split(/, or |, | or /u).map((each) => capitalise(each.trim()))

/** "Radio buttons "Ripe or unripe" (Ripe, Unripe)": one of these, under its values where they are few. */
function oneOf(list: string, name = ''): string {
  const options = partsOf(list)
  const said = `${list.replace(/,? or /u, ' or ')} ${name}`.trim()
  const label = capitalise(said.split(' ').length > mostWords && name !== '' ? name : said)
  return label.split(' ').length > mostWords
    ? `radio buttons (${options.join(', ')})`
    : `radio buttons "${label}" (${options.join(', ')})`
}

/** What one chooses by its values, told before the control or behind it: one choice, and no field for each. */
export const eitherControls: readonly Rewording[] = [
  { form: /\b(?:an? )?(?:on(?: or | ?\/ ?)off|show or hide) (switch|toggle)(?!\p{L})/giu, becomes: 'a $1' },
  // "An indoor or outdoor choice", "a late or on time checkbox"
  {
    form: new RegExp(
      `${article}${row} (?:choice|option|toggle|switch|selector|select|check ?box|tick ?box|radio ?buttons?|radio group|status|segmented control|drop-?down)${ends}`,
      'giu',
    ),
    becomes: (_, list = '') => oneOf(list),
  },
  // "A light or dark theme selector"
  {
    form: new RegExp(
      `${article}${row} (theme|size|room|seat|view|sort|order|gender|answer|speed|level|ticket|trip|payment|delivery) (?:choice|option|toggle|switch|selector|select|radio ?buttons?|segmented control|drop-?down)${ends}`,
      'giu',
    ),
    becomes: (_, list = '', name = '') => oneOf(list, name),
  },
  // "Radio buttons for ebb or flood"
  {
    form: new RegExp(
      `\\bradio (?:buttons|group|options)(?: to choose| for choosing)?(?: for| with| between)? (?:the )?${row}(?: (room|seat|size|ticket|trip|delivery|payment))?${ends}`,
      'giu',
    ),
    becomes: (_, list = '', name = '') => oneOf(list, name),
  },
]
