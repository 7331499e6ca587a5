import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { isOf } from './names-of.ts'
import { isPictures } from './typed-of.ts'
import { has } from '../understand/searched.ts'

const mostPerScreen = 4
/** What one enters and what is told of one thing takes little room. */
const mostFields = 7
/** Settings stand in rows below each other. */
const mostSettings = 8
/** Screens that take anything. */
export const noteHosts: readonly ScreenKind[] = [
  'home',
  'detail',
  'profile',
  'browse',
  'settings',
  'stats',
  'history',
]

/** How a round went. */
const outcome =
  /^(?:(?:final |total |high )?score|(?:(?:number of )?(?:correct|right|wrong|incorrect) )?answers|time (?:to|taken|needed|spent)\b.*|accuracy|points|mistakes|errors|percentage|wpm|words per minute)$|\b(?:prediction|recommendation|estimate)$|^(?:seconds|minutes|hours|days|weeks|time) left\b/i
/** What one sets once, rather than does with a thing. */
const isSetOnce =
  /^(?:enable|disable|turn|change|sync|connect|link|import|export|back|backup|restore|lock|protect|secure|encrypt|configure|customi[sz]e|adjust|choose|switch|update|reset|clear|log|sign|register|subscribe|install)\b/i

const hostKinds: Readonly<Record<Extra['kind'], readonly ScreenKind[]>> = {
  field: ['form', 'detail', 'editor', 'converter', 'profile', 'home', 'settings'],
  choice: ['form', 'editor', 'browse', 'home'],
  action: [
    'detail',
    'home',
    'browse',
    'profile',
    'topic',
    'checklist',
    'saved',
    'calendar',
    'week',
    'settings',
  ],
  thing: [
    'home',
    'detail',
    'profile',
    'browse',
    'stats',
    'topic',
    'calendar',
    'saved',
    'history',
    'checklist',
  ],
  chart: ['stats', 'home', 'detail', 'history', 'browse', 'profile'],
  clock: ['timer', 'home', 'detail', 'guide', 'profile'],
  search: ['browse', 'home', 'saved', 'history', 'people'],
  switch: ['settings', 'profile', 'notifications', 'form', 'detail', 'home'],
  dates: ['calendar', 'home', 'detail', 'browse', 'profile'],
  place: ['detail', 'home'],
  alarm: ['home', 'help', 'map', 'detail', 'profile'],
  option: ['settings', 'profile', 'detail', 'home'],
  hint: ['browse', 'home'],
  role: ['profile', 'home', 'browse', 'settings', 'topic'],
  note: ['home', 'browse', 'detail', 'stats', 'profile', 'topic', 'history', 'saved', 'checklist'],
}

const isOutcome = (extra: Extra) => extra.kind === 'field' && has(outcome, extra.field.name)
const isOnce = (extra: Extra) => extra.kind === 'action' && has(isSetOnce, extra.label)
/** Of these the settings are made, whoever tells of them. */
const isOfSettings =
  /\b(?:language|theme|mode|password|account|settings?|notifications?|reminders?|e-?mail|backups?|cloud|sync|pin|fingerprint|profile|newsletter|font|colou?r scheme|currency|units?|calendar|data)\b/i
/** "Sort by price", "filter by city": done with the list itself, wherever there is one. */
const isOfList = (extra: Extra) =>
  (extra.kind === 'action' || extra.kind === 'search') && /^(?:sort|filter|group)\b/i.test(extra.label)
/** "Delete books": done with one of them. */
const isOfOne = (extra: Extra) =>
  extra.kind === 'action' && /^(?:delete|remove|edit|update|rename)\b/i.test(extra.label)
/** It stands with others of its kind, wherever those are. */
const isPlain = (extra: Extra) => !isOutcome(extra) && !isOnce(extra) && !isOfList(extra) && !isOfOne(extra)

/** What one is shown of a thing stands where the thing is, not where it is entered. */
const seenOn: readonly ScreenKind[] = ['detail', 'profile', 'result', 'stats', 'home']
const isToldOfOne = (extra: Extra) => (extra.kind === 'field' && !isOutcome(extra)) || extra.kind === 'note'

