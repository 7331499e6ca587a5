import type { AppDocument } from '@kwiq/app-model'
import type { Field } from '../entity.ts'
import { type AppPlan, type Extra, mostScreens, type ScreenKind, type ScreenPlan } from '../plan/types.ts'
import { readWordings } from '../trace/coverage.ts'
import { isOf } from '../trace/names-of.ts'
import { titleOf } from '../trace/said-already.ts'
import { stopWords } from '../words/lexicon.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { entryKinds, extraFor } from './extra-for-part.ts'
import { type StoryClause, storyClauses } from './story-clauses.ts'
import type { StoryPart } from './story-part.ts'
import { partsOfStory } from './story-parts.ts'
import { asItReads } from './reads-well.ts'

const enough = 0.6
const mostOnScreen = 9
const mostDoings = 6
const mostInName = 3

const partsIn = (clause: StoryClause): StoryPart[] =>
  partsOfStory(clause).flatMap((part) => asItReads(part) ?? [])

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []).map(stemOf)

/** "Watch list" is a "watchlist". */
const keyOf = (label: string) => label.toLowerCase().replaceAll(/[\s-]+/gu, '')

type Wordings = ReturnType<typeof readWordings>

/** Whether one short text of the app has most words of a label. */
function isSaid(label: string, wordings: Wordings, least = enough): boolean {
  const all = stemsIn(label)
  const telling = all.filter((stem) => !stopWords.has(stem))
  const stems = telling.length > 0 ? telling : all
  // One word within a line of content ("Two photos by Ruth") names nothing.
  return wordings.some(
    (wording) =>
      (stems.length > 1 || wording.stems.size <= mostInName) &&
      stems.filter((stem) => wording.stems.has(stem)).length / stems.length >= least,
  )
}

/** The screen for a part of a thing: of those kinds, one that shows the thing; else the first of the best kind. */
function hostFor(
  { screens, entities, tool }: AppPlan,
  kinds: readonly ScreenKind[],
  of: string,
): ScreenPlan | undefined {
  const only = screens.find(({ id }) => id === tool)
  if (only) return only
  const fitting = kinds.flatMap((kind) =>
    screens.filter(
      (screen) =>
        screen.kind === kind &&
        screen.extras.length < mostOnScreen &&
        !(kind === 'form' && screen.isDeed && of === ''),
    ),
  )
  const shows = (screen: ScreenPlan) => {
    const entity = entities.get(screen.entity)
    return (
      (entity !== undefined && isOf(entity, of)) ||
      stemsIn(`${screen.name} ${screen.title ?? ''}`).includes(stemOf(of))
    )
  }
  return (of === '' ? undefined : fitting.find(shows)) ?? fitting[0]
}

/** The screen of those who do it, where they have one of their own. */
function roleScreen({ screens }: AppPlan, who: string): ScreenPlan | undefined {
  const [last = ''] = stemsIn(who).slice(-1)
  return screens.find(
    ({ kind, name, title = '' }) => kind === 'role' && stemsIn(`${name} ${title}`).includes(last),
  )
}

/** "Filter by category (physics, peace)": the choice there is under the brief's words. */
function nameChoice({ screens }: AppPlan, { form, label, options }: StoryPart): boolean {
  if (form !== 'narrow') return false
  const order = screens
    .flatMap(({ extras }) => extras)
    .find((extra) => extra.kind === 'choice' && extra.label === 'Order')
  if (order?.kind === 'choice' && /^(?:sort|order|group)\b/i.test(label)) {
    if (!order.options.includes(label)) order.options.push(label)
    return true
  }
  if (options.length < 2) return false
  const held = screens
    .flatMap(({ extras }) => extras)
    .find(
      (extra) =>
        extra.kind === 'choice' &&
        (extra.label.toLowerCase() === label.toLowerCase() ||
          (/^filter\b/i.test(extra.label) &&
            extra.options.join().toLowerCase() === options.join().toLowerCase())),
    )
  if (held?.kind !== 'choice') return false
  held.label = label
  held.options = ['All', ...options]
  return true
}

/** A page of the web under the words of the brief, where the app has none. */
function addPage(plan: AppPlan, { label }: StoryPart): boolean {
  if (plan.tool || plan.screens.length >= mostScreens || plan.screens.some(({ kind }) => kind === 'website'))
    return false
  const [entity = ''] = plan.entities.keys()
  plan.screens.push({
    id: 'website',
    kind: 'website',
    name: label,
    icon: 'globe',
    isTab: false,
    entity,
    variant: 0,
    extras: [],
  })
  return true
}

