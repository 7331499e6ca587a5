import type { Entity, Field } from '../entity.ts'
import { readableParts } from '../told-story/reads-well.ts'
import { type StoryClause, storyClauses } from '../told-story/story-clauses.ts'
import type { StoryPart } from '../told-story/story-part.ts'
import { isOf } from '../trace/names-of.ts'
import type { Understanding } from '../understand/understand.ts'
import { classOf } from '../words/noun-classes.ts'
import { fieldOfPart } from './field-of-part.ts'
import { makeRoom } from './main-matter.ts'
import { registerEntity } from './register/register-entity.ts'
import { isSameField } from './same-field.ts'
import type { ScreenPlan } from './types.ts'

const mostForms = 2
const mostFields = 7
const making = /^(?:add|create|manage|register|post|list|define|enter|plan|set up|make|store)$/
const listing: ReadonlySet<ScreenPlan['kind']> = new Set(['browse', 'people'])

/**
 * "Add flats with rent and tenants" where flats have a list beside what the app is of: the form in which one is added, with
 * what is told of it. Without it those values would be asked for in the form of the main thing.
 */
export function addFormsOfThings(
  screens: ScreenPlan[],
  meant: Understanding,
  entities: Map<string, Entity>,
  seed: number,
): void {
  const [main] = entities.values()
  let added = 0
  for (const clause of storyClauses(meant.text)) {
    if (added >= mostForms) return
    const values = making.test(clause.verb) ? valuesOf(clause) : []
    const [first] = values
    if (!first || !main || isOf(main, first.of)) continue
    const there = screens.find(({ kind, entity }) => {
      const listed = entities.get(entity)
      return listing.has(kind) && listed !== undefined && listed !== main && isOf(listed, first.of)
    })
    const known = there && entities.get(there.entity)
    if (known ? hasForm(known, screens) : !isOwnThing(first.of, values, screens)) continue
    const entity =
      known && !known.id.startsWith('own-')
        ? { ...known, fields: withTold(known, values) }
        : {
            ...registerEntity(
              {
                noun: known?.one.toLowerCase() ?? first.of,
                said: values.map(({ label, options }) => ({ name: label, options })),
                verbs: [clause.verb],
                weight: 1,
              },
              seed,
              meant.domain,
              false,
              new Map(),
              meant.text.toLowerCase(),
            ).entity,
            ...(known ? { id: known.id, many: known.many } : {}),
          }
    const list = there ?? listOf(entity)
    if (!makeRoom(screens, meant, there ? 1 : 2)) return
    added += 1
    entities.set(entity.id, entity)
    if (!there) screens.push(list)
    screens.push({ ...list, id: `${list.id}-form`, kind: 'form', name: entity.add, isTab: false, extras: [] })
  }
}

const hasForm = ({ id }: Entity, screens: readonly ScreenPlan[]) =>
  screens.some(({ kind, entity }) => kind === 'form' && entity === id)

/** "Add fish with species and date" in an app of tanks: several are told of it, and no screen is of it. */
const isOwnThing = (noun: string, values: readonly StoryPart[], screens: readonly ScreenPlan[]): boolean =>
  values.length >= leastTold &&
  noun.length <= longestNoun &&
  !general.test(noun) &&
  kept.has(classOf(noun)) &&
  !screens.some(({ name, title = '' }) => new RegExp(String.raw`\b${noun}`, 'i').test(`${name} ${title}`))
/** They are what the app is of under another word, or only hold it. */
const general =
  /^(?:list|menu|schedule|plan|food|item|thing|product|article|entry|note|post|message|photo|record|log|content|request|report)$/
const leastTold = 2
const longestNoun = 12
const kept: ReadonlySet<string> = new Set([
  'thing',
  'animal',
  'species',
  'person',
  'place',
  'garment',
  'document',
])

const listOf = ({ id, icon, many }: Entity): ScreenPlan => ({
  id: `${id}-list`,
  kind: 'browse',
  name: many,
  icon,
  isTab: false,
  entity: id,
  variant: 0,
  extras: [],
})

const valuesOf = (clause: StoryClause): StoryPart[] =>
  readableParts(clause).filter(({ form, of }) => of !== '' && /^(?:enter|choose|switch)$/.test(form))

/** What is told first, then what the app knows of such things itself. */
function withTold({ fields, one, samples }: Entity, values: readonly StoryPart[]): Field[] {
  const told = values.map((value, index) => fieldOfPart(value, index))
  const own = fields.filter(({ name }) => !told.some((field) => isSameField(field.name, name)))
  const isNamed = [...told, ...own].some(({ name }) => /\b(?:name|title)$/i.test(name) || name === one)
  return [
    ...(isNamed
      ? []
      : [{ name: 'Name', kind: 'text', value: samples[0]?.title ?? '', options: [] } satisfies Field]),
    ...own.filter(({ name }) => /\b(?:name|title)$/i.test(name) || name === one),
    ...told,
    ...own.filter(({ name }) => !/\b(?:name|title)$/i.test(name) && name !== one),
  ].slice(0, mostFields)
}
