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
  if (unwanted.length === 0 || entity.figures.every(isWanted)) return entity
  const figures = entity.figures.filter(isWanted)
  return figures.length > 1 ? { ...entity, figures } : entity
}
