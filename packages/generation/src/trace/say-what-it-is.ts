import type { AppDocument } from '@kwiq/app-model'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { calledAlone, calledAs } from './called-as.ts'
import { isSaid, type readWordings } from './coverage.ts'
import { forWhom } from './for-whom.ts'
import { labelOf } from './label-of.ts'

type Wordings = ReturnType<typeof readWordings>

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

/** Says below the name of the app what it is, and whom it is for, where nothing else does; returns whether it did. */
export function sayWhatItIs(
  { screens }: AppPlan,
  text: string,
  wordings: Wordings,
  { screens: [shown] }: AppDocument,
  /** What is said of the app as a whole: what it is, and who uses it. */
  itself: readonly Phrase[],
): boolean {
  const [front] = screens
  if (!front) return false
  const { subtitle: line, overline } = shown?.components[0]?.properties ?? {}
  // A line of the app's own says more than a name without anything else.
  const isBare = line === undefined
  const called = calledAs(text) ?? (isBare ? calledAlone(text) : undefined)
  // "Recipe app" where recipes are spoken of says nothing new.
  const isUnsaid = (name: string) => !isSaid(name.replace(/ app$/, ''), wordings)
  // What one has to do in a game stands there.
  const isTold = line !== undefined && /^(?:game|board)$/.test(front.kind)
  const name = [called, ...(isTold ? [] : itself.flatMap(nameIn))].find(
    (each) => each !== undefined && isUnsaid(each),
  )
  const isGreeting = typeof line === 'string' && greeting.test(line)
  // How many there are is worth its line: the name goes above.
  const isState = typeof line === 'string' && /\d/.test(line) && overline === undefined
  const isNamed = name !== undefined && sayCalled(front, name, isState)
  const whom = forWhom(text) ?? itself.flatMap(whomIn)[0]
  if (!whom || front.page || !underName.has(front.kind) || !isUnsaid(whom)) return isNamed
  if (front.subtitle === undefined && (isBare || isGreeting)) front.subtitle = whom
  else if (front.overline === undefined && overline === undefined) front.overline = whom
  else return isNamed
  return true
}

const longestName = 32
const mostInName = 4
const headOf = ({ words }: Phrase): string => toSingular(words.at(-1) ?? '')
const isSomebody = (phrase: Phrase): boolean =>
  classOf(headOf(phrase)) === 'person' || looksLikePerson(headOf(phrase))

/** "Shelf stock manager": a name for the app in several words. */
function nameIn(phrase: Phrase): string[] {
  const name = capitalise(labelOf(phrase))
  const isName =
    phrase.verb === undefined &&
    !phrase.isActor &&
    phrase.words.length > 1 &&
    phrase.words.length <= mostInName &&
    name.length <= longestName &&
    !isSomebody(phrase) &&
    !['place', 'group'].includes(classOf(headOf(phrase)))
  return isName ? [name] : []
}

/** "Dog owners" who track something with it. */
function whomIn(phrase: Phrase): string[] {
  const who = labelOf(phrase)
  const isWho =
    phrase.verb === undefined &&
    phrase.words.length > 1 &&
    phrase.words.length < mostInName &&
    who.length < longestName &&
    headOf(phrase) !== phrase.words.at(-1) &&
    isSomebody(phrase)
  return isWho ? [`For ${who.charAt(0).toLowerCase()}${who.slice(1)}`] : []
}

function sayCalled(front: ScreenPlan, called: string, isState: boolean): boolean {
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
  if (front.subtitle === undefined && !isState) front.subtitle = called
  else if (front.overline === undefined) front.overline = called
  else return false
  return true
}
