import { findAttribute } from '../../words/attributes.ts'
import { capitalise, toSingular } from '../../words/forms.ts'
import { stopWords, strictVerbs } from '../../words/lexicon.ts'
import { classOf } from '../../words/noun-classes.ts'
import type { Ask } from './ask.ts'
import { gerundOf, participleOf } from './participles.ts'
import { has } from '../searched.ts'

const longest = 3
const noValue =
  /^(?:map|calendar|checklist|list|board|chat|forum|feed|gallery|dashboard|overview|statistics?|charts?|graphs?|quiz|game|filter|timer|reminders?|notifications?|alerts?|export|backup|app|tool|it|them|that|everything|nothing|please|thanks|thx|lol|etc|too|also|invoices?|receipts?|orders?|people|week|month|day|evening|morning|me|us)$/

const onePerThing = /\b(number|code|name|date|size|price|weight|height|length|address|age)(?:e?s)$/

/**
 * The field a short piece of an enumeration names: "the ear number", "watts", "dog yes/no", "invoice sent"; `isAmong` says
 * that it stands between two others, where several are one value: "flavours".
 */
export function valueIn(piece: string, isAmong = false): Ask | undefined {
  const said = piece
    .toLowerCase()
    .trim()
    .replace(/^(?:(?:and|with|plus|also|then|the|an?|its|their|his|her|my|a) )+/, '')
  const yesOrNo = /^((?:\p{L}+ ){0,2}\p{L}+) (?:\(?yes ?(?:\/|or) ?no\)?|y ?\/ ?n|or not)$/u.exec(said)
  if (yesOrNo) return { name: capitalise(yesOrNo[1] ?? ''), kind: 'switch', options: [] }
  const [, one = '', other = ''] = /^(?:later |then )?(\p{L}{2,}) or (\p{L}{2,})$/u.exec(said) ?? []
  if (other !== '' && !stopWords.has(one) && !stopWords.has(other))
    return {
      name: capitalise(`${one} or ${other}`),
      kind: 'choice',
      options: [capitalise(one), capitalise(other)],
    }
  // "Hoses when tested", "cleaning when"
  const [, what = '', done = ''] = /^(\p{L}+) when(?: (\p{L}+))?$/u.exec(said) ?? []
  if (what !== '' && (done === '' || participleOf(done) === done))
    return { name: capitalise(done === '' ? `${what} date` : `${what} ${done}`), kind: 'date', options: [] }
  const [, place = ''] = /^(address|place|street|house|shop) (?:where|which|that) .{2,30}$/u.exec(said) ?? []
  if (place !== '') return { name: capitalise(place), options: [] }
  // "Hoofs get cut every 8 weeks", "each has to be wound on another day"
  const again =
    /^(?:(\p{L}+) )?(?:get|gets|are|is|has to be|have to be|must be|needs to be|need to be) (\p{L}+) (?:every|once|twice|each|on (?:another|a different|its own) day)(?: .*)?$/u.exec(
      said,
    )
  if (again && participleOf(again[2] ?? '') === again[2])
    return {
      name: `Next ${/^(?:each|it|they|all|every|one)?$/.test(again[1] ?? '') ? '' : `${toSingular(again[1] ?? '')} `}${gerundOf(again[2] ?? '')}`,
      options: [],
    }
  // "Parts I ordered", "the place he wrote from"
  const [, noun = '', verb = ''] =
    /^(\p{L}+) (?:i|we|they|he|she|you) (\p{L}+)(?: from| for| with| in| at| it)?$/u.exec(said) ?? []
  const doneTo = noun !== '' && !stopWords.has(noun) ? participleOf(verb) : undefined
  if (doneTo) return { name: capitalise(toSingular(noun) === noun ? noun : `${noun} ${doneTo}`), options: [] }
  const words = said.split(/\s+/)
  if (words.length === 0 || words.length > longest || !words.every((word) => /^\p{L}[\p{L}'-]*$/u.test(word)))
    return undefined
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (
    words.some(
      (word) => stopWords.has(word) && findAttribute(word) === undefined && word !== 'of' && word !== 'per',
    )
  )
    return undefined
  // "Last cleaned" is a day.
  if (words.length === 2 && /^(?:last|first|since|next|previous)$/.test(first) && last.endsWith('ed'))
    return { name: capitalise(said), kind: 'date', options: [] }
  // "Invoice sent", "key returned"
  if (
    words.length === 2 &&
    /^(?:sent|paid|signed|done|returned|given|sold|cleaned|checked|delivered|received|found|vaccinated)$/.test(
      last,
    ) &&
    !strictVerbs.has(first) &&
    toSingular(first) === first
  )
    return { name: capitalise(said), kind: 'switch', options: [] }
  if (
    has(noValue, last) ||
    (strictVerbs.has(first) && words.length > 1) ||
    words.some((word) => word.endsWith('ly'))
  )
    return undefined
  const isValue =
    findAttribute(toSingular(last)) !== undefined || ['measure', 'state'].includes(classOf(toSingular(last)))
  // "Serial numbers" of things: each has one.
  const name = capitalise(said.replace(onePerThing, '$1'))
  if (isValue || /^(?:last|next|first) /.test(said)) return { name, options: [] }
  if (
    toSingular(last) !== last &&
    !(isAmong && classOf(toSingular(last)) !== 'person') &&
    !/^(?:watts|volts|amps|stitches|rows|laps|sets|reps|points|pages|litres|kilos|hours|minutes)$/.test(last)
  )
    return undefined
  if (
    words.length === 1 &&
    !first.endsWith('ing') &&
    participleOf(first) !== undefined &&
    classOf(first) === 'activity'
  )
    return undefined
  return { name: capitalise(said), options: [] }
}
