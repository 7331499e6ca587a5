import type { Entity } from '../entity.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { find } from '../understand/searched.ts'

const keeping =
  /(?<!\p{L})(?:report|log|record|track|submit|note) (?:their |your |my |the |our |all |any |daily |things like |issues like |problems like |issues such as )*((?:[\p{L}-]+(?: [\p{L}-]+){0,2}, ){1,5}(?:and |or )?[\p{L}-]+(?: [\p{L}-]+){0,2}?(?:,? (?:and|or) [\p{L}-]+(?: [\p{L}-]+)?)?)(?=\s*(?:[.,;:\n]|$| of | with | by | on | in | for | from | so | to | and ))/iu
const ofKind = /^(?:what|what is it|kind|type|category)$/i
/** "In lavender", "with photos": how, and no kind. */
const isHow = /^(?:in|with|by|on|for|from|at|via|per|without) /i
const longest = 24
const fewest = 2
const most = 6

/** What a description says one reports or logs: "potholes, street lights and graffiti", each as one; empty without such a list. */
export function readKinds(text: string): string[] {
  const [, list = ''] = find(keeping, text) ?? []
  const items = list
    .split(/,|\band\b|\bor\b/i)
    .map((item) => item.trim().replace(/^(?:their|your|the|an?|other) /i, ''))
    .filter((item) => item !== '' && !isHow.test(item))
  return items.length >= fewest && items.every((item) => item.length <= longest)
    ? items.slice(0, most).map((item) => {
        const words = item.toLowerCase().split(' ')
        return capitalise([...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' '))
      })
    : []
}

/**
 * The entity with these as the kinds it tells apart ("What is it: Pothole, Street light, Graffiti"), where it has such a choice and
 * at least one of them is among its own.
 */
export function withKinds(entity: Entity, kinds: readonly string[]): Entity {
  if (kinds.length < fewest) return entity
  const choice = entity.fields.find(({ name, kind }) => kind === 'choice' && ofKind.test(name))
  const stems = new Set(kinds.flatMap((kind) => kind.toLowerCase().split(' ').map(stemOf)))
  const isOwn = choice?.options.some((option) =>
    option
      .toLowerCase()
      .split(' ')
      .some((word) => stems.has(stemOf(word))),
  )
  const [first = ''] = kinds
  return choice && isOwn
    ? {
        ...entity,
        fields: entity.fields.map((field) =>
          field === choice ? { ...field, value: first, options: [...kinds, 'Other'] } : field,
        ),
      }
    : entity
}
