import { genericArchetype } from '../archetypes/index.ts'
import type { Entity } from '../entity.ts'
import { pickBySeed } from '../seed.ts'
import type { Phrase } from '../understand/phrase.ts'
import { chooseTheme } from './choose-theme.ts'
import type { Understanding } from '../understand/understand.ts'
import { foreignPicture, namesPhotos, sceneOf } from '../words/foreign-concepts.ts'
import { coursesIn } from '../words/foreign-courses.ts'
import { foreignAttribute, isAskedClause } from '../words/foreign-attributes.ts'
import { catalogues, isNoThing, isOwner, readable } from '../words/foreign-names.ts'
import { goodsIn } from '../words/foreign-goods.ts'
import { greeting } from '../words/foreign-vague.ts'
import { translate } from '../words/interface-words.ts'
import { isOwnKit, starterFor, starterNouns } from '../words/foreign-starters.ts'
import { impliedBy, impliedLabel } from '../words/foreign-implied.ts'
import { type ForeignGroup, foreignGroup } from '../words/foreign-samples.ts'
import { bookedIn } from './foreign-booking.ts'
import { calculationEntity, foreignCalculation, resultsOf } from './foreign-calculation.ts'
import { fieldsHad, fieldsRecorded, withOfEach } from './foreign-fields-of.ts'
import { clauseOf } from './foreign-clause.ts'
import { domainPlan } from './foreign-domain.ts'
import { nameIn, phrasesOf, splitLists, withMain, withUsualLists } from './foreign-domain-phrases.ts'
import { deedsIn } from './foreign-deeds.ts'
import { isThing, leadOf } from './foreign-lead.ts'
import { screenKindOf } from './foreign-screen-kind.ts'
import {
  clinical,
  estimates,
  groupOfKind,
  ingredients,
  ofMain,
  ownKinds,
  swapping,
  switchedLook,
  trading,
  underTitle,
} from './foreign-signs.ts'
import { lineBelow, lineOfItem, nameOfField, toldOf } from './foreign-told.ts'
import { asOpinions } from './foreign-rated.ts'
import { inLanguage, makeForeignEntity } from './foreign-entity.ts'
import { isForeignTrade } from './is-trade.ts'
import { mainFirst } from './foreign-main.ts'
import { asPhrase, selling, titleOf, withGoods, withUsual } from './foreign-nouns.ts'
import { makePlainEntity } from './plain-entity.ts'
import { describe } from './name-app.ts'
import type { Planned } from './plan-app.ts'
import { makeQuizEntity } from './quiz-entity.ts'
import { iconOf, neverTabs } from './screen-kinds.ts'
import { mostScreens, type ScreenKind, type ScreenPlan } from './types.ts'