/** Kinds of screen it fits, the best one first. */
function kindsFor(extra: Extra, phrase?: Phrase): readonly ScreenKind[] {
  if (
    extra.kind === 'action' &&
    /^(?:restart|pause|resume|start|quit|end)(?: the| a| new)? (?:game|round|match)$/i.test(extra.label)
  )
    return ['game', 'board', 'result', 'home']
  if (extra.kind === 'action' && /^share on /i.test(extra.label)) return ['result', ...hostKinds.action]
  if (extra.kind === 'action' && /^take (?:group|team|class) /i.test(extra.label))
    return ['result', 'timer', ...hostKinds.action]
  if (isOutcome(extra)) return ['result', 'stats', 'detail', 'home', ...hostKinds.field]
  if (
    extra.kind === 'field' &&
    /^(?:(?:three )?lives|(?:high ?|best )score|(?:number of )?moves|combo|(?:loyalty |bonus |reward )?(?:coins|points|stars|xp|tokens|beans|stamps|credits|gems|miles) (?:earned|collected))$/i.test(
      extra.field.name,
    )
  )
    return ['game', 'home', 'result', 'stats']
  if (isOfList(extra)) return ['browse', 'people', 'saved', 'history', 'home']
  if (
    extra.kind === 'action' &&
    /^cancel (?:a )?(?:booking|reservation|appointment|order)/i.test(extra.label)
  )
    return ['calendar', 'week', 'history', 'profile', 'detail']
  if (
    extra.kind === 'action' &&
    isOnce(extra) &&
    (phrase?.isOfStory !== true || isOfSettings.test(extra.label))
  )
    return ['settings', ...hostKinds.action]
  if (extra.kind === 'thing' && has(isPictures, extra.label) && !/board/i.test(extra.label))
    return ['detail', 'home', 'profile', 'browse', 'calendar']
  // What is measured in which unit holds for the whole app.
  if (extra.kind === 'choice' && /\bunits$|\b(?:celsius|fahrenheit|metric|imperial)\b/i.test(extra.label))
    return ['settings', 'profile', ...hostKinds.choice]
  // Which of them a list shows.
  if (extra.kind === 'choice' && extra.options[0] === 'All')
    return ['browse', 'history', 'saved', 'people', 'calendar', 'week', 'checklist', 'home']
  if (extra.kind === 'choice' && /^(?:search|sort|sorter|filters?|order|view|query)\b/i.test(extra.label))
    return ['browse', 'home', 'saved', 'people']
  // What is worked out of all of them is not entered for one.
  if (extra.kind === 'field' && /^\p{L}+s free$/iu.test(extra.field.name))
    return ['home', 'stats', 'browse', 'detail']
  if (
    extra.kind === 'field' &&
    has(
      /^(?:total|average|daily|overall|remaining|highest|lowest|predicted|estimated|forecast|expected) | (?:saved|avoided|earned|burned|burnt|spent|gained|served)$|\b(?:success|failure|completion|return|response|repair|recovery|hit|error|win|pass) rate$| countdown$/i,
      extra.field.name,
    )
  )
    return ['home', 'stats', 'browse', 'detail', 'profile']
  if (
    extra.kind === 'field' &&
    / (?:cards?|pass)$/i.test(extra.field.name) &&
    extra.field.value.startsWith('No. ')
  )
    return ['profile', 'home', 'detail']
  // Nothing to see yet: where one enters it.
  if (extra.kind === 'field' && (extra.field.value === '' || extra.field.kind === 'switch'))
    return ['form', 'editor']
  if (extra.kind === 'switch' && /remind|alert|alarm|noti/i.test(extra.label))
    return ['notifications', 'settings', 'profile', 'detail', 'home']
  if (extra.kind === 'hint' && /^For .* only$/.test(extra.label))
    return ['poll', 'signin', 'slots', 'checkout', 'form', 'detail', 'home']
  if (extra.kind === 'option' && extra.isOfPlayer) return ['player', ...hostKinds.option]
  return hostKinds[extra.kind]
}

/** Where one says who one is. */
const ownProfile = ({ screens }: AppPlan): ScreenPlan | undefined =>
  screens.find(({ kind, name }) => kind === 'form' && /\bprofile$/i.test(name)) ??
  screens.find(({ kind, extras }) => kind === 'profile' && extras.length < mostFields)

/** Done among messages, in an app of which that is the main thing. */
const ofTalk =
  /^(?:reply|react|mention|quote|forward|(?:post|send|pin|edit|delete|star) (?:a |direct |new |private |text |voice )*messages?|(?:share|send|attach) (?:an? )?(?:files?|photos?|pictures?|images?|voice|stickers?|gifs?|emojis?))\b/i
