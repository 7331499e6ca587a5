import type { Entity } from '../entity.ts'
import type { AppPlan, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, stemOf, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { isSame } from '../words/synonyms.ts'
import { isParticiple } from '../words/verbs.ts'
import { labelOf } from './label-of.ts'
import { isOf } from './names-of.ts'
import { has } from '../understand/searched.ts'

/** Screens that are called after what stands on them; the titles of others are content, or say what one does next. */
const named: ReadonlySet<ScreenKind> = new Set([
  'browse',
  'people',
  'history',
  'checklist',
  'saved',
  'feed',
  'calendar',
  'week',
  'stats',
  'leaderboard',
  'notifications',
  'chats',
])
/** One sees a list by looking at it: what is looked at is its name. */
const looking =
  /^(?:see|view|show|browse|check|read|look|find|track|manage|keep|get|have|monitor|follow|display|list|explore)$/
/** They make or give what a form is for. */
const making =
  /^(?:add|create|new|post|log|record|register|submit|enter|write|make|report|request|book|send|give|leave|share|publish|enrol|enroll|open|start|upload|plan|schedule|set|select|choose|pick|offer|sell|order)$/
/** What is filled in or set in a form on the way: no name for all of it. */
const onTheWay = /^(?:upload|set|select|choose|pick|enter|open|start)$/
/** Each thing has one of its own: no name for a list of other things. */
const ofEach =
  /^(?:photo|picture|image|note|comment|price|rate|name|status|state|value|number|message|file|filter|link|report|description)$/
/** Things that hold others, of which an app has one. */
const holder =
  /^(?:catalog|catalogue|schedule|timetable|rota|roster|calendar|agenda|programme|log|logbook|diary|journal|archive|history|inventory|directory|collection|library|list|feed|(?:notice|pin|message|bulletin)?board|menu|planner|overview|tracking|tracker|timeline|wall)$/
/** Of whatever it is. */
const anything =
  /^(?:item|thing|entry|record|one|detail|date|day|time|hour|minute|page|screen|option|feature|information|user|setting)$/
const joins = /(?:^| )(?:of|for|by|with|in|on|at|to|from|per|as|without|about|and|or)(?: |$)/i
const little = /^(?:an?|the|my|your|our|their|all|every|each|own|its|his|her)$/i
const booking = /^(?:reservation|booking|appointment)s?$/i
/** Other words for the same list, whatever is on it. */
const alike: readonly RegExp[] = [
  booking,
  /^(?:guest|attendee|participant|invitee)$/,
  /^(?:contribution|payment|dues)$/,
]
const isAlike = (one: string, other: string): boolean =>
  isSame(one, other) || alike.some((form) => form.test(one) && form.test(other))
const asking = 'When?'
const ofDay =
  /^(?:choose|pick|select|set) (?:dates?|days?|times?|hours?|slots?|time slots?|dates? and times?|days? and times?)$/i
const mostWords = 4
const longestTitle = 26

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
const stemsOf = (text: string): string[] => wordsOf(text).map((word) => stemOf(word))
const headOf = (text: string): string => toSingular(wordsOf(text).at(-1) ?? '')

/** A name a screen has, or none of the description's. */
interface Called {
  title: string
  /** Stems of all words of the description. */
  said: ReadonlySet<string>
}

const titleOf = (screen: ScreenPlan, { entities }: AppPlan): string => {
  const entity = entities.get(screen.entity)
  if (screen.kind === 'slots') return screen.title ?? asking
  if (screen.kind === 'form') return screen.title ?? entity?.add ?? screen.name
  return screen.title ?? (screen.kind === 'browse' ? (entity?.many ?? screen.name) : screen.name)
}

const isTheirs = ({ title, said }: Called): boolean => stemsOf(title).every((stem) => said.has(stem))

/** A label without articles; "weekly or monthly contributions" has room for its last word. */
function inShort(label: string): string | undefined {
  const words = label.split(' ').filter((word) => !little.test(word))
  const whole = words.join(' ')
  const last = words.at(-1) ?? ''
  const fits = words.length <= mostWords && whole.length <= longestTitle && !/ (?:and|or) /i.test(whole)
  const name = fits ? whole : toSingular(last.toLowerCase()) === last.toLowerCase() ? '' : last
  return name === '' || isParticiple(last.toLowerCase()) ? undefined : capitalise(name)
}

/** "Log inspections" in the form for one of them. */
const asOne = (name: string): string => {
  const words = name.split(' ')
  return [...words.slice(0, -1), toSingular(words.at(-1) ?? '')].join(' ')
}

/** "Send case" for a form that is called "Write report": what it makes, or the same with more words. */
function titleOfForm(phrase: Phrase, called: Called): string | undefined {
  const { verb } = phrase
  const name = inShort(labelOf(phrase))
  if (!verb || !has(making, verb) || !name || joins.test(name) || wordsOf(name).length < 2) return undefined
  const [first = '', ...others] = wordsOf(called.title)
  const own = (making.test(first) ? others : [first, ...others]).filter((word) => !little.test(word))
  const stems = stemsOf(name)
  const head = headOf(name)
  if (own.length === 0 || anything.test(head)) return undefined
  const isMore = own.every((word) => stems.includes(stemOf(word)))
  const isOther = own.every((word) => !called.said.has(stemOf(word)))
  const isSameThing = !isTheirs(called) && isSame(head, toSingular(own.at(-1) ?? ''))
  if (isMore && !isTheirs(called)) return head === toSingular(own.at(-1) ?? '') ? asOne(name) : name
  return (isOther || isSameThing) && !onTheWay.test(verb) ? name : undefined
}

const inNumber = (name: string, isSeveral: boolean): string => {
  const last = wordsOf(name).at(-1) ?? ''
  return isSeveral && toSingular(last) === last ? capitalise(toPlural(name.toLowerCase())) : name
}

/** "Catalogue" for a list that is called "Machines", "Contact visits" for "Visits". */
function titleOfList(phrase: Phrase, screen: ScreenPlan, plan: AppPlan, called: Called): string | undefined {
  const { verb } = phrase
  if (verb && !looking.test(verb)) return undefined
  const label = labelOf(phrase)
  const [first = '', ...rest] = label.split(' ')
  const name = inShort(verb && stemOf(first.toLowerCase()) === stemOf(verb) ? rest.join(' ') : label)
  if (!name || joins.test(name)) return undefined
  const [head, own] = [headOf(name), headOf(called.title)]
  if (anything.test(head)) return undefined
  const stems = stemsOf(name)
  const isPlural = head !== wordsOf(name).at(-1)
  const entity = plan.entities.get(screen.entity)
  // "Short videos" is told of videos.
  if (head === own || head === headOf(screen.name)) {
    const isMore = stemsOf(head === own ? called.title : screen.name).every((stem) => stems.includes(stem))
    const isSeveral = head === own && toSingular(called.title.toLowerCase()) !== called.title.toLowerCase()
    return isMore && stems.length > 1 ? inNumber(name, isSeveral) : undefined
  }
  if (isTheirs(called) || (screen.title !== undefined && isTheirs({ ...called, title: screen.name })))
    return undefined
  const isOfThem = entity !== undefined && called.title === entity.many && isOf(entity, head)
  if (isAlike(head, own) || isOfThem) return inNumber(name, !holder.test(head))
  // "Patterns" among the numbers are a curve.
  if (screen.kind === 'stats') return undefined
  const isSomebody = classOf(head) === 'person'
  if (isSomebody !== (classOf(own) === 'person')) return undefined
  return (isPlural && !ofEach.test(head)) || holder.test(head) ? name : undefined
}

/** "Pick a slot" where the description says so. */
function withArticle(label: string, text: string): string {
  const [verb = '', ...rest] = label.split(' ')
  const both = new RegExp(
    String.raw`\b${verb} (?:an? |the |your )?(date and time|day and time|date and hour)\b`,
    'i',
  ).exec(text)?.[1]
  if (both) return capitalise(`${verb} ${both}`.toLowerCase())
  const [said] =
    new RegExp(String.raw`\b${verb} (?:an?|your) (?:time )?${rest.join(' ')}\b`, 'i').exec(text) ?? []
  return said === undefined ? label : capitalise(said.toLowerCase())
}

/** "Log flow" in a form with a field for it: of several values one, and no name for all of them. */
const isFieldOf = ({ words, verb }: Phrase, entity: Entity | undefined): boolean => {
  const value = words.filter((word) => word !== verb).join(' ')
  return entity?.fields.some(({ name }) => name.toLowerCase() === value) === true
}

function titleFor(phrase: Phrase, screen: ScreenPlan, plan: AppPlan, called: Called): string | undefined {
  if (screen.kind === 'slots') {
    const label = labelOf(phrase)
    if (called.title !== asking || !(ofDay.test(label) || booking.test(label))) return undefined
    return phrase.verb ? withArticle(label, plan.whole ?? plan.description) : label
  }
  if (screen.kind === 'form')
    return isFieldOf(phrase, plan.entities.get(screen.entity)) ? undefined : titleOfForm(phrase, called)
  return named.has(screen.kind) ? titleOfList(phrase, screen, plan, called) : undefined
}

/**
 * Calls screens as the description calls what they are traced as: each once, by the first phrase whose words are a name
 * for it. A title in words of the description stays, unless a phrase has more of it. Returns the phrases that are titles now.
 */
export function nameClaimed(
  done: ReadonlyMap<Phrase, ScreenPlan>,
  plan: AppPlan,
  told: readonly Phrase[],
): ReadonlySet<Phrase> {
  const titles = new Set<Phrase>()
  const said = new Set(stemsOf(plan.whole ?? plan.description))
  const asked = new Set(told.map((phrase) => labelOf(phrase).toLowerCase()))
  const renamed = new Set<ScreenPlan>()
  for (const [phrase, screen] of done) {
    if (renamed.has(screen) || screen === plan.screens[0] || phrase.isActor) continue
    const title = titleOf(screen, plan)
    if (asked.has(title.toLowerCase())) continue
    const name = titleFor(phrase, screen, plan, { title, said })
    const isTaken = plan.screens.some(
      (other) =>
        other !== screen &&
        [other.name, other.title].some((each) => each?.toLowerCase() === name?.toLowerCase()),
    )
    if (name === undefined || isTaken || name.toLowerCase() === title.toLowerCase()) continue
    screen.title = name
    renamed.add(screen)
    titles.add(phrase)
  }
  return titles
}
