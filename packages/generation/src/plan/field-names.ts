import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import { isDescriber } from '../words/describers.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { isParticiple } from '../words/verbs.ts'
import { isSameField } from './same-field.ts'

const longestName = 24
const said = (text: string) => toSingular(text.toLowerCase())
/** Words of any form: which of them is meant is said elsewhere. */
const common =
  /^(?:name|title|notes?|photo|picture|status|date|time|text|email|phone|description|category|type)$/i

/** "Missed doses" are some of many, and no value of each. */
const someOf =
  /^(?:missed|skipped|forgotten|lost|late|overdue|expired|remaining|unpaid|strong|weak|best|worst)$/
/** It says what kind of value it is, or how many there are. */
const valued = /(?:^number of | (?:date|time|level|number|name)$|^(?:date|time|name) )/i

/** What one fills in, called as the description calls it: "Philanthropic interests" rather than "Interests". */
export function withFieldNames(entity: Entity, phrases: readonly Phrase[]): Entity {
  const nameOf = (name: string): string => {
    if (name.includes(' ') || common.test(name) || name === 'List') return name
    const fuller = phrases.filter(
      ({ words, label, verb, text }) =>
        // "Generate strong passwords": how they are, and of many.
        (words.length === 2 &&
          !label &&
          !(verb && isDescriber(words[0] ?? '')) &&
          // "Confirm a finished chore": in what state it is.
          !(verb && isParticiple(words[0] ?? '')) &&
          // "Finished tasks" and "repeating tasks" are tasks, and no name of one.
          !(
            said(name) === said(entity.one) && /(?:ing|able)$|^(?:daily|weekly|monthly)$/.test(words[0] ?? '')
          ) &&
          !(said(name) === said(entity.one) && isParticiple(words[0] ?? '')) &&
          // "Map courses", where they are drawn.
          !/^(?:map|record|log|track|rate|mark|measure|photograph|count)$/.test(words[0] ?? '') &&
          !someOf.test(words[0] ?? '') &&
          said(words.at(-1) ?? '') === said(name)) ||
        // "Published" where the description says "published date".
        (!verb &&
          text.includes(' ') &&
          valued.test(text) &&
          (isSameField(label ?? text, name) || `${label ?? ''} `.endsWith(` it ${name.toLowerCase()} `))),
    )
    const [phrase] = fuller
    const written = phrase
      ? capitalise((phrase.label ?? phrase.words.join(' ')).replace(/^number of (?=.* it )/, ''))
      : name
    const isTaken = entity.fields.some((field) => field.name.toLowerCase() === written.toLowerCase())
    return fuller.length === 1 && !isTaken && written.length <= longestName ? written : name
  }
  const fields = entity.fields.map((field) => ({ ...field, name: nameOf(field.name) }))
  return fields.every((field, index) => field.name === entity.fields[index]?.name)
    ? entity
    : { ...entity, fields }
}
