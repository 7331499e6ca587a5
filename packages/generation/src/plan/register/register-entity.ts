import { isPictureKnown } from '@kwiq/catalogue/pictures'
import type { Entity, Figure, Sample } from '../../entity.ts'
import { hashText } from '../../seed.ts'
import { capitalise, toPlural } from '../../words/forms.ts'
import type { Domain } from '../../words/domains.ts'
import { findExamples } from '../../words/examples.ts'
import { isKnownPerson, type NounClass } from '../../words/noun-classes.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { at, firstOf, people } from '../content/base.ts'
import { entityById } from '../../entities/index.ts'
import { isTrade } from '../is-trade.ts'
import { makeEntity, withoutWhen } from '../make-entity.ts'
import { isDoneAgain } from './done-again.ts'
import { addOf, doingOf } from './button-words.ts'
import { uncounted } from './chunk-kinds.ts'
import { completed, keptOf } from './completed.ts'
import type { RegisterThing } from './register.ts'
import { apartFromEachOther, inWords, namedAs, stateOf } from './told-columns.ts'
import { titleField, type Titles, titlesOf } from './titles-of.ts'
import { type Column, columnOf } from './said-field.ts'
import { countOf, trendOf } from './trends.ts'

/** A form of more is no screen of a phone. */
const mostTold = 9
const places = [0, 1, 2, 3, 4, 5]
/** Fewer are no list. */
export const fewestNamed = 3
const days = ['Thu 19 Nov', 'Tue 17 Nov', 'Sun 15 Nov', 'Thu 12 Nov', 'Mon 9 Nov', 'Sat 7 Nov']
export interface Registered {
  entity: Entity
  /** It has an amount that changes from one to the next. */
  hasTrend: boolean
  /** Those of it that fall due, the nearest first. */
  hasDue: boolean
  columns: readonly Column[]
  /** It is done again and again, each time written down. */
  isDone: boolean
  /** What kind of thing it is, however its lists look. */
  nounClass: NounClass
}

