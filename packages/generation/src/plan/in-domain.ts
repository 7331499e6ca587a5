import { byWord } from '../by-word.ts'
import { entityById } from '../entities/index.ts'
import { isInAnyTrade } from '../entities/varieties/index.ts'
import type { Entity, Field, Sample } from '../entity.ts'
import type { Domain } from '../words/domains.ts'
import { capitalise } from '../words/forms.ts'
import { iconFor } from '../words/noun-icons.ts'
import type { Examples } from '../words/examples.ts'

/** Begins a line without being a name, a number or the like of "Mr". */
const plainWord = /^\p{Lu}\p{Ll}{3,}(?= \p{Ll}|$)/u

const enough = 4
const servedThings: ReadonlySet<string> = new Set([
  'treatment',
  'visit',
  'work-order',
  'ticket',
  'stock item',
  'repair-order',
])
/** What a house of a trade that is known does for people: a dog's bath is no worming tablet, a plumber's work no job of his. */
const isKnownService = (entity: Entity) =>
  servedThings.has(entity.id) &&
  entity.samples[0]?.title !== entityById(entity.id)?.samples[0]?.title &&
  !isInAnyTrade(entity)
/** What a trade calls what one works on. */
const asNouns: Readonly<Partial<Record<string, readonly string[]>>> = byWord({
  'time-entry': ['task', 'job', 'project'],
  definition: ['term'],
})
/** Their second line says nothing of what they are: bids, shelves, rooms. */
const keepLines: ReadonlySet<string> = new Set(['auction-lot', 'stock item', 'lesson'])
const courses = ['Most ordered', 'Fresh today', 'House special', 'Vegetarian', 'For two', 'New']
const noted = [
  'Noted on Monday',
  'Since Tuesday',
  'Noted yesterday',
  'Twice this week',
  'Since last week',
  'Looked at today',
]
const due = ['Due today', 'Due on Friday', 'Before Monday', 'This week', 'Next week', 'No date yet']
const lines: Readonly<Partial<Record<string, readonly string[]>>> = byWord({ meal: courses, task: due })
const linesFor = (id: string, index: number) => (lines[id] ?? noted)[index % 6] ?? ''
const pictured: ReadonlySet<string> = new Set(['thing', 'place', 'numbered', 'species', 'garment', 'person'])
/** Things of kinds of app that many trades have; other kinds know their trade better. */
const manyTrades: ReadonlySet<string> = new Set(
  'announcement visit plot log-entry definition inspection check-step check-item work-order stock-item meal counter-good pick-order auction-lot treatment volunteer-shift ticket kitchen-ticket repair-order lesson task survey experiment rental-vehicle time-entry patient'.split(
    ' ',
  ),
)

/** "Mill bridge, 240 m": what stands behind the comma of an example. */
function parts(name: string): { title: string; line?: string } {
  const [title = name, ...rest] = name.split(', ')
  return rest.length > 0 ? { title, line: capitalise(rest.join(', ')) } : { title }
}

const sugar = ['18.2 °Bx', '17.4 °Bx', '18.9 °Bx', '16.8 °Bx', '17.9 °Bx', '18.4 °Bx']
const picked = ['214 kg', '180 kg', '320 kg', '640 kg', '96 kg', '150 kg']
/** Of grapes one measures the sugar, of all else one weighs what was picked. */
const yieldsOf = (domain: Domain | undefined) => (domain?.examples.has('grape') ? sugar : picked)

function examplesOf(entity: Entity, domain: Domain): Examples | undefined {
  return (
    [...(asNouns[entity.id] ?? []), entity.id, entity.one.toLowerCase(), ...entity.words]
      // What is ordered is no dish.
      .filter((noun) => !/(?:^|[ -])order$/.test(noun) || entity.id.endsWith('order'))
      // A lesson is not what is due for it.
      .filter((noun) => noun !== 'homework' || entity.id === 'homework')
      .map((noun) => domain.examples.get(noun))
      .find((examples) => examples !== undefined && examples.names.length >= enough)
  )
}

/**
 * A thing of a kind of app as it is called in the trade the description is set in: the dishes of a pizzeria are no
 * burgers, the checks of a spinning mill no fire doors. What the trade does not say of it stays as the kind has it.
 */
export function inDomain(entity: Entity, domain: Domain | undefined): Entity {
  const examples =
    domain && manyTrades.has(entity.id.replaceAll(' ', '-')) && !isKnownService(entity)
      ? examplesOf(entity, domain)
      : undefined
  if (!examples) return entity
  // Pictures are those of the kind of app's own things: of papers and dates of a trade they say something else.
  const isPictured =
    examples.picture === undefined ? pictured.has(examples.nounClass) : examples.picture !== ''
  const samples = entity.samples.map((sample, index): Sample => {
    const full = examples.names[index % examples.names.length] ?? sample.title
    const { title, line } = parts(full)
    const { meta: _meta, overline: _overline, image, ...plain } = sample
    const isNeutral = keepLines.has(entity.id)
    const yielded = entity.id === 'plot' ? yieldsOf(domain)[index % 6] : undefined
    return {
      ...plain,
      // Nobody sleeps in a car one rents by the day.
      ...(yielded ? { value: yielded } : {}),
      ...(plain.value?.endsWith(' a night') ? { value: plain.value.replace(' a night', ' a day') } : {}),
      title: isNeutral ? full : title,
      ...(isNeutral ? {} : { subtitle: line ?? linesFor(entity.id, index) }),
      ...(image
        ? isPictured
          ? { image: `${examples.picture ?? image.replace(/ \d+$/, '')} ${index + 1}` }
          : { icon: iconFor(entity.one.toLowerCase(), entity.icon) }
        : {}),
    }
  })
  const [first] = samples
  if (!first) return entity
  const worded = entity.fields.map((field) =>
    entity.id === 'plot' && field.name === 'Crop' && first.subtitle
      ? { ...field, value: first.subtitle }
      : field.name === 'Description' && field.kind === 'long'
        ? { ...field, value: examples.names[0] ?? field.value }
        : field,
  )
  const [name, ...fields] = worded
  const named: Field[] =
    name?.kind === 'text'
      ? [{ ...name, value: first.title }, ...fields]
      : name?.kind === 'choice' && !/^(?:status|size|milk|colour|material|class|type)$/i.test(name.name)
        ? [{ ...name, value: first.title, options: samples.slice(0, 4).map(({ title }) => title) }, ...fields]
        : worded
  return {
    ...entity,
    samples,
    ...(entity.id === 'plot' && !domain?.examples.has('grape')
      ? { facts: entity.facts.filter(({ title }) => title !== 'Brix') }
      : {}),
    fields: named,
    about: `${first.title}${first.subtitle ? `: ${first.subtitle.replace(plainWord, (word) => word.toLowerCase())}` : ''}. ${saidOf(entity)}`,
    hero: { ...entity.hero, title: first.title, text: first.subtitle ?? entity.hero.text },
    tip: { title: `${first.title} comes first`, text: first.subtitle ?? entity.tip.text },
  }
}

/** What is said of the first of them besides its name: nobody writes notes on what is sold. */
const saidOf = ({ id, price }: Entity): string =>
  id === 'meal'
    ? 'Made for you when you order it.'
    : price
      ? 'Ask us if you are not sure whether it is right for you.'
      : 'Changed on Tuesday, with a note by Lea.'
