import type { AppDocument } from '@kwiq/app-model'
import type { Entity, Field } from '../entity.ts'
import { type AppPlan, mostScreens, type ScreenKind, type ScreenPlan } from '../plan/types.ts'
import { givenInForm } from '../trace/given-in-form.ts'
import { partMeant } from '../plan/kind-parts.ts'
import { meansPart } from '../parts/part.ts'
import { stemsSaid } from '../pages/page.ts'
import { isBareChart, readWordings } from '../trace/coverage.ts'
import { labelOf } from '../trace/label-of.ts'
import { isOf } from '../trace/names-of.ts'
import { placeDeed } from '../trace/deeds/place-deed.ts'
import { titleOf } from '../trace/said-already.ts'
import { withoutTime } from '../trace/as-doing.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, stemOf, toSingular } from '../words/forms.ts'
import { entryKinds, extraFor } from './extra-for-part.ts'
import { type StoryClause, storyClauses } from './story-clauses.ts'
import type { StoryPart } from './story-part.ts'
import { readableParts } from './reads-well.ts'
import { isOfOneself } from './of-oneself.ts'
import { isInApp, isSaid, stemsIn, type Wordings } from './said-in-app.ts'
import { putBackUnsaid, withoutScraps } from './scraps.ts'

const mostOnScreen = 9
const mostDoings = 6
const fewestLetters = 7

/** "Watch list" is a "watchlist". */
const keyOf = (label: string) => label.toLowerCase().replaceAll(/[\s-]+/gu, '')

const isNoun = (entity: Entity | undefined, noun: string) => entity?.one.toLowerCase() === toSingular(noun)

