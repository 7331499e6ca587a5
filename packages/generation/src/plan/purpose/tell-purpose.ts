import { isDescriber } from '../../words/describers.ts'
import { capitalise, stemOf } from '../../words/forms.ts'
import { isSaid } from '../../trace/coverage.ts'
import { hostOf } from '../../trace/host-of.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../types.ts'
import { type Doing, readPurpose, shorterForms } from './read-purpose.ts'
import { has } from '../../understand/searched.ts'

type Wordings = Parameters<typeof isSaid>[1]

const mostWords = 6
const longest = 48
/** A title has room for less. */
const longestTitle = 20

/** Their line says what one needs there: with whom one talks, how far one is, what is in the cart. */
const spokenFor: ReadonlySet<ScreenKind> = new Set([
  'thread',
  'chats',
  'cart',
  'checkout',
  'slots',
  'detail',
  'guide',
  'quiz',
  'form',
  'poll',
  'votes',
  'dictated',
  'role',
])
/** There it stands below what one handles. */
const handled: ReadonlySet<ScreenKind> = new Set(['timer', 'board', 'game', 'player'])
/** What one does with anything one keeps: the things say it without. */
const keeping = /^(?:track|log|record|keep|manage|monitor|store|follow)$/

/** "a, b and c". */
const joined = (parts: readonly string[], last: string): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')}${last}${parts.at(-1) ?? ''}`

const fits = (line: string): boolean => line.length <= longest && line.split(' ').length <= mostWords

/** What becomes of it is half of what they do: "turn sketches into colouring pages". */
const becoming = /^(?:turn|convert|transform|translate|split|divide|make|put|get|let|find out)$/

/** What is done with what in one line, in as many of its words as fit; undefined where it takes too many. */
export function lineOf({ verbs, objects }: Doing): string | undefined {
  const forms = objects.map(shorterForms).filter((all) => all.length > 0)
  if (forms.length === 0 && verbs.length < 2) return undefined
  const isWhole = verbs.length === 1 && becoming.test(verbs[0] ?? '')
  const levels = Array.from({ length: Math.max(1, ...forms.map((all) => all.length)) }, (_none, level) =>
    forms.map((all) => all[Math.min(level, all.length - 1)] ?? ''),
  )
  const line = (things: readonly string[], last: string, doings = verbs) =>
    [joined(doings, last), joined(things, last)].filter(Boolean).join(' ')
  const isKept = verbs.length === 1 && keeping.test(verbs[0] ?? '') && forms.length > 1
  const ways = [
    ...levels.map((things) => line(things, ' and ')),
    ...(isKept ? levels.map((things) => line(things, ' and ', [])) : []),
    ...levels.map((things) => line(things, ', ')),
    ...(isKept ? levels.map((things) => line(things, ', ', [])) : []),
    ...levels.map((things) => line(things.slice(0, 2), ' and ')),
    ...levels.map((things) => line(things.slice(0, 1), ' and ')),
  ]
  return ways.find((way) => way !== '' && fits(way) && !(isWhole && saysLess(way, objects)))
}

/** Whether a line has lost what something is turned into. */
const saysLess = (line: string, objects: readonly string[]): boolean =>
  objects.some((object) => / (?:into|to) \S/.test(object)) && !/ (?:into|to) \S/.test(line)

/** Whether it stands somewhere in one; of what only is there, each of them somewhere. */
const isToldOf = (
  { verbs, objects, line }: Doing & { line?: string | undefined },
  wordings: Wordings,
): boolean =>
  verbs.length === 0
    ? objects.every((object) => isSaid(shorterForms(object)[0] ?? '', wordings))
    : isSaid(line ?? '', wordings)

/** "Set chores and for children to tick them": half of what comes next. */
const tied = /^(?:for|with|by|from)(?= )/iu
/** "Search for huts" is whole. */
const takesFor = /^(?:search|look|apply|register|pay|sign|wait|care)$/
/** "Create an HR app", "build an app for women": what we are asked to do. */
const isApp =
  /\bapp(?:lication)?s?$|^(?:an? |the )?(?:[\p{L}-]+ ){0,3}app(?:lication)? (?:for|that|to|with|where)\b/iu
const asksForApp =
  /^\W*(?:please )?(?:create|build|make|develop|design|generate)(?: me| us)? (?:an?|the|my|our) [^.;:!?]{0,90}\bapp(?:lication)?s?\b/iu
const making = /^(?:create|build|make|develop|design|generate)$/

/** "Build a mobile and web library app" is asked for, too, in whatever pieces it is read. */
const isAsked = ({ verbs }: Doing, index: number, text: string): boolean =>
  index === 0 && verbs.length > 0 && verbs.every((verb) => making.test(verb)) && asksForApp.test(text)

