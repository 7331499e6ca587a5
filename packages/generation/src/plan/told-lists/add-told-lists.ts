import type { Entity, Field } from '../../entity.ts'
import { isOf } from '../../trace/names-of.ts'
import type { Understanding } from '../../understand/understand.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { makeRoom } from '../main-matter.ts'
import { referredFirst } from '../register/referred-first.ts'
import { registerEntity } from '../register/register-entity.ts'
import { isSameField } from '../same-field.ts'
import { mostScreens, type ScreenKind, type ScreenPlan } from '../types.ts'
import { readToldLists } from './read-told-lists.ts'
import { asThings } from './as-things.ts'

const leastValues = 2
const mostLists = 4
const mostFields = 8
const listing: ReadonlySet<ScreenKind> = new Set(['browse', 'people', 'history', 'checklist'])

const lastOf = (noun: string) => toSingular(noun.split(' ').at(-1) ?? noun).replace(/^enquir/, 'inquir')

/**
 * The lists a description tells with their values, in an app of a kind with things of its own: each has a list and a form,
 * where what is told of it is entered, and nothing of it is asked for in the forms of other things.
 */
export function addToldLists(
  screens: ScreenPlan[],
  meant: Understanding,
  entities: Map<string, Entity>,
  seed: number,
): void {
  const lists = readToldLists(meant.text).filter(({ said, isBook }) => said.length >= leastValues && !isBook)
  const [main] = entities.values()
  if (!main || lists.length === 0) return
  // A flat's rent is an amount, whatever the app lists of rents.
  const named = new Map(
    [...entities.values()].flatMap(({ one, samples }) => {
      const head = lastOf(one.toLowerCase())
      return classOf(head) === 'measure' ? [] : [[head, samples.map(({ title }) => title)] as const]
    }),
  )
  let added = 0
  for (const thing of referredFirst(asThings(lists))) {
    const head = lastOf(thing.noun)
    const { entity } = registerEntity(
      thing,
      seed,
      meant.domain,
      false,
      named,
      meant.text.toLowerCase(),
      calledElsewhere(head, entities),
    )
    named.set(
      head,
      entity.samples.map(({ title }) => title),
    )
    const held = entities.get(main.id) ?? main
    if (isOf(held, head) || isListOf(screens, held, head)) {
      const form = screens.find(({ kind, entity: of }) => kind === 'form' && of === main.id)
      entities.set(main.id, withTold(held, entity, !form || making.test(form.title ?? form.name)))
      continue
    }
    const there = screens.find((screen) => {
      const of = entities.get(screen.entity)
      return listing.has(screen.kind) && of !== undefined && of.id !== main.id && isOf(of, head)
    })
    const known = there && entities.get(there.entity)
    if (known) {
      // "String orders" are other orders than those of the kind.
      const isOther =
        known.id.startsWith('own-') || (thing.noun.includes(' ') && known.one.toLowerCase() !== thing.noun)
      entities.set(known.id, isOther ? { ...entity, id: known.id } : withTold(known, entity))
      if (!hasForm(known, screens) && makeRoom(screens, meant, 1)) screens.push(formOf(there, entity))
      continue
    }
    if (added >= mostLists || isScreen(screens, head) || !hasRoom(screens, meant)) continue
    added += 1
    const list = listOf(entity)
    entities.set(entity.id, entity)
    screens.push(list, formOf(list, entity))
  }
}

/** Two more are made fewer at the end, where small screens are put together. */
const mostMore = 2

/** Room for a list and its form; where nothing else can go, for as many more as others can take up. */
const hasRoom = (screens: ScreenPlan[], meant: Understanding) =>
  makeRoom(screens, meant, 2) || makeRoom(screens, meant, 1) || screens.length < mostScreens + mostMore

/** What a field of another thing chooses between: the rooms a team can play in. */
function calledElsewhere(head: string, entities: ReadonlyMap<string, Entity>): readonly string[] | undefined {
  const choice = [...entities.values()]
    .flatMap(({ fields }) => fields)
    .find(({ name, options }) => options.length > 2 && lastOf(name.toLowerCase()) === head)
  return choice?.options
}

const hasForm = ({ id }: Entity, screens: readonly ScreenPlan[]) =>
  screens.some(({ kind, entity }) => kind === 'form' && entity === id)

/** Whether the app's own thing is listed under that name: inquiries of a caterer's events. */
const isListOf = (screens: readonly ScreenPlan[], { id }: Entity, head: string) =>
  screens.some(
    ({ kind, entity, name }) => entity === id && listing.has(kind) && lastOf(name.toLowerCase()) === head,
  )

const isScreen = (screens: readonly ScreenPlan[], head: string) =>
  screens.some(({ name, title = '' }) => [name, title].some((each) => lastOf(each.toLowerCase()) === head))

/** Forms in which something is made, rather than asked for. */
const making = /^(?:add|new|create|log|record|register|write|note|edit|save|plan|post)\b/i
const isName = ({ name }: Field) => /\b(?:name|title)$/i.test(name)

/** A thing the kind of app knows, with what is told of it before what else it asks. */
function withTold(known: Entity, { fields, told = 0 }: Entity, isMade = true): Entity {
  const price = known.samples[0]?.value
  const values = fields
    .filter((field) => !isName(field) && field.kind !== 'long')
    .map((field) => {
      // Its own price of a scoop says more than what anything costs.
      const same = known.fields.find(({ name }) => isSameField(field.name, name))
      if (same && field.options.length < 2) return { ...same, name: field.name }
      return field.kind === 'money' && /^[€$£] ?\d/.test(price ?? '')
        ? { ...field, value: price ?? '' }
        : field
    })
  const own = known.fields.filter(({ name }) => !values.some((field) => isSameField(field.name, name)))
  const names = own.filter(isName)
  // Who reserves a plot gives no rent of it.
  if (!isMade) return { ...known, fields: [...own, ...values].slice(0, Math.max(mostFields, own.length)) }
  return {
    ...known,
    told,
    fields: [...names, ...values, ...own.filter((field) => !isName(field))].slice(
      0,
      Math.max(mostFields, names.length + values.length),
    ),
  }
}

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

const formOf = (list: ScreenPlan, { add }: Entity): ScreenPlan => {
  const { title: _title, subtitle: _subtitle, ...rest } = list
  return { ...rest, id: `${list.id}-form`, kind: 'form', name: add, icon: 'plus', isTab: false, extras: [] }
}
