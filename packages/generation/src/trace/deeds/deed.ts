import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../../plan/types.ts'
import type { Outcome } from '../placing/placing.ts'
import { isSaidTwice } from '../said-already.ts'

/** Something one does in an app, by what it is done to. */
export interface Deed {
  /** Its first word, in small letters. */
  verb: string
  /** What it is done to, in small letters and without articles: "profile picture". */
  object: string
  /** As it stands on a screen: "Set profile picture". */
  label: string
}

/** Where a doing of that sort belongs, and as what; undefined for doings of other sorts. */
export type DeedRule = (deed: Deed, plan: AppPlan) => Outcome | undefined

const articles = /(?<=^| )(?:an?|the|his|her|their|your|my|our|its) /giu

export function deedOf(label: string): Deed {
  const [verb = '', ...object] = label.split(' ')
  return { verb: verb.toLowerCase(), object: object.join(' ').toLowerCase().replaceAll(articles, ''), label }
}

/** The first screen of the first of these kinds that an app has, forms of doings left out. */
export function firstOf({ screens }: AppPlan, ...kinds: ScreenKind[]): ScreenPlan | undefined {
  for (const kind of kinds) {
    const screen = screens.find((each) => each.kind === kind && !each.isDeed)
    if (screen) return screen
  }
  return undefined
}

/** As that on that screen, unless the app says it already. */
export function heldOn(screen: ScreenPlan | undefined, extra: Extra, plan: AppPlan): Outcome | undefined {
  if (!screen) return undefined
  if (isSaidTwice(extra, plan)) return { done: screen }
  screen.extras.push(extra)
  return { held: extra }
}
