import { byWord } from '../by-word.ts'
import { makeEntity } from '../plan/make-entity.ts'
import type { Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { findExamples } from '../words/examples.ts'
import { toSingular } from '../words/forms.ts'
import { find, has } from '../understand/searched.ts'

/** What one counts in a round. */
const gameFigures: Readonly<Partial<Record<string, string>>> = byWord({
  lives: '3',
  'three lives': '3',
  highscore: '2,210',
  'high score': '2,210',
  'best score': '2,210',
  moves: '24',
  'number of moves': '24',
  combo: '4',
  coins: '320',
})

/** What a few words alone say of how they are shown: sums, streaks, cards with a number, reports one has made. */
export function ofLabel(
  phrase: Phrase,
  label: string,
  head: string,
  seed: number,
  isEnglish: boolean,
): Extra | undefined {
  const played = gameFigures[label.toLowerCase()]
  if (played) return { kind: 'field', field: { name: label, kind: 'text', value: played, options: [] } }
  if (
    /^(?:total (?:value|price|cost|amount|worth|sum)|(?:prize|reward|money|bonus) (?:pool|pot|fund|money))$/i.test(
      label,
    )
  )
    return { kind: 'field', field: { name: label, kind: 'money', value: '€ 8,316', options: [] } }
  if (/^(?:profits?|gains?) (?:and|or) loss(?:es)?$/i.test(label))
    return { kind: 'field', field: { name: label, kind: 'text', value: '+€ 312', options: [] } }
  if (/^(?:longest|current|best) streaks?$/i.test(label))
    return { kind: 'field', field: { name: label, kind: 'text', value: '23 days', options: [] } }
  // What says who one is has a number, and stands with the rest one says of oneself.
  if (
    isEnglish &&
    !phrase.verb &&
    /^(?:membership|member|donor|club|library|student|loyalty|discount|insurance) (?:cards?|pass)$/i.test(
      label,
    )
  )
    return { kind: 'field', field: { name: label, kind: 'text', value: 'No. 0417', options: [] } }
  // "Crate per picker" is told of the pickers.
  const [, spent = '', of = ''] =
    find(/^(cost|price|margin|profit|material) per (\p{L}+)$/iu, phrase.verb ? '' : label) ?? []
  if (isEnglish && spent && of)
    return {
      kind: 'thing',
      label,
      entity: makeEntity([`${spent} per ${of}`.toLowerCase()], seed, true, phrase.domain),
    }
  const [, each = ''] = find(/^\p{L}+ per (\p{L}+)$/iu, phrase.verb ? '' : label) ?? []
  if (isEnglish && each && findExamples(each.toLowerCase(), phrase.domain)?.nounClass === 'person')
    return { kind: 'thing', label, entity: makeEntity([each.toLowerCase()], seed, true, phrase.domain) }
  // What waits for somebody's yes are the app's own things.
  if (isEnglish && !phrase.verb && /^approval$/i.test(label))
    return { kind: 'thing', label: 'Approvals', entity: makeEntity(['approval'], seed, true, phrase.domain) }
  // "Patterns as PDF" are the patterns.
  const [, saved = ''] = find(/^(\p{L}+s) as (?:an? )?(?:pdfs?|files?)$/iu, phrase.verb ? '' : label) ?? []
  if (isEnglish && saved)
    return {
      kind: 'thing',
      label,
      entity: makeEntity([toSingular(saved.toLowerCase())], seed, true, phrase.domain),
    }
  // What one gets for each day away
  if (isEnglish && /^(?:per )?diems?$/i.test(label))
    return { kind: 'field', field: { name: 'Per diem', kind: 'money', value: '€ 28.00', options: [] } }
  // What a doctor is shown is put together when it is needed.
  if (isEnglish && /^(?:doctor['’]?s?|medical|health|tax) (?:reports?|summar(?:y|ies))$/i.test(label))
    return { kind: 'action', label, icon: 'download' }
  // "PDF report": one has it made.
  if (has(/^(?:pdf|csv|excel)(?: (?!files?$|viewer$|reader$)\p{L}+)?$/iu, label))
    return { kind: 'action', label, icon: 'download' }
  if (/^(?:daily|weekly|monthly|yearly|annual) (?:report|summary|overview|review|recap)$/i.test(label))
    return { kind: 'note', label, icon: 'chart' }
  // A carb database holds no one value.
  if (isEnglish && phrase.words.length > 1 && /^(?:database|library|encyclop(?:a?e)dia|wiki)$/.test(head))
    return { kind: 'note', label, icon: 'book' }
  // What it will cost is worked out for whoever asks.
  if (isEnglish && /^(?:instant|price|cost|fare|free|online) (?:quote|estimate|price)s?$/i.test(label))
    return { kind: 'field', field: { name: label, kind: 'money', value: '€ 48', options: [] } }
  // What opens a door on the phone is shown there, and typed nowhere.
  if (isEnglish && has(/^(?:digital|mobile|virtual) (?:\p{L}+ )?(?:keys?|pass|passes|cards?|ids?)$/iu, label))
    return { kind: 'note', label, icon: 'key' }
  // Of leave there are days left, of a party so many come.
  if (
    isEnglish &&
    /^(?:annual |remaining )?(?:leave|vacation|holiday|pto|time[- ]off) balances?$/i.test(label)
  )
    return { kind: 'field', field: { name: label, kind: 'text', value: '12 days', options: [] } }
  return undefined
}
