import { byWord } from '../../by-word.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { determiners, strictVerbs } from '../../words/lexicon.ts'
import { isParticiple } from '../../words/verbs.ts'
import type { Said } from '../register/register.ts'
import { unitAt } from '../register/units.ts'
import { find, replaced } from '../../understand/searched.ts'

/** How such words are cut short in notes, and what they are in full. */
const cutShort: readonly [RegExp, string][] = [
  [/\bqty\b\.?/giu, 'quantity'],
  [/\btel\b\.?(?: (?:no|number)\b\.?)?/giu, 'phone'],
  [/\bdob\b/giu, 'date of birth'],
  [/\baddr\b\.?/giu, 'address'],
  [/\btemp\b\.?/giu, 'temperature'],
  [/\bsev\b\.?/giu, 'severity'],
  [/\bdesc\b\.?/giu, 'description'],
  [/\bpics?\b/giu, 'photo'],
  [/\breg\b\.?(?: no\b\.?)?/giu, 'registration'],
  [/^(?:no|nr)\b\.? of /iu, 'number of '],
  [/(?<=\p{L} )nos?\b\.?(?=$| )/giu, 'number'],
  [/^nos?\b\.?$/giu, 'number'],
  [/\bappt\b\.?/giu, 'appointment'],
  [/\bresp\b\.?/giu, 'responsible'],
]

const yesNo = /[ :(]*(?:each )?(?:yes ?(?:\/|or|,) ?no|y ?\/ ?n|ja ?\/ ?nein)\)?$/iu
/** "(low/medium/high)", "in stock | sold out" */
const inBrackets = /^(.*?)[ :]*\(([^()]+)\)$/u
const slashed = /^(.*?)[ :]*\b([\p{L}][\p{L}\d-]*(?: ?\/ ?[\p{L}][\p{L}\d -]*)+)$/u
const chained = /^(\p{L}+) (\p{L}{3,}(?:-\p{L}{3,}){2,})$/u
const ranged = /^(.*?)[ (]*(?:(?:from )?\b[01] ?(?:-|–|to) ?(?:5|10|100)|out of (?:5|10)|\/ ?(?:5|10))\)?$/u
const either = /^(?:(.+) )?([\p{L}-]+) or ([\p{L}-]+)$/u
const article =
  /^(?:the|an?|its|their|his|her|which|optional|maybe|also|plus|and|or|current|exact) (?=\p{L})/iu

const mostWords = 4
const mostAsked = 6
const asking = /^(?:who|whom|what|where|when|how|why|whether|if|since when)\b/iu
/** Where one begins and ends, and by when: no place. */
const spans: Readonly<Record<string, string>> = byWord({
  from: 'From',
  to: 'Until',
  until: 'Until',
  till: 'Until',
  out: 'Out on',
  back: 'Back on',
  in: 'In on',
  by: 'By',
})

const options = (text: string): string[] =>
  text
    .split(/ ?(?:\/|\||,|;| or ) ?/u)
    .map((each) => each.trim().replace(/^(?:or|and) /u, ''))
    .filter((each) => each !== '')

const isChoice = (each: readonly string[]) =>
  each.length > 1 &&
  each.length < 8 &&
  each.every((option) => option.length < 18 && option.split(' ').length < 4)

/** What a value of a row says one knows of each; undefined where it is a deed or a sentence. */
export function toldValue(written: string): Said | undefined {
  const full = cutShort.reduce((rest, [form, whole]) => replaced(rest, form, whole), written.trim())
  const plain = replaced(full, article, '')
    .replace(/^lists? of /iu, '')
    .replace(/[.!]+$/u, '')
  if (yesNo.test(plain)) return named(plain.replace(yesNo, ''), { options: ['Yes', 'No'] })
  const [outOf, rated = ''] = ranged.exec(plain) ?? []
  if (outOf !== undefined) return named(rated, { options: [], kind: 'slider' })
  const [, before = '', inner = ''] = inBrackets.exec(plain) ?? []
  if (before !== '') {
    const choice = options(inner)
    return named(before, { options: isChoice(choice) ? choice : [] })
  }
  const [, name = '', several = ''] = find(slashed, plain) ?? []
  const choice = options(several)
  if (isChoice(choice) && !asking.test(plain)) return named(nameOfChoice(name, choice), { options: choice })
  const [, what = '', steps = ''] = find(chained, plain) ?? []
  if (what !== '') return named(what, { options: steps.split('-') })
  const [, of = '', one = '', other = ''] = find(either, plain) ?? []
  if (one !== '' && !asking.test(plain) && (of === '' || of.split(' ').length < 3))
    return named(nameOfChoice(of, [one, other]), { options: [one, other] })
  if (plain.endsWith('?')) return named(plain.replace(/\s*\?+$/u, ''), { options: ['Yes', 'No'] })
  const words = plain.split(' ')
  const unit = words.length > 1 ? unitAt([(words.at(-1) ?? '').toLowerCase()], 0) : undefined
  if (unit && words.length < mostWords && !/^(?:days?|hours?|minutes?|seconds?)$/iu.test(words.at(-1) ?? ''))
    return named(words.slice(0, -1).join(' ').replace(/ in$/u, ''), {
      options: [],
      unit: unit.unit,
      unitWords: words.at(-1) ?? unit.unit,
    })
  return named(plain, { options: [] })
}

const ofState = /^(?:open|closed|new|free|ready|active|done|lost|\p{L}{3,}ed|\p{L}{3,}ing)$/iu
/** Without a name of its own "waiting/done" is how it stands, "cash/card" which it is. */
const nameOfChoice = (name: string, choice: readonly string[]): string =>
  name !== '' ? name : choice.some((each) => isParticiple(each) || ofState.test(each)) ? 'Status' : 'Kind'

function named(written: string, rest: Omit<Said, 'name'>): Said | undefined {
  const name = written
    .trim()
    .replace(/[:–—-]+$/u, '')
    .trim()
  const words = name.toLowerCase().split(' ')
  const [first = '', second = ''] = words
  if (name === '' || !/^\p{L}/u.test(name)) return undefined
  const span = words.length === 1 ? spans[first] : undefined
  if (span) return { ...rest, name: span, kind: 'date' }
  if (asking.test(name))
    return words.length <= mostAsked ? { ...rest, ...askedKind(name), name: capitalise(name) } : undefined
  if (words.length > mostWords) return undefined
  if (isDeed(first, second)) return undefined
  return { ...rest, name: capitalise(name) }
}

/** "See my schedule", "book lessons": what one does there, and no value. */
const isDeed = (first: string, second: string): boolean =>
  strictVerbs.has(first) &&
  !isParticiple(first) &&
  second !== '' &&
  (determiners.has(second) || toSingular(second) !== second)

/** What one is told where the row asks for it: "who loaded it", "where they are", "since when". */
function askedKind(name: string): Pick<Said, 'kind'> | undefined {
  if (/^whom?\b/iu.test(name)) return { kind: 'person' }
  if (/^where\b/iu.test(name)) return { kind: 'place' }
  if (/^(?:since )?when\b/iu.test(name)) return { kind: 'date' }
  if (/^how many\b/iu.test(name)) return { kind: 'number' }
  if (/^(?:whether|if)\b/iu.test(name)) return { kind: 'switch' }
  return undefined
}
