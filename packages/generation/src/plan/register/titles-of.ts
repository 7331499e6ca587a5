import type { Field } from '../../entity.ts'
import { capitalise } from '../../words/forms.ts'
import { thingsInIng, type NounClass } from '../../words/noun-classes.ts'
import { at, firstOf, people } from '../content/base.ts'
import { uncounted } from './chunk-kinds.ts'
import type { RegisterThing } from './register.ts'
import { isSomebodys, surelyTold, toldTitle } from './told-title.ts'
import { type Column, given, land, parts } from './said-field.ts'

const numbers = ['18', '17', '15', '12', '11', '9']

/** They are gone through one after the other. */
const inOrder =
  /(?:^|[ -])(?:step|stage|phase|scene|act|chapter|lesson|level|part|page|verse|round|lap|week|unit|module)$/

/** One of many made the same way: its number tells it from the others. */
const inSeries = /(?:^| )(?:batch|lot|run|load|barrel|cask)$/
/** People number them, or they come with a number: tickets, jumps, files, rolls. */
const bearsNumber =
  /(?:^| )(?:batch|lot|run|load|barrel|cask|ticket|order|job|case|file|dossier|claim|jump|flight|dive|trip|tour|ride|core|sample|specimen|reel|roll|tape|film|volume|issue|edition|record|receipt|voucher|coupon|permit|licen[cs]e|card|tag|label|locker|crate|carton|pallet|parcel|container|unit|module|checkpoint|point|post|pole|pier|buoy|pylon|sensor|node|meter|machine|device|pen|cage|nest|trap|burrow|grave|plot|row|field|shot|take|frame|cue|entry|item|question|exercise|experiment|trial|test|series|session|meeting|visit|audit|drill|exhibit|artefact|artifact|object|piece|print|plate|panel|sheet|ballot|draw|game|match|heat)$/
/** One sees nothing of it: what is thought, wished, done or agreed. */
const isUnseen =
  /(?:[tsx]ion|ment|ness|ity|ance|ence|ency|ancy|ure|ism|age|al|ing|sis|swap|exchange|wish|idea|aid|effect|version|request|need|plan|rule|topic|theme|style|method|concern|claim|deal|offer|project|topic|subject|goal|task|story|term|word|role|duty|law|fact|case|event|link|mode|zone|value|score|limit|level|trend|move|game|song|course|habit|list|profile|account|budget|visit|tip|hint|thought|memory|dream|talk|speech|text|script|plot|draft|report|note|material|stuff|supply)$/

/** What things nobody numbers are told apart by: whose they are, or what one sees of them. */
const unnumbered = (noun: string, one: string, nounClass: NounClass, turn: number) => {
  const last = noun.split(' ').at(-1) ?? noun
  const isSeen = nounClass === 'thing' && (thingsInIng.test(last) || !isUnseen.test(noun))
  const person = (index: number) => firstOf(at(people, index + turn))
  const seen = ['Blue', 'Large', 'Red', 'Small', 'Green', 'Old'].map((look) => `${look} ${one.toLowerCase()}`)
  return (index: number) =>
    isSeen ? at(seen, index + (turn % 6)) : `${person(index)}’s ${one.toLowerCase()}`
}
/** They are given names. */
export const bearsName =
  /(?:^| )(?:puppet|marionette|doll|boat|ship|yacht|dinghy|canoe|barge|bell|queen|robot)$/
/** Somebody pays them, each his own. */
const owed = /(?:^| )(?:fee|due|fine|contribution|instalment|installment|debt|subscription|membership)$/
/** What one sees of a thing says which it is. */
const looking = /^(?:colou?r|material|wood|timber|fabric|metal|stone|shape|glaze|pattern)$/i

/** Of what sort it is, where nothing else tells it from the others. */
const sorted = /^(?:type|kind|size)$/i

/** What things are called, by their place. */
export interface Titles {
  at: (index: number) => string
  /** The column the titles come from. */
  from?: Column
}

