import type { AppDocument } from '@kwiq/app-model'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import { calledAlone, calledAs } from './called-as.ts'
import { isSaid, type readWordings } from './coverage.ts'
import { forWhom } from './for-whom.ts'

/** Screens with room below their title; others say there what they show. */
const underName: ReadonlySet<ScreenPlan['kind']> = new Set([
  'home',
  'browse',
  'feed',
  'map',
  'checklist',
  'board',
  'player',
  'generator',
  'converter',
  'transform',
  'game',
])

/** Wishes whoever opens it a good day: it has nothing else to say. */
const greeting = /^Good (?:morning|evening|afternoon|day)\b/

/** Says below the name of the app what it is, or whom it is for, where nothing else does; returns whether it did. */
export function sayWhatItIs(
  { screens }: AppPlan,
  text: string,
  wordings: ReturnType<typeof readWordings>,
  { screens: [shown] }: AppDocument,
): boolean {
  const [front] = screens
  if (!front) return false
  // A line of the app's own says more than a name without anything else.
  const line = shown?.components[0]?.properties.subtitle
  const isBare = line === undefined
  const called = calledAs(text) ?? (isBare ? calledAlone(text) : undefined)
  // "Recipe app" where recipes are spoken of says nothing new.
  if (called && !isSaid(called.replace(/ app$/, ''), wordings) && sayCalled(front, called)) return true
  const whom = forWhom(text)
  const isGreeting = typeof line === 'string' && greeting.test(line)
  if (!whom || !(isBare || isGreeting) || front.subtitle !== undefined) return false
  if (front.page || !underName.has(front.kind) || isSaid(whom, wordings)) return false
  front.subtitle = whom
  return true
}

function sayCalled(front: ScreenPlan, called: string): boolean {
  if (front.page) {
    if (front.page.line !== '') return false
    front.page = { ...front.page, line: called }
    return true
  }
  const title = `${front.title ?? front.name} ${front.subtitle ?? ''}`.toLowerCase()
  const isThere = called
    .toLowerCase()
    .split(' ')
    .every((word) => word === 'app' || title.includes(word))
  if (isThere || !underName.has(front.kind)) return false
  if (front.subtitle === undefined) front.subtitle = called
  else if (front.overline === undefined) front.overline = called
  else return false
  return true
}
