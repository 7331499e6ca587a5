import type { Entity } from '../entity.ts'
import type { AppPlan } from '../plan/types.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'

/** Said on every button a longer name is more than one reads: "Add wind-protected climbing wall". */
const longest = 20
const mostWords = 3
/** Alone they say nothing. */
const general =
  /^(?:item|thing|list|entry|record|detail|information|info|data|other|name|type|kind|set|part|object|piece)s?$/i

/** The last word of a long name; undefined where the name is short, or its last word says nothing. */
function shortOf({ one, many, id }: Entity): { one: string; many: string } | undefined {
  const words = many.split(' ')
  const last = words.at(-1) ?? ''
  const head = toSingular(last.toLowerCase())
  if (!id.startsWith('own-') || (many.length <= longest && words.length < mostWords) || words.length < 2)
    return undefined
  if (general.test(head) || head.length < 4 || head === one.toLowerCase()) return undefined
  return { one: capitalise(head), many: capitalise(toPlural(head)) }
}

/** All texts of an entity with its short name in place of the long. */
function renamed(entity: Entity, short: { one: string; many: string }): Entity {
  const pairs = [
    [entity.many, short.many],
    [entity.many.toLowerCase(), short.many.toLowerCase()],
    [entity.one, short.one],
    [entity.one.toLowerCase(), short.one.toLowerCase()],
  ] as const
  const inShort = (text: string): string =>
    pairs.reduce((said, [long, other]) => said.replaceAll(long, other), text)
  return {
    ...entity,
    ...short,
    add: inShort(entity.add),
    use: inShort(entity.use),
    figures: entity.figures.map((figure) => ({ ...figure, title: inShort(figure.title) })),
    trend: { ...entity.trend, title: inShort(entity.trend.title) },
    tip: { title: inShort(entity.tip.title), text: inShort(entity.tip.text) },
    fields: entity.fields.map((field) => ({ ...field, name: inShort(field.name) })),
  }
}

/** Says a long name where its list is, and in one word elsewhere; returns whether there was one. */
export function tidyLongNames(plan: AppPlan): boolean {
  let isChanged = false
  for (const [id, entity] of plan.entities) {
    const short = shortOf(entity)
    const isOthers = (name: string) =>
      [...plan.entities.values()].some((other) => other !== entity && other.many === name) ||
      plan.screens.some((screen) => screen.entity !== id && [screen.name, screen.title].includes(name))
    if (!short || isOthers(short.many)) continue
    for (const screen of plan.screens)
      if (screen.entity === id && (screen.kind === 'browse' || screen.kind === 'home'))
        screen.title ??= entity.many
    plan.entities.set(id, renamed(entity, short))
    isChanged = true
  }
  return isChanged
}
