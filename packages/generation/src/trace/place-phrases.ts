import type { AppPlan, Extra, ScreenKind, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { isDone } from '../understand/word-kinds.ts'
import type { Entity } from '../entity.ts'
import { findExamples } from '../words/examples.ts'
import { findAttribute } from '../words/attributes.ts'
import { nounField } from '../plan/noun-field.ts'
import { iconFor } from '../words/noun-icons.ts'
import { makeEntity } from '../plan/make-entity.ts'
import { thingOf } from '../plan/find-entities.ts'
import { classOf } from '../words/noun-classes.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { foreignPicture } from '../words/foreign-concepts.ts'
import type { Language } from '../words/languages.ts'
import { makeForeignEntity } from '../plan/foreign-entity.ts'
import { aloneVerbs, loneVerbs, stopWords, strictVerbs } from '../words/lexicon.ts'

const mostPerScreen = 4

/** Puts phrases no component shows yet on the screens they fit. Returns those that fit nowhere. */
export function placePhrases(
  plan: AppPlan,
  phrases: readonly Phrase[],
  isEnglish = true,
  told: readonly Phrase[] = phrases,
): Phrase[] {
  const left: Phrase[] = []
  const held = new Set<Phrase>()
  for (const [phrase, doings] of isEnglish ? rolesOf(told) : []) {
    const extra: Extra = {
      kind: 'role',
      label: `For ${phrase.text}`,
      doings: doings.map((each) => ({ title: labelOf(each), icon: verbIcons[each.verb ?? ''] ?? 'spark' })),
    }
    const host = hostOf(plan, extra)
    if (!host) continue
    host.extras.push(extra)
    held.add(phrase)
  }
  // Whom it is for is said when all that is for them has its place.
  const others = phrases
    .filter((phrase) => !held.has(phrase))
    .sort((one, other) => Number(one.isActor ?? false) - Number(other.isActor ?? false))
  for (const phrase of others) {
    const extra = plan.language
      ? foreignExtra(phrase, plan.language)
      : extraOf(phrase, plan.contentSeed, isEnglish)
    const host = extra && hostOf(plan, extra)
    if (extra && host) host.extras.push(extra)
    else left.push(phrase)
  }
  return left
}

const mostDoings = 4
const mostRoles = 3

/** Who does what, where a description tells several apart. */
function rolesOf(told: readonly Phrase[]): [Phrase, Phrase[]][] {
  const found: [Phrase, Phrase[]][] = []
  for (const phrase of told) {
    const isPerson = classOf(toSingular(phrase.words.at(-1) ?? '')) === 'person'
    if (!phrase.isActor || !isPerson || phrase.text.split(' ').length > 3) continue
    const doings = told.filter(({ verb, actor }) => verb !== undefined && actor === phrase.text)
    if (doings.length > 0) found.push([phrase, doings.slice(0, mostDoings)])
  }
  return found.length > 1 ? found.slice(0, mostRoles) : []
}

const mostNotes = 6
const noteHosts: readonly ScreenKind[] = [
  'home',
  'detail',
  'profile',
  'browse',
  'settings',
  'stats',
  'history',
]

/** Phrases that nothing shows, as buttons and samples, wherever there is room. */
export function placeLeft(plan: AppPlan, phrases: readonly Phrase[], isEnglish = true): void {
  const hosts = noteHosts.flatMap((kind) => plan.screens.filter((screen) => screen.kind === kind))
  for (const phrase of phrases) {
    const label = labelOf(phrase)
    if (label.length < 2 || label.length > 40 || stopWords.has(label.toLowerCase())) continue
    const host = hosts.find((screen) => screen.extras.length < mostNotes)
    if (phrase.verb) host?.extras.push({ kind: 'action', label, icon: verbIcons[phrase.verb] ?? 'spark' })
    const entity = phrase.verb
      ? undefined
      : plan.language
        ? makeForeignEntity(label, plan.language, foreignPicture(label))
        : thingOf(phrase, plan.contentSeed, isEnglish)
    if (entity) host?.extras.push({ kind: 'thing', label, entity })
  }
}

/** In another language what is named is a few of it, under its own word. */
function foreignExtra(phrase: Phrase, language: Language): Extra | undefined {
  const label = labelOf(phrase)
  if (/^\d/.test(label) || label.length < 2 || label.length > 40) return undefined
  return { kind: 'thing', label, entity: makeForeignEntity(label, language, foreignPicture(label)) }
}

const mostLabelWords = 4
const little =
  /^(?:the|an?|your|my|their|our|his|her|its|each|every|all|some|any|particular|certain|resulting|\p{L}+ly)$/iu
const joins = /^(?:and|or|of|for|by|with|in|on|at|to|from|per|as)$/i

/** At most four words: articles go first, then what comes behind the last little word. */
function shortened(label: string): string {
  if (label.split(' ').length <= mostLabelWords) return label
  const words = label.split(' ').filter((word, index) => index === 0 || !little.test(word))
  if (words.length <= mostLabelWords) return words.join(' ')
  let end = mostLabelWords
  while (end > 1 && joins.test(words[end - 1] ?? '')) end -= 1
  return words.slice(0, end).join(' ')
}

/** A phrase as a label of at most four words. */
export function labelOf(phrase: Phrase): string {
  if (phrase.label) {
    const isNamed = !phrase.verb || phrase.label.toLowerCase().includes(phrase.verb.slice(0, 4))
    return capitalise(shortened(isNamed ? phrase.label : `${phrase.verb} ${phrase.label}`))
  }
  const words = phrase.verb ? [phrase.verb, ...phrase.words] : phrase.words
  return capitalise(words.slice(0, 4).join(' '))
}

const isPictures = /^(?:photos|pictures|images|(?:group|before) photos?)$/i

const listHeads = new Set(
  'list diary log journal album archive collection gallery overview catalog catalogue history'.split(' '),
)

function extraOf(phrase: Phrase, seed: number, isEnglish: boolean): Extra | undefined {
  const label = labelOf(phrase)
  const head = toSingular(phrase.words.at(-1) ?? '')
  if (/^\d/.test(label)) return undefined
  if (label.length < 2 || label.length > 40 || stopWords.has(label.toLowerCase())) return undefined
  if (phrase.options.length > 1)
    return {
      kind: 'choice',
      label: /^(?:pick|choose|select)$/.test(phrase.verb ?? '') ? label : capitalise(phrase.text),
      options: phrase.options.map(capitalise),
    }
  // "Clients book online": the doing alone.
  if (phrase.label && !phrase.isSet && aloneVerbs.has(phrase.text))
    return { kind: 'action', label, icon: verbIcons[phrase.text] ?? 'spark' }
  if (/^number of /i.test(label))
    return { kind: 'field', field: { name: label, kind: 'number', value: '4', options: [] } }
  if (isPictures.test(label)) return { kind: 'thing', label, entity: makeEntity(['photo'], seed) }
  if (/^(?:advanced |smart |search )?filters?$/i.test(label))
    return { kind: 'choice', label, options: ['Newest', 'Nearby', 'Best rated', 'Saved'] }
  if (/ friendly$/i.test(label) || /^(?:big|bigger|large|larger|huge|high) \p{L}+$/iu.test(label))
    return { kind: 'switch', label }
  // "Only authenticated users"
  if (
    /^(?:authenticated|registered|verified|logged-in|premium|paying|invited|anonymous) \p{L}+$/iu.test(label)
  )
    return { kind: 'switch', label: `${label} only` }
  const typed = typedOf(label)
  if (typed && !(phrase.verb && (typed === 'clock' || typed === 'dates'))) return { kind: typed, label }
  if (phrase.verb) return { kind: 'action', label, icon: verbIcons[phrase.verb] ?? 'spark' }
  const attribute = findAttribute(head)
  if (attribute) {
    return {
      kind: 'field',
      field: {
        name: label,
        kind: attribute.kind,
        value: attribute.value,
        options: attribute.options,
      },
    }
  }
  // "Authenticated" and "tabular" alone say how, not what.
  if (
    phrase.words.length === 1 &&
    (isDone(head) || /(?:ized|ular|ally|able|worthy|ful|ish|ous|less)$/.test(head)) &&
    classOf(head) !== 'event'
  )
    return undefined
  // "Gear list", "bake diary": some of what stands in it.
  if (isEnglish && phrase.words.length > 1 && listHeads.has(head)) {
    const inner = phrase.words.slice(0, -1)
    return {
      kind: 'thing',
      label,
      entity: makeEntity([...inner.slice(0, -1), toSingular(inner.at(-1) ?? '')], seed, true, phrase.domain),
    }
  }
  // "Who is coming": people, under these words.
  if (/^who is /i.test(label) || /^(?:behind|late|on) /i.test(label))
    return { kind: 'thing', label, entity: makeEntity(['member'], seed) }
  // "Bill splitting" is something one does.
  if (
    isEnglish &&
    /(?:ing|tion|sion|ment)$/.test(head) &&
    classOf(head) === 'activity' &&
    !findExamples(phrase.text, phrase.domain) &&
    !findExamples(head, phrase.domain)
  )
    return { kind: 'note', label, icon: iconFor(head, 'spark') }
  const entity =
    thingOf(phrase, seed, isEnglish) ??
    (isEnglish && head !== phrase.words.at(-1) ? partOf(phrase, seed) : undefined)
  if (entity && (!isEnglish || hasContent(entity, phrase))) return { kind: 'thing', label, entity }
  // "With a send button": the verb alone is no thing.
  if (phrase.words.length === 1 && loneVerbs.has(head))
    return { kind: 'action', label, icon: verbIcons[head] ?? 'spark' }
  if (phrase.words.length === 1 && strictVerbs.has(head))
    return bareVerbs.test(label) ? undefined : { kind: 'action', label, icon: verbIcons[head] ?? 'spark' }
  // What nobody knows is noted of a thing, or has a few samples; its bare word would say nothing.
  if (head === phrase.words.at(-1)) {
    const field = nounField(label, head)
    if (field.kind !== 'switch') return { kind: 'field', field }
    return isSwitched.test(label)
      ? { kind: 'switch', label }
      : { kind: 'note', label, icon: iconFor(head, 'spark') }
  }
  return entity ? { kind: 'thing', label, entity } : undefined
}

/** They say nothing without what they are done with. */
const bareVerbs =
  /^(?:set|use|get|give|bring|tell|make|take|keep|type|enter|show|list|log|find|choose|select|pick|turn|add|count|move|learn|manage|organi[sz]e|control|maintain|complete|finish|connect)$/i

/** What is on or off; any other word a description names is something one looks at. */
const isSwitched =
  /(?:^| )(?:mode|support|unlock|lock|autofill|auto-?fill|sync|synchroni[sz]ation|backup|encryption|sharing|scroll|autoplay|detection|recognition|protection|privacy|fingerprint|face id|biometrics?|snooze|vibration|sound|volume|offline|fallback|dictation|autosave|translation|do not disturb|screen reader|accessibility|anonymity|moderation|friendly|first|vault|themes?|text size|font size|large text|voice over|voiceover|location|gps|haptics?|autopay|auto-?renew(?:al)?|widgets?|contrast|silence|parental controls?|archives|zoom|(?:big|large|huge|bigger|larger) (?:buttons?|letters?|fonts?|print|type|icons))$|^(?:auto|offline|night|dark|silent|voice|push|secure|encrypted|anonymous|private|ad-free|no ads)\b/i

/** "Reviews", "photo updates": words about apps, which in the plural are things one looks through. */
function partOf({ words, domain }: Phrase, seed: number): Entity | undefined {
  const head = toSingular(words.at(-1) ?? '')
  if (/^(?:user|screen|button|tab|page|option|feature|setting|way|element|card|field|link)$/.test(head))
    return undefined
  return makeEntity([...words.slice(-2, -1), head], seed, true, domain)
}

/** What says of itself how it looks. */
const typedForms: readonly [RegExp, 'chart' | 'clock' | 'search' | 'switch' | 'dates' | 'alarm'][] = [
  [
    /^(?:emergency|sos|panic|craving|alarm|help|call)(?: button)?$|^(?:emergency|sos|panic|craving|alarm|help) button/i,
    'alarm',
  ],
  [
    /^(?!.*(?:photo|picture|image)).*\b(?:charts?|graphs?|trends?|statistics|analytics|curve|over time|over the (?:weeks?|months?|years?|seasons?))\b/i,
    'chart',
  ],
  [/\b(?:timers?|countdown|stopwatch)\b/i, 'clock'],
  [/^(?:search|find|look up|filter|browse)\b/i, 'search'],
  [
    /\b(?:remind|reminders?|alerts?|alarms?|notify|warn|notice when|\p{L}+ when|push notices?|notifications?)\b/iu,
    'switch',
  ],
  [/\b(?:calendar|schedule|timetable|dates? and times?)\b/i, 'dates'],
]

function typedOf(label: string): (typeof typedForms)[number][1] | undefined {
  return typedForms.find(([form]) => form.test(label))?.[1]
}

/** Samples of a noun nobody knows ("Harbour gill") say less than the word itself. */
function hasContent(entity: Entity, phrase: Phrase): boolean {
  const head = toSingular(phrase.words.at(-1) ?? '')
  return (
    !entity.id.startsWith('own-') ||
    findExamples(head, phrase.domain) !== undefined ||
    classOf(head) !== 'thing'
  )
}

const hostKinds: Readonly<Record<Extra['kind'], readonly ScreenKind[]>> = {
  field: ['form', 'detail', 'editor', 'converter', 'profile', 'settings', 'home'],
  choice: ['form', 'editor', 'browse', 'home'],
  action: ['detail', 'settings', 'home', 'browse', 'profile', 'topic', 'checklist', 'saved'],
  thing: [
    'home',
    'detail',
    'profile',
    'browse',
    'stats',
    'topic',
    'settings',
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
  alarm: ['home', 'help', 'map', 'detail', 'profile'],
  role: ['profile', 'home', 'browse', 'settings', 'topic'],
  note: [
    'home',
    'browse',
    'detail',
    'stats',
    'profile',
    'settings',
    'topic',
    'history',
    'saved',
    'checklist',
  ],
}

function hostOf(plan: AppPlan, extra: Extra): ScreenPlan | undefined {
  const isBlank = extra.kind === 'field' && (extra.field.value === '' || extra.field.kind === 'switch')
  const isNotice = extra.kind === 'switch' && /remind|alert|alarm|noti/i.test(extra.label)
  const isPhotos = extra.kind === 'thing' && isPictures.test(extra.label)
  const kinds = isPhotos
    ? (['detail', 'home', 'profile', 'browse', 'calendar'] as const satisfies ScreenKind[])
    : isBlank
      ? (['form', 'editor'] as const satisfies ScreenKind[])
      : isNotice
        ? (['notifications', 'settings', 'profile', 'detail', 'home'] as const satisfies ScreenKind[])
        : hostKinds[extra.kind]
  const roomOn = (some: readonly ScreenKind[]) =>
    plan.screens.filter((screen) => some.includes(screen.kind) && screen.extras.length < mostPerScreen)
  const fitting = roomOn(kinds)
  // An app without such a screen, or without room there, has another.
  const candidates = fitting.length > 0 ? fitting : roomOn(noteHosts)
  const same = candidates.find(
    (screen) => screen.extras.length > 0 && screen.extras.every((held) => held.kind === extra.kind),
  )
  return (
    same ??
    candidates.sort(
      (one, other) =>
        kinds.findIndex((kind) => kind === one.kind) - kinds.findIndex((kind) => kind === other.kind),
    )[0]
  )
}

const verbIcons: Readonly<Record<string, string>> = {
  add: 'plus',
  create: 'plus',
  edit: 'edit',
  delete: 'trash',
  remove: 'trash',
  share: 'share',
  send: 'send',
  search: 'search',
  find: 'search',
  save: 'bookmark',
  upload: 'camera',
  download: 'download',
  scan: 'camera',
  call: 'phone',
  book: 'calendar',
  rate: 'star',
  vote: 'thumb',
  swap: 'repeat',
  exchange: 'repeat',
  track: 'trend',
  monitor: 'trend',
  plan: 'calendar',
  buy: 'cart',
  order: 'bag',
  pay: 'card',
  follow: 'plus',
  invite: 'users',
  join: 'users',
  start: 'playf',
  pause: 'pause',
  stop: 'close',
  reset: 'repeat',
  filter: 'filter',
  sort: 'list',
  print: 'file',
  export: 'download',
  import: 'download',
  chat: 'chat',
  message: 'chat',
  comment: 'chat',
  customize: 'settings',
  customise: 'settings',
  manage: 'list',
  select: 'check',
  choose: 'check',
  mark: 'check',
  complete: 'check',
  record: 'mic',
  listen: 'headphones',
  watch: 'play',
  play: 'play',
  grow: 'leaf',
}