/** The line that says what an app is for where its screens do not: the first doings of its description that fit. */
export function purposeLine(text: string, wordings: Wordings): string | undefined {
  const lines = readPurpose(text)
    .filter((doing, index) => !isAsked(doing, index, text))
    .map((doing) => ({
      ...doing,
      objects: doing.objects
        .filter((object) => takesFor.test(doing.verbs.at(-1) ?? '') || !tied.test(object))
        // What it is, without what it has: that is on its screens.
        .map((object) => (doing.verbs.length > 0 ? object : (object.split(' with ')[0] ?? object))),
    }))
    .filter(({ objects }) => !objects.some((object) => has(isApp, object)))
    .map((doing) => ({ ...doing, line: lineOf(doing) }))
  const [first] = lines
  if (!first?.line) return undefined
  let whole = first.line
  let isUnsaid = !isToldOf(first, wordings)
  for (const { line, objects } of lines.slice(1)) {
    if (!line || objects.length === 0 || isSaid(line, wordings) || !fits(`${whole}, ${line}`)) continue
    whole = `${whole}, ${line}`
    isUnsaid = true
  }
  return isUnsaid ? capitalise(whole) : undefined
}

const stemsOf = (text: string) => (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(stemOf)

/** Whether a line says something of the description that the other does not. */
function saysMore(line: string, other: string, text: string): boolean {
  const told = new Set(stemsOf(text))
  const there = new Set(stemsOf(other))
  return stemsOf(line).some((stem) => told.has(stem) && !there.has(stem))
}

/** Nobody presses a button to get or see something. */
const quiet =
  /^(?:get|see|view|check|browse|explore|discover|know|show|access|use|go|do|have|find|follow|receive|monitor|track|keep)$/
const mostOnButton = 4
const mostButtons = 2

/** A doing in the words of a button: "Compare clinics"; undefined where it takes too many. */
function buttonFor({ verbs: [verb = '', other], objects: [object = ''] }: Doing): string | undefined {
  if (verb === '' || other !== undefined || quiet.test(verb)) return undefined
  const forms = shorterForms(object).map((form) => form.replace(/^(?:an?|the|your) /i, ''))
  const label = forms
    .map((form) => `${verb} ${form}`)
    .find((words) => words.split(' ').length <= mostOnButton)
  return label && capitalise(label)
}

/** What the first sentence tells after the first, and neither a screen nor the line below the title says. */
function laterDoings(text: string, line: string, wordings: Wordings): { label: string; verb: string }[] {
  return readPurpose(text)
    .slice(1)
    .flatMap((doing) => {
      const [verb = ''] = doing.verbs
      const label = buttonFor(doing)
      const isThere = new RegExp(String.raw`(?<!\p{L})${verb}(?!\p{L})`, 'iu').test(line)
      return label && verb !== '' && !isThere && !isSaid(label, wordings) ? [{ label, verb }] : []
    })
    .slice(0, mostButtons)
}

/** Says on the first screen what the app is for, and gives what else it is for a button; returns whether it did. */
export function tellPurpose(plan: AppPlan, text: string, wordings: Wordings): boolean {
  const [front] = plan.screens
  if (!front) return false
  const told = spokenFor.has(front.kind) ? undefined : purposeLine(text, wordings)
  // "To ask, no payment": what is refused is no purpose.
  const line = told !== undefined && /^\p{L}+ (?:no|not|never) /iu.test(told) ? undefined : told
  const isSaidNow = line !== undefined && say(front, line, text, plan.tool !== undefined)
  const later = laterDoings(text, line ?? '', wordings)
  const [second] = later
  if (plan.tool !== undefined) {
    if (!second || front.subtitle !== undefined || front.title !== line) return isSaidNow
    front.subtitle = second.label
    return true
  }
  const held = later.filter(({ label, verb }) => {
    const extra: Extra = { kind: 'action', label, icon: iconOfVerb(verb) }
    const host = hostOf(plan, extra)
    host?.extras.push(extra)
    return host !== undefined
  })
  return isSaidNow || held.length > 0
}

/** "Swap shifts" over "Swap new shifts". */
const isTitled = (title: string, line: string): boolean => {
  const there = new Set(stemsOf(title))
  return stemsOf(line).every((stem) => there.has(stem) || isDescriber(stem))
}

function say(front: ScreenPlan, line: string, text: string, isTool: boolean): boolean {
  if (isTitled(front.title ?? front.name, line)) return false
  if (front.page && !front.isGadget) {
    if (front.page.line !== '' && saysMore(front.page.line, line, text)) return false
    front.page = { ...front.page, line }
    return true
  }
  if (isTool && (front.title ?? front.name) === front.name && line.length <= longestTitle) {
    front.title = line
    return true
  }
  const isNamed = readPurpose(text)[0]?.verbs.length === 0
  // "Pomodoro Technique" says more than "Timer".
  if (handled.has(front.kind) && isNamed && front.title === undefined && line.length <= longestTitle) {
    front.title = line
    return true
  }
  if (handled.has(front.kind)) {
    front.extras.push({ kind: 'hint', label: line })
    return true
  }
  if (front.subtitle !== undefined && saysMore(front.subtitle, line, text)) return false
  front.subtitle = line
  return true
}
