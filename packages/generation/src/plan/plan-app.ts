import type { Archetype } from '../archetype.ts'
import { genericArchetype } from '../archetypes/index.ts'
import { entityById } from '../entities/index.ts'
import { inItsKind } from '../entities/varieties/index.ts'
import type { Entity } from '../entity.ts'
import type { Feature } from '../feature.ts'
import { chooseTheme } from './choose-theme.ts'
import type { Understanding } from '../understand/understand.ts'
import { askOfOwn } from './ask-of-own.ts'
import { askedFeatures } from './asked-features.ts'
import { ballotOf } from './ballot-of.ts'
import { bookedThing } from './booked-thing.ts'
import { calculatorEntity, isGuess } from './calculator-entity.ts'
import { chooseArchetype } from './choose-archetype.ts'
import { chooseScreens, titleByWords, showWrongAnswers, titleOnce, titleSignin } from './choose-screens.ts'
import { chooseTabs } from './choose-tabs.ts'
import { findSubject } from './find-entities.ts'
import { inDomain } from './in-domain.ts'
import { asGiven, asHandled, isHandling, isTrade } from './is-trade.ts'
import { editData } from './data-editor.ts'
import { addParts, isInsteadOfOthers, isOfItsOwn, isToldOf, partMeant } from './kind-parts.ts'
import { kindSaid } from './kind-said.ts'
import { talkToMachine } from './machine-talk.ts'
import { makeEntity } from './make-entity.ts'
import { isTitle } from './names-the-app.ts'
import { hasReviews } from './read-reviews.ts'
import { wantsTable } from './read-table.ts'
import type { Phrase } from '../understand/phrase.ts'
import { clauseMark } from '../understand/in-latin.ts'
import { isStory } from '../understand/story.ts'
import { storyClauses } from '../told-story/story-clauses.ts'
import { isTool, putToolFirst } from './tool-app.ts'
import { toolAsTold } from './tool-as-told.ts'
import { addDeeds } from './deed-screens.ts'
import { addMainMatter } from './main-matter.ts'
import { addRecordDeeds } from './record-deeds.ts'
import { addDictated } from './dictated-screens.ts'
import { describe, nameApp, titleOf } from './name-app.ts'
import { firstByDoing } from './first-by-doing.ts'
import { firstBySwiping } from './first-by-swiping.ts'
import { addFormsOfThings } from './forms-of-things.ts'
import { servedName } from './served-name.ts'
import { toSingular } from '../words/forms.ts'
import { classOf, type NounClass } from '../words/noun-classes.ts'
import { withoutCountries } from '../words/countries.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { baseOfVerb } from '../words/verbs.ts'
import { ownProduct, soldThing } from './choose-thing.ts'
import { putMoodFirst } from './mood-picks.ts'
import { nameScreens } from './named-screens.ts'
import { renameScreens } from './rename-screens.ts'
import { addOtherThings } from './other-things.ts'
import { signedScreen } from '../trace/signed-screen.ts'
import { planForeign } from './plan-foreign.ts'
import { planGadget, planGadgetOfKind } from './plan-gadget.ts'
import { datedNoun } from './dated-noun.ts'
import { locatedNoun } from './located-noun.ts'
import { heardNoun } from './heard-noun.ts'
import { withoutOwnPlace } from './own-place.ts'
import { nearbyNoun } from './nearby-noun.ts'
import { remindedNoun } from './reminded-noun.ts'
import { withoutOrdering } from './without-ordering.ts'
import { withoutUnwanted, withoutUnwantedScreens } from './without-unwanted.ts'
import { atWork, isWorkplace, sideOf } from './side-of.ts'
import { readStages, withStages } from './read-stages.ts'
import { readShop } from './read-shop.ts'
import { addAsks, phrasesOfAsks } from './add-asks.ts'
import { addSettings } from './add-settings.ts'
import { addOrderParts } from './add-order-parts.ts'
import { tellPass, tellStaff, tellVisit } from './own-house.ts'
import { ownThingOf } from './screens-own-thing.ts'
import { addRoleParts } from './roles/role-part-screens.ts'
import { withoutSpare } from './roles/without-spare.ts'
import { agreeing } from './agree.ts'
import { countingKept } from './kept.ts'
import { asKeptThings, registerOf, registerScreens } from './register/plan-register.ts'
import { articleOf, isShopItself } from './sold-entity.ts'
import { tellBrief } from './tell-brief.ts'
import { addPages, readPages, withoutPages } from './told-pages.ts'
import { tellTabs, toldTabs } from './told-tabs.ts'
import type { AppPlan, ScreenPlan } from './types.ts'
import { chooseSubject } from './choose-subject.ts'
import { findAspect } from '../words/aspects.ts'

