import { termEnds } from './register/term-ends.ts'
import type { Field } from '../entity.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { findAttribute, isLoose } from '../words/attributes.ts'
import { findExamples } from '../words/examples.ts'
import { classOf, isKnownPerson } from '../words/noun-classes.ts'
import { isParticiple } from '../words/verbs.ts'
import { choicesOf, knownValuesOf, valuesOf } from './content/values.ts'

/** How often something was done, where nothing is known of it. */
const anyCount = '12'

/** "Hours worked", "kilos saved": how much of it there is. */
function doneValue(label: string): string | undefined {
  const words = label.toLowerCase().split(' ')
  if (words.length < 2 || / and found$/i.test(label) || !isParticiple(words.at(-1) ?? '')) return undefined
  const what = words.at(-2) ?? ''
  if (/^(?:hours?|time)$/.test(what)) return '32 h'
  if (/^minutes?$/.test(what)) return '45 min'
  if (/^(?:money|funds?|amount)$/.test(what)) return '€ 640'
  if (/^(?:eaten|drunk)$/.test(words.at(-1) ?? '')) return 'Pasta with cream, an apple'
  if (/^(?:kilos?|kg|food|waste|weight|honey)$/.test(what)) return '24 kg'
  // What was ordered, rather than how many: "alterations ordered".
  if (
    /^(?:ordered|requested|chosen|booked|used|needed|replaced|installed|seen|included|wanted|agreed)$/.test(
      words.at(-1) ?? '',
    ) &&
    classOf(toSingular(what)) !== 'measure'
  )
    return (findExamples(toSingular(what))?.names ?? [])
      .slice(0, 2)
      .map((name, index) => (index === 0 ? name : name.charAt(0).toLowerCase() + name.slice(1)))
      .join(', ')
  if (/^(?:km|miles?|distance|kilomet(?:er|re)s?)$/.test(what)) return '48 km'
  return anyCount
}

/** Papers with a number of their own. */
const papers =
  /(?:invoice|receipt|ticket|permit|licen[cs]e|contract|policy|passport|certificate|report|order|claim|prescription|voucher|bill|visa|waybill|form|note|booking|reservation|registration|diploma|cheque|check|docket|declaration|deed|lease|insurance|warranty|quote|estimate|case|file|slip)s?$/

/** "Meeting point": a place, and no number of points. */
const whereOneMeets =
  /\b(?:meeting|assembly|gathering|starting|drop-?off|pick-?up) (?:points?|places?|spots?)$/i
/** "Place found": where, and no number of places. */
const whereDone = /\b(?:place|spot|site|location|beach|quarry) (?:found|seen|caught|picked|bought|taken)$/i

/** What somebody, or a dish, is or is not. */
const answered = /^(?:vegetarian|vegan|pescatarian|diabetic|smoker|non-smoker|beginner|senior|adult)$/

/** A field for a noun of which there is one each ("judge", "weighbridge"), never without a value. */
export function nounField(label: string, said: string): Field {
  // "Checklist per room" is no room.
  const [, before] = /(\p{L}+) per \p{L}+$/iu.exec(label) ?? []
  const noun = before ? toSingular(before.toLowerCase()) : said
  // "Pest guide": something to read.
  if (
    / guide$/i.test(label) &&
    !/\b(?:tour|travel|mountain|museum|city|safari|fishing|hiking|local) guide$/i.test(label)
  )
    return { name: label, kind: 'text', value: '', options: [], isGuess: true }
  // "Contacts per band": how many.
  if (/^(?:\p{L}+ )?\p{L}+[^s\P{L}]s per \p{L}+$/iu.test(label))
    return { name: label, kind: 'number', value: anyCount, options: [] }
  // "Who paid", "who brought it": somebody.
  if (/^who /i.test(label)) return { name: label, kind: 'person', value: 'Iris Chen', options: [] }
  if (whereOneMeets.test(label))
    return { name: label, kind: 'place', value: 'Car park by the mill', options: [] }
  if (whereDone.test(label)) return { name: label, kind: 'place', value: 'Gravel pit', options: [] }
  if (termEnds.test(label)) return { name: label, kind: 'date', value: '31 Dec 2026', options: [] }
  if (/\bangle$/i.test(label)) return { name: label, kind: 'text', value: '95°', options: [] }
  // "Skills needed" are skills.
  const [, needed = ''] = /^(.+) (?:needed|required|wanted)$/i.exec(label) ?? []
  const wanted = findAttribute(toSingular(needed.toLowerCase().split(' ').at(-1) ?? ''))
  if (wanted) return { name: label, kind: wanted.kind, value: wanted.value, options: wanted.options }
  const done = doneValue(label)
  if (done !== undefined)
    return {
      name: label,
      kind: /^\d|^€/.test(done) ? 'number' : 'text',
      value: done,
      options: [],
      ...(done === anyCount ? { isGuess: true } : {}),
    }
  const [known, ...others] = valuesOf(label) ?? []
  const field = (kind: Field['kind'], value: string): Field => ({ name: label, kind, value, options: [] })
  const guess = (kind: Field['kind'], value: string): Field => ({ ...field(kind, value), isGuess: true })
  // An arrival airfield is a place, at whatever time one comes there.
  if (known !== undefined && /^\d{1,2}:\d{2}$/.test(known) && classOf(toSingular(noun)) === 'place')
    return field('place', /^air(?:field|port|strip)$/.test(noun) ? 'Lübeck' : 'Linden lane 4')
  if (known !== undefined) {
    const options = choicesOf([known, ...others])
    const isChoice =
      options.length > 1 && options.length <= 4 && options.every((each) => /^[A-Z][a-z -]{1,12}$/.test(each))
    const isGuess = !knownValuesOf(label) || isLoose(toSingular(noun))
    return {
      ...(isChoice
        ? { ...field('choice', known), options }
        : field(known.startsWith('€') ? 'money' : 'text', known)),
      ...(isGuess ? { isGuess } : {}),
    }
  }
  switch (classOf(toSingular(noun))) {
    case 'person':
      if (answered.test(noun)) return field('switch', 'yes')
      return isKnownPerson(toSingular(noun)) ? field('person', 'Iris Chen') : guess('text', '')
    case 'group':
      return guess('text', 'Linden')
    case 'place':
      return field('place', 'Linden lane 4')
    case 'event':
      return guess('date', /^next /i.test(label) ? 'Thu 26 Nov' : 'Thu 19 Nov')
    case 'picture':
      return field('photo', noun)
    case 'numbered':
      return guess('text', `${capitalise(noun)} 4`)
    case 'document':
      return papers.test(noun) ? guess('text', 'No. 118') : field('switch', 'yes')
    case 'state':
      // What has been is told, and not chosen from three.
      if (/(?:history|overview|forecast)$/i.test(label)) return field('long', '')
      if (/\b(?:risk|danger|hazard|threat|alert|stress|pain|noise)\b/i.test(label))
        return { ...field('choice', 'Low'), options: ['Low', 'Medium', 'High'] }
      return { ...guess('choice', 'Good'), options: ['Good', 'Fair', 'Poor'] }
    case 'measure':
      return guess('number', '12')
    case 'activity':
    case 'award':
    case 'garment':
    case 'service':
    case 'species':
    case 'animal':
    case 'thing':
      return field('switch', 'yes')
  }
}
