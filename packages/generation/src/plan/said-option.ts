import type { Entity } from '../entity.ts'
import { stemOf } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import type { AppPlan } from './types.ts'

/** Where a description says what it is of, and of whom. */
const openingCharacters = 40
/** What is chosen by a noun is one of several sorts; states and times are said of anything. */
const sorts: ReadonlySet<string> = new Set(['thing', 'animal', 'species', 'garment'])
const notWhich =
  /^(?:new|open|free|daily|weekly|paid|public|private|home|house|work|day|night|online|store|shop|stock|all|any|local|club|group|card|cash|photo|video|text|mail|email|phone|table|box)$/i

/** Chooses in all things of an app what the description begins with. */
export function chooseSaidOptions({ entities }: AppPlan, text: string): void {
  for (const [id, entity] of entities) entities.set(id, withSaidOption(entity, text))
}

/**
 * A thing of which the description begins with what is chosen, with that chosen: a violin teacher's pupils play the violin.
 */
function withSaidOption(thing: Entity, text: string): Entity {
  const opening = ` ${stemsOf(text.slice(0, openingCharacters))} `
  const isSaid = (option: string) =>
    !notWhich.test(option) &&
    sorts.has(classOf(option.toLowerCase())) &&
    opening.includes(` ${stemsOf(option)} `)
  const fields = thing.fields.map((field) => {
    const said = field.kind === 'choice' ? field.options.filter(isSaid) : []
    return said.length === 1 && said[0] !== undefined ? { ...field, value: said[0] } : field
  })
  return fields.some((field, index) => field !== thing.fields[index]) ? { ...thing, fields } : thing
}

const stemsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(' ')
