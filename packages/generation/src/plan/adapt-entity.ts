import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'

const makingVerbs = new Set([
  'add',
  'create',
  'log',
  'record',
  'write',
  'post',
  'submit',
  'upload',
  'define',
  'enter',
  'register',
  'track',
  'plan',
  'report',
  'contribute',
  'place',
  'save',
  'schedule',
])

/**
 * The entity in the description's own words: a synonym it uses ("summoners" for players), the verb it makes one
 * with ("Define a survey"), and fields for choices it lists in brackets.
 */
export function adaptEntity(entity: Entity, phrases: readonly Phrase[]): Entity {
  const own = phrases.find((phrase) => {
    const head = phrase.words.at(-1) ?? ''
    const single = toSingular(head)
    return head !== single && single !== entity.id && entity.words.includes(single)
  })
  const noun = own ? toSingular(own.words.at(-1) ?? '') : undefined
  const renamed =
    noun && !entity.one.toLowerCase().includes(noun)
      ? { one: capitalise(noun), many: capitalise(toPlural(noun)) }
      : {}
  const words = new Set([entity.id, noun ?? entity.id, ...entity.words])
  const making = phrases.find(
    (phrase) =>
      phrase.verb &&
      makingVerbs.has(phrase.verb) &&
      words.has(toSingular(phrase.words.at(-1) ?? '')) &&
      phrase.words.length <= 2,
  )
  const add = making
    ? capitalise(
        `${making.verb} ${making.words
          .slice(0, -1)
          .concat(toSingular(making.words.at(-1) ?? ''))
          .join(' ')}`,
      )
    : undefined
  const choices = phrases
    .filter((phrase) => phrase.options.length > 1)
    .map((phrase) => ({
      name: capitalise(phrase.text),
      kind: 'choice' as const,
      value: capitalise(phrase.options[0] ?? ''),
      options: phrase.options.map(capitalise),
    }))
  const kept = entity.fields.filter(
    (field) => !choices.some((choice) => choice.name.toLowerCase() === field.name.toLowerCase()),
  )
  return { ...entity, ...renamed, ...(add ? { add } : {}), fields: [...choices.slice(0, 2), ...kept] }
}