export interface Planned {
  plan: AppPlan
  features: Feature[]
  archetype: Archetype
}

/** Decides what the app is: subject, screens, tabs, name and theme. Depends on nothing but its arguments. */
export function planApp(meant: Understanding, seed: number): Planned {
  const { phrases, askedStems } = meant
  const planned = planTold(meant, seed)
  planned.plan.archetype = planned.archetype.id
  if (meant.isEnglish && !meant.dictated) {
    meant.askedStems = askedStems
    planned.plan.partsSaid = addParts(planned.plan, planned.archetype.id, phrases, meant)
    // What the other screens were not told of is said after all, also where no room was left for its part.
    const isPart = (phrase: Phrase) =>
      planned.plan.partsSaid?.has(phrase) === true ||
      (!phrase.isActor && partMeant(phrase, [planned.archetype.id], meant.text) !== undefined)
    meant.phrases = [
      ...meant.phrases,
      ...phrases.filter((phrase) => !meant.phrases.includes(phrase) && isPart(phrase)),
    ]
  }
  if (meant.asks && !planned.plan.tool)
    meant.phrases = [...meant.phrases, ...phrasesOfAsks(meant.asks, planned.plan.entities)]
  if (meant.brief && !planned.plan.tool) tellBrief(planned, meant, meant.brief)
  return planned
}

function planTold(meant: Understanding, seed: number): Planned {
  const tool = toolAsTold(meant)
  // Its one screen has all the brief tells.
  if (tool)
    Object.assign(meant, { dictated: [tool.screen], tellsMore: false, name: meant.name ?? tool.title })
  const capabilities = meant.phrases.filter(({ capability }) => capability)
  const told = meant.isEnglish && !meant.dictated ? readPages(meant) : undefined
  if (capabilities.length === 0 && !told?.pages.size) {
    const planned = planSaid(meant, meant.phrases, seed)
    addOrderParts(planned.plan, planned.archetype, meant)
    return planned
  }
  const paged = [...(told?.pages.values() ?? [])]
  // What it can do as an app says nothing of what it is about, and what has a page of its own nothing of the other screens.
  const { askedStems, stems } = meant
  meant.stems = withoutServices(meant)
  const telling = meant.phrases.filter(({ capability }) => !capability)
  meant.phrases = telling.filter((phrase) => !told?.claimed.has(phrase))
  meant.askedStems = withoutPages(askedStems, paged)
  const planned = planSaid(meant, telling, seed)
  meant.askedStems = askedStems
  meant.stems = stems
  meant.phrases = [...meant.phrases, ...paged, ...capabilities]
  if (told && !planned.plan.tool) {
    addPages(planned.plan.screens, told.pages, askedStems, meant.text)
    withoutSpare(planned.plan.screens, planned.features, askedStems)
  }
  if (capabilities.length > 0) addSettings(planned.plan.screens)
  addOrderParts(planned.plan, planned.archetype, meant)
  return planned
}

/** "Event calendar" of a newspaper or a shop: what is on in town, and not its articles. */
const eventsIn = (screen: ScreenPlan, subject: Entity, { phrases, isEnglish }: Understanding): string => {
  const called = isEnglish
    ? phrases.find(({ verb, text }) => !verb && /^(?:events?|community|local|club) calendar$/.test(text))
    : undefined
  const isOfEvents = !/^(?:document|person|place|thing|species|numbered)$/.test(
    classOf(subject.one.toLowerCase().split(' ').at(-1) ?? ''),
  )
  if (!called || isOfEvents || screen.kind !== 'calendar' || screen.entity !== subject.id) return ''
  screen.title ??= 'Event calendar'
  return 'event'
}

