import { readTriggers, type Trigger } from '../../archetype.ts'
import { defineEntity, type Entity, type EntitySource, type Field } from '../../entity.ts'

type Shared = Partial<Omit<EntitySource, 'id' | 'words' | 'samples' | 'about'>>

/** Content of one kind of a thing as its file writes it: a symptom diary of migraines has no sneezing in it. */
export interface VarietySource extends Shared {
  /** Words of a description that ask for it, as triggers are written. */
  signs: string
  /** Further words for it where it is of this kind: tutors of languages are teachers, too. */
  also?: string
  /** Fields of the thing this kind has not: a whisky has no grape. */
  without?: string
  samples: string
  about: string
}

/** A thing of the lexicon with content of one kind, and what asks for it. */
export interface Variety {
  of: string
  signs: readonly Trigger[]
  /** Of the kind that holds where no sign of another is said: the words the thing's own file is of. */
  unless?: readonly Trigger[]
  entity: Entity
}

/**
 * Content that is true in any trade, for a thing whose own file is of one: without a word of cars a repair is not one of
 * a car. `unless` are the words the thing's own file is of, as triggers are written.
 */
export type PlainVariety = Omit<VarietySource, 'signs'> & { unless: string }

/** Reads the kinds of one thing; what a kind leaves out is as in the thing's own file. */
export function defineVarieties(
  base: Entity,
  sources: readonly VarietySource[],
  plain?: PlainVariety,
): Variety[] {
  const known: Variety[] = sources.map((source) => ({
    of: base.id,
    signs: readTriggers(source.signs),
    entity: vary(base, source),
  }))
  if (!plain) return known
  const { unless, ...source } = plain
  return [
    ...known,
    {
      of: base.id,
      signs: [],
      unless: readTriggers(unless),
      entity: vary(base, { ...source, signs: '' }),
    },
  ]
}

/** What a field says of the first thing, its name or its price, is that of this kind's first thing. */
function ofFirst(field: Field, [was]: Entity['samples'], [is]: Entity['samples']): Field {
  // One chooses among what there is to choose.
  if (field.options.length > 0) return field
  if (is?.title !== undefined && field.value === was?.title) return { ...field, value: is.title }
  return is?.value !== undefined && field.value === was?.value ? { ...field, value: is.value } : field
}

function vary(base: Entity, { signs: _signs, also, without = '', ...source }: VarietySource): Entity {
  const made = defineEntity({
    icon: base.icon,
    fields: '',
    one: base.one,
    ...(source.one ? {} : { many: base.many }),
    ...source,
    words: base.words.join(','),
    id: source.one?.toLowerCase() ?? base.id,
  })
  const [first] = made.samples
  const own = new Map(made.fields.map((field) => [field.name, field] as const))
  const dropped = new Set(without.split(', '))
  const fields = base.fields.filter(({ name }) => !dropped.has(name))
  const kept = new Set(fields.map(({ name }) => name))
  const asFirst = (field: Field) => ofFirst(field, base.samples, made.samples)
  // What is told of the others is not told of these.
  const { notices: _notices, ask: _ask, ...shared } = base
  return {
    ...shared,
    ...(made.notices ? { notices: made.notices } : {}),
    ...(made.ask ? { ask: made.ask } : {}),
    ...(also ? { words: [...base.words, ...also.split(', ')] } : {}),
    one: made.one,
    many: made.many,
    icon: made.icon,
    samples: made.samples,
    about: made.about,
    // Where the kind begins with the thing's own first value it says the order of all.
    fields:
      made.fields[0] && made.fields[0].name === fields[0]?.name
        ? [...made.fields, ...fields.filter(({ name }) => !own.has(name)).map(asFirst)]
        : [
            ...made.fields.filter(({ name }) => !kept.has(name)),
            ...fields.map((field) => own.get(field.name) ?? asFirst(field)),
          ],
    hero: source.hero
      ? made.hero
      : { ...base.hero, title: first?.title ?? base.hero.title, text: first?.subtitle ?? base.hero.text },
    ...(source.groups ? { groups: made.groups } : {}),
    ...(source.facts || source.one ? { facts: made.facts } : {}),
    ...(source.figures ? { figures: made.figures } : {}),
    // "Cars a week" are motorcycles here.
    ...(source.trend || base.trend.title === `${base.many} a week` ? { trend: made.trend } : {}),
    ...(source.tip ? { tip: made.tip } : {}),
    ...(source.add || source.one ? { add: made.add } : {}),
    ...(source.use ? { use: made.use, next: made.next } : {}),
    part: source.part ?? (without === '' ? base.part : undefined),
    ...(source.price && made.price ? { price: made.price } : {}),
    ...(source.price === '' ? { price: undefined } : {}),
  }
}