/** What a thing a description names holds: its fields in the description's words, and six that could be. */
export function registerEntity(
  thing: RegisterThing,
  seed: number,
  domain: Domain | undefined,
  isShared: boolean,
  named: ReadonlyMap<string, readonly string[]>,
  about: string,
  forced?: readonly string[],
): Registered {
  const noun = withoutWhen(thing.noun.split(' ')).join(' ')
  const turn = hashText(`${seed}/${noun}`)
  const own = makeEntity(noun.split(' '), seed, true, domain)
  const stock =
    /^(?:stock|inventory)$/.test(noun) && thing.said.length === 0 ? entityById('stock item') : undefined
  if (stock)
    return {
      entity: { ...stock, id: own.id, many: capitalise(noun), words: own.words },
      hasTrend: false,
      hasDue: false,
      columns: [],
      isDone: false,
      nounClass: 'thing',
    }
  const base = own
  // A stretcher only ends like somebody who does something.
  const head = noun.split(' ').at(-1) ?? noun
  const isSomebody =
    isKnownPerson(head) || thing.isSomebody === true || forced !== undefined || thing.said.length === 0
  const nounClass = base.nounClass === 'person' && !isSomebody ? 'thing' : (base.nounClass ?? 'thing')
  const examples = findExamples(noun, domain)
  const one = capitalise(noun)
  const columns = thing.said
    .map((each) => columnOf(each, turn, named, about, noun))
    // What it is photographed as.
    .map((column) =>
      column.field.kind === 'photo' ? { ...column, field: { ...column.field, value: noun } } : column,
    )
  // A feeding is one of a hedgehog, whatever else feedings are.
  const isOneOf = isDoneAgain(noun) && nounClass !== 'person' && keptOf(named, noun) !== undefined
  // What is known of such a thing says more than nothing does.
  if (
    !forced &&
    columns.length === 0 &&
    (examples || (nounClass !== 'thing' && nounClass !== 'activity' && nounClass !== 'measure')) &&
    !thing.log &&
    !isOneOf &&
    // Nothing has a price where nothing is sold.
    (isTrade(about) || base.fields.every(({ kind }) => kind !== 'money'))
  )
    return {
      entity: withUse(base, thing),
      hasTrend: false,
      hasDue: false,
      columns: [],
      isDone: false,
      nounClass,
    }
  const isDone = thing.log !== undefined || (isDoneAgain(noun) && nounClass !== 'person')
  const whole = completed(columns, noun, isDone, isShared, turn, named, thing.isTold)
  const all = thing.isTold
    ? namedAs(apartFromEachOther(whole, nounClass), noun, nounClass, examples?.names ?? [])
    : whole
  // "Fog-signal log": what is written down has no noun of its own; a "repair log" is about repairs.
  const isEntry =
    thing.log !== undefined && nounClass !== 'person' && (!isDoneAgain(noun) || noun.endsWith('ing'))
  const titles = forced ?? []
  if (forced && nounClass === 'person')
    return {
      entity: peopleOf(base, forced),
      hasTrend: false,
      hasDue: false,
      columns: [],
      isDone: false,
      nounClass,
    }
  const names: Titles =
    titles.length > 0
      ? { at: (index: number) => at(titles, index) }
      : titlesOf(thing, nounClass, examples?.names ?? [], all, isDone, turn)
  const columnFor = (kind: Column['use']) =>
    all.find((column) => column.use === kind && column !== names.from)
  const due = all.find((column) => column.use === 'due')
  const amount = columnFor('amount') ?? columnFor('count')
  const state = thing.isTold ? stateOf(all, thing.said) : columnFor('choice')
  const lines = [
    columnFor('place'),
    columnFor('ref'),
    columnFor('person'),
    columnFor('text'),
    columnFor('choice'),
    columnFor('date'),
  ].filter((column) => column !== undefined)
  const trailing = due ?? (thing.isTold ? (state ?? amount) : (amount ?? state))
  const icon = iconFor(noun, isDone ? 'edit' : (iconOfClass[nounClass] ?? 'box'))
  const picture =
    base.samples.every(({ image }) => image !== undefined && isPictureKnown(image)) &&
    examples &&
    !(thing.isTold && names.from && names.from.use !== 'name')
      ? base.samples
      : []
  const isPerson = nounClass === 'person'
  // Only those a description names are there.
  const rows = forced && forced.length >= fewestNamed ? places.slice(0, forced.length) : places
  const samples = rows.map((index): Sample => {
    const value = trailing ? (thing.isTold ? inWords(trailing, index) : at(trailing.values, index)) : ''
    const subtitle = lines
      .filter((column) => column !== trailing && column !== names.from)
      .slice(0, 2)
      .map((column) => (thing.isTold ? inWords(column, index) : at(column.values, index)))
      .filter((each) => each !== names.at(index) && !names.at(index).startsWith(`${each} `))
      .join(' · ')
    const image = picture[index]?.image
    return {
      ...(image ? { image } : isPerson ? { avatar: names.at(index) } : { icon }),
      title: names.at(index),
      ...(subtitle ? { subtitle } : {}),
      ...(due
        ? { badge: value, tone: index === 0 ? 'danger' : index < 3 ? 'warning' : 'neutral' }
        : trailing === state && state
          ? { badge: value, tone: toneOf(value, index) }
          : value
            ? { value }
            : {}),
    }
  })
  const many =
    thing.called !== undefined
      ? capitalise(thing.called)
      : isEntry && thing.log
        ? capitalise(thing.log)
        : uncounted.test(noun.split(' ').at(-1) ?? '')
          ? one
          : capitalise(toPlural(noun))
  const plural = capitalise(toPlural(noun)).toLowerCase()
  const total = forced ? Math.max(forced.length, fewestNamed) : 24 + (turn % 40)
  const added = forced ? 1 : 1 + (turn % 4)
  const figures: Figure[] = [
    { value: `${total}`, title: isEntry ? 'Entries' : many, delta: `+${added} this week` },
    ...(due ? [{ value: '2', title: 'Due this week' }] : []),
    ...(amount && isDone
      ? [{ value: at(amount.values, 0), title: `Latest ${amount.field.name.toLowerCase()}` }]
      : []),
    ...(state ? [{ value: '5', title: at(state.values, 0) }] : []),
    { value: `${forced ? 1 : 2 + (turn % 7)}`, title: 'This month' },
  ].slice(0, 3)
  const first = samples[0] ?? { title: one }
  const fields = all.map(({ field }) => field)
  const note = fields.find(({ kind }) => kind === 'long')?.value
  const facts = all
    .filter((column) => column !== names.from)
    .filter(
      ({ values, use: kind, field }) =>
        kind !== 'none' && kind !== 'name' && (values[0] ?? '').length <= 9 && field.name.length <= 16,
    )
    .slice(0, 3)
    .map(({ field }) => ({ value: field.value, title: field.name }))
  const entity: Entity = {
    ...base,
    one: isEntry ? 'Entry' : one,
    many,
    icon,
    groups: groupsOf(state, due !== undefined, isDone),
    fields: titleField(fields, one, first.title, names.from !== undefined || isDone),
    samples,
    ...(thing.isTold
      ? {
          told: Math.min(
            thing.said.length + 1,
            mostTold - fields.filter(({ kind }) => kind === 'photo').length,
          ),
        }
      : {}),
    about: note ?? '',
    facts,
    figures,
    hero: {
      overline: due ? `Due ${at(due.values, 1)}` : isDone ? `Latest, ${at(days, 0)}` : 'New this week',
      title: first.title,
      text: [first.subtitle, due ? undefined : (first.value ?? first.badge)].filter(Boolean).join(' · '),
      button: due ? (doingOf(thing) ?? `Open ${one.toLowerCase()}`) : addOf(thing, isEntry ? 'Entry' : one),
    },
    tip: {
      title: due
        ? `One ${one.toLowerCase()} overdue, two due this week`
        : `${total} ${isEntry ? 'entries' : plural}, ${added} new this week`,
      text: `Last change by ${firstOf(at(people, turn))}, today at 8:40`,
    },
    add: addOf(thing, isEntry ? 'Entry' : one),
    use: doingOf(thing) ?? `Edit ${(isEntry ? 'entry' : one).toLowerCase()}`,
    trend: amount ? trendOf(amount, base.trend) : countOf(base.trend, isEntry ? 'Entries' : many, turn),
    nounClass:
      nounClass === 'event' && !base.samples.every(({ time }) => time) ? 'thing' : classShown(nounClass),
  }
  return {
    entity,
    hasTrend: amount?.use === 'amount' && isDone && /\d/.test(at(amount.values, 0)),
    hasDue: due !== undefined,
    columns,
    isDone,
    nounClass,
  }
}

