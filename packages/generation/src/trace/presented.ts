import { type Entity, hasPictures } from '../entity.ts'
import { standingLists } from '../plan/read-lists.ts'
import { isDoneWith, screenFor } from '../plan/done-by.ts'
import type { AppPlan, ScreenKind } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { anybody } from './roles-of.ts'
import { holding, isOf } from './names-of.ts'
import { isListedValue } from './listed-value.ts'
import { isOfItsScreens } from './presented-by-kind.ts'
import { isValueOfNow } from './said-already.ts'
import { isSaidOfEach } from './said-of-each.ts'
import { find, has } from '../understand/searched.ts'

/** Words for how something is put on a screen: alone, or with the app's own things, they ask for nothing else. */
export const presenting =
  /^(?:list|table|card|page|screen|view|title|entry|entries|item|record|row|link|area|section|panel|tile|cell|detail|info|information|data|database|display|value|dashboard|api|element|object|instance|functionality|logo|avatar|icon|thumbnail|keyword|fact|trivia|query|term|toggle|switch|cover|poster|png|jpe?g|suggestion|recommendation|lightbox|caption|slideshow|carousel|modal|pop-?up|placeholder|tooltip|preview)$/
/** Spans of time; "meeting minutes" are none. */
const spans = /^(?:second|millisecond|minute|hour)$/
/** Words that say which of its own things are meant. */
export const qualifying =
  /^(?:single|current|selected|specific|given|whole|entire|same|own|personal|personali[sz]ed|individual|corresponding|respective|existing|multiple|possible|various|digital|simple|chosen|desired|resulting|open|public|online|virtual|available|common|grouped|sorted|listed|highlighted|formatted|ordered)$/
/** One does these on any screen that shows or takes the thing. */
const handling =
  /^(?:click|tap|press|select|choose|pick|enter|type|input|open|see|view|display|show|read|get|fill|provide|specify|set|present|list|visualize|visualise|access|use|load|fetch|submit|update|refresh|reload|retrieve)$/
/** Done with any list, where a brief tells it of the list. */
const listing = /^(?:sort|filter|search)$/
/** "A range of exercises" are exercises. */
const someOf = /^(?:wide |large |great |whole )?(?:range|variety|selection|assortment|choice) of /
/** "Candidates for each office" are candidates. */
const ofEachOne = / (?:for|of|in|per) (?:each|every) \p{L}+$/u
const passing = /^(?:passed|failed|right|wrong) or (?:passed|failed|right|wrong)\b/
/** What one draws or plays on. */
const surface = /^(?:grid|square|cell|pixel|canvas|board|tile|dot|circle|shape)$/
const drawnOn = new Set<ScreenKind>(['editor', 'board', 'game'])
/** What an app tells in passing, where nobody writes to anybody. */
const passingWord = /^(?:messages?|errors?|error messages?|warnings?|alerts?|notices?|pop-?ups?)$/
const sayNothing = /^(?:milliseconds|seconds|minutes|hours|days|weeks|months|years|search results)$/

/** "Number of dives" where a figure or a value says it. */
const isCountedOf = ({ figures, facts, fields }: Entity, noun: string): boolean =>
  [...figures, ...facts].some(({ title }) => toSingular(title.toLowerCase()) === noun) ||
  fields.some(({ name }) => toSingular(name.toLowerCase()) === noun)

/** What a form takes. */
const isTaken = (entity: Entity, noun: string) =>
  entity.fields.some(({ name }) => toSingular(name.toLowerCase()) === noun)

const ofPost =
  /^(?:like|comment|reply|share|repost|upvote|downvote)(?: (?:and|or) \p{L}+)?(?: (?:on )?(?:posts?|photos?|messages?|pictures?))?$/iu
const booked = /^(?:rooms?|tables?|seats?|slots?|courts?|appointments?|times?|spots?)$/