const mostOwn = 5
/** Items of a list that names its own screens. */
const longList = 5
const fewItems = 3
const longestName = 26
const longestTab = 11
const longestCjkTab = 6
/** Screens that show what an app is about as a whole, under whatever word. */
const ofWhole: ReadonlySet<ScreenKind> = new Set(['stats', 'timer', 'week', 'history', 'player', 'guide'])
/** Screens that list what an app is about. */
const ofThings: ReadonlySet<ScreenKind> = new Set(['browse', 'checklist', 'people'])
const isWide = (text: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

/** An app of another language: a screen for each noun of the description, under that noun. */
export function planForeign(meant: Understanding, seed: number): Planned {
  const language = meant.language === 'other' ? 'en' : meant.language
  const withRows = meant.phrases.map((phrase) => {
    const rows =
      language === 'en' ? [] : (toldOf(titleOf(phrase), meant.foreign?.told ?? [], language)?.rows ?? [])
    return rows.length > 1 ? { ...phrase, options: [...rows] } : phrase
  })
  meant.phrases = withRows
  const phrases = mainFirst(withRows, meant.text, language)
  const isMainFirst = phrases !== meant.phrases
  meant.phrases = [...phrases]
  const calculation = language === 'en' ? undefined : foreignCalculation(meant)
  const domain = language === 'en' || calculation ? undefined : domainPlan(meant.text, language)
  if (domain)
    meant.phrases = asOpinions(
      splitLists(phrasesOf(meant, domain, language), domain, language),
      domain.opinions,
      meant.text,
      language,
    )
  const named = meant.phrases.filter(
    (phrase) =>
      titleOf(phrase).length <= longestName &&
      !isNoThing.test(phrase.text) &&
      !switchedLook.test(titleOf(phrase)),
  )
  const told = domain ? withMain(named, domain, language) : named
  const said = meant.text.trim().replace(greeting, '')
  const isListed = (meant.foreign?.items ?? 0) >= fewItems
  const found = calculation ? undefined : starterFor(told[0] ? titleOf(told[0]) : '', meant.text)
  const isWritten =
    language !== 'en' && fieldsRecorded(meant.text, told, language, isListed).fields.length > 0
  // What one has tasted is written down, not sold.
  const isSold = found !== undefined && selling.has(found.id)
  // Who keeps dogs gives them medicine, and is no patient.
  const isOthers =
    found !== undefined &&
    ownKinds.has(found.id) &&
    meant.foreign?.isOwner === true &&
    !found.form.test(told[0] ? titleOf(told[0]) : '')
  const starter = isOthers
    ? undefined
    : isSold && (isWritten || (found.id === 'shop' && swapping.test(meant.text)))
      ? undefined
      : found
  // What stands before a colon is what the app is.
  const namesKind =
    told[0] !== undefined &&
    !isMainFirst &&
    (starter?.form.test(titleOf(told[0])) === true ||
      (told.length > 1 && (isOwner.test(said) || meant.foreign?.isOwner === true)) ||
      (meant.name === undefined && told.length > 2 && /^[^.,;:\n。，：]{0,80}[:：]/.test(meant.text)))
  const impliedGroups = new Map<string, ForeignGroup | undefined>()
  const impliedKinds = new Map<string, ScreenKind>()
  const sellsFood = starter?.id === 'restaurant'
  const saidOf = (name: string) =>
    language === 'en' ? undefined : toldOf(name, meant.foreign?.told ?? [], language)
  const isTrade = starter?.id === 'trade' || trading.test(meant.text)
  const booked =
    calculation || language === 'en' ? undefined : bookedIn(meant.text, told.map(titleOf), language)
  const kindOf = (phrase: Phrase): ScreenKind => {
    const kind = kindAsTold(phrase)
    return domain?.kindFor(titleOf(phrase), kind) ?? kind
  }
  const isOfWhole = (kind: ScreenKind) =>
    ofWhole.has(kind) || (kind === 'map' && domain?.domain.main.isPlace === true)
  const kindAsTold = (phrase: Phrase): ScreenKind =>
    booked?.label === titleOf(phrase) && !booked.isOneOfMany
      ? 'slots'
      : screenKindOf(titleOf(phrase), {
          language,
          text: meant.text,
          implied: impliedKinds,
          titles: told.map(titleOf),
          sellsFood,
          isTrade,
        })
  const asked = impliedBy(meant.text, told.map(titleOf)).flatMap((each) => {
    const label = impliedLabel(each, language)
    const isTold = told.some(
      (phrase) => titleOf(phrase) === label || (each.kind !== 'browse' && kindOf(phrase) === each.kind),
    )
    if (isTold || label === '') return []
    impliedGroups.set(label, each.group)
    impliedKinds.set(label, each.kind)
    return [asPhrase(label)]
  })
  const sold =
    starter && selling.has(starter.id) && !domain
      ? withGoods(told, starterNouns(starter, language), language, namesKind)
      : told
  const whole = [...sold.slice(0, Math.max(2, mostOwn - asked.length) + Number(namesKind)), ...asked]
  const nameable = [...whole, ...sold.filter((phrase) => !whole.includes(phrase))]
  const all = domain
    ? withUsualLists(nameable, domain, language, starter?.screens.length ?? 0)
    : starter
      ? withUsual(nameable, starterNouns(starter, language), language, namesKind)
      : nameable
  // "With gauge and price": what one knows of each is no list of its own, where there is a thing that has it.
  const had = language === 'en' ? undefined : fieldsHad(meant.text, all, language)
  const recorded = language === 'en' ? undefined : fieldsRecorded(meant.text, all, language, isListed)
  const isOfEach = (phrase: Phrase) =>
    phrase !== all[0] &&
    (domain?.fieldOf(titleOf(phrase), all.map(titleOf)) !== undefined ||
      (recorded?.told.has(titleOf(phrase)) === true && domain?.isListed(titleOf(phrase)) !== true) ||
      had?.told.has(titleOf(phrase)) === true ||
      ((starter?.id !== 'diary' || isAskedClause(titleOf(phrase))) &&
        domain?.isListed(titleOf(phrase)) !== true &&
        foreignAttribute(titleOf(phrase)) !== undefined))
  const others = all.filter((phrase) => !isOfEach(phrase) && domain?.isRow(titleOf(phrase)) !== true)
  // What a record is of is the one list of it.
  const isRecord = recorded !== undefined && recorded.fields.length > 0 && others.length > 0
  const nouns = isRecord || others.length > Number(namesKind) ? others : all
  const ofEach =
    nouns === all
      ? []
      : all
          .filter(isOfEach)
          .flatMap(
            (phrase) =>
              domain?.fieldOf(titleOf(phrase), all.map(titleOf)) ??
              [...(recorded?.fields ?? []), ...(had?.fields ?? [])].find(
                ({ name }) => name === titleOf(phrase),
              ) ??
              foreignAttribute(titleOf(phrase)) ??
              [],
          )
  const [first, ...rest] = nouns
  const scene = sceneOf(meant.text)
  const isClinical = clinical.test(meant.text) || starter?.id === 'medication'
  const isFree = !isForeignTrade(meant.text)
  const isOfAnimals = told.some((phrase) => foreignGroup(titleOf(phrase)) === 'animals')
  const goods = goodsIn(meant.text, language)
  // What the domain adds names nothing.
  const [naming = told[0] ?? first] = named
  const title = naming ? titleOf(naming) : ''
  const entities = new Map<string, Entity>()
  const add = (phrase: Phrase): Entity => {
    const name = titleOf(phrase)
    const group =
      groupOfKind[kindOf(phrase)] ??
      impliedGroups.get(name) ??
      (catalogues.test(name) ? (readable.test(meant.text) ? 'books' : 'goods') : undefined) ??
      (isTrade && estimates.test(name) ? 'papers' : undefined) ??
      (starter?.id === 'recipes' && ingredients.test(name) ? 'groceries' : undefined)
    const said = saidOf(name)
    const isSecond = entities.size > 0 && domain?.isMain(name) === true
    const ofDomain = said && said.rows.length > 1 ? undefined : domain?.entityOf(name, kindOf(phrase))
    const made =
      ofDomain ??
      makeForeignEntity(name, language, foreignPicture(name, scene), {
        ...(said && said.rows.length > 1 ? { rows: said.rows } : {}),
        isClinical,
        isFree,
        courses: coursesIn(meant.text, language),
        goods,
        ...(starter?.id === 'diary' &&
        !isRecord &&
        !namesPhotos(name) &&
        (phrase === all[0] || !told.includes(phrase))
          ? { measuredIn: meant.text }
          : {}),
        isRecord: isRecord && phrase === all[0],
        isMoney: starter?.id === 'money',
        isOwn: starter !== undefined && ownKinds.has(starter.id),
        scene,
        isTalk: kindOf(phrase) === 'chats',
        isPoll: kindOf(phrase) === 'poll',
        isProgramme:
          kindOf(phrase) === 'calendar' && !booked && !isTrade && !isClinical && !clinical.test(name),
        isOfAnimals,
        ...(group ? { group } : {}),
      })
    const entity = withOfEach(made, isSecond ? [] : (said?.fields ?? []))
    entities.set(entity.id, entity)
    return entity
  }
  const isList = (phrase: Phrase) => kindOf(phrase) === 'browse'
  const sells = starter !== undefined && selling.has(starter.id)
  // "Sport: programmes, exercices": what it begins with says only what it is.
  const isNamed = first !== undefined && domain?.isNameOnly(titleOf(first), all.map(titleOf)) === true
  const lead =
    nouns.find(
      (phrase) =>
        ofThings.has(kindOf(phrase)) &&
        domain?.isMain(titleOf(phrase)) === true &&
        !(isNamed && phrase === first),
    ) ??
    // Who posts does so in the feed.
    nouns.find((phrase) => kindOf(phrase) === 'feed') ??
    (isRecord ? all[0] : undefined) ??
    leadOf(nouns, {
      language,
      namesKind,
      isList,
      isNamed: (phrase) => !impliedKinds.has(titleOf(phrase)),
      fieldsOf: (phrase) => saidOf(titleOf(phrase))?.fields.length ?? 0,
      hadBy: had?.of,
      sells,
      starter: starter?.id,
      hasGoods: goods !== undefined,
    })
  // A list of many items names all it shall have.
  const isLong = (meant.foreign?.items ?? 0) >= longList
  /** What is told of another noun for the same things is told of these. */
  const isAlsoMain = (phrase: Phrase) => phrase !== lead && domain?.isMain(titleOf(phrase)) === true
  const kept = lead ? add(lead) : makePlainEntity(meant.language === 'en' ? 'Item' : '1')
  const deeds = calculation ? [] : deedsIn(meant.text, nouns.map(titleOf), language)
  const deedOf = (phrase: Phrase | undefined) =>
    deeds.find(({ of }) => phrase !== undefined && of === titleOf(phrase))
  const ofLead = booked?.label === (lead && titleOf(lead)) ? undefined : deedOf(lead)
  // What is asked of what the app is called after is asked of its things.
  const ofApp = [
    ...(domain || (lead && titleOf(lead) === title) ? [] : (saidOf(title)?.fields ?? [])),
    ...nouns
      .filter((phrase) => isAlsoMain(phrase) && titleOf(phrase) !== title)
      .flatMap((phrase) => saidOf(titleOf(phrase))?.fields ?? []),
  ].filter((field) => domain?.isListed(field.name) !== true)
  const filled = bookable(
    withOfEach(kept, [
      ...ofEach.map((field) => ({
        ...inLanguage(field, language),
        name: nameOfField(field.name, meant.foreign?.lines ?? new Map()),
      })),
      ...ofApp,
    ]),
    booked?.isOneOfMany === true || (domain?.domain.isBooked === true && booked !== undefined),
  )
  const main = ofLead ? { ...filled, add: ofLead.label } : filled
  entities.set(main.id, main)
  const screens: ScreenPlan[] = []
  const put = (
    kind: ScreenKind,
    name: string,
    entity: Entity,
    isTab: boolean,
    icon = kind === 'browse' ? entity.icon : iconOf(kind),
  ) => {
    if (screens.some((screen) => screen.name === name)) return
    const below =
      lineBelow(name, meant.foreign?.lines ?? new Map()) ??
      (meant.foreign?.items === 0 ? clauseOf(name, meant.foreign.said, language) : undefined)
    // The clause that says what the app is says nothing of a screen.
    const isOfApp =
      below !== undefined &&
      (/(?<!\p{L})apps?(?!\p{L})/iu.test(below) ||
        (domain !== undefined && new RegExp(`(?:mit|avec|con|com) ${escaped(name)}$`, 'iu').test(below)))
    const line = isOfApp ? undefined : below
    const [home] = screens
    // What has its screen already, or is only a part of one, stands on the first screen under its word.
    if (
      home &&
      (kind === 'topic' ||
        (kind !== 'browse' && kind !== 'form' && screens.some((screen) => screen.kind === kind)))
    ) {
      const same = screens.find((screen) => screen.kind === kind && underTitle.has(kind))
      if (domain && same && same.subtitle === undefined) {
        same.subtitle = name
        return
      }
      home.extras.push({ kind: 'note', label: name, icon: iconOf(kind) })
      return
    }
    screens.push({
      id: kind === 'home' ? 'home' : `${kind}-${screens.length}`,
      kind,
      name,
      icon,
      isTab,
      entity: entity.id,
      variant:
        kind === 'home' ? 3 : pickBySeed(seed, `variant/${kind}/${screens.length}`, [0, 1, 2] as const),
      extras: [],
      ...(kind === 'home' || kind === 'detail' || kind === 'form' ? {} : { title: name }),
      ...(line !== undefined && underTitle.has(kind) ? { subtitle: line } : {}),
    })
  }
  const entityOfKind = (kind: ScreenKind): Entity => {
    const ofDays = domain && kind === 'calendar' ? domain.entityOf('Calendar', kind) : undefined
    if (ofDays) {
      entities.set(ofDays.id, ofDays)
      return ofDays
    }
    if (kind !== 'quiz') return main
    const quiz = makeQuizEntity(meant.text, language)
    entities.set(quiz.id, quiz)
    return quiz
  }
  const sums = calculation && calculationEntity(calculation, language)
  if (sums) {
    entities.set(sums.id, sums)
    put('converter', 'Calculate', sums, true)
    const kept = resultsOf(sums)
    entities.set(kept.id, kept)
    put('browse', 'History', kept, true, 'clock')
    for (const screen of screens) screen.subtitle = meant.name ?? (title || undefined) ?? ''
  } else put('home', 'Home', main, true)
  let tabs = screens.length
  const isNameOnly =
    first !== undefined &&
    rest.length > 0 &&
    lead !== first &&
    (isNamed || deedOf(first) === undefined) &&
    (namesKind || isNamed || !isThing(first, language))
  // A calculator has its numbers, and what else is more than a list of them.
  const allListed = calculation
    ? nouns.filter((phrase) => !isList(phrase) && kindOf(phrase) !== 'topic').slice(0, 3)
    : isNameOnly && (isList(first) || isNamed)
      ? rest
      : nouns
  // What an item begins with has a screen before what is only said beside it.
  const lines = meant.foreign?.lines ?? new Map<string, string>()
  const isItem = (phrase: Phrase) =>
    lineOfItem(titleOf(phrase), lines) !== undefined ||
    impliedKinds.has(titleOf(phrase)) ||
    saidOf(titleOf(phrase)) !== undefined
  const listed = isLong
    ? [...allListed.filter(isItem), ...allListed.filter((phrase) => !isItem(phrase))]
    : allListed
  const isPlayed = starter?.id === 'quiz' || starter?.id === 'game'
  const isOffered =
    sells && told.slice(1).some((phrase) => ['goods', 'dishes'].includes(foreignGroup(titleOf(phrase))))
  // Who lists all it shall have wants nothing that such apps have besides.
  const [ownScreen, ...furtherScreens] = isLong && !isPlayed && !isOffered ? [] : (starter?.screens ?? [])
  if (ownScreen && !listed.some((phrase) => kindOf(phrase) === ownScreen[0])) {
    put(ownScreen[0], ownScreen[1], entityOfKind(ownScreen[0]), !neverTabs.has(ownScreen[0]))
    if (!neverTabs.has(ownScreen[0])) tabs += 1
  }
  // What goes in and what comes out stands there under the interface's words.
  if (calculation) meant.phrases = [...listed]
  // The budget by its own word is that of such an app.
  const isOwnScreen = (phrase: Phrase) =>
    starter?.screens.some(
      ([kind, word]) => kind !== kindOf(phrase) && translate(word, language) === titleOf(phrase),
    ) === true
  for (const phrase of listed.filter((each) => !isOwnScreen(each)).slice(0, mostOwn - (screens.length - 1))) {
    const name = titleOf(phrase)
    const kind = kindOf(phrase)
    const isTab =
      tabs < 4 && !neverTabs.has(kind) && name.length <= (isWide(name) ? longestCjkTab : longestTab)
    if (isTab) tabs += 1
    const shown =
      phrase === lead || ofMain.has(kind) || (domain && isOfWhole(kind) && foreignGroup(name) !== 'measures')
        ? main
        : kind === 'quiz'
          ? entityOfKind(kind)
          : add(phrase)
    put(kind, name, shown, isTab)
  }
  if (booked) {
    if (!screens.some(({ kind }) => kind === 'slots')) put('slots', booked.name, main, false)
    const slots = screens.find(({ kind }) => kind === 'slots')
    if (slots) slots.title = booked.name
  }
  for (const [kind, word] of furtherScreens)
    if (screens.length + 3 < mostScreens && !screens.some((screen) => screen.kind === kind))
      put(kind, word, entityOfKind(kind), !neverTabs.has(kind) && tabs++ < 4)
  if (!sums) {
    if (meant.foreign?.isWithoutAccounts) put('settings', 'Settings', main, true)
    else if (!screens.some(({ kind }) => kind === 'profile')) put('profile', 'Me', main, true)
    // What one is and which language one reads is chosen where one's own things are.
    const own = screens.find(({ kind }) => kind === 'profile' || kind === 'settings')
    for (const [label, options] of choicesOf(meant))
      own?.extras.push({ kind: 'choice', label, options: [...options] })
    for (const phrase of meant.phrases)
      if (switchedLook.test(titleOf(phrase))) own?.extras.push({ kind: 'switch', label: titleOf(phrase) })
    put('form', 'New', main, false)
    // What the description tells more of than its name is written down in a form of its own.
    for (const screen of screens.filter(({ kind }) => kind === 'browse' || kind === 'people')) {
      const entity = entities.get(screen.entity)
      if (!entity || entity === main || domain?.isMain(screen.name) === true) continue
      if ((saidOf(screen.name)?.fields.length ?? 0) === 0) continue
      if (screens.length + 1 < mostScreens) put('form', entity.add, entity, false, 'plus')
    }
    // What one does to another thing has a form of its own where there is room for it.
    for (const phrase of listed) {
      const deed = deedOf(phrase)
      if (
        !deed ||
        phrase === lead ||
        !(isList(phrase) || kindOf(phrase) === 'people') ||
        screens.length + 1 >= mostScreens
      )
        continue
      const done: Entity = { ...add(phrase), add: deed.label, use: 'Save' }
      entities.set(done.id, done)
      put('form', deed.label, done, false, 'plus')
      const own = screens.at(-1)
      if (own) Object.assign(own, { title: deed.label, isDeed: true })
    }
    for (const doing of [ofLead?.label, ...screens.map((each) => (each.isDeed ? each.title : undefined))])
      if (doing !== undefined) screens[0]?.extras.push({ kind: 'action', label: doing, icon: 'plus' })
  }
  put('detail', 'Details', sums ?? main, false)
  if (sums || (screens.length < 6 && !screens.some(({ kind }) => kind === 'settings')))
    put('settings', 'Settings', main, false)
  screens.sort((one, other) => Number(other.isTab) - Number(one.isTab))
  // What has no screen of its own is called as its item is, where that is short.
  const shownNames = new Set(screens.map((screen) => screen.name))
  meant.phrases = meant.phrases.map((phrase) =>
    shownNames.has(titleOf(phrase)) ? phrase : { ...phrase, label: nameOfField(titleOf(phrase), lines) },
  )
  // "Appli pour arrêter de fumer, bouton SOS": what it names first is a part of it.
  const [kitName] = starter && isOwnKit(starter) && !namesKind ? starterNouns(starter, language) : []
  const ofDomain = domain && nameIn(meant.text, named, domain, language)
  const name = meant.name ?? kitName ?? ofDomain ?? (title || 'Starter')
  return {
    archetype: genericArchetype,
    features: [],
    plan: {
      name,
      description: describe(meant.text, name),
      icon: (sums ?? main).icon,
      theme: chooseTheme(meant, genericArchetype.presets, seed),
      seed,
      contentSeed: meant.seed,
      roles: [],
      ...(meant.language === 'en' || meant.language === 'other' ? {} : { language: meant.language }),
      ...(domain ? { domain: domain.domain.id } : {}),
      screens,
      entities,
    },
  }
}

/** Letters as they are in a pattern. */
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** The roles and languages a description names, each under its word. */
const choicesOf = ({ foreign }: Understanding): [label: string, options: readonly string[]][] => [
  ...(foreign?.roles ? [[foreign.roles.heading, foreign.roles.names] as [string, readonly string[]]] : []),
  ...(foreign?.languages.length ? [['Language', foreign.languages] as [string, readonly string[]]] : []),
]

/** What one chooses to book it: its button does so. */
const bookable = (entity: Entity, isBooked: boolean | undefined): Entity =>
  isBooked ? { ...entity, use: 'Book' } : entity
