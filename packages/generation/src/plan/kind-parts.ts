import { definePage, type PageBlock, readBlocks, stemsSaid } from '../pages/page.ts'
import { anyKind } from '../parts/anywhere/any-kind.ts'
import { kindParts } from '../parts/index.ts'
import { type KindPart, meansPart } from '../parts/part.ts'
import { labelOf } from '../trace/label-of.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { isOf } from '../trace/names-of.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { filledWith } from './filled-with.ts'
import { asWrittenIn } from './name-app.ts'
import { isCalledIn, spareOne } from './spare-screens.ts'
import { type AppPlan, mostScreens, partId, type ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

/** Each is named in the description: there may be one more than the rest of an app has. */
const mostWithParts = mostScreens + 1
/** What gives way to a part that is asked for. */
const spared: readonly ScreenPlan['kind'][] = ['notifications', 'saved', 'history', 'stats', 'leaderboard']
const mostTabs = 5

/** The part of a kind of app that a phrase means. */
export const partMeant = (
  phrase: Phrase,
  ids: readonly string[],
  text: string,
  parts: readonly KindPart[] = partsFor(ids),
): KindPart | undefined => {
  const label = stemsSaid(labelOf(phrase))
  const noun = phrase.verb === undefined || isToldOf(phrase) ? undefined : stemsSaid(phrase.text)
  const asNoun = ids.includes(anyKind) ? undefined : doneAsNoun(phrase)
  const isHere = (part: KindPart) =>
    ids.some((id) => part.of.has(id)) && !(part.within && !has(part.within, text))
  const named = (said: string | undefined) =>
    said === undefined ? undefined : parts.find((part) => isHere(part) && meansPart(part, said))
  // "Split bills" means that rather than any bills.
  return named(label) ?? named(noun) ?? named(asNoun)
}

/** "Plan a route" as the stems of "route planning": what is done, before how. */
const doneAsNoun = ({ verb, words, label }: Phrase): string | undefined =>
  verb === undefined || label !== undefined || words.length === 0
    ? undefined
    : stemsSaid([...words, verb].join(' '))

/** Whether a part adds something; others only tell which screen shows it anyway. */
export const isOfItsOwn = (part: KindPart | undefined): boolean =>
  part !== undefined && part.content.trim() !== ''

/** Whether a part stands for what else its words might ask for: what is on a map asks for the map. */
export const isInsteadOfOthers = (part: KindPart): boolean => isOfItsOwn(part) && !part.on.includes('map')

const partsOfKind = Map.groupBy(
  kindParts.flatMap((part) => [...part.of].map((id) => ({ id, part }))),
  ({ id }) => id,
)

/** Parts of kinds one of these ids tells, in the order of the table. */
function partsFor(ids: readonly string[]): readonly KindPart[] {
  const found = new Set(ids.flatMap((id) => partsOfKind.get(id)?.map(({ part }) => part) ?? []))
  return ids.length > 1 ? kindParts.filter((part) => found.has(part)) : [...found]
}

/** What tells which parts an app may have: its kind, its thing and the gadget it is. */
const idsOfKind = (archetype: string, { entities, gadget }: AppPlan): string[] => [
  archetype,
  ...[...entities.keys()].slice(0, 1),
  ...(gadget ? [gadget] : []),
]

/** What a brief's sentence tells of somebody's doings has a form of its own. */
export const isToldOf = ({ isActor, isOfStory, verb }: Phrase): boolean =>
  isActor === true || (isOfStory === true && verb !== undefined)

/** What the description calls a part: by the phrase, or by what one does something with. */
export const nameOf = (phrase: Phrase, part: KindPart, text: string): string | undefined => {
  if (part.keepsName) return undefined
  if (phrase.verb === undefined) return asWrittenIn(text, labelOf(phrase).replace(/ offline$/i, ''))
  return meansPart(part, stemsSaid(phrase.text)) ? capitalise(phrase.text) : undefined
}

/** Screens that are called what they show. */
const called: ReadonlySet<ScreenPlan['kind']> = new Set([
  'browse',
  'stats',
  'saved',
  'history',
  'map',
  'calendar',
])

/** A list is called what it is of: no list of articles "Folders", and none "Location". */
const isOfTheirs = (name: string, { entity }: ScreenPlan, { entities }: AppPlan): boolean => {
  const head = name.toLowerCase().split(' ').at(-1) ?? ''
  const listed = entities.get(entity)
  return head !== toSingular(head) && listed !== undefined && isOf(listed, toSingular(head))
}

/** "City" says nothing new of a list that is called Cities. */
const saysMore = (name: string, screen: ScreenPlan, plan: AppPlan): boolean =>
  (screen.kind !== 'browse' || isOfTheirs(name, screen, plan)) &&
  called.has(screen.kind) &&
  name.length <= longestTitle &&
  toSingular(name.toLowerCase()) !== toSingular(screen.name.toLowerCase())

/**
 * Puts what phrases mean in apps of this kind on its screens, once each, and returns where it stands. What has no screen
 * there is left to be placed like anything else.
 */
export function addParts(
  plan: AppPlan,
  archetype: string,
  phrases: readonly Phrase[],
  { text, askedStems: stems }: Pick<Understanding, 'text' | 'askedStems'>,
): Map<Phrase, ScreenPlan> {
  const ids = idsOfKind(archetype, plan)
  const parts = partsFor(ids)
  const shown = new Map<Phrase, ScreenPlan>()
  if (parts.length === 0) return shown
  const meant = new Map<KindPart, Phrase[]>()
  for (const phrase of phrases) {
    const found = phrase.isActor ? undefined : partMeant(phrase, ids, text, parts)
    // What a brief tells is done stands on the screens of its things, unless it has a screen of its own.
    const part = found && isToldOf(phrase) && !found.page ? undefined : found
    if (part) meant.set(part, [...(meant.get(part) ?? []), phrase])
  }
  const [main] = plan.entities.values()
  const blocks = (content: string) => readBlocks(main ? filledWith(content, main) : content)
  for (const [part, said] of meant) {
    // The first phrase is what the app is called.
    const [phrase] = said
      .filter((each) => each !== phrases[0])
      .toSorted((one, other) => labelOf(other).length - labelOf(one).length)
    const screen = putPart(part, phrase && nameOf(phrase, part, text), plan, stems, { blocks })
    if (screen) for (const each of said) shown.set(each, screen)
  }
  return shown
}

/** Puts a part, under the description's name for it, on the screen it is or belongs on; undefined where there is none for it. */
export function putPart(
  part: KindPart,
  name: string | undefined,
  plan: AppPlan,
  stems: string,
  {
    blocks = readBlocks,
    most = mostWithParts,
  }: { blocks?: (content: string) => PageBlock[]; most?: number } = {},
): ScreenPlan | undefined {
  if (part.page) return pageFor(part, name, plan, stems, { blocks, most })
  const screen = hostFor(part, plan)
  if (!screen) return undefined
  if (isOfItsOwn(part))
    screen.parts = [
      ...(screen.parts ?? []),
      { isFirst: part.isFirst, blocks: titledAs(name, blocks(part.content)) },
    ]
  else if (name !== undefined && saysMore(name, screen, plan)) screen.title ??= name
  return screen
}

const longestTitle = 28
const longestName = 16

/**
 * The blocks of a part, the first called as the description calls it: "Multiple accounts" instead of "Accounts", and any
 * other name instead of a title with a star.
 */
function titledAs(name: string | undefined, blocks: readonly PageBlock[]): PageBlock[] {
  const [first, ...later] = blocks
  const others = later.map((block) =>
    'title' in block && block.title.endsWith('*') ? { ...block, title: block.title.slice(0, -1) } : block,
  )
  if (!first || !('title' in first)) return [...(first ? [first] : []), ...others]
  const title = first.title.replace(/\*$/, '')
  const isFree = first.title !== title
  const isFitting =
    name !== undefined &&
    name.length <= longestTitle &&
    (isFree || (title !== '' && stemsSaid(name).includes(stemsSaid(title))))
  return [
    {
      ...first,
      title: isFitting ? name : title,
      ...(isFitting && first.kind === 'keys' ? { isTitled: true } : {}),
    },
    ...others,
  ]
}

function hostFor({ on }: KindPart, { screens, entities }: AppPlan): ScreenPlan | undefined {
  const [main] = entities.keys()
  for (const each of on) {
    const fitting = screens.filter(
      ({ kind, name, isDeed }) => (each === `#${name.replaceAll(' ', '_')}` || each === kind) && !isDeed,
    )
    const found = fitting.find(({ entity }) => entity === main) ?? fitting[0]
    if (found) return found
  }
  return undefined
}

function pageFor(
  { page, content, said }: KindPart,
  label: string | undefined,
  { screens }: AppPlan,
  stems: string,
  { blocks, most }: { blocks: (content: string) => PageBlock[]; most: number },
): ScreenPlan | undefined {
  if (!page) return undefined
  const { name, icon, line } = page
  const id = `${partId}${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`
  const known = screens.find(
    (screen) => screen.id === id || screen.name === name || screen.title === name || screen.name === label,
  )
  if (known) return known
  if (screens.length >= mostScreens)
    spareOne(screens, spared, (screen) => screen.parts !== undefined || isCalledIn(stems, screen))
  if (screens.length >= most) return undefined
  const screen: ScreenPlan = {
    id,
    kind: 'page',
    name: label !== undefined && label.length <= longestName ? label : name,
    ...(label !== undefined && label.length <= longestTitle ? { title: label } : {}),
    icon,
    // A gadget has its few screens side by side.
    isTab: screens[0]?.isGadget === true && screens.filter((each) => each.isTab).length < mostTabs,
    entity: screens[0]?.entity ?? '',
    variant: 0,
    page: { ...definePage({ id, said, name, icon, line, content: '' }), blocks: blocks(content) },
    extras: [],
  }
  screens.push(screen)
  return screen
}