/** What a brief tells of posts stands below each of them, and what one books is chosen on the screen of free times. */
function isOfBrief({ label, verb, text, words, isActor }: Phrase, screens: AppPlan['screens']): boolean {
  const who = toSingular(words.at(-1) ?? '')
  // Who does something in it is no list of it.
  const isDoer = isActor === true && (anybody.test(who) || classOf(who) === 'person')
  if (!verb && (isDoer || /^(?:administrator|admin|moderator)$/.test(who))) return true
  const hasScreen = (wanted: string) => screens.some(({ kind }) => kind === wanted)
  if (ofPost.test(label ?? `${verb ?? ''} ${text}`.trim())) return hasScreen('feed')
  // In the cart one changes how many, takes out and pays.
  if (
    /^(?:change|update|remove|delete|increase|adjust)$/.test(verb ?? '') &&
    /\b(?:quantit|cart|basket|check)/.test(`${label ?? ''} ${text}`)
  )
    return hasScreen('cart')
  return /^(?:book|reserve)$/.test(verb ?? '') && booked.test(words.at(-1) ?? '') && hasScreen('slots')
}

/** "Check availability" of what says in each row how much of it there is. */
function isOfEachRow({ verb, words }: Phrase, { entities, screens }: AppPlan): boolean {
  const [main] = entities.values()
  return (
    /^(?:check|see|view|show|find|know)$/.test(verb ?? 'see') &&
    /^(?:availability|occupancy|capacity)$/.test(words.at(-1) ?? '') &&
    main !== undefined &&
    main.samples.every(({ badge }) => badge !== undefined) &&
    screens.some(({ kind }) => kind === 'map' || kind === 'browse')
  )
}

/** "Count calories" where each thing has them: that is what its list is for. */
function isCounted({ verb, words }: Phrase, { entities }: AppPlan): boolean {
  const [main] = entities.values()
  return (
    /^(?:count|counting)$/.test(verb ?? '') &&
    words.length === 1 &&
    main !== undefined &&
    main.fields.some(({ name }) => name.toLowerCase() === words[0])
  )
}

/** "Upcoming movies" where the app has its things in such lists. */
function isStandingList({ verb = 'see', words }: Phrase, { entities }: AppPlan): boolean {
  const [main] = entities.values()
  if (!main || !/^(?:see|view|show|browse|discover|find|explore)$/.test(verb)) return false
  const names = main.words.flatMap((name) => name.split(' '))
  const end = words.indexOf('by')
  const own = words
    .slice(0, end < 0 ? words.length : end)
    .filter(
      (word) =>
        !isOf(main, toSingular(word)) && !names.includes(toSingular(word)) && !holding.test(toSingular(word)),
    )
  const said = own.join(' ')
  return standingLists(main).some(({ title }) => title.toLowerCase().replaceAll('-', ' ') === said)
}

/** "The flat's photos", where flats have pictures. */
function isPictureOfIt({ verb, words }: Phrase, { entities }: AppPlan): boolean {
  const [of = '', pictures = '', more] = words
  const [main] = entities.values()
  return (
    !verb &&
    more === undefined &&
    /^(?:photo|picture|image)s$/.test(pictures) &&
    main !== undefined &&
    isOf(main, toSingular(of)) &&
    hasPictures(main)
  )
}

const mostVoted = /^(?:(?:most|top|best) )?voted \p{L}+$/iu

const listOf = /^list of (\p{L}+)$/iu

/**
 * Whether the app's own screens are what a phrase asks for: "single card" of a deck, "recipe titles" of recipes, "select a
 * currency" where one converts. Nothing has to be added for it.
 */
