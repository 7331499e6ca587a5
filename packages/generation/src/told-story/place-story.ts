import type { AppDocument } from '@kwiq/app-model'
import { hasPictures, type Field } from '../entity.ts'
import { columnOf } from '../plan/register/said-field.ts'
import { type AppPlan, type Extra, mostScreens, type ScreenKind, type ScreenPlan } from '../plan/types.ts'
import { scaleOf, knownChoices } from '../told-tool/known-choices.ts'
import { readWordings } from '../trace/coverage.ts'
import { extraOf } from '../trace/extra-of.ts'
import { narrowing } from '../trace/narrowing.ts'
import { isOf } from '../trace/names-of.ts'
import { titleOf } from '../trace/said-already.ts'
import type { Phrase } from '../understand/phrase.ts'
import { stopWords } from '../words/lexicon.ts'
import { stemOf, toSingular } from '../words/forms.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import { storyClauses } from './story-clauses.ts'
import { partsOfStory, type StoryPart } from './story-parts.ts'

const enough = 0.6
const mostOnScreen = 9
const mostDoings = 6
const mostInName = 3
const mostToChoose = 5

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []).map(stemOf)

type Wordings = ReturnType<typeof readWordings>

/** Whether one short text of the app has most words of a label. */
export function isSaid(label: string, wordings: Wordings): boolean {
  const all = stemsIn(label)
  const telling = all.filter((stem) => !stopWords.has(stem))
  const stems = telling.length > 0 ? telling : all
  // One word within a line of content ("Two photos by Ruth") names nothing.
  return wordings.some(
    (wording) =>
      (stems.length > 1 || wording.stems.size <= mostInName) &&
      stems.filter((stem) => wording.stems.has(stem)).length / stems.length >= enough,
  )
}

const entryKinds: readonly ScreenKind[] = [
  'form',
  'converter',
  'generator',
  'transform',
  'editor',
  'slots',
  'checkout',
  'profile',
]
const shownKinds: readonly ScreenKind[] = ['detail', 'result', 'stats', 'home']
const overallKinds: readonly ScreenKind[] = ['home', 'stats', 'result', 'profile', 'detail', 'browse']
const doneKinds: readonly ScreenKind[] = ['detail', 'home', 'profile', 'browse', 'topic', 'saved']
const narrowedKinds: readonly ScreenKind[] = ['browse', 'people', 'saved', 'feed', 'history', 'home']
const setKinds: readonly ScreenKind[] = ['form', 'settings', 'profile', 'notifications', 'detail', 'home']

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

const counted =
  /^(?:(?:total )?(?:number|count) of|how many)|^(?:moves|steps|tries|attempts|guesses|words|sentences|characters|letters|lines|streak|points|score|errors|mistakes|lives|level|round|turns?|clicks|views|visitors|likes|followers)\b/i

const isCount = (label: string) =>
  /^\p{L}+s$/u.test(label) && !/ss$/.test(label) && label.toLowerCase() !== toSingular(label.toLowerCase())

/** What is entered, chosen or shown, with a value where the words tell what such a one looks like. */
function fieldFor({ label, options, form }: StoryPart, turn: number, { description }: AppPlan): Field {
  const { field } = columnOf({ name: label, options }, turn, new Map(), description)
  if (form === 'picture' || form === 'photo') return { ...field, kind: 'photo', value: '' }
  if (form === 'switch') return { ...field, kind: 'switch', value: 'yes' }
  if (field.value !== '' || field.options.length > 0) return field
  if (counted.test(label)) return { ...field, kind: 'number', value: '12' }
  const choices = knownChoices(label)
  if (choices.length > 0) return { ...field, kind: 'choice', options: choices, value: choices[0] ?? '' }
  if (scaleOf(label) !== undefined) return { ...field, kind: 'slider', value: '40' }
  return field
}

const isSearched = ({ kind, extras }: ScreenPlan) =>
  kind === 'browse' && extras.some((extra) => extra.kind === 'search')

/** On a board and in a tool one does these with what is there. */
const onBoard =
  /^(?:steer|control|move|drag|swipe|tap|click|touch|guess|jump|shoot|fire|catch|pick|practice|practise|answer|play)\b/i

const phraseOf = (label: string): Phrase => {
  const words = label.toLowerCase().split(' ')
  return {
    text: label.toLowerCase(),
    label,
    words,
    stems: words.map(stemOf),
    isOfStory: true,
    isSeen: true,
    options: [],
  }
}

