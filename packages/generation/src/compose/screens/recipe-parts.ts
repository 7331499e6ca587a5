import type { ComponentNode } from '@kwiq/app-model'
import type { Field } from '../../entity.ts'
import type { Scene } from '../scene.ts'

const partsOf = ({ value }: Field, between: RegExp): string[] =>
  value
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** "200 g ramen noodles": how much, and of what. */
function ingredient(part: string): { title: string; value?: string } {
  const [, value, title] =
    /^([\d½¼¾]+(?:[.,/]\d+)?(?: (?:g|kg|ml|cl|l|tbsp|tsp|cups?|oz|dashes|dash|pinch|cloves?|slices?))?) (.+)$/u.exec(
      part,
    ) ?? []
  const words = title ?? part
  return { title: words.charAt(0).toUpperCase() + words.slice(1), ...(value ? { value } : {}) }
}

/** What goes into a dish or a drink, and how it is made, where a thing says both. */
export function recipeParts({ entity, kit }: Scene): ComponentNode[] {
  const field = (name: RegExp) => entity.fields.find((each) => each.kind === 'long' && name.test(each.name))
  const ingredients = field(/\bingredients$/i)
  const method = field(/^(?:method|steps|instructions|preparation)$/i)
  if (!ingredients?.value || !method?.value) return []
  return [
    kit.list('rows', 'Ingredients', partsOf(ingredients, /, /).map(ingredient), { title: 'Ingredients' }),
    kit.list(
      'steps',
      'Method',
      partsOf(method, /(?<=[.!])\s+/).map((title) => ({ title: title.replace(/\.$/, '') })),
      { title: 'Method' },
    ),
  ]
}