export function isPresented(phrase: Phrase, plan: AppPlan): boolean {
  if (isPictureOfIt(phrase, plan)) return true
  // "Recommendations" alone are some of the app's things under that word.
  if (/^(?:recommendation|suggestion)s$/.test(phrase.text) && !phrase.isOfStory && !plan.tool) return false
  // Spans of time say how much of something, and what a search finds is the list.
  if (
    !phrase.verb &&
    (!phrase.label || phrase.label === `number of ${phrase.text}`) &&
    sayNothing.test(phrase.text) &&
    !isListedValue(phrase, plan.whole ?? plan.description)
  )
    return true
  // "A message showing if he passed or failed" is what the end of a quiz says.
  if (phrase.options.length > 0)
    return passing.test(phrase.text) && plan.screens.some(({ kind }) => kind === 'result')
  if (passing.test(phrase.text) && plan.screens.some(({ kind }) => kind === 'result')) return true
  // "A charity that matches their interests": what fits whom is found by what they like.
  if (
    phrase.verb === 'match' &&
    /^(?:interests?|needs|preferences|criteria|requirements|taste|tastes|skills)$/.test(
      phrase.words.at(-1) ?? '',
    )
  )
    return true
  if (
    phrase.isOfStory &&
    !phrase.verb &&
    passingWord.test(phrase.text) &&
    !plan.screens.some(({ kind }) => kind === 'chats' || kind === 'thread' || kind === 'notifications')
  )
    return true
  if (
    phrase.isOfStory &&
    phrase.words.length > 0 &&
    phrase.words.every(
      (word) => word === phrase.verb || has(qualifying, word) || surface.test(toSingular(word)),
    ) &&
    plan.screens.some(({ kind, isTab }) => isTab && drawnOn.has(kind))
  )
    return true
  // Done below each reply of a thread
  if (
    /^(?:quotes?|repl(?:y|ies)|(?:up|down)?votes?|posts? up and down)$/.test(phrase.text) &&
    plan.entities.has('forum-topic')
  )
    return true
  // "Collections" of pictures one has kept
  if (
    !phrase.verb &&
    phrase.isOfStory &&
    /^(?:collections?|boards?|folders?)$/.test(phrase.text) &&
    plan.screens.some(({ kind }) => kind === 'saved')
  )
    return true
  // "Departures of an airport" where flights are listed
  if (!phrase.verb && /^(?:arrivals|departures)\b/.test(phrase.text) && plan.entities.has('flight'))
    return true
  // "Rest timer" where one runs
  if (
    phrase.isOfStory &&
    !phrase.verb &&
    /^(?:timers?|stopwatch|stopwatches)$/.test(phrase.words.at(-1) ?? '') &&
    plan.screens.some(({ kind }) => kind === 'timer')
  )
    return true
  // "Answer questions" in a quiz
  if (
    phrase.verb === 'answer' &&
    phrase.words.includes('questions') &&
    plan.screens.some(({ kind }) => kind === 'quiz')
  )
    return true
  if (isSaidOfEach(phrase, plan)) return true
  if (isOfItsScreens(phrase, plan) || isValueOfNow(phrase, plan)) return true
  if (isOfEachRow(phrase, plan) || isStandingList(phrase, plan) || isCounted(phrase, plan)) return true
  // "Most voted games" are what a vote ends with.
  if (
    !phrase.verb &&
    has(mostVoted, phrase.label ?? phrase.text) &&
    plan.screens.some(({ kind }) => kind === 'votes')
  )
    return true
  // "Add games" where one suggests games.
  const noun = phrase.words.at(-1) ?? ''
  if (
    /^(?:add|enter|submit|propose)$/.test(phrase.verb ?? '') &&
    noun !== '' &&
    plan.screens.some(
      ({ isDeed, name }) => isDeed && /^(?:suggest|propose|nominate) /i.test(name) && name.endsWith(noun),
    )
  )
    return true
  // Where the content comes from is behind the screens.
  if (/^apis?$/.test(phrase.words.at(-1) ?? '')) return true
  // "As PDF" of something a brief has saved.
  if (!phrase.verb && phrase.isOfStory && /^(?:pdf|csv)$/.test(phrase.text)) return true
  // "Notifies you": it does so where its messages stand.
  if (
    /^(?:notify|alert|warn|inform)$/.test(phrase.text) &&
    plan.screens.some(({ kind }) => kind === 'notifications')
  )
    return true
  // "Send" alone
  if (!phrase.verb && phrase.words.length === 1 && isDoneWith(phrase.words[0] ?? '', 'button', plan.screens))
    return true
  if (phrase.verb !== undefined && isDoneWith(phrase.verb, phrase.words.at(-1) ?? '', plan.screens))
    return true
  if (phrase.isOfStory && isOfBrief(phrase, plan.screens)) return true
  if (
    phrase.verb !== undefined &&
    !has(handling, phrase.verb) &&
    !(phrase.isOfStory && listing.test(phrase.verb))
  )
    return false
  const words = (
    phrase.label?.toLowerCase().replace(ofEachOne, '').replace(someOf, '').split(' ') ?? phrase.words
  ).filter((word) => word !== phrase.verb && !/^(?:of|a|an|the|all|with|in|for|to|and|by)$/.test(word))
  // "Bitcoins" in an app of coins
  const [main] = plan.entities.values()
  if (
    !phrase.verb &&
    words.length === 1 &&
    main &&
    !main.id.startsWith('own-') &&
    main.words.includes(toSingular(words[0] ?? ''))
  )
    return true
  // "Active list", "active to-do" of tasks that are active or done
  if (
    !phrase.verb &&
    words.length === 2 &&
    main?.groups.some((group) => group.toLowerCase() === words[0]) &&
    (phrase.label !== undefined || phrase.isOfStory === true) &&
    !/^(?:upcoming|new|latest|popular|trending|recent|featured|saved|nearby)$/.test(words[0] ?? '')
  )
    return true
  // "CSV files" where they are opened
  if (
    !phrase.verb &&
    phrase.isOfStory &&
    words.length > 1 &&
    plan.screens.some(({ entity }) => entity === words.map(toSingular).join('-'))
  )
    return true
  // "Explanation" of a picture that has one
  if (!phrase.verb && words.length === 1 && main && isTaken(main, toSingular(words[0] ?? ''))) return true
  // Notes are written in it
  if (/\bmarkdown\b/i.test(phrase.label ?? phrase.text) && main?.id === 'note') return true
  // Among which one chooses there
  if (
    /^(?:(?:multiple|several|possible|\d possible) )(?:answers|choices|options)$/i.test(
      phrase.label ?? phrase.text,
    ) &&
    plan.screens.some(({ kind }) => kind === 'quiz')
  )
    return true
  // "List of ingredients" where each recipe says what goes into it
  const [, listed = ''] = find(listOf, phrase.label ?? '') ?? []
  if (listed !== '' && main?.fields.some(({ name }) => name.toLowerCase() === listed.toLowerCase()))
    return true
  // "Price of bitcoin" where each coin has one
  const [value = '', ...what] = words
  if (
    main &&
    what.length > 0 &&
    what.every((word) => isOf(main, toSingular(word))) &&
    [...main.fields.map(({ name }) => name), ...main.facts.map(({ title }) => title)].some(
      (name) => name.toLowerCase() === value,
    )
  )
    return true
  const nouns = words
    .map(toSingular)
    .filter(
      (word) =>
        !has(qualifying, word) && !(phrase.verb !== undefined && /^(?:latest|new|recent|more)$/.test(word)),
    )
  const shown = plan.screens.flatMap((screen) => {
    const entity = plan.entities.get(screen.entity)
    return entity ? [entity] : []
  })
  const isShown = (noun: string) =>
    has(presenting, noun) ||
    (spans.test(noun) && nouns.length === 1) ||
    (noun === 'number' && main !== undefined && nouns.slice(1).every((each) => isCountedOf(main, each))) ||
    (noun === 'name' && words.length > 1) ||
    (holding.test(noun) && words.length > nouns.length) ||
    screenFor(noun, plan.screens) !== undefined ||
    shown.some((entity) => isOf(entity, noun)) ||
    (phrase.verb !== undefined && shown.some((entity) => isTaken(entity, noun)))
  const isSaid =
    words.length > nouns.length ||
    nouns.some(
      (noun) => has(presenting, noun) || (words.length > 1 && screenFor(noun, plan.screens) !== undefined),
    )
  return nouns.every(isShown) && (isSaid || phrase.verb !== undefined)
}
