import type { Entity } from '../entity.ts'
import { refusedKinds } from './refused-kinds.ts'
import type { ScreenKind, ScreenPlan } from './types.ts'
import { toSingular } from '../words/forms.ts'
import { findAll } from '../understand/searched.ts'

/** "No payment", "without a map", "I don't need statistics": what is refused, in one word or two, where nothing more is said of it. */
const refusal =
  /\b(?:no|without(?: an?| any)?|(?:do not|don['’]?t) (?:want|need)(?: an?| any)?) ((?:\p{L}+[ -])?\p{L}+)(?=\s*(?:[.,;:!)\n]|$)| (?:and|or|please|needed|required|necessary|just|only|people)\b)/giu
/** One word of several that says which: "no online orders" refuses none that is made there. */
const which =
  /^(?:more|other|extra|second|separate|new|long|complicated|paper|hidden|monthly|external|fancy|big|loud)[ -]/i
const chatting = /^(?:chatting|messaging|texting)$/i

/** The kinds of screens a text refuses. */
function refusedIn(text: string): ReadonlySet<ScreenKind> {
  const said = findAll(refusal, text).flatMap(([, noun = '']) => (which.test(noun) ? [] : [noun]))
  return new Set(
    said.flatMap((noun) =>
      chatting.test(noun)
        ? (['chats', 'thread'] as const)
        : refusedKinds.flatMap(([form, kinds]) => (form.test(noun) ? kinds : [])),
    ),
  )
}

/** "Nothing else, no settings", "no payment": screens nobody wants are taken out, as long as others are left. */
export function withoutUnwantedScreens(
  screens: ScreenPlan[],
  text: string,
  entities: Map<string, Entity>,
): void {
  const kinds = refusedIn(text)
  const isSold = !kinds.has('cart')
  for (const screen of screens.filter(({ kind }) => kinds.has(kind))) {
    const place = screens.indexOf(screen)
    // Another tab can be the first screen.
    if (screens.length > 2 && (place > 0 || screens[1]?.isTab)) screens.splice(place, 1)
  }
  if (isSold) return
  // What nobody orders is asked about; what was ordered is no screen either.
  for (const [id, entity] of entities)
    if (ordering.test(entity.use ?? '')) entities.set(id, { ...entity, use: 'Ask about it' })
  for (const screen of screens.filter(({ name }) => /^(?:my |your )?orders?$/i.test(name)))
    if (screens.indexOf(screen) > 0 && screens.length > 3) screens.splice(screens.indexOf(screen), 1)
}
const ordering = /\b(?:cart|order|basket|bag|checkout|buy)\b/i

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
