import type { Archetype, ScreenSource } from '../archetype.ts'
import { entityById, findEntity } from '../entities/index.ts'
import { datedThing } from './dated-thing.ts'
import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import { pickBySeed } from '../seed.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, stemOf, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { speaksOf } from './asked-features.ts'
import { shortNameOf } from './rename-screens.ts'
import { iconOf, neverTitled } from './screen-kinds.ts'
import { isAskedOf, isCalledIn, spareOne } from './spare-screens.ts'
import { mostScreens, type ScreenPlan } from './types.ts'
import { has } from '../understand/searched.ts'

const fewestScreens = 5

/** Whoever books or orders sees no curve of how much all others do. */
const isBooked = ({ screens }: Archetype): boolean =>
  screens.some(({ kind, isOnRequest }) => (kind === 'slots' || kind === 'cart') && !isOnRequest)

/** Content one looks at comes as a shelf, things one does as focus or numbers. */
function homeVariant(archetype: Archetype, subject: Entity, seed: number): 0 | 1 | 2 | 3 {
  if (archetype.entity === 'subject' && subject.id.startsWith('own-') && subject.id !== 'own-item') return 3
  const fitting =
    archetype.homes.length > 0
      ? archetype.homes
      : subject.samples.every((sample) => sample.image)
        ? ['shelf' as const]
        : isBooked(archetype)
          ? ['focus' as const]
          : ['focus' as const, 'ledger' as const]
  const [first = 'shelf', ...rest] = fitting
  const form = pickBySeed(seed, 'home', [first, ...rest])
  return form === 'shelf' ? 0 : form === 'focus' ? 1 : 2
}

/** A list of everything is called by what is in it, if a tab has room for that. */
function nameOfAll(entity: Entity | undefined): string {
  return (entity && shortNameOf(entity)) ?? 'All'
}

/** So little is said that the recipe has to say the rest. */
const littleSaid = 6

/** Screens around what one does in an app, whatever that is. */
const aroundAny: ReadonlySet<ScreenSource['kind']> = new Set([
  'home',
  'profile',
  'settings',
  'stats',
  'leaderboard',
])

/** They show what comes of the main thing, whatever stands in their rows: answers of a survey, places of a league, those who take part. */
const ofMainThing: ReadonlySet<ScreenSource['kind']> = new Set([
  'poll',
  'votes',
  'leaderboard',
  'people',
  'week',
])

/**
 * Whether a description speaks of what a recipe shows beside its main thing: the sales of a shop are none of a costume
 * store's. The main thing needs no word of its own, and where little is said all of the recipe is wanted.
 */
function isNamed(
  { kind, entity, name, isWhenNamed, signs }: ScreenSource,
  archetype: Archetype,
  stems: string,
): boolean {
  if (ofMainThing.has(kind)) return true
  if (signs && isWhenNamed) return signs.some((sign) => stems.includes(sign.stems))
  // Whoever works there is asked for by a feature, under any name.
  if (kind === 'people' && !isWhenNamed) return true
  const thing = entity && entity !== archetype.entity ? entityById(entity) : undefined
  if (!thing || (!isWhenNamed && stems.trim().split(' ').length <= littleSaid)) return true
  // "Note an idea" is asked for by ideas and by no notes, "Set up autopay" by nothing that is set aside.
  const called = kind === 'form' ? name.replace(/^(?:note|set up) (?:an? )?/i, '') : name
  const words = [called, thing.one, ...thing.words].flatMap((each) => each.toLowerCase().split(' '))
  return words.some((word) => !ofAnyList.test(word) && stems.includes(` ${stemOf(word)} `))
}

/** "Quran reading" is not asked for by a reading plan. */
const ofAnyList = /^(?:read|reads|reading|reader|list|of|the)$/

const lastOf = (name: string) => toSingular(name.toLowerCase().split(' ').at(-1) ?? '')

