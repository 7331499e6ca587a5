import type { Entity } from '../entity.ts'
import type { ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

/** One after the other is liked or left: "swipe through flats", "a Tinder for bands". */
const swiped =
  /\b(?:swip(?:e|es|ing)\b(?! (?:down|up|between|back) )(?! to (?!like|match|save|vote|choose|pick|skip|pass))(?! gestures?)|swipe (?:left|right|yes|no)|tinder(?!\p{L}))/iu
/** Something else is swiped there. */
const otherwise =
  /\bswip\w+ (?:gesture|keyboard|typing|card|machine|to (?:delete|archive|refresh|unlock|pay|remove))/iu

/** Where one swipes, the first screen has one thing large, with what one thinks of it. */
export function firstBySwiping(
  screens: ScreenPlan[],
  entities: ReadonlyMap<string, Entity>,
  text: string,
): void {
  const [front] = screens
  if (!front || front.lead || !has(swiped, text) || otherwise.test(text)) return
  const main = entities.get(front.entity)
  if (!main || main.samples.length < 3 || !screens.some(({ kind }) => kind === 'detail')) return
  if (front.kind === 'browse' && front.isTab) front.kind = 'home'
  if (front.kind === 'home') front.lead = 'swipe'
}
