import { definePage, type PageBlock, stemsSaid } from '../pages/page.ts'
import { kindParts } from '../parts/index.ts'
import { blocksOf, type KindPart, meansPart } from '../parts/part.ts'
import { labelOf } from '../trace/label-of.ts'
import type { Phrase } from '../understand/phrase.ts'
import { type AppPlan, mostScreens, type ScreenPlan } from './types.ts'

const mostWithParts = mostScreens + 1
const mostTabs = 5

/** The part of a kind of app that a phrase means. */
export const partMeant = (
  phrase: Phrase,
  ids: readonly string[],
  text: string,
  parts: readonly KindPart[] = kindParts,
): KindPart | undefined => {
  const label = labelOf(phrase)
  return parts.find(
    (part) =>
      ids.some((id) => part.of.has(id)) &&
      (part.within?.test(text) ?? true) &&
      (meansPart(part, label) || (phrase.verb !== undefined && meansPart(part, phrase.text))),
  )
}

/** Whether a part adds something; others only tell which screen shows it anyway. */
export const isOfItsOwn = (part: KindPart | undefined): boolean =>
  part !== undefined && part.content.trim() !== ''

/** Parts of kinds one of these ids tells. */
export const partsFor = (ids: readonly string[]): KindPart[] =>
  kindParts.filter(({ of }) => ids.some((id) => of.has(id)))

/** What tells which parts an app may have: its kind, its thing and the tool it is. */
export const idsOfKind = (archetype: string, { entities, tool }: AppPlan): string[] => [
  archetype,
  ...[...entities.keys()].slice(0, 1),
  ...(tool ? [tool] : []),
]

/**
 * Puts what phrases mean in apps of this kind on its screens, once each, and returns where it stands. What has no screen
 * there is left to be placed like anything else.
 */
export function addParts(
  plan: AppPlan,
  archetype: string,
  phrases: readonly Phrase[],
  text: string,
): Map<Phrase, ScreenPlan> {
  const ids = idsOfKind(archetype, plan)
  const parts = partsFor(ids)
  const found = new Map<Phrase, ScreenPlan>()
  if (parts.length === 0) return found
  const meant = new Map<KindPart, Phrase[]>()
  for (const phrase of phrases) {
    const part = phrase.isActor ? undefined : partMeant(phrase, ids, text, parts)
    if (part) meant.set(part, [...(meant.get(part) ?? []), phrase])
  }
  for (const [part, said] of meant) {
    const phrase = said.reduce((one, other) => (labelOf(other).length > labelOf(one).length ? other : one))
    const screen = part.page ? pageFor(part, phrase, plan) : hostFor(part, plan)
    if (!screen) continue
    for (const each of said) found.set(each, screen)
    if (!part.page && isOfItsOwn(part))
      screen.parts = [
        ...(screen.parts ?? []),
        { isFirst: part.isFirst, blocks: titledAs(phrase, blocksOf(part)) },
      ]
  }
  return found
}

const longestTitle = 28
const longestName = 16

/**
 * The blocks of a part, the first called as the description calls it: "Multiple accounts" instead of "Accounts", and any
 * other name instead of a title with a star.
 */
function titledAs(phrase: Phrase, blocks: readonly PageBlock[]): PageBlock[] {
  const [first, ...others] = blocks
  if (!first || !('title' in first)) return [...blocks]
  const label = labelOf(phrase)
  const title = first.title.replace(/\*$/, '')
  const isFree = first.title !== title
  const isLonger = title !== '' && stemsSaid(label).includes(stemsSaid(title))
  const isFitting = phrase.verb === undefined && label.length <= longestTitle && (isFree || isLonger)
  return [{ ...first, title: isFitting ? label : title }, ...others]
}

function hostFor({ on, named }: KindPart, { screens, entities }: AppPlan): ScreenPlan | undefined {
  const [main] = entities.keys()
  for (const kind of on) {
    const same = screens.filter((screen) => screen.kind === kind && !screen.isDeed)
    const found =
      named === undefined
        ? (same.find(({ entity }) => entity === main) ?? same[0])
        : same.find(({ name }) => name === named)
    if (found) return found
  }
  return undefined
}

function pageFor(
  { page, content, said }: KindPart,
  phrase: Phrase,
  { screens }: AppPlan,
): ScreenPlan | undefined {
  if (!page) return undefined
  const { name, icon, line } = page
  const label = phrase.verb ? name : labelOf(phrase)
  const known = screens.find(
    (screen) => screen.name === name || screen.title === name || screen.name === label,
  )
  if (known) return known
  if (screens.length >= mostWithParts) return undefined
  const id = `part-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  const screen: ScreenPlan = {
    id,
    kind: 'page',
    name: label.length <= longestName ? label : name,
    ...(label.length <= longestTitle ? { title: label } : {}),
    icon,
    // A gadget has its few screens side by side.
    isTab: screens[0]?.isGadget === true && screens.filter((each) => each.isTab).length < mostTabs,
    entity: screens[0]?.entity ?? '',
    variant: 0,
    page: definePage({ id, said, name, icon, line, content }),
    extras: [],
  }
  screens.push(screen)
  return screen
}