/** What a part becomes, and the kinds of screen it stands on. */
function extraFor(
  part: StoryPart,
  plan: AppPlan,
  turn: number,
): { extra: Extra; kinds: readonly ScreenKind[] } | undefined {
  const { label, options, of } = part
  const main =
    plan.entities.get(plan.screens.find(({ kind }) => kind === 'browse')?.entity ?? '') ??
    [...plan.entities.values()][0]
  switch (part.form) {
    case 'enter':
    case 'choose': {
      const field = fieldFor(part, turn, plan)
      return field.kind === 'choice' && field.options.length > 1 && field.options.length < 7
        ? { extra: { kind: 'choice', label, options: field.options }, kinds: entryKinds }
        : { extra: { kind: 'field', field, use: 'entered' }, kinds: entryKinds }
    }
    case 'switch':
      return { extra: { kind: 'switch', label }, kinds: of === '' ? setKinds : entryKinds }
    case 'picture': {
      const entity = [...plan.entities.values()].find((each) => isOf(each, of)) ?? main
      return entity && hasPictures(entity)
        ? undefined
        : { extra: { kind: 'field', field: fieldFor(part, turn, plan) }, kinds: shownKinds }
    }
    case 'photo':
      return {
        extra: { kind: 'field', field: fieldFor(part, turn, plan), use: 'entered' },
        kinds: entryKinds,
      }
    case 'map':
      return { extra: { kind: 'place', label }, kinds: shownKinds }
    case 'chart':
      return { extra: { kind: 'chart', label }, kinds: ['stats', 'home', 'detail', 'result'] }
    case 'narrow': {
      if (/^(?:sort|order|group)\b/i.test(label))
        return { extra: { kind: 'choice', label: 'Order', options: [label] }, kinds: narrowedKinds }
      const told = options.length > 1 ? options : main ? narrowing(of, main).options : []
      return told.length > 1
        ? {
            extra: {
              kind: 'choice',
              label,
              options: [...(told.includes('All') ? [] : ['All']), ...told.slice(0, mostToChoose)],
            },
            kinds: narrowedKinds,
          }
        : { extra: { kind: plan.screens.some(isSearched) ? 'hint' : 'search', label }, kinds: narrowedKinds }
    }
    case 'value': {
      const field = fieldFor(part, turn, plan)
      return { extra: { kind: 'field', field, use: 'shown' }, kinds: shownKinds }
    }
    case 'see':
    case 'list': {
      if (plan.tool) {
        // Of a tool one is shown what is counted, and what the words tell a value of.
        const field = isCount(label)
          ? { name: label, kind: 'number' as const, value: '12', options: [] }
          : fieldFor(part, turn, plan)
        return field.value === '' || /^(?:one|two|three|four|five|six|\d+) /i.test(label)
          ? undefined
          : { extra: { kind: 'field', field, use: 'shown' }, kinds: overallKinds }
      }
      const extra = extraOf(phraseOf(label), plan.contentSeed, true)
      // Pictures of the app's things are in its lists.
      if (extra?.kind === 'field' && extra.field.kind === 'photo') return undefined
      return (
        extra && { extra: extra.kind === 'field' ? { ...extra, use: 'shown' } : extra, kinds: overallKinds }
      )
    }
    case 'do':
      return plan.tool && onBoard.test(label)
        ? undefined
        : {
            extra: { kind: 'action', label, icon: iconOfVerb(label.split(' ')[0]?.toLowerCase()) },
            kinds: doneKinds,
          }
    case 'link':
      return undefined
  }
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

/** What one fills in of a thing is nothing that is shown elsewhere. */
const isEntry = ({ form, of }: StoryPart) =>
  form === 'photo' || (of !== '' && /^(?:enter|choose|switch)$/.test(form))

/**
 * Puts on the screens what a brief tells in its sentences and no screen says yet, each under its own words and with the
 * component that it is. Returns whether anything was added.
 */
export function placeStory(plan: AppPlan, text: string, drawn: AppDocument): boolean {
  const wordings = readWordings(drawn)
  const forms = new Set(plan.screens.flatMap(({ id, kind }) => (entryKinds.includes(kind) ? [id] : [])))
  const filledIn = readWordings({ ...drawn, screens: drawn.screens.filter(({ id }) => forms.has(id)) })
  const namesOn = (screens: readonly ScreenPlan[]) =>
    screens.flatMap(({ extras }) => extras.map((extra) => titleOf(extra).toLowerCase()))
  const taken = new Set(namesOn(plan.screens))
  const entered = new Set(namesOn(plan.screens.filter(({ kind }) => entryKinds.includes(kind))))
  let added = 0
  for (const part of storyClauses(text).flatMap(partsOfStory)) {
    const key = part.label.toLowerCase()
    if (nameChoice(plan, part)) {
      added += 1
      continue
    }
    if (
      (isEntry(part) ? entered : taken).has(key) ||
      isSaid(part.label, isEntry(part) ? filledIn : wordings) ||
      isDoneAlready(part, plan)
    )
      continue
    taken.add(key)
    entered.add(key)
    if (part.form === 'link') {
      if (addPage(plan, part)) added += 1
      continue
    }
    const made = extraFor(part, plan, added)
    const host = made && hostFor(plan, made.kinds, part.form === 'narrow' ? '' : part.of)
    if (!made || !host) continue
    const doings = host.extras.filter(({ kind }) => kind === 'action' || kind === 'note').length
    if (made.extra.kind === 'action' && doings >= mostDoings) continue
    host.extras.push(made.extra)
    added += 1
  }
  return added > 0
}
