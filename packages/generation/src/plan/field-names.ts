import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'

const longestName = 24
const said = (text: string) => toSingular(text.toLowerCase())
/** Words of any form: which of them is meant is said elsewhere. */
const common =
  /^(?:name|title|notes?|photo|picture|status|date|time|text|email|phone|description|category|type)$/i

/** What one fills in, called as the description calls it: "Philanthropic interests" rather than "Interests". */
export function withFieldNames(entity: Entity, phrases: readonly Phrase[]): Entity {
  const nameOf = (name: string): string => {
    if (name.includes(' ') || common.test(name)) return name
    const fuller = phrases.filter(
      ({ words, label }) => words.length === 2 && !label && said(words.at(-1) ?? '') === said(name),
    )
    const [phrase] = fuller
    const written = phrase ? capitalise(phrase.words.join(' ')) : name
    const isTaken = entity.fields.some((field) => field.name.toLowerCase() === written.toLowerCase())
    return fuller.length === 1 && !isTaken && written.length <= longestName ? written : name
  }
  const fields = entity.fields.map((field) => ({ ...field, name: nameOf(field.name) }))
  return fields.every((field, index) => field.name === entity.fields[index]?.name)
    ? entity
    : { ...entity, fields }
}
