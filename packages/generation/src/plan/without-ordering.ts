import type { Entity } from '../entity.ts'
import { storyClauses } from '../told-story/story-clauses.ts'
import { isStory } from '../understand/story.ts'
import type { ScreenPlan } from './types.ts'

const ordering =
  /\b(?:orders?|ordering|ordered|pre-?orders?|carts?|baskets?|bag|buys?|buying|bought|pays?|paying|paid|payments?|purchas\w*|check-?out|sells?|selling|sold|sales?|shop|shops|store|deliver\w*|take-?aways?|pick(?:s|ed)? (?:it |them )?up|e-?commerce|marketplace)\b/i

const leastTold = 2
/** "Buy nine and get the tenth free" is stamped on a card. */
const offered = /\b(?:buy|collect) (?:\d+|five|six|seven|eight|nine|ten|twelve)\b[^.]{0,40}/giu

/**
 * Takes what belongs to buying out of an app whose brief tells all one does in it and speaks of no buying: the menu of
 * a canteen that one looks at and rates has no cart.
 */
export function withoutOrdering(screens: ScreenPlan[], text: string, entities: Map<string, Entity>): void {
  const hasCart = screens.some(({ kind }) => kind === 'cart')
  const isTold = isStory(text) || storyClauses(text).length >= leastTold
  if (!hasCart || !isTold || ordering.test(text.replace(offered, ''))) return
  const kept = screens.filter(
    ({ kind, name }) =>
      kind !== 'cart' && kind !== 'checkout' && kind !== 'confirmed' && !/^orders?$/i.test(name),
  )
  if (kept.length < 3) return
  screens.splice(0, screens.length, ...kept)
  const rated = /\brate\b/i.test(text)
  for (const [id, entity] of entities)
    if (/\b(?:order|cart|basket|bag|buy)\b/i.test(entity.use))
      entities.set(id, { ...entity, use: rated ? `Rate ${entity.one.toLowerCase()}` : 'Share it' })
}
