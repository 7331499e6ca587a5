import type { Archetype } from '../archetype.ts'
import type { Feature } from '../feature.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { phrasesOfAsks } from './add-asks.ts'
import { addOrderParts } from './add-order-parts.ts'
import { addSettings } from './add-settings.ts'
import { asReminders } from './as-reminders.ts'
import { addParts, partMeant } from './kind-parts.ts'
import { keepToMost } from './main-matter.ts'
import { planSaid } from './plan-said.ts'
import { chooseSaidOptions } from './said-option.ts'
import { keepToRoom } from './room/keep-to-room.ts'
import { withoutSpare } from './roles/without-spare.ts'
import { tellBrief } from './tell-brief.ts'
import { valuesSaidIn } from './told-lists/told-values-said.ts'
import { addPages, readPages, withoutPages } from './told-pages.ts'
import { toolAsTold } from './tool-as-told.ts'
import type { AppPlan } from './types.ts'

export interface Planned {
  plan: AppPlan
  features: Feature[]
  archetype: Archetype
}

/** Decides what the app is: subject, screens, tabs, name and theme. Depends on nothing but its arguments. */
export function planApp(meant: Understanding, seed: number): Planned {
  if (meant.isEnglish && !meant.dictated) meant.phrases = asReminders(meant)
  const { phrases, askedStems } = meant
  const planned = planTold(meant, seed)
  planned.plan.archetype = planned.archetype.id
  if (meant.isEnglish && !meant.dictated) {
    meant.askedStems = askedStems
    const isValue = valuesSaidIn(meant.text)
    const parts = phrases.filter(({ text, verb }) => verb !== undefined || !isValue(text))
    planned.plan.partsSaid = addParts(planned.plan, planned.archetype.id, parts, meant)
    // What the other screens were not told of is said after all, also where no room was left for its part.
    const isPart = (phrase: Phrase) =>
      planned.plan.partsSaid?.has(phrase) === true ||
      (!phrase.isActor && partMeant(phrase, [planned.archetype.id], meant.text) !== undefined)
    meant.phrases = [
      ...meant.phrases,
      ...parts.filter((phrase) => !meant.phrases.includes(phrase) && isPart(phrase)),
    ]
  }
  if (meant.asks && !planned.plan.tool)
    meant.phrases = [...meant.phrases, ...phrasesOfAsks(meant.asks, planned.plan.entities)]
  if (meant.brief && !planned.plan.tool) tellBrief(planned, meant, meant.brief)
  if (meant.isEnglish && !meant.dictated && !meant.brief && !planned.plan.tool)
    keepToMost(planned.plan.screens, meant)
  if (meant.isEnglish && !meant.dictated && !planned.plan.tool) keepToRoom(planned.plan, meant)
  if (meant.isEnglish && !meant.dictated) chooseSaidOptions(planned.plan, meant.text)
  return planned
}

function planTold(meant: Understanding, seed: number): Planned {
  const tool = toolAsTold(meant)
  // Its one screen has all the brief tells.
  if (tool)
    Object.assign(meant, { dictated: [tool.screen], tellsMore: false, name: meant.name ?? tool.title })
  const capabilities = meant.phrases.filter(({ capability }) => capability)
  const told = meant.isEnglish && !meant.dictated ? readPages(meant) : undefined
  if (capabilities.length === 0 && !told?.pages.size) {
    const planned = planSaid(meant, meant.phrases, seed)
    addOrderParts(planned.plan, planned.archetype, meant)
    return planned
  }
  const paged = [...(told?.pages.values() ?? [])]
  // What it can do as an app says nothing of what it is about, and what has a page of its own nothing of the other screens.
  const { askedStems, stems } = meant
  meant.stems = withoutServices(meant)
  const telling = meant.phrases.filter(({ capability }) => !capability)
  meant.phrases = telling.filter((phrase) => !told?.claimed.has(phrase))
  meant.askedStems = withoutPages(askedStems, paged)
  const planned = planSaid(meant, telling, seed)
  meant.askedStems = askedStems
  meant.stems = stems
  meant.phrases = [...meant.phrases, ...paged, ...capabilities]
  if (told && !planned.plan.tool) {
    addPages(planned.plan.screens, told.pages, askedStems, meant.text)
    withoutSpare(planned.plan.screens, planned.features, askedStems)
  }
  if (capabilities.length > 0) addSettings(planned.plan.screens)
  addOrderParts(planned.plan, planned.archetype, meant)
  return planned
}

/** "A grocery list that syncs through Nextcloud" is about groceries: the stems without those of what it syncs with or exports to. */
function withoutServices({ stems, phrases }: Understanding): string {
  const [first] = phrases
  if (!first || first.capability || /\b(?:sync|backup|file|folder|server|transfer)/.test(first.text))
    return stems
  return phrases
    .filter(({ capability, text }) => capability && /\b(?:sync|backup|import|export)\b/.test(text))
    .flatMap((phrase) => phrase.stems)
    .reduce((rest, stem) => rest.replace(` ${stem} `, ' '), stems)
}