/** `telling` are the phrases that tell of what kind the app is, those of pages with them. */
function planSaid(meant: Understanding, telling: readonly Phrase[], seed: number): Planned {
  if (!meant.isEnglish && meant.phrases.length > 0) return planForeign(meant, seed)
  const gadget = planGadget(meant, seed)
  if (gadget) return gadget
  const contentSeed = meant.seed
  if (isWorkplace(meant)) meant.phrases = meant.phrases.map(atWork)
  if (!isTrade(meant.text)) meant.phrases = meant.phrases.map(asGiven)
  if (isHandling(meant.text)) meant.phrases = meant.phrases.map(asHandled)
  const shop = meant.isEnglish ? readShop(withoutCountries(withoutName(meant))) : undefined
  if (shop) meant.phrases = meant.phrases.filter((phrase) => !isShopItself(phrase))
  const nameIt = () =>
    (shop && articleOf(shop, contentSeed, meant.domain)) ??
    findSubject(meant.phrases, contentSeed, meant.isEnglish)
  const asSaid = nameIt()
  const { archetype, blend } = chooseArchetype(
    {
      ...meant,
      phrases: [...telling],
      ...(meant.whole ? { text: meant.whole } : {}),
    },
    shop,
    asSaid,
    contentSeed,
  )
  const ofKind = planGadgetOfKind(archetype, meant, seed)
  if (ofKind) return ofKind
  if (meant.isEnglish && archetype.entity === 'subject') meant.phrases = withoutOwnPlace(meant)
  if (meant.isEnglish && !meant.dictated) withoutParts(meant, archetype.id)
  const named = nameIt()
  const isWholeTool = meant.isEnglish && !meant.dictated && isTool(archetype)
  const { found, subject: staged } = chooseSubject({ meant, archetype, shop, named, isWholeTool })
  const register = registerOf(meant, archetype, contentSeed)
  if (register?.things[0] && meant.isEnglish) {
    const [main] = register.things
    main.entity = withStages(main.entity, readStages(meant.whole ?? meant.text))
  }
  const subject = register?.things[0]?.entity ?? staged
  const ofItself =
    archetype === genericArchetype
      ? formOf[register?.things[0]?.nounClass ?? subject.nounClass ?? 'thing']
      : undefined
  const asked = askedFeatures({ meant, archetype, subject, ofItself, isWholeTool })
  const entities = new Map<string, Entity>([[subject.id, subject]])
  const resolve = (id: string | undefined): string => {
    if (!id || id === 'subject' || id === archetype.entity) return subject.id
    if ((id === 'payment' || id === 'budget-item') && subject.id === 'transaction') return subject.id
    // Tickets in a cart are of what the app is about.
    if (
      id === 'product' &&
      meant.isEnglish &&
      subject.price &&
      !/\b(?:shops?|stores?|merch\p{L}*|products?|goods|equipment|sell\p{L}*|souvenirs?|fan ?shop)\b/iu.test(
        meant.text,
      )
    )
      return subject.id
    const sold = id === 'product' ? (soldThing(meant, subject, contentSeed) ?? ownProduct(found)) : undefined
    const named = entityById(id)
    const listed = named && kindSaid(named, meant)
    const known =
      sold ??
      // A kind of vote that is known has its question.
      (listed?.id === 'idea'
        ? ballotOf(listed, meant, contentSeed, listed === named ? subject : listed)
        : listed && inDomain(listed, meant.domain))
    if (!known || known.id === subject.id) return subject.id
    entities.set(known.id, known)
    return known.id
  }
  // Those who use it may name the app, but are nothing in it.
  const saidFirst = meant.phrases
  if (register) meant.phrases = asKeptThings(meant.phrases, register)
  for (const { entity } of register?.things ?? []) entities.set(entity.id, entity)
  const screens = register
    ? registerScreens(
        { ...register, ...(ofItself ? { formId: ofItself } : {}) },
        asked,
        meant.stems,
        seed,
        resolve,
      )
    : chooseScreens(
        archetype,
        subject,
        isWholeTool ? undefined : blend,
        asked,
        seed,
        resolve,
        entities,
        meant.stems,
      )
  const tool = meant.isEnglish && !meant.dictated ? putToolFirst(screens, archetype, meant.text) : undefined
  if (meant.isEnglish) withoutOrdering(screens, meant.text, entities)
  renameScreens(screens, archetype, subject)
  putMoodFirst(screens, entities, meant.text)
  if (meant.isEnglish) tellStaff(screens, meant, entities)
  for (const screen of screens) {
    const who = toSingular(screen.name.toLowerCase())
    const isOwn = screen.entity !== subject.id && archetype.entity !== 'subject'
    if (screen.kind !== 'people' || isOwn || company.test(screen.name) || !isKindOfPeople(who)) continue
    const them = makeEntity([who], contentSeed, true, meant.domain)
    entities.set(them.id, them)
    screen.kind = 'browse'
    screen.entity = them.id
  }
  const isMoney = /currenc|exchange|forex|crypto|coin|euro|dollar|money/.test(meant.stems)
  const reckoners = isMoney
    ? []
    : screens.filter(({ kind, entity }) => kind === 'converter' && entity === 'rate')
  for (const screen of reckoners) {
    // What the rest of the app knows of its things is not what one enters here.
    const calculation = calculatorEntity(
      subject,
      archetype.entity === 'subject' ? meant.phrases : [],
      meant.text,
    )
    // Where nobody says what is calculated of what, and it is not all there is, no calculator stands.
    if (isGuess(calculation) && !isWholeTool && screens.length > 4) {
      screens.splice(screens.indexOf(screen), 1)
      continue
    }
    entities.set(calculation.id, calculation)
    screen.entity = calculation.id
  }
  titleByWords(screens, asked, meant.phrases, entities)
  if (meant.isEnglish) editData(screens, meant.text)
  tellVisit(screens, meant)
  tellPass(screens, meant)
  if (meant.isEnglish) talkToMachine(screens, meant)
  if (meant.isEnglish && !register) nameScreens(screens, meant.phrases, subject, entities)
  if (meant.isEnglish) {
    titleSignin(screens, meant.text)
    showWrongAnswers(screens, meant.text)
    titleOnce(screens)
  }
  for (const screen of meant.isEnglish && !register && !isWholeTool ? screens : []) {
    const shown = entities.get(screen.entity)
    const own = shown && ownThingOf(screen, archetype, shown)
    if (!own) continue
    const listed = inItsKind(own, meant.stems)
    entities.set(listed.id, listed)
    screen.entity = listed.id
  }
  // "Reserve a washing machine" among the notices of a house: a time for that.
  const booked = meant.isEnglish && archetype.id !== 'booking' ? bookedThing(meant, contentSeed) : undefined
  const slots = screens.find(({ kind, entity }) => kind === 'slots' && entity === subject.id)
  if (booked && slots && !subject.price && booked.one.toLowerCase() !== subject.one.toLowerCase()) {
    entities.set(booked.id, booked)
    slots.entity = booked.id
  }
  askOfOwn(screens, archetype, subject, meant.stems)
  for (const screen of screens) {
    const title = screen.title ?? screen.name
    const nearby =
      screen.kind === 'map'
        ? nearbyNoun(meant.text, subject) || locatedNoun(meant.phrases)
        : screen.kind === 'player' && !archetype.screens.some(({ kind }) => kind === 'player')
          ? heardNoun(meant.phrases)
          : ''
    if (nearby !== '') {
      const them = makeEntity([nearby], contentSeed, true, meant.domain)
      entities.set(them.id, them)
      screen.entity = them.id
    }
    const dated =
      screen.kind === 'week' || screen.kind === 'calendar'
        ? datedNoun(title) || eventsIn(screen, subject, meant)
        : screen.kind === 'notifications'
          ? remindedNoun(title)
          : ''
    if (dated === '' || subject.words.includes(dated)) continue
    // Plants are what is watered.
    if (/^(?:plant|grown-plant|crop)$/.test(subject.id) && findAspect(dated)?.isOfBodies) continue
    const them = makeEntity([dated], contentSeed, true, meant.domain)
    entities.set(them.id, them)
    screen.entity = them.id
  }
  const told = {
    ...meant,
    phrases: meant.phrases.filter(
      (phrase, index) => !isTitle(phrase, index, meant.text) && !signedScreen(phrase, screens),
    ),
  }
  if (meant.isEnglish && !meant.dictated && !register && !isWholeTool && isStory(meant.text)) {
    addMainMatter(screens, meant, archetype, entities, contentSeed)
    addRecordDeeds(screens, meant, entities)
  }
  if (meant.isEnglish && !archetype.bars.has('deed') && !isWholeTool)
    addDeeds(screens, told, entities, contentSeed)
  // Parts of a game are on its board.
  if (!archetype.bars.has('deed') && !register && !isWholeTool)
    addOtherThings(screens, told, asked, entities, contentSeed)
  if (meant.isEnglish && !meant.dictated && !register && !isWholeTool && isStory(meant.text))
    addFormsOfThings(screens, meant, entities, contentSeed)
  if (meant.asks && !register && !isWholeTool) addAsks(screens, meant, subject, entities)
  for (const [id, entity] of entities)
    entities.set(id, countingKept(agreeing(withoutUnwanted(entity, meant.text)), screens))
  if (meant.dictated)
    addDictated(
      screens,
      meant.dictated,
      meant.tellsMore === true,
      subject,
      entities,
      contentSeed,
      meant.stems,
      meant.drawnAbout,
    )
  else {
    if (meant.isEnglish) firstByDoing(screens, meant.text)
    if (meant.isEnglish && !meant.dictated && !register) firstBySwiping(screens, entities, meant.text)
    if (meant.isEnglish) withoutUnwantedScreens(screens, meant.text)
    chooseTabs(screens, asked)
    if (meant.isEnglish)
      tellTabs({
        screens,
        names: toldTabs(meant.text),
        subject,
        entities,
        make: (noun) => makeEntity([noun], contentSeed, true, meant.domain),
      })
  }
  if (meant.roleParts && !isWholeTool) {
    addRoleParts({ screens, entities, ...meant.roleParts, meant, seed: contentSeed })
    withoutSpare(screens, asked, meant.askedStems)
  }
  spellAsSaid(screens, meant.text)
  const name =
    meant.name ??
    meant.drawnAbout ??
    (register?.about && register.about.length <= longestAbout ? register.about : undefined) ??
    // "I restore church clocks" says what one does, not what the app is called.
    (register &&
    ((/^(?:i|we) \p{Ll}+ /iu.test(meant.text) && !meant.phrases[0]?.isActor) || isToldBySomebody(meant.text))
      ? subject.many
      : undefined) ??
    (found && !meant.isEnglish
      ? found.one
      : nameApp(archetype, subject, contentSeed, { ...meant, phrases: saidFirst }))
  const opening = titleOf(saidFirst)
  // A list is on one of its screens, and not what it is.
  const line = opening && !/^(?:list|table)s? of /i.test(opening) ? opening : undefined
  const [front] = screens
  if (front && archetype.id === 'service-client') front.title ??= servedName(meant.text)
  return {
    archetype,
    features: asked,
    plan: {
      name,
      description: describe(meant.text, name),
      ...(meant.isEnglish && tellsStory(meant) ? { story: meant.text } : {}),
      ...(meant.isEnglish ? { whole: meant.text } : {}),
      ...(meant.isEnglish && hasReviews(meant.text) ? { hasReviews: true } : {}),
      ...(meant.isEnglish && wantsTable(meant.text) ? { isTable: true } : {}),
      icon: archetype === genericArchetype ? subject.icon : archetype.icon,
      theme: chooseTheme(meant, archetype.presets, seed),
      seed,
      contentSeed,
      ...(register ? { isRegister: true } : {}),
      ...(sideOf(meant).isOffered ? { isHouse: true } : {}),
      ...(tool ? { tool } : {}),
      roles: meant.roles,
      ...(line && meant.isEnglish && line.toLowerCase() !== name.toLowerCase() ? { kindLine: line } : {}),
      screens,
      entities,
    },
  }
}

