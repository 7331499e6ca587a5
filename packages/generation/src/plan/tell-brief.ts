import type { Brief } from '../understand/brief/read-brief.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Planned } from './plan-app.ts'
import { stemOf } from '../words/forms.ts'
import { refusedKinds } from './refused-kinds.ts'
import { tellAreas } from './told-areas.ts'
import type { AppPlan, ScreenPlan } from './types.ts'

const ofReviews = /\b(?:reviews?|ratings?|stars?)\b/i

/** Gives an app what a client's brief names, and takes out what it refuses. */
export function tellBrief({ plan }: Planned, meant: Understanding, brief: Brief): void {
  withoutRefused(plan, brief.unwanted)
  tellAreas(plan, meant, brief)
}

/** Screens nobody wants are taken out, as long as others are left; what is thought of a thing is not shown. */
function withoutRefused(plan: AppPlan, unwanted: readonly string[]): void {
  const { screens } = plan
  for (const noun of unwanted) {
    const kinds = refusedKinds.filter(([form]) => form.test(noun)).flatMap(([, all]) => all)
    for (const screen of screens.filter((each) => kinds.includes(each.kind) || isCalled(each, noun)))
      if (screens.indexOf(screen) > 0 && screens.length > 2) screens.splice(screens.indexOf(screen), 1)
    if (ofReviews.test(noun)) plan.hasReviews = false
  }
}

const stemsIn = (text: string): string[] => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stemOf)
/** All the words of what is refused stand in a screen's name, or the last of them is its name: "online payment". */
function isCalled({ name, title = '', page }: ScreenPlan, noun: string): boolean {
  const said = new Set(stemsIn(`${name} ${title} ${page?.name ?? ''}`))
  const stems = stemsIn(noun)
  return stems.every((stem) => said.has(stem)) || stemsIn(name).join(' ') === stems.at(-1)
}