/** Features that weigh less are often only mentioned. */
const telling = 3
/** What an app can do without where something else is asked for, the least of it first. */
const spared: readonly ScreenPlan['kind'][] = ['profile', 'stats', 'saved', 'history', 'map']

const besideAccount = spared.filter((kind) => kind !== 'profile')

/** The screens of the recipe, then those its blend and the features ask for. */
export function chooseScreens(
  archetype: Archetype,
  subject: Entity,
  blend: Archetype | undefined,
  asked: readonly Feature[],
  seed: number,
  resolve: (id: string | undefined) => string,
  entities: ReadonlyMap<string, Entity>,
  stems: string,
): ScreenPlan[] {
  const askedKinds = new Set(asked.map((feature) => feature.screen?.kind))
  const chosen: ScreenPlan[] = []
  const taken = new Set<string>()
  const lead = archetype.homes.find((form) => form === 'now' || form === 'raise')
  const put = (source: ScreenSource) => {
    const entity = resolve(source.entity ?? archetype.entity)
    const key = `${source.kind} ${source.kind === 'detail' || source.kind === 'browse' || source.kind === 'form' ? entity : ''}`
    const isNamedAlready =
      source.kind !== 'home' && chosen.some(({ name, isTab }) => isTab && name === source.name)
    if (taken.has(key) || chosen.length >= mostScreens || isNamedAlready) return
    taken.add(key)
    const stem =
      source.kind === 'home'
        ? 'home'
        : source.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') || source.kind
    let id = stem
    for (let number = 2; chosen.some((screen) => screen.id === id); number += 1) id = `${stem}-${number}`
    chosen.push({
      id,
      kind: source.kind,
      name:
        source.kind === 'form' && /^(?:New|Add)$/.test(source.name)
          ? (entities.get(entity)?.add ?? source.name)
          : source.kind === 'browse' && source.name === 'All'
            ? nameOfAll(entities.get(entity))
            : source.name || capitalise(source.kind),
      icon: source.tab ?? iconOf(source.kind),
      isTab: source.tab !== undefined,
      entity,
      variant:
        source.kind === 'home'
          ? homeVariant(archetype, subject, seed)
          : pickBySeed(seed, `variant/${id}`, [0, 1, 2] as const),
      extras: [],
      ...(source.kind === 'home' && lead ? { lead } : {}),
      ...(source.title ? { title: source.title } : {}),
      ...(source.subtitle ? { subtitle: source.subtitle } : {}),
      ...(source.signs ? { signs: source.signs } : {}),
    })
  }
  for (const source of archetype.screens) {
    // A search or something to log names none of the lists and forms a recipe keeps for those who speak of them.
    const isAsked =
      askedKinds.has(source.kind) &&
      !(source.isWhenNamed && (source.kind === 'browse' || source.kind === 'form'))
    if (isAsked || (!source.isOnRequest && isNamed(source, archetype, stems))) put(source)
  }
  const isDated = ({ kind }: Pick<ScreenSource, 'kind'>) => kind === 'calendar' || kind === 'week'
  // One calendar is enough: the other kind's dates would be of something else.
  const isSecond = chosen.some(isDated) && blend?.screens.some(isDated) === true
  // A quiz beside flashcards would bring nothing but its own figures: one answers questions there already.
  const isSame =
    blend?.screens.every(
      ({ kind, isOnRequest }) =>
        isOnRequest || aroundAny.has(kind) || chosen.some((each) => each.kind === kind),
    ) === true
  // Swimming spots and spots of another kind of app are the same spots.
  const lent = entityById(blend?.entity ?? '')
  const isSameNoun = lent !== undefined && lastOf(lent.one) === lastOf(subject.one)
  for (const source of (isSecond || isSame || isSameNoun ? undefined : blend)?.screens ?? []) {
    // Whoever learns alone is in no ranking.
    if (source.kind === 'leaderboard' && !askedKinds.has(source.kind)) continue
    // Places beside trails on a map would be others.
    if ((source.entity ?? blend?.entity) === 'place' && chosen.some(({ kind }) => kind === 'map')) continue
    if (!source.isOnRequest && source.kind !== 'home' && chosen.length < mostScreens - 2) {
      put({ ...source, entity: source.entity ?? blend?.entity ?? 'subject' })
    }
  }
  const wanted = [...asked].sort((one, other) => other.weight - one.weight)
  for (const feature of wanted) {
    const need = feature.screen
    if (!need || archetype.bars.has(need.kind)) continue
    // Beside the list of what the app is about there may be one of something else.
    const isThere = ({ kind, entity }: ScreenPlan) =>
      kind === need.kind && (kind !== 'browse' || !need.entity || entity === resolve(need.entity))
    if (chosen.some(isThere)) continue
    // People one looks through are searched there.
    if (
      need.kind === 'browse' &&
      chosen.some(({ kind, entity }) => kind === 'people' && entity === subject.id)
    )
      continue
    // Whoever is told to sign in has an account.
    const isAccount = need.kind === 'signin'
    if (chosen.length >= mostScreens && need.kind !== 'form' && (isAccount || feature.weight >= telling))
      spareOne(
        chosen,
        isAccount ? besideAccount : spared,
        (screen) => isAskedOf(asked, screen) || isCalledIn(stems, screen),
      )
    put({
      kind: need.kind,
      name: need.name,
      isOnRequest: false,
      ...(need.isTab ? { tab: need.icon } : {}),
      ...(need.entity ? { entity: need.entity } : {}),
    })
  }
  const spare = [...archetype.screens].sort(
    (one, other) => Number(isNamed(other, archetype, stems)) - Number(isNamed(one, archetype, stems)),
  )
  for (const source of spare) if (chosen.length < fewestScreens) put(source)
  return chosen
}