const talkIn = ({ screens, entities }: AppPlan): ScreenPlan | undefined =>
  /^(?:friend|work-channel)$/.test([...entities.keys()][0] ?? '')
    ? screens.find(({ kind, extras }) => kind === 'thread' && extras.length < mostPerScreen)
    : undefined

/** "Reserve a boat" of a club with boats among its dates: the page of a boat. */
function pageOfThing({ screens, entities }: AppPlan, { words, label = '' }: Phrase): ScreenPlan | undefined {
  const [main] = entities.keys()
  const nouns = [...words, ...label.toLowerCase().split(' ')].map(toSingular)
  return screens.find(
    ({ kind, entity, extras }) =>
      kind === 'detail' &&
      entity !== main &&
      extras.length < mostPerScreen &&
      nouns.includes(entities.get(entity)?.one.toLowerCase() ?? ''),
  )
}

/** The screen an extra stands on, undefined when all that could are full. */
export function hostOf(plan: AppPlan, extra: Extra, phrase?: Phrase): ScreenPlan | undefined {
  // Who one is there is said where one comes in.
  const entrance =
    extra.kind === 'choice' && /^roles?$/i.test(extra.label) && phrase?.isOfProfile
      ? plan.screens.find(({ kind }) => kind === 'signin')
      : undefined
  if (phrase?.isOfProfile) return entrance ?? ownProfile(plan)
  const own = extra.kind === 'action' && phrase ? pageOfThing(plan, phrase) : undefined
  if (own) return own
  const talk = extra.kind === 'action' && has(ofTalk, extra.label) ? talkIn(plan) : undefined
  if (talk) return talk
  // Nobody enters when the sun rises.
  const isLive =
    extra.kind === 'field' && /^live |^(?:sunrise|sunset|moonrise|moonset|daylight)\b/i.test(extra.field.name)
  const kinds = isLive || (phrase?.isSeen && isToldOfOne(extra)) ? seenOn : kindsFor(extra, phrase)
  const most = (screen: ScreenPlan) =>
    extra.kind === 'field' && /^(?:form|editor|detail)$/.test(screen.kind)
      ? mostFields
      : screen.kind === 'settings'
        ? mostSettings
        : isOfList(extra)
          ? mostFields
          : mostPerScreen
  const roomOn = (some: readonly ScreenKind[]) =>
    plan.screens.filter(
      (screen) =>
        some.includes(screen.kind) &&
        screen.extras.length < most(screen) &&
        // What one rates or reports with it has its own values.
        !(extra.kind === 'field' && screen.isDeed),
    )
  // "Find partners" stands above the partners, and above no list of something else.
  const isShownOf = extra.kind === 'choice' && extra.options[0] === 'All'
  const searched = extra.kind === 'search' || isShownOf ? toSingular(phrase?.words.at(-1) ?? '') : ''
  const ofWhat = searched
    ? (roomOn(['people']).find(({ name }) => toSingular(name.toLowerCase()) === searched) ??
      roomOn(['browse', 'people']).find(({ entity }) => {
        const listed = plan.entities.get(entity)
        return listed !== undefined && isOf(listed, searched)
      }))
    : undefined
  if (ofWhat) return ofWhat
  const fitting = roomOn(kinds)
  // An app without such a screen, or without room there, has another.
  // What is only named is no setting.
  const isNamed = extra.kind === 'note' || extra.kind === 'thing'
  const others = isNamed ? noteHosts.filter((kind) => kind !== 'settings') : noteHosts
  const candidates = fitting.length > 0 ? fitting : roomOn(others)
  const same = candidates.find(
    (screen) =>
      screen.kind !== 'settings' &&
      // What one says of oneself and does to it stands beside nothing else.
      (screen.kind !== 'profile' || (extra.kind !== 'field' && extra.kind !== 'action')) &&
      screen.extras.length > 0 &&
      screen.extras.every((held) => held.kind === extra.kind),
  )
  return (
    (isPlain(extra) ? same : undefined) ??
    candidates.sort(
      (one, other) =>
        kinds.findIndex((kind) => kind === one.kind) - kinds.findIndex((kind) => kind === other.kind),
    )[0]
  )
}