/** What phrases mean in apps of one kind asks for no other screen and is no other thing. */
function withoutParts(meant: Understanding, archetype: string): void {
  const found = meant.phrases.flatMap((phrase, index) => {
    const part = index > 0 && !isToldOf(phrase) ? partMeant(phrase, [archetype], meant.text) : undefined
    return part && (phrase.verb === undefined || isOfItsOwn(part)) ? [{ phrase, part }] : []
  })
  if (found.length === 0) return
  meant.phrases = meant.phrases.filter((each) => !found.some(({ phrase }) => phrase === each))
  // What a screen shows by itself still asks for that screen.
  meant.askedStems = withoutPages(
    meant.askedStems,
    found.filter(({ part }) => isInsteadOfOthers(part)).map(({ phrase }) => phrase),
  )
}

const leastTold = 2
/** Whether a description tells what somebody does in the app, as project briefs do or in plain sentences. */
const tellsStory = ({ text, dictated }: Understanding): boolean =>
  isStory(text) || (!dictated && storyClauses(text.replaceAll(clauseMark, '–')).length >= leastTold)

/** What the description says, without the name it gives its app: "a store for jewellery called Luna". */
const withoutName = ({ text, name }: Understanding) =>
  name === undefined
    ? text
    : naming
        .flatMap((word) => [` ${word} "${name}"`, ` ${word} ${name}`])
        .reduce((rest, said) => rest.replaceAll(said, ''), text)