/** Single words that name a screen better than the recipe does. */
const ownWord: Readonly<Partial<Record<ScreenPlan['kind'], RegExp>>> = {
  history: /^(?:log|diary|journal|logbook)$/,
  leaderboard: /^(?:leaderboards?|standings|scoreboard|rankings?|highscores?)$/,
  chats: /^(?:chats?|inbox|messenger)$/,
  stats: /^(?:statistics|analytics|insights|stats|reports?)$/,
}

/** Whose profile is one's own. */
const ofOneself =
  /^(?:user|my|own|personal|member|player|student|learner|account|profile|customer|traveller|rider)s?$/

/** "Inmate search" is no name for a list of alerts. */
const isAbout = (entity: Entity | undefined, { words }: Phrase) =>
  entity !== undefined &&
  words.some((word) => `${entity.one} ${entity.many}`.toLowerCase().split(' ').includes(toSingular(word)))

const isOthers = (entity: Entity | undefined, phrase: Phrase) => {
  const named = findEntity(toSingular(phrase.words.at(-1) ?? ''))
  return named !== undefined && named.id !== entity?.id && !isAbout(entity, phrase)
}

/** Two screens of one title are told apart by nobody: the second has its own again. */
export function titleOnce(screens: readonly ScreenPlan[]): void {
  const held = new Set<string>()
  for (const screen of screens) {
    const title = screen.title?.toLowerCase()
    if (title === undefined) continue
    if (held.has(title)) delete screen.title
    held.add(title)
  }
}

/** "An error when the wrong answer is selected": said below the answers. */
export function showWrongAnswers(screens: readonly ScreenPlan[], text: string): void {
  const quiz = screens.find(({ kind }) => kind === 'quiz')
  if (
    quiz &&
    /\b(?:error|warning|message)\b[^.;\n]{0,30} (?:when|if) [^.;\n]{0,12}\b(?:wrong|incorrect) answer/i.test(
      text,
    )
  )
    quiz.extras.push({ kind: 'hint', label: 'Error: wrong answer, try again', tone: 'danger' })
}

