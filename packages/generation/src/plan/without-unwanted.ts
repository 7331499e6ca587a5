import type { Entity } from '../entity.ts'
import { toSingular } from '../words/forms.ts'

/** "No streaks please": a number nobody wants is not shown. */
export function withoutUnwanted(entity: Entity, text: string): Entity {
  const unwanted = [...text.matchAll(/\b(?:no|without|not) (?:any )?([a-z]{4,14}?)s?\b/gi)].map(
    ([, noun = '']) => noun.toLowerCase(),
  )
  const isWanted = ({ title }: { title: string }) =>
    !unwanted.some((noun) =>
      title
        .toLowerCase()
        .split(' ')
        .some((word) => toSingular(word) === noun),
    )
  if (unwanted.length === 0 || [...entity.figures, ...entity.facts].every(isWanted)) return entity
  const figures = entity.figures.filter(isWanted)
  const facts = entity.facts.filter(isWanted)
  return {
    ...entity,
    ...(figures.length > 1 ? { figures } : {}),
    ...(facts.length > 1 ? { facts } : {}),
  }
}
