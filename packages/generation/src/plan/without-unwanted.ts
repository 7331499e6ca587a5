import type { Entity } from '../entity.ts'
import type { ScreenPlan } from './types.ts'
import { toSingular } from '../words/forms.ts'
import { findAll, has } from '../understand/searched.ts'

const refused: readonly (readonly [said: RegExp, kinds: ReadonlySet<ScreenPlan['kind']>])[] = [
  [/\b(?:no|without(?: any)?) settings\b/i, new Set(['settings'])],
  [/\b(?:no|without(?: any)?) (?:chatting|messaging|texting)\b/i, new Set(['chats', 'thread'])],
]

/** "Nothing else, no settings", "no chatting": a screen nobody wants is taken out, as long as others are left. */
export function withoutUnwantedScreens(screens: ScreenPlan[], text: string): void {
  for (const [said, kinds] of refused) {
    if (!has(said, text)) continue
    const place = screens.findIndex(({ kind }) => kinds.has(kind))
    if (place > 0 && screens.length > 2) screens.splice(place, 1)
  }
}

/** "No edible." (never say so): nothing is asked or told of it, and nothing marked by it. */
function withoutRefusedField(entity: Entity, text: string): Entity {
  const refusedNames = new Set(
    [...text.matchAll(/\bno ([a-z]{4,14})(?=\s*(?:[.,;!\n]|$))/gi)].map(([, noun = '']) =>
      noun.toLowerCase(),
    ),
  )
  const gone = entity.fields.find(
    ({ name, kind }) => kind === 'choice' && refusedNames.has(name.toLowerCase()),
  )
  if (!gone) return entity
  const isOf = (word: string) => gone.options.some((option) => option.toLowerCase() === word.toLowerCase())
  return {
    ...entity,
    fields: entity.fields.filter((field) => field !== gone),
    groups: entity.groups.filter((group) => !isOf(group)),
    facts: entity.facts.filter(({ title }) => !isOf(title)),
    samples: entity.samples.map(({ badge: _badge, ...sample }) => sample),
  }
}

/** "No streaks please": a number nobody wants is not shown. */
export function withoutUnwanted(known: Entity, text: string): Entity {
  const entity = withoutRefusedField(known, text)
  const unwanted = findAll(/\b(?:no|without|not) (?:any )?([a-z]{4,14}?)s?\b/gi, text).map(([, noun = '']) =>
    noun.toLowerCase(),
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