const formerly = /^(?:former|past|previous|earlier|last|recent|all|old) /i

/** "Remind of vaccinations": vaccination reminders; "remind to drink" is what any reminder does. */
const asReminders = (title: string): string => {
  const [, how, what = ''] = /^reminds? (of|about|before|to|when) (.+)$/i.exec(title) ?? []
  if (how === undefined) return title
  return how === 'of' || how === 'about' ? `${capitalise(toSingular(what))} reminders` : ''
}

/** A screen a feature asks for carries the description's own words for it ("Progress charts"). */
export function titleByWords(
  screens: ScreenPlan[],
  asked: readonly Feature[],
  phrases: readonly Phrase[],
  entities: ReadonlyMap<string, Entity>,
): void {
  for (const feature of asked) {
    const screen = screens.find((candidate) => candidate.kind === feature.screen?.kind)
    if (!screen || screen.title || neverTitled.has(screen.kind)) continue
    if (screen.kind === 'people' && screen.name === 'People') {
      const who = phrases.find(
        ({ verb, words, stems }) =>
          !verb &&
          words.length === 1 &&
          words[0] !== toSingular(words[0] ?? '') &&
          feature.triggers.some((trigger) => trigger.stems.trim() === stems[0]),
      )
      if (who) screen.name = capitalise(who.text)
      if (who) continue
    }
    const phrase = phrases.find(
      (candidate) =>
        !candidate.verb &&
        // "Star favorites" is done there.
        !/^(?:star|save|like|bookmark|mark|pin|log|track|record)$/.test(candidate.words[0] ?? '') &&
        (candidate.words.length > 1 || (ownWord[screen.kind]?.test(candidate.words[0] ?? '') ?? false)) &&
        candidate.words.length <= 3 &&
        speaksOf(feature, candidate) &&
        (screen.kind !== 'browse' || isAbout(entities.get(screen.entity), candidate)) &&
        // "Barbershop booking" is the app; a time is chosen there.
        !(screen.kind === 'slots' && candidate === phrases[0]) &&
        // The calendar of the village is none of its waste.
        !isOfOther(screen, candidate) &&
        // The profile of an animal is not one's own.
        (screen.kind !== 'profile' ||
          (ofOneself.test(candidate.words[0] ?? '') &&
            !/ of (?:an?|the|each) /.test(candidate.label ?? ''))) &&
        // Favourite books of somebody are no list of those one likes.
        !(screen.kind === 'saved' && isOthers(entities.get(screen.entity), candidate)),
    )
    const title = asReminders(phrase?.label ?? phrase?.text ?? '')
    // What was paid is looked up, not paid once more.
    if ((screen.kind === 'checkout' || screen.kind === 'slots') && formerly.test(title)) {
      const past = screens.find(({ kind }) => kind === 'history')
      if (past) past.title ??= capitalise(title)
      continue
    }
    // How it is drawn is no title.
    const isDrawing =
      /^(?:hourly \p{L}+|progress bars?|(?:bar|pie|line|donut|doughnut) (?:charts?|graphs?)|charts?|graphs?|(?:whole |entire |blank |empty )?canvas|polls? (?:close|open)\w*)$| as (?:an? )?(?:image|picture|file|pdf|png)$/iu
    if (title !== '' && title.length <= 24 && !has(isDrawing, title))
      screen.title = capitalise(screen.kind === 'people' ? asSeveral(title) : title)
  }
}

/** Whether a calendar is of other things than the screen that shows one. */
function isOfOther({ kind, entity }: ScreenPlan, phrase: Phrase): boolean {
  const of = kind === 'calendar' || kind === 'week' ? datedThing(phrase, 0) : undefined
  return of !== undefined && of.id !== entity
}

/** Of a team member there are several. */
function asSeveral(title: string): string {
  const last = title.toLowerCase().split(' ').at(-1) ?? ''
  return classOf(last) === 'person' && last === toSingular(last) ? toPlural(title) : title
}
