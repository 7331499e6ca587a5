import type { Entity, Field, Figure } from '../../entity.ts'
import { isSameField } from '../../plan/same-field.ts'

const mostFacts = 3
const fewestFacts = 2
const shortest = 3
const longEnough = 5

/** A value one could not take for another: with letters, or long. */
const isTelling = (value: string) => value.length >= (/[\p{L}€]/u.test(value) ? shortest : longEnough)

/** Whether a number and a row say the same: one name, or one telling value. */
const isSaid = (fact: Figure, field: Field) =>
  isSameField(field.name, fact.title) ||
  (isTelling(fact.value) && ` ${field.value} `.includes(` ${fact.value} `))

/** Whether a value has a row of its own among a thing's details. */
const hasRow = ({ kind, value }: Field) =>
  value !== '' && kind !== 'long' && kind !== 'photo' && kind !== 'switch'

/**
 * The numbers that stand on top of a thing's page, two or three: of three, one that a row below says under another
 * name is left to the row.
 */
export function factsOf({ facts, fields }: Entity): Figure[] {
  // "Date created" for "Created": the name its value has in the form.
  const shown = facts.slice(0, mostFacts).map((fact) => ({
    ...fact,
    title:
      fields.find(({ name, value }) => isSameField(name, fact.title) && value.includes(fact.value))?.name ??
      fact.title,
  }))
  const isOtherwise = (fact: Figure) =>
    fields.some(
      (field) =>
        hasRow(field) && isSaid(fact, field) && field.name.toLowerCase() !== fact.title.toLowerCase(),
    )
  const said = shown.find(isOtherwise)
  return said && shown.length > fewestFacts ? shown.filter((fact) => fact !== said) : shown
}

/** Whether the numbers on top say a value already. */
export const isInFacts = (field: Field, facts: readonly Figure[]): boolean =>
  facts.length >= fewestFacts && facts.some((fact) => isSaid(fact, field))
