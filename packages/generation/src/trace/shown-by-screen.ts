import { standingLists } from '../plan/read-lists.ts'
import type { AppPlan, ScreenPlan } from '../plan/types.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import type { Phrase } from '../understand/phrase.ts'
import { isOf } from './names-of.ts'
import { isMainInTrade } from './same-in-trade.ts'
import { find, has } from '../understand/searched.ts'

const longestTitle = 24
/** Where somebody or something is at the moment. */
export const whereNow =
  /^(?:(?:live|gps|real-?time) (?:(?:location )?tracking|location)|location (?:tracking|sharing))$/u
/** What holds all of the things of one kind. */
const holderOf = /^(\p{L}+) (?:ledger|register|roster|directory|database|catalogu?e|archive)$/u

/** What is asked for in a word, and the screen or thing of the app that is that. */
export function shownByScreen(phrase: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const { verb, label, text, words } = phrase
  const [front] = plan.screens
  if (front?.lead === 'swipe' && isSwiped(phrase)) return front
  const listed = ofList(phrase, plan)
  if (listed) return listed
  const curve = ofCurve(phrase, plan)
  if (curve || verb) return curve
  const said = (label ?? text).toLowerCase().replace(/^the /, '')
  const [, lead = ''] = find(/^(\p{L}+) of (?:the |this )?(?:week|day|month|season|evening)$/u, said) ?? []
  // "Programme of the week" where a screen is called Programme
  if (lead !== '')
    return titled(
      plan.screens.find(({ name, isTab }) => isTab && name.toLowerCase() === lead),
      said,
    )
  const [main] = plan.entities.values()
  // "Information about the book" is on its own screen.
  const [, told = ''] =
    find(
      /^(?:more )?(?:information|info|details?|facts) (?:about|on|of) (?:the |an? |each |every |all )?(?:\p{L}+ )?(\p{L}+)$/u,
      said,
    ) ?? []
  const detail =
    told === ''
      ? undefined
      : plan.screens.find(({ kind, entity }) => {
          const thing = plan.entities.get(entity)
          return kind === 'detail' && thing !== undefined && isOf(thing, toSingular(told))
        })
  if (detail) return detail
  // "Live tracking" where there is a map
  if (has(whereNow, said)) {
    const map = plan.screens.find(({ kind: shown }) => shown === 'map')
    if (map) return titled(map, said)
  }
  // "Transaction ledger" where transactions are listed
  const [, kind = ''] = find(holderOf, said) ?? []
  const holding =
    kind === ''
      ? undefined
      : plan.screens.find(({ kind: shown, entity }) => {
          const thing = plan.entities.get(entity)
          return shown === 'browse' && thing !== undefined && isOf(thing, toSingular(kind))
        })
  if (holding && said.length <= longestTitle) return titled(holding, said)
  // "Alarms" where the missions of a fire brigade are listed
  if (main && isMainInTrade(main, phrase))
    return titled(
      plan.screens.find(({ kind, entity }) => kind === 'browse' && plan.entities.get(entity) === main),
      said,
    )
  // The ring tells it.
  if (said.startsWith('progress of ') && said.length <= longestTitle)
    return titled(
      plan.screens.find(({ kind }) => kind === 'gauge'),
      said,
    )
  // "Games come out next" are the upcoming ones.
  if (
    main &&
    /\b(?:come|comes|coming)(?: out)? (?:next|soon)$/.test(said) &&
    standingLists(main).some(({ title }) => /^upcoming$/i.test(title))
  )
    return plan.screens[0]
  // "Calendar of booked Saturdays" is the month there is.
  if (said.startsWith('calendar of ')) {
    const month = plan.screens.find(({ kind }) => kind === 'calendar')
    if (month) return titled(month, said.length <= longestTitle ? said : 'calendar')
  }
  // "Training calendar" is what the month there is called.
  if (/^\p{L}+ calendar$/u.test(said)) {
    const month = plan.screens.find(({ kind, isTab }) => kind === 'calendar' && isTab)
    if (month) return titled(month, said)
  }
  // Who looks back on his orders sees them there.
  if (words.at(-1) === 'orders')
    return plan.screens.find(({ kind, title }) => kind === 'history' && /^order history$/i.test(title ?? ''))
  const answered = words.at(-1) === 'answer' || words.at(-1) === 'answers'
  // Answers stand below the question.
  if (answered && plan.entities.has('asked-question'))
    return plan.screens.find(({ kind }) => kind === 'detail')
  // "Tempos saved per song" where tempos are kept
  const [, kept = ''] =
    find(/^(\p{L}+s) (?:saved|kept|stored|logged|sorted|grouped) (?:per|by|for) /u, said) ?? []
  if (main && kept !== '' && isOf(main, toSingular(kept)))
    return plan.screens.find(({ kind, entity }) => kind === 'browse' && plan.entities.get(entity) === main)
  // "Archive of shows" where one looks back at them
  const [, past = ''] = /^archive of (?:all |past |old )?(\p{L}+s)$/u.exec(said) ?? []
  if (main && past !== '' && isOf(main, toSingular(past)))
    return titled(
      plan.screens.find(({ kind }) => kind === 'history'),
      said,
    )
  // One chooses it there: "my own server" among the places for a backup.
  const [chosen = ''] = words
  if (
    main &&
    words.length === 1 &&
    main.fields.some(({ options }) => options.some((option) => option.toLowerCase().endsWith(` ${chosen}`)))
  )
    return plan.screens.find(({ kind, entity }) => kind === 'form' && plan.entities.get(entity) === main)
  // The code stands on the ticket.
  if (/^(?:bar|qr)[ -]?codes?$/.test(said)) {
    const ticket = plan.screens.find(({ kind }) => kind === 'ticket')
    if (ticket) ticket.keys = [capitalise(said)]
    return ticket
  }
  // "Photo album" where there are the photos
  if (/^(?:photo|picture) (?:album|gallery|book)s?$/.test(said)) {
    const photos = plan.screens.find(
      ({ kind, name }) => kind !== 'detail' && /^(?:photos|pictures)$/i.test(name),
    )
    if (photos) return titled(photos, said)
  }
  // "Quizzes" are what it asks there, whatever else is listed.
  if (/^quiz(?:zes)?$/.test(words.at(-1) ?? '')) {
    const asked = plan.screens.find(({ kind, isTab }) => kind === 'quiz' && !isTab)
    return titled(asked, said)
  }
  if (/^(?:live )?(?:scoreboard|leaderboard|ranking|rankings|standings)$/.test(said))
    return titled(
      plan.screens.find(({ kind }) => kind === 'leaderboard'),
      said,
    )
  // "Sick notes" where one reports an absence
  if (/^(?:sick notes?|sickness|absences?)$/.test(said))
    return titled(
      plan.screens.find(({ entity }) => plan.entities.get(entity)?.id === 'child-absence'),
      toSingular(said),
    )
  // "Answers get stars" where each says how many it helped
  return /^(?:stars?|upvotes?|thumbs up)$/.test(said) && plan.entities.has('asked-question')
    ? plan.screens.find(({ kind }) => kind === 'detail')
    : undefined
}