const naming = ['called', 'named', 'titled', 'that is called', 'which is called']

const longestAbout = 26

/** "A grocery list that syncs through Nextcloud" is about groceries: the stems without those of what it syncs with or exports to. */
function withoutServices({ stems, phrases }: Understanding): string {
  const [first] = phrases
  if (!first || first.capability || /\b(?:sync|backup|file|folder|server|transfer)/.test(first.text))
    return stems
  return phrases
    .filter(({ capability, text }) => capability && /\b(?:sync|backup|import|export)\b/.test(text))
    .flatMap((phrase) => phrase.stems)
    .reduce((rest, stem) => rest.replace(` ${stem} `, ' '), stems)
}

/** Favourites have the letters of those who write them. */
function spellAsSaid(screens: readonly ScreenPlan[], text: string): void {
  const spelt = /favourit/i.test(text) ? 'avourit' : 'avorit'
  for (const screen of screens) {
    screen.name = screen.name.replace(/avou?rit/, spelt)
    if (screen.title) screen.title = screen.title.replace(/avou?rit/, spelt)
  }
}

/** "Our parish collects swarm calls", "Tower captain here": who writes, and what they do. */
function isToldBySomebody(text: string): boolean {
  const [, does = ''] =
    /^(?:our|my|the) (?:[\p{L}-]+ )??[\p{L}-]+ (\p{L}+s) (?!and\b|or\b)\p{L}/u.exec(text.toLowerCase()) ?? []
  return (
    (does !== '' && baseOfVerb(does, strictVerbs) !== undefined) || /^(?:[\p{L}-]+ ){1,3}here\b/iu.test(text)
  )
}

/** The form things of a class ask for by themselves: places stand on a map, what happens in a calendar. */
const formOf: Readonly<Partial<Record<NounClass, string>>> = {
  place: 'map',
  event: 'calendar',
  measure: 'progress',
  activity: 'progress',
}

/** Those one is among; others are looked after, and one keeps a list of them. */
const company =
  /^(?:people|friends|members?|players|buddies|followers|nearby|guests|group|team|contacts|characters|community|users|others|famil(?:y|ies)|household|roommates|flatmates|relatives|colleagues|coworkers|neighbou?rs|classmates)$/i
const isKindOfPeople = (noun: string) => ['person', 'group'].includes(classOf(noun))