/** "Pause game" where "Pause" is pressed, "copy result" where "Copy" is. */
function isDoneAlready({ form, label }: StoryPart, { tool, screens }: AppPlan): boolean {
  const [verb = ''] = label.toLowerCase().split(' ')
  const held = screens
    .filter(({ id }) => tool === undefined || id === tool)
    .flatMap(({ extras }) =>
      extras.flatMap((extra) => (extra.kind === 'action' ? [extra.label.toLowerCase()] : [])),
    )
  return (
    form === 'do' &&
    held.some((each) =>
      tool
        ? each.split(' ').includes(verb)
        : each.includes(label.toLowerCase()) || label.toLowerCase().includes(each),
    )
  )
}

/** "Edit note in Markdown" where a note is edited, and Markdown is spoken of. */
function isDoneSo({ form, label }: StoryPart, wordings: Wordings): boolean {
  const [, doing = '', how = ''] = /^(\p{L}+ .+?) (?:in|with|by|as|for|from) (.+)$/iu.exec(label) ?? []
  return (
    form === 'do' &&
    doing !== '' &&
    isSaidWhole(doing, wordings) &&
    isSaidInPieces(`${doing} ${how}`, wordings)
  )
}

/** "Active to-do's" where the list of tasks has the choice "Active". */
function isKindShown({ form, label }: StoryPart, { entities }: AppPlan, wordings: Wordings): boolean {
  const [, kind = '', noun = ''] = /^(\p{L}+) ([\p{L}'’-]+)$/u.exec(label) ?? []
  return (
    /^(?:see|value|list)$/.test(form) &&
    kind !== '' &&
    [...entities.values()].some((entity) => isOf(entity, toSingular(noun.replace(/['’]s$/u, '')))) &&
    isSaidWhole(kind, wordings)
  )
}

/** "Binary digits" where "Binary" is turned into "Decimal". */
const isEndOf = ({ label }: StoryPart, { screens }: AppPlan, wordings: Wordings): boolean =>
  screens[0]?.kind === 'transform' && label.split(' ').some((word) => isSaidWhole(word, wordings))

/** Whether a text of the app is just these words. */
const isSaidWhole = (label: string, wordings: Wordings): boolean => {
  const stems = stemsIn(label)
  return wordings.some(
    (wording) =>
      wording.stems.size <= stems.length + (stems.length > 1 ? 1 : 0) &&
      stems.every((stem) => wording.stems.has(stem)),
  )
}

/** Whether an app has a slider of that name; a button "Set radius" gives way to it. */
function hasSlider({ screens, entities }: AppPlan, label: string): boolean {
  const isOfIt = ({ name, kind }: Field) =>
    kind === 'slider' && stemsIn(name).join() === stemsIn(label).join()
  for (const screen of screens)
    screen.extras = screen.extras.filter(
      (extra) =>
        extra.kind !== 'action' ||
        !/^(?:set|drag|move|adjust)\b/i.test(extra.label) ||
        !stemsIn(label).every((stem) => stemsIn(extra.label).includes(stem)),
    )
  return (
    [...entities.values()].some(({ fields }) => fields.some(isOfIt)) ||
    screens.some(({ extras }) => extras.some((extra) => extra.kind === 'field' && isOfIt(extra.field)))
  )
}

/** "Minutes in both sessions" where the minutes of each session are set. */
function isSaidInPieces(label: string, wordings: Wordings): boolean {
  const stems = stemsIn(label).filter(
    (stem) => !stopWords.has(stem) && !/^(?:both|each|every|all|format|form|way)$/.test(stem),
  )
  return stems.length > 1 && stems.every((stem) => wordings.some((wording) => wording.stems.has(stem)))
}

/** "JPEG, PNG or WebP" without a name, where one chooses among these. */
const isChosenAlready = ({ form, label, options }: StoryPart, wordings: Wordings): boolean =>
  form === 'choose' && /^(?:kind|level)$/i.test(label) && options.every((option) => isSaid(option, wordings))

/** "Put two tiles" of "put two tiles side by side": the words of the brief are whole. */
function isNamedWhole({ screens }: AppPlan, { form, label }: StoryPart): boolean {
  if (form !== 'do' && form !== 'see' && form !== 'warn') return false
  const said = new Set(stemsIn(label))
  const held = screens
    .flatMap(({ extras }) => extras)
    .find((extra) => {
      if (extra.kind !== (form === 'do' ? 'action' : 'note')) return false
      const stems = stemsIn(titleOf(extra))
      return stems.length > 0 && stems.length < said.size && stems.every((stem) => said.has(stem))
    })
  if (held?.kind !== 'action' && held?.kind !== 'note') return false
  held.label = label
  return true
}

/**
 * Takes away what a phrase of a clause became that names nothing ("Above limit", "Newest") where the clause says it in
 * parts of its own; returns the stems of what went.
 */
function withoutScraps(plan: AppPlan, clauses: readonly StoryClause[], text: string): string[][] {
  const verbs = new Set(clauses.map(({ verb }) => stemOf(verb.split(' ')[0] ?? '')))
  const purpose = new Set(clauses.length < leastForPurpose ? [] : stemsIn(purposeOf(text)))
  const life = ofLifeIn(text).map((sentence) => new Set(stemsIn(sentence)))
  const told = clauses.flatMap((clause) => {
    const parts = partsIn(clause)
    const labels = parts.map(({ label }) => new Set(stemsIn(label)))
    return parts.length > 0
      ? [
          {
            words: new Set(stemsIn(`${clause.verb} ${clause.object}`)),
            labels,
            inParts: new Set(parts.flatMap(({ label, options }) => stemsIn([label, ...options].join(' ')))),
            isShown: parts.some(({ form }) => /^(?:see|list|value|picture|map|chart)$/.test(form)),
          },
        ]
      : []
  })
  const isScrap = (extra: Extra) => {
    if (!scrapKinds.has(extra.kind) || (extra.kind === 'field' && extra.use !== undefined)) return false
    const stems = stemsIn(titleOf(extra))
    const within = (words: ReadonlySet<string>) => stems.every((stem) => words.has(stem))
    // "We rent lenses": what a firm does is no button, and "pair with size" nothing one does.
    const isDone = extra.kind === 'action'
    // "An app that helps home fermenters babysit a starter": whom it is for is no row of it.
    const isOfPurpose =
      purpose.size > 0 && within(purpose) && !stems.some((stem) => told.some(({ words }) => words.has(stem)))
    if (isOfPurpose && (extra.kind === 'note' || (extra.kind === 'thing' && isOfPeople(extra.label))))
      return true
    if (
      isDone &&
      (life.some(within) || (told.some(({ words }) => within(words)) && !verbs.has(stems[0] ?? '')))
    )
      return true
    return (
      stems.length > 0 &&
      told.some(
        ({ words, labels, inParts, isShown }) =>
          within(extra.kind === 'thing' || extra.kind === 'field' ? inParts : words) &&
          // What one is shown may be a list of its own.
          (extra.kind !== 'thing' || !isShown) &&
          // It is said whole, or no part has a word of it.
          labels.every((label) => label.size > stems.length || !within(label)) &&
          (labels.some((label) => label.size > stems.length && within(label)) ||
            extra.kind === 'thing' ||
            (extra.kind !== 'action' && stems.length < mostInScrap)),
      )
    )
  }
  const gone = plan.screens.flatMap(({ extras }) =>
    extras.filter(isScrap).map((extra) => stemsIn(titleOf(extra))),
  )
  for (const screen of plan.screens) screen.extras = screen.extras.filter((extra) => !isScrap(extra))
  return gone
}
const mostInScrap = 3
const leastForPurpose = 3
/** "An app that helps historians transcribe stones.": what a brief says first, before what one does in it. */
const purposeOf = (text: string): string =>
  /^(?:an?|the|build an?|create an?|make an?|[\p{L} -]{3,40} is an?) (?:\p{L}+ )?app (?:that|which|for|where)\b[^.!?]{5,120}[.!?]\s/iu.exec(
    text,
  )?.[0] ?? ''
const isOfPeople = (label: string) =>
  ['person', 'group'].includes(classOf(toSingular(label.toLowerCase().split(' ').at(-1) ?? '')))

/** The sentences ahead of the app in which those who write say what they do. */
function ofLifeIn(text: string): string[] {
  const sentences = text.split(/(?<=[.!?;])\s+|\n+/u)
  const app = sentences.findIndex((sentence) => ofAnApp.test(sentence))
  return sentences.length < 2
    ? []
    : sentences
        .slice(0, app < 0 ? 1 : app)
        .filter((sentence) => ofTheWriter.test(sentence) && storyClauses(`An app. ${sentence}`).length === 0)
}
const ofAnApp = /\b(?:apps?|tool|website|software|platform|system)\b/iu
const ofTheWriter = /^(?:i|we|my|our)\b/iu
const scrapKinds: ReadonlySet<Extra['kind']> = new Set(['action', 'note', 'field', 'thing'])

const longestTitle = 26
const mostInTitle = 4
const listingKinds: ReadonlySet<ScreenKind> = new Set([
  'browse',
  'history',
  'leaderboard',
  'calendar',
  'week',
  'map',
  'feed',
  'saved',
  'people',
  'checklist',
])
const isIn = (name: string, said: ReadonlySet<string>): boolean => {
  const stems = stemsIn(name)
  return stems.length > 0 && stems.every((stem) => said.has(stem))
}

/** What is filled in together below the title of its form, what a thing's values are called above them. */
function isTitled({ screens, entities }: AppPlan, { form, label, of }: StoryPart): boolean {
  if (form === 'see' || form === 'list') {
    // "Fixtures per week" is what the screen of the fixtures is called.
    const said = new Set(stemsIn(label))
    const screen = screens.find(
      ({ kind, name, title, subtitle }) =>
        listingKinds.has(kind) &&
        (title === undefined || (subtitle === undefined && !isIn(title, said))) &&
        isIn(name, said),
    )
    if (!screen || said.size < 2 || label.length > longestTitle) return false
    if (screen.title === undefined && label.split(' ').length <= mostInTitle) screen.title = label
    else screen.subtitle = label
    return true
  }
  if (form !== 'caption' && form !== 'heading') return false
  const isOfIt = ({ entity }: ScreenPlan) => {
    const thing = entities.get(entity)
    return of === '' || (thing !== undefined && isOf(thing, of))
  }
  const screen = screens.find((each) =>
    form === 'caption' ? each.kind === 'form' && !each.isDeed && isOfIt(each) : each.kind === 'detail',
  )
  if (screen && form === 'caption') screen.subtitle ??= label
  else if (screen) screen.detailsTitle ??= label
  return true
}

/** What one fills in of a thing is nothing that is shown elsewhere. */
const isEntry = ({ form, of }: StoryPart) =>
  form === 'photo' || (of !== '' && /^(?:enter|choose|switch)$/.test(form))

/**
 * Puts on the screens what a brief tells in its sentences and no screen says yet, each under its own words and with the
 * component that it is. Returns whether anything was added.
 */
export function placeStory(plan: AppPlan, text: string, drawn: AppDocument): boolean {
  const clauses = storyClauses(text)
  const scraps = withoutScraps(plan, clauses, text)
  const isOfScrap = ({ stems }: Wordings[number]) =>
    scraps.some((scrap) => scrap.length === stems.size && scrap.every((stem) => stems.has(stem)))
  const wordings = readWordings(drawn).filter((wording) => !isOfScrap(wording))
  const forms = new Set(plan.screens.flatMap(({ id, kind }) => (entryKinds.includes(kind) ? [id] : [])))
  const filledIn = readWordings({ ...drawn, screens: drawn.screens.filter(({ id }) => forms.has(id)) })
  const namesOn = (screens: readonly ScreenPlan[]) =>
    screens.flatMap(({ extras }) => extras.map((extra) => keyOf(titleOf(extra))))
  const taken = new Set(namesOn(plan.screens))
  const entered = new Set(namesOn(plan.screens.filter(({ kind }) => entryKinds.includes(kind))))
  let added = scraps.length
  for (const { part, who } of clauses.flatMap((clause) =>
    partsIn(clause).map((each) => ({ part: each, who: clause.who })),
  )) {
    const key = keyOf(part.label)
    if (nameChoice(plan, part) || isTitled(plan, part) || isNamedWhole(plan, part)) {
      added += 1
      continue
    }
    const isMoved = part.form === 'slider' && !hasSlider(plan, part.label)
    if (
      !isMoved &&
      ((isEntry(part) ? entered : taken).has(key) ||
        isSaid(part.label, isEntry(part) ? filledIn : wordings, part.form === 'warn' ? 1 : enough) ||
        (/^(?:enter|choose)$/.test(part.form) && isSaidInPieces(part.label, filledIn)) ||
        isDoneAlready(part, plan) ||
        isDoneSo(part, wordings) ||
        isKindShown(part, plan, wordings) ||
        isEndOf(part, plan, wordings) ||
        isChosenAlready(part, wordings))
    )
      continue
    taken.add(key)
    entered.add(key)
    if (part.form === 'link') {
      if (addPage(plan, part)) added += 1
      continue
    }
    const made = extraFor(part, plan, added)
    const theirs = who === undefined || isEntry(part) ? undefined : roleScreen(plan, who)
    if (theirs && /^(?:enter|choose|slider|switch)$/.test(part.form)) continue
    const host = theirs ?? (made && hostFor(plan, made.kinds, part.form === 'narrow' ? '' : part.of))
    if (!made || !host) continue
    // It runs on a screen of its own.
    if (made.extra.kind === 'clock' && plan.screens.some(({ kind }) => kind === 'timer')) continue
    const doings = host.extras.filter(({ kind }) => kind === 'action' || kind === 'note').length
    if (made.extra.kind === 'action' && doings >= mostDoings) continue
    host.extras.push(made.extra)
    added += 1
  }
  return added > 0
}
