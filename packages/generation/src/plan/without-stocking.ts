import type { Archetype } from '../archetype.ts'
import type { AppPlan } from './types.ts'

const stocking =
  /\b(?:sellers?|vendors?|farmers|makers|artisans|merchants?|restaurants|shops|admins?|owners?|staff|i|we|users) (?:can |could |should |want to |should be able to )?(?:also )?(?:add|upload|list|manage|post|offer)\b|\b(?:add|upload|manage) (?:new )?(?:products|items|dishes|articles|inventory)\b/i
const counting =
  /\b(?:statistics|stats|charts?|graphs?|analytics|reports?|spend\w*|spent|calories|insights|dashboard)\b/i
const fewestTabs = 3

/**
 * Takes the form for what is sold, and a plan of it by weekdays, out of the app of those who buy: "add a card" and "schedule
 * the delivery" are said of an order, and nobody who orders puts goods on the shelf.
 */
export function withoutStocking(
  plan: AppPlan,
  { screens: recipe }: Archetype,
  goods: string,
  text: string,
): void {
  const isOfRecipe = (kind: string) => recipe.some((source) => source.kind === kind)
  const isSpare = (kind: string, entity: string) =>
    entity === goods &&
    !isOfRecipe(kind) &&
    ((kind === 'form' && !stocking.test(text)) ||
      (kind === 'stats' && !counting.test(text)) ||
      kind === 'week' ||
      kind === 'calendar')
  const kept = plan.screens.filter(({ kind, entity, isDeed }) => isDeed === true || !isSpare(kind, entity))
  if (kept.length < plan.screens.length && kept.filter(({ isTab }) => isTab).length >= fewestTabs)
    plan.screens = kept
}
