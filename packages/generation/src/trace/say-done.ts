import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { classOf } from '../words/noun-classes.ts'
import { looksLikePerson } from '../words/person-endings.ts'
import { isSaid } from './coverage.ts'
import { labelOf } from './label-of.ts'
import { narrowing } from './narrowing.ts'
import { has } from '../understand/searched.ts'

/** Their line says what one needs there: the month, whom one talks with, how the game stands. */
const spokenFor: ReadonlySet<ScreenKind> = new Set([
  'calendar',
  'thread',
  'chats',
  'timer',
  'board',
  'game',
  'cart',
  'checkout',
  'slots',
  'detail',
  'guide',
  'poll',
  'votes',
  'page',
  'dictated',
  'role',
])
/** There it stands below what one handles. */
const handled: ReadonlySet<ScreenKind> = new Set(['timer', 'board', 'game'])
/** Their title is a word for what they list, and there is room below it. */
const listing: ReadonlySet<ScreenKind> = new Set(['browse', 'people', 'history', 'map'])
const mostWords = 6
const longestLine = 38
const fewestLetters = 6
const fewestLettersOfDoing = 8

/** How one uses a field, how it looks, and what people are about, is nothing a screen does. */
const plain =
  /^(?:enter|type|input|bring|edit|delete|remove|tap|click)\b|^(?:big|bigger|large|larger|huge|high)\b|^(?:getting|being|having|going|looking|wanting|planning)\b| or /i

/** Who the app is for, what one answers, or one word of it alone, is nothing a screen does. */
function isTold(
  { verb, words, isActor, text, options }: Phrase,
  description: string,
  fewest = fewestLetters,
): boolean {
  const head = toSingular(words.at(-1) ?? '')
  return (
    isActor !== true &&
    options.length === 0 &&
    words.length > (verb ? 0 : 1) &&
    text.length >= fewest &&
    (verb !== undefined ||
      (!description.toLowerCase().includes(` for ${text}`) &&
        !looksLikePerson(head) &&
        !['person', 'group', 'place'].includes(classOf(head))))
  )
}

const withoutArticles = (text: string): string =>
  text
    .toLowerCase()
    .split(' ')
    .filter((word) => !/^(?:the|an?|my|your|our|their)$/.test(word))
    .join(' ')

/** "Map of hikes" below "Map of the hikes" says the same. */
const isTitled = ({ words }: Phrase, label: string, { title = '' }: ScreenPlan): boolean =>
  (words.length > 1 && title.toLowerCase() === words.join(' ')) ||
  (title !== '' && withoutArticles(title) === withoutArticles(label))

/** Whether a line names what another begins with. */
const hasDoing = (line: string, other: string): boolean => {
  const [doing = ''] = other.toLowerCase().split(' ')
  return line
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .includes(doing)
}

/** "Offline mode" is none one switches on: it works so. */
const lineOf = (phrase: Phrase): string =>
  /^(?:works? |use |available )?offline(?: mode| use| access| support| first)?$/i.test(
    phrase.label ?? phrase.text,
  )
    ? 'Works offline'
    : labelOf(phrase)

/**
 * Says in the line below a screen's title what is done there in other words, as many of the phrases as the line has room for:
 * "Filter by department". Returns whether a screen has another line now.
 */
export function sayDone(
  done: ReadonlyMap<Phrase, ScreenPlan>,
  wordings: Parameters<typeof isSaid>[1],
  { description, story, entities }: AppPlan,
): boolean {
  const lines = new Map<ScreenPlan, string[]>()
  for (const [phrase, screen] of done) {
    const label = lineOf(phrase)
    // "Track buses" above the buses.
    const fewest = listing.has(screen.kind)
      ? Math.min(fewestLetters, fewestLettersOfDoing - (phrase.verb?.length ?? 0))
      : fewestLetters
    if (!isTold(phrase, story ?? description, fewest) || has(plain, label) || isSaid(label, wordings))
      continue
    // "Favorite beers" above says what "save favorite beers" is.
    if (isTitled(phrase, label, screen)) continue
    // The words above the list are what it is filtered by.
    const [, by = ''] = /^filter by (.+)$/i.exec(label) ?? []
    const listed = entities.get(screen.entity)
    if (by !== '' && listed && narrowing(by, listed).isByGroups) continue
    if (spokenFor.has(screen.kind) ? !handled.has(screen.kind) : screen.subtitle !== undefined) continue
    // "Stop and reset" says what "reset timers" does.
    const held = lines.get(screen) ?? []
    if (held.some((each) => hasDoing(each, label))) continue
    const said = held.filter((each) => !hasDoing(label, each))
    const line = [...said, label].join(', ')
    if (line.length <= longestLine && line.split(' ').length <= mostWords) lines.set(screen, [...said, label])
  }
  for (const [screen, [first = '', ...others]] of lines) {
    const line = [first, ...others.map((each) => each.charAt(0).toLowerCase() + each.slice(1))].join(', ')
    if (handled.has(screen.kind)) sayOfHandling(line, screen)
    else screen.subtitle = line
  }
  return lines.size > 0
}

/** With the hand: told in a line below what one handles. */
const byHand =
  /^(?:drag|swipe|tap|double|click|pull|pinch|hold|press|shake|tilt|long|turn|flip|slide|scroll|move|draw|use|choose|select|guess|match)\b/i
const longestTitle = 22

/** What is told of a timer or a game: how it is handled below it, what it is as its title, and nothing its keys say. */
function sayOfHandling(line: string, screen: ScreenPlan): void {
  const [first = ''] = line.toLowerCase().split(/[^\p{L}]+/u)
  if (byHand.test(line)) screen.extras.push({ kind: 'hint', label: line })
  else if (baseOfVerb(first) === undefined && line.length <= longestTitle) screen.title ??= line
}