/** What tells one from the other: its name, where or for whom it is, its day, or its number. */
export function titlesOf(
  { noun, log, isTold, isBook }: RegisterThing,
  nounClass: NounClass,
  examples: readonly string[],
  columns: readonly Column[],
  isDone: boolean,
  turn: number,
): Titles {
  const column = (use: Column['use']) => columns.find((each) => each.use === use)
  const from = (found: Column): Titles => ({ at: (index) => at(found.values, index), from: found })
  const named = column('name')
  if (nounClass === 'person')
    return { at: (index) => at(people, index + turn), ...(named ? { from: named } : {}) }
  if (named) return from(named)
  if ((nounClass === 'animal' || bearsName.test(noun)) && !isDone) return { at: (index) => at(given, index) }
  const sure = isTold && !isBook ? surelyTold(noun, isDone, columns) : undefined
  if (sure) return from(sure)
  // Of what is done the description says more than its name would.
  if (examples.length > 3 && !log && columns.length < (isDone && !isTold ? 5 : 9))
    return { at: (index) => at(examples, index).split(', ')[0] ?? '' }
  const place = column('place')
  const day = column('date')
  const ref = column('ref')
  // A feeding is one of a hedgehog.
  const where = ref ?? place
  if (isDone && where) return from(where)
  const key = columns.find(
    ({ field, use }) =>
      use === 'text' && /species|variety|kind|type|model|breed|title|method|piece|tower/i.test(field.name),
  )
  if (key && !inSeries.test(noun)) return from(key)
  const telling = isTold ? toldTitle(noun, nounClass, isDone, columns, isBook) : undefined
  if (telling) return from(telling)
  if (isDone && day) return from(day)
  // "Norrgard 1987": who made it, and when.
  const maker = columns.find(({ field }) =>
    /^(?:maker|make|manufacturer|builder|brand|foundry)$/i.test(field.name),
  )
  const made = columns.find(({ field }) =>
    /^(?:model|(?:year|date)(?: (?:built|made|of .*))?)$/i.test(field.name),
  )
  if (land.test(noun) && !isDone) return { at: (index) => `${at(parts, index + turn)} ${noun}` }
  if (maker && made) return { at: (index) => `${at(maker.values, index)} ${at(made.values, index)}` }
  // Everybody owes his own.
  if (owed.test(noun)) return { at: (index) => at(people, index + turn) }
  // "Paper stock": one of it is paper.
  const words = noun.split(' ')
  const last = uncounted.test(words.at(-1) ?? '') ? words.at(-2) : words.at(-1)
  const one = capitalise(last ?? noun)
  if (inOrder.test(noun)) return { at: (index) => `${one} ${index + 1}` }
  // What has a number is called by it.
  const number = columns.find(({ field }) => /^(?:number|no|id)$/i.test(field.name))
  if (number) return { at: (index) => `${one} ${at(number.values, index)}` }
  const looks = columns.find(
    ({ field, use }) => use !== 'ref' && (looking.test(field.name) || (isTold && sorted.test(field.name))),
  )
  if (looks && !inSeries.test(noun))
    return { at: (index) => `${at(looks.values, index)} ${one.toLowerCase()}` }
  if (isTold && !isDone && !isSomebodys(noun)) return { at: (index) => `${one} ${index + 1}` }
  if (!bearsNumber.test(noun) && nounClass !== 'numbered')
    return { at: unnumbered(noun, one, nounClass, turn) }
  const start = turn % 3
  return { at: (index) => `${one} ${Number(at(numbers, index)) + start * 20}` }
}

/** A title of its own where nothing else names the thing. */
export const titleField = (fields: readonly Field[], one: string, title: string, isNamed: boolean): Field[] =>
  isNamed || fields.some(({ name }) => /(?:name|title)$/i.test(name))
    ? [...fields]
    : [
        { name: one.split(' ').length > 1 ? 'Name' : `${one} name`, kind: 'text', value: title, options: [] },
        ...fields,
      ]
