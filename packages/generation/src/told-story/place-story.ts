import type { AppDocument } from '@kwiq/app-model'
import { type AppPlan, mostScreens, type ScreenKind, type ScreenPlan } from '../plan/types.ts'
import { readWordings } from '../trace/coverage.ts'
import { isOf } from '../trace/names-of.ts'
import { titleOf } from '../trace/said-already.ts'
import { stopWords } from '../words/lexicon.ts'
import { stemOf } from '../words/forms.ts'
import { entryKinds, extraFor } from './extra-for-part.ts'
import { storyClauses } from './story-clauses.ts'
import { partsOfStory, type StoryPart } from './story-parts.ts'

const enough = 0.6
const mostOnScreen = 9
const mostDoings = 6
const mostInName = 3

const stemsIn = (text: string) =>
  (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'-]*/gu) ?? []).map(stemOf)

type Wordings = ReturnType<typeof readWordings>

/** Whether one short text of the app has most words of a label. */
function isSaid(label: string, wordings: Wordings): boolean {
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

/** "Minutes in both sessions" where the minutes of each session are set. */
function isSaidInPieces(label: string, wordings: Wordings): boolean {
  const stems = stemsIn(label).filter(
    (stem) => !stopWords.has(stem) && !/^(?:both|each|every|all)$/.test(stem),
  )
  return stems.length > 1 && stems.every((stem) => wordings.some((wording) => wording.stems.has(stem)))
}

/** "JPEG, PNG or WebP" without a name, where one chooses among these. */
const isChosenAlready = ({ form, label, options }: StoryPart, wordings: Wordings): boolean =>
  form === 'choose' && /^(?:kind|level)$/i.test(label) && options.every((option) => isSaid(option, wordings))

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
      (/^(?:enter|choose)$/.test(part.form) && isSaidInPieces(part.label, filledIn)) ||
      isDoneAlready(part, plan) ||
      isChosenAlready(part, wordings)
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
    // It runs on a screen of its own.
    if (made.extra.kind === 'clock' && plan.screens.some(({ kind }) => kind === 'timer')) continue
    const doings = host.extras.filter(({ kind }) => kind === 'action' || kind === 'note').length
    if (made.extra.kind === 'action' && doings >= mostDoings) continue
    host.extras.push(made.extra)
    added += 1
  }
  return added > 0
}
