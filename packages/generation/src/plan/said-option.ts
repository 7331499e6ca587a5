import type { Entity } from '../entity.ts'
import { stemOf } from '../words/forms.ts'
import { isObject } from './content/things.ts'
import { classOf } from '../words/noun-classes.ts'
import type { AppPlan } from './types.ts'

/** Where a description says what it is of, and of whom. */
const openingCharacters = 40
/** What is chosen by a noun is one of several sorts; states and times are said of anything. */
const creatures: ReadonlySet<string> = new Set(['animal', 'species'])
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
  const isSaid = (option: string) => opening.includes(` ${stemsOf(option)} `)
  const isSort = (option: string) =>
    !notWhich.test(option) && (isObject(option.toLowerCase()) || creatures.has(classOf(option.toLowerCase())))
  const fields = thing.fields.map((field) => {
    // Who names two of them keeps both.
    const [said, ...others] = field.kind === 'choice' ? field.options.filter(isSaid) : []
    return said !== undefined && others.length === 0 && isSort(said) ? { ...field, value: said } : field
  })
  return fields.some((field, index) => field !== thing.fields[index]) ? { ...thing, fields } : thing
}

const stemsOf = (text: string): string =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf).join(' ')