const lists: readonly ScreenPlan['kind'][] = ['browse', 'people', 'history', 'checklist']
const looking = /^(?:track|manage|view|see|browse|list|check|monitor|show|keep|store)$/
const nearby = /^(?:[\p{L}-]+ ){1,3}(?:near (?:me|you|by)|nearby|around (?:me|you)|close by)$/iu

/** "Track tenants" where they have a list, "trucks near me" where there is a map. */
function ofList(
  { verb, words, text, label = text }: Phrase,
  { screens, entities }: AppPlan,
): ScreenPlan | undefined {
  if (
    /^(?:search )?(?:filters?|filter options|filtering|sorting|search filters|advanced search|advanced filters)$/i.test(
      label,
    )
  )
    return screens.find(({ kind }) => kind === 'browse')
  if (has(nearby, label)) return mapOf(label, screens, entities)
  const noun = words.at(-1) ?? ''
  if (!verb || !looking.test(verb) || words.length > 2 || label.split(' ').length > 3) return undefined
  return screens.find(({ kind, name, entity }) => {
    const thing = entities.get(entity)
    return (
      lists.includes(kind) &&
      (name.toLowerCase() === noun || (thing !== undefined && thing.many.toLowerCase() === words.join(' ')))
    )
  })
}

const ofPeople = /^(?:\p{L}+ )?(?:matches|profiles|partners|buddies)$/u

/** The map of what is near, unless it is called after other things than these. */
function mapOf(
  label: string,
  screens: AppPlan['screens'],
  entities: AppPlan['entities'],
): ScreenPlan | undefined {
  const map = screens.find(({ kind }) => kind === 'map')
  const title = map?.title?.toLowerCase()
  const [things = ''] = label.toLowerCase().split(/ (?:nearby|near|around|close)\b/)
  // Who fits whom is on no map.
  if (!map || has(ofPeople, things)) return undefined
  if (title === undefined) return map
  const listed = entities.get(map.entity)
  const isThat = things
    .split(' ')
    .map(toSingular)
    .some((word) => title.includes(word) || (listed !== undefined && isOf(listed, word)))
  return isThat ? map : undefined
}

/** "Swipe through flats", "like or skip": the cards of the first screen. */
const isSwiped = ({ verb = '', text, label = text }: Phrase): boolean =>
  /^swip(?:e|es|ing)$/.test(verb) || /^(?:swip\w+|like or (?:skip|pass|dislike)|swipe cards?)\b/i.test(label)

/** "Harvest forecast", "harvest by crate" where a screen of numbers is called Harvest. */
function ofCurve({ verb, label, text }: Phrase, plan: AppPlan): ScreenPlan | undefined {
  const said = (label ?? [verb, text].filter(Boolean).join(' ')).toLowerCase()
  const [, name = '', rest = ''] =
    find(/^(\p{L}+) (forecasts?|(?:by|per) \p{L}+(?: per \p{L}+)?)$/u, said) ?? []
  const curve = plan.screens.find((screen) => screen.kind === 'stats' && screen.name.toLowerCase() === name)
  return rest === '' ? undefined : titled(curve, said)
}

/** The screen, called as the description calls it. */
function titled(screen: ScreenPlan | undefined, said: string): ScreenPlan | undefined {
  if (screen) screen.title ??= capitalise(said)
  return screen
}