/** People who are named elsewhere in the app. */
const peopleOf = (base: Entity, names: readonly string[]): Entity => ({
  ...base,
  samples: base.samples.map((sample, index) => {
    const name = at(names, index)
    return { ...sample, title: name, avatar: name }
  }),
  figures: base.figures
    .map((figure, index) => (index === 0 ? { ...figure, value: `${names.length}`, delta: '+1' } : figure))
    .slice(0, 1),
  tip: { title: `${names.length} ${base.many.toLowerCase()}`, text: base.tip.text },
})

const iconOfClass: Readonly<Partial<Record<NounClass, string>>> = { animal: 'paw', species: 'leaf' }

/** Lists of these are rows with what the description says of each. */
const classShown = (nounClass: NounClass): NounClass =>
  nounClass === 'person' || nounClass === 'place' || nounClass === 'numbered' ? nounClass : 'document'

const withUse = (entity: Entity, thing: RegisterThing): Entity => ({
  ...entity,
  samples: entity.samples.map((sample) => {
    // No pattern where there is no drawing.
    if (!sample.image || isPictureKnown(sample.image)) return sample
    const { image: _image, ...plain } = sample
    return { ...plain, icon: entity.icon }
  }),
  use: doingOf(thing) ?? entity.use,
  add: addOf(thing, entity.one),
})
const groupsOf = (state: Column | undefined, hasDue: boolean, isDone: boolean): string[] => {
  const options = state?.field.options.filter((option) => option.length <= 12) ?? []
  if (hasDue) return ['Due', 'Later', 'Done']
  if (options.length > 1) return options.slice(0, 3)
  return isDone ? ['This week', 'Month', 'All time'] : ['New', 'Mine', 'Archive']
}

const good = /^(?:good|very good|low|done|none|ready|yes|clear|ok|fine|like new|new|paid|easy)$/i
const bad = /^(?:poor|high|bad|broken|blocked|overdue|lost|needs repair|no)$/i
const toneOf = (value: string, index: number): string =>
  good.test(value)
    ? 'success'
    : bad.test(value)
      ? 'danger'
      : (['primary', 'warning', 'neutral'][index % 3] ?? 'primary')