/** The screen for a part of a thing: of those kinds, one that shows the thing; else the first of the best kind. */
function hostFor(
  { screens, entities, tool }: AppPlan,
  kinds: readonly ScreenKind[],
  of: string,
  label = '',
): ScreenPlan | undefined {
  const only = screens.find(({ id }) => id === tool)
  if (only) return only
  // On a canvas one works with what the brief names.
  const [front] = screens
  const isOfFront = front?.kind === 'editor' && ![...entities.values()].some((entity) => isOf(entity, of))
  if (isOfFront && front.extras.length < mostOnScreen) return front
  const fitting = kinds.flatMap((kind) =>
    screens.filter(
      (screen) =>
        screen.kind === kind &&
        screen.extras.length < mostOnScreen &&
        !(kind === 'form' && screen.isDeed && of === ''),
    ),
  )
  const shows = (noun: string) => (screen: ScreenPlan) => {
    const entity = entities.get(screen.entity)
    return (
      (entity !== undefined && isOf(entity, noun)) ||
      stemsIn(`${screen.name} ${screen.title ?? ''}`).includes(stemOf(noun))
    )
  }
  // "Reserve boat" of a time slot: on the page of a boat.
  const [main] = entities.values()
  const named = label
    .toLowerCase()
    .split(' ')
    .slice(1)
    .find(
      (noun) =>
        !(main && isOf(main, noun)) &&
        fitting.some(({ kind, entity }) => kind === 'detail' && isNoun(entities.get(entity), noun)),
    )
  const nouns = [of, ...(named ? [named] : [])].filter((noun) => noun !== '')
  return nouns.map((noun) => fitting.find(shows(noun))).find((screen) => screen !== undefined) ?? fitting[0]
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
    .find((extra) => extra.kind === 'choice' && /^(?:order|sort by)$/i.test(extra.label))
  if (order?.kind === 'choice' && /^(?:sort|order|group)\b/i.test(label)) {
    // Under "Sort by" stands only by what.
    const option =
      order.label === 'Order' ? label : capitalise(label.replace(/^\p{L}+ (?:\p{L}+ )?by /iu, ''))
    if (!order.options.includes(option)) order.options.push(option)
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

/** What a brief calls a value, and what a form may call it. */
const calledSo: readonly (readonly [RegExp, RegExp])[] = [
  [/^date of \p{L}/iu, /^(?:date|day)$/i],
  [/^time of \p{L}/iu, /^time$/i],
  [/^(?:first|start|starting) (?:day|date)$/i, /^(?:from|start|begins?|starts|since)$/i],
  [/^(?:last|end|return|final) (?:day|date)$/i, /^(?:to|until|end|ends|back)$/i],
]
const sorts = /^(?:type|kind|category|sort)$/i

/** "Choose the type (holiday, sick)" where the form asks for the kind, "date of absence" where it asks for the date: the brief's word for it. */
function nameField({ entities, screens }: AppPlan, { form, label, options }: StoryPart): boolean {
  const called = form === 'enter' ? calledSo.find(([said]) => said.test(label))?.[1] : undefined
  const isSort = form === 'choose' && sorts.test(label) && options.length > 1
  if (!called && !isSort) return false
  const entity = entities.get(screens.find(({ kind, isDeed }) => kind === 'form' && !isDeed)?.entity ?? '')
  const field = entity?.fields.find(({ name, kind }) =>
    called ? called.test(name) : kind === 'choice' && sorts.test(name),
  )
  if (!entity || !field) return false
  for (const screen of screens)
    screen.extras = screen.extras.filter(
      (extra) => extra.kind !== 'field' || !extra.field.name.toLowerCase().startsWith(label.toLowerCase()),
    )
  const named: Field = {
    ...field,
    name: label,
    ...(isSort ? { options, value: options[0] ?? field.value } : {}),
  }
  entities.set(entity.id, {
    ...entity,
    fields: entity.fields.map((each) => (each === field ? named : each)),
  })
  return true
}

const searchBy = /^search by (.+)$/i
/** "By name or by ingredient": one search, and by which of them. */
function searchesAlsoBy({ screens }: AppPlan, { form, label }: StoryPart): boolean {
  const by = form === 'narrow' ? searchBy.exec(label)?.[1] : undefined
  if (by === undefined) return false
  for (const { extras } of screens) {
    const search = extras.find((extra) => extra.kind === 'search' && searchBy.test(extra.label))
    const choice = extras.find((extra) => extra.kind === 'choice' && extra.label === 'Search by')
    if (choice?.kind === 'choice') {
      choice.options.push(capitalise(by))
      return true
    }
    if (search?.kind !== 'search') continue
    const [, first = ''] = searchBy.exec(search.label) ?? []
    search.label = `Search by ${first.toLowerCase()} or ${by.toLowerCase()}`
    extras.push({ kind: 'choice', label: 'Search by', options: [capitalise(first), capitalise(by)] })
    return true
  }
  return false
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

/** Whether an app has a slider of that name; a button "Set radius" gives way to it. */
function hasSlider({ screens, entities }: AppPlan, label: string): boolean {
  const isOfIt = ({ name, kind }: Field) =>
    kind === 'slider' && stemsIn(label).every((stem) => stemsIn(name).includes(stem))
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

/** The stem of what a label is about: "fixtures" of "fixtures per week". */
const headStem = (label: string): string =>
  stemsIn(
    label.replace(/ (?:by|per|of|for|in|on|with|from|at|to|near|around|next|this|today)(?: .*)?$/iu, ''),
  ).at(-1) ?? ''

/** What is filled in together below the title of its form, what a thing's values are called above them. */
function isTitled({ screens, entities }: AppPlan, { form, label, of }: StoryPart): boolean {
  if (form === 'see' || form === 'list') {
    // "Fixtures per week" is what the screen of the fixtures is called.
    const said = new Set(stemsIn(label))
    const head = headStem(label)
    const screen = screens.find(
      ({ kind, name, title, subtitle }) =>
        listingKinds.has(kind) &&
        // A customer's signature is no customer.
        stemsIn(name).includes(head) &&
        (title === undefined || (subtitle === undefined && !isIn(title, said))) &&
        isIn(name, said),
    )
    const lately = screens.find(
      ({ kind, title = '', subtitle }) => kind === 'history' && subtitle === undefined && !isIn(title, said),
    )
    if (lately && of === '' && /^(?:history of )?(?:last|latest|recent|previous|past) \p{L}/iu.test(label)) {
      lately.subtitle = label
      return true
    }
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

/** "Menu with prices": each dish has one. */
const isPriced = ({ entities }: AppPlan, label: string): boolean =>
  /^prices?$/i.test(label) && [...entities.values()][0]?.price !== undefined

const mostBeside = 2
/** "First trains", "plan route between two" where a part of the kind has first and last trains, or plans routes. */
function isOfPart({ partsSaid, archetype = '', story, description }: AppPlan, { label }: StoryPart): boolean {
  const told = new Set(stemsIn(label))
  return [...(partsSaid?.keys() ?? [])].some((phrase) => {
    const said = new Set(stemsIn(phrase.label ?? `${phrase.verb ?? ''} ${phrase.text}`))
    const common = [...told].filter((stem) => said.has(stem)).length
    if (
      common === told.size ||
      (said.size > 1 && common === said.size && told.size - said.size <= mostBeside)
    )
      return true
    // "Steps" where the method is shown: the same part under another name.
    const part = partMeant(phrase, [archetype], story ?? description)
    return part !== undefined && meansPart(part, stemsSaid(label))
  })
}

/** What one fills in of a thing is nothing that is shown elsewhere. */
const isEntry = ({ form, of }: StoryPart) =>
  form === 'photo' || (of !== '' && /^(?:enter|choose|switch)$/.test(form))

/**
 * Puts on the screens what a brief tells in its sentences and no screen says yet, each under its own words and with the
 * component that it is; what `done` has stands somewhere in other words. Returns whether anything was added.
 */
export function placeStory(
  plan: AppPlan,
  text: string,
  drawn: AppDocument,
  done: ReadonlyMap<Phrase, ScreenPlan> = new Map(),
): boolean {
  const clauses = storyClauses(text)
  const doings = [...done].flatMap(([phrase, { kind }]) =>
    phrase.verb && kind === 'page' ? [keyOf(labelOf(phrase))] : [],
  )
  const scraps = withoutScraps(plan, clauses, text)
  const isOfScrap = ({ stems }: Wordings[number]) =>
    scraps.some((scrap) => scrap.stems.length === stems.size && scrap.stems.every((stem) => stems.has(stem)))
  const wordings = readWordings(drawn).filter((wording) => !isOfScrap(wording))
  const forms = new Set(plan.screens.flatMap(({ id, kind }) => (entryKinds.includes(kind) ? [id] : [])))
  const filledIn = readWordings({ ...drawn, screens: drawn.screens.filter(({ id }) => forms.has(id)) })
  const namesOn = (screens: readonly ScreenPlan[]) =>
    screens.flatMap(({ extras }) => extras.map((extra) => keyOf(titleOf(extra))))
  const taken = new Set(namesOn(plan.screens))
  const entered = new Set(namesOn(plan.screens.filter(({ kind }) => entryKinds.includes(kind))))
  let added = scraps.length
  const names = new Set(
    plan.screens.flatMap(({ name, title, entity }) =>
      [name, title ?? '', plan.entities.get(entity)?.many ?? ''].map(keyOf),
    ),
  )
  // "Get paid monthly" where one gets paid.
  const isDone = ({ verb, object }: StoryClause) =>
    doings.some((doing) => doing.length >= fewestLetters && keyOf(`${verb} ${object}`).startsWith(doing))
  for (const { part, who } of clauses
    .filter((clause) => !isDone(clause) && !isOfOneself(clause, plan))
    .flatMap((clause) => readableParts(clause).map((each) => ({ part: each, who: clause.who })))) {
    const key = keyOf(part.label)
    if (
      /^(?:see|list|value)$/.test(part.form) &&
      (names.has(keyOf(withoutTime(part.label))) || isPriced(plan, part.label))
    )
      continue
    if (/^(?:see|list|value)$/.test(part.form) && isOfPart(plan, part)) continue
    if (nameChoice(plan, part) || nameField(plan, part) || isTitled(plan, part) || isNamedWhole(plan, part)) {
      added += 1
      continue
    }
    // A chart of which only its form was known gets its name.
    const bare =
      part.form === 'chart'
        ? plan.screens
            .flatMap(({ extras }) => extras)
            .find((extra) => extra.kind === 'chart' && isBareChart(extra.label))
        : undefined
    if (bare?.kind === 'chart') {
      bare.label = part.label
      taken.add(key)
      added += 1
      continue
    }
    const isMoved = part.form === 'slider' && !hasSlider(plan, part.label)
    if (
      !isMoved &&
      ((isEntry(part) ? entered : taken).has(key) ||
        isSaid(part.label, isEntry(part) ? filledIn : wordings, part.form === 'warn' ? 1 : undefined) ||
        isInApp(part, plan, { wordings, filledIn }))
    )
      continue
    taken.add(key)
    entered.add(key)
    const [verb = '', ...object] = part.label.split(' ')
    if (part.form === 'do' && givenInForm(plan, verb, object.join(' '))) {
      added += 1
      continue
    }
    // An account is made where one signs in, whatever the sentence is about.
    if (part.form === 'do' && placeDeed(part.label, plan)) {
      added += 1
      continue
    }
    if (part.form === 'link') {
      if (addPage(plan, part)) added += 1
      continue
    }
    // "Line chart" says less than what it shows.
    if (part.form === 'chart')
      for (const screen of plan.screens)
        screen.extras = screen.extras.filter((extra) => extra.kind !== 'chart' || !isBareChart(extra.label))
    if (searchesAlsoBy(plan, part)) {
      added += 1
      continue
    }
    const made = extraFor(part, plan, added)
    const theirs = who === undefined || isEntry(part) ? undefined : roleScreen(plan, who)
    if (theirs && /^(?:enter|choose|slider|switch)$/.test(part.form)) continue
    const host =
      theirs ??
      (made &&
        hostFor(
          plan,
          made.kinds,
          part.form === 'narrow' ? '' : part.of,
          part.form === 'do' ? part.label : '',
        ))
    if (!made || !host) continue
    // It runs on a screen of its own.
    if (made.extra.kind === 'clock' && plan.screens.some(({ kind }) => kind === 'timer')) continue
    const held = host.extras.filter(({ kind }) => kind === 'action' || kind === 'note').length
    if (made.extra.kind === 'action' && held >= mostDoings) continue
    host.extras.push(made.extra)
    added += 1
  }
  putBackUnsaid(scraps, plan, (label) => isSaid(label, wordings, 1))
  return added > 0
}
