import type { Archetype } from '../archetype.ts'
import type { Feature } from '../feature.ts'
import { isStory } from '../understand/story.ts'
import type { ScreenKind, ScreenPlan } from './types.ts'

/** Screens that are the app: what one came for is done right there. */
const toolKinds: ReadonlySet<ScreenKind> = new Set([
  'transform',
  'generator',
  'converter',
  'typing',
  'board',
  'game',
  'keypad',
])
/** What a description may ask for beside the tool itself. */
const besideTool: ReadonlySet<ScreenKind> = new Set([
  'history',
  'saved',
  'stats',
  'leaderboard',
  'result',
  'signin',
  'profile',
  'help',
  'settings',
])

const firstBeside = (screens: readonly { kind: ScreenKind }[]) => screens.find(({ kind }) => kind !== 'home')

/** Converters, calculators, generators and games: what a description names is of their one screen, not kept in lists. */
export function isTool(archetype: Archetype): boolean {
  const first = firstBeside(archetype.screens)
  return first !== undefined && toolKinds.has(first.kind)
}

const converting = /\b(?:convert|units?\b|currenc)/i

/**
 * Features that are a tool's own: "in the other direction" asks a converter for no map, and who calculates converts
 * nothing.
 */
export const ofTool = (asked: readonly Feature[], { screens }: Archetype, text: string): Feature[] =>
  asked.filter(
    ({ screen }) =>
      !screen ||
      besideTool.has(screen.kind) ||
      (screens.some(({ kind }) => kind === screen.kind) &&
        (firstBeside(screens)?.kind !== 'keypad' || converting.test(text))),
  )

const curved = /\b(?:charts?|graphs?|curve|plot|trends?|over time|statistics|progress)\b/i
const generating = /\bgenerat(?:es?|ing|ors?)\b/i

/**
 * The screen a brief is about stands first: a tool has no first page about itself, and where passwords are generated one
 * does not begin with a vault. A game is always opened to be played. Returns the id of that screen where the whole app is
 * that tool, of a brief.
 */
export function putToolFirst(screens: ScreenPlan[], archetype: Archetype, text: string): string | undefined {
  const isBrief = isStory(text)
  const isWhole = isTool(archetype)
  if (!isBrief && !(isWhole && archetype.bars.has('deed') && screens.some(isPlayed))) return undefined
  const tool = isWhole
    ? screens.find(({ kind }) => toolKinds.has(kind))
    : generating.test(text.split('.')[0] ?? '')
      ? (screens.find(({ kind }) => kind === 'generator') ??
        (screens[0]?.kind === 'scanner'
          ? screens.find(({ kind, isTab }) => kind === 'form' && isTab)
          : undefined))
      : undefined
  if (!tool) return undefined
  // A game begins with a tap, not with a form.
  // What is worked out once goes up and down only where that is asked for.
  const isOnce = tool.kind === 'converter' && archetype.id === 'estimator' && !curved.test(text)
  const needless = screens.filter(
    ({ kind }) => kind === 'home' || (isPlayed(tool) && kind === 'form') || (isOnce && kind === 'stats'),
  )
  for (const screen of needless) screens.splice(screens.indexOf(screen), 1)
  screens.splice(screens.indexOf(tool), 1)
  screens.unshift(tool)
  tool.isTab = true
  return isWhole && isBrief ? tool.id : undefined
}

const isPlayed = ({ kind }: ScreenPlan) => kind === 'board' || kind === 'game'
