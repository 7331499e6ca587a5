import { planAnything } from '../anything/plan-anything.ts'
import { readShort, type Short } from '../anything/read-short.ts'
import { takesOver } from '../anything/takes-over.ts'
import { genericArchetype } from '../archetypes/index.ts'
import { placeFinder } from '../archetypes/place-finder.ts'
import type { Entity } from '../entity.ts'
import { storyClauses } from '../told-story/story-clauses.ts'
import { clauseMark } from '../understand/in-latin.ts'
import type { Phrase } from '../understand/phrase.ts'
import { isStory } from '../understand/story.ts'
import type { Understanding } from '../understand/understand.ts'
import { withoutCountries } from '../words/countries.ts'
import type { NounClass } from '../words/noun-classes.ts'
import { askedFeatures } from './asked-features.ts'
import { addBesideScreens } from './beside-screens.ts'
import { chooseArchetype } from './choose-archetype.ts'
import { chooseSubject } from './choose-subject.ts'
import { chooseTheme } from './choose-theme.ts'
import { resolverOf } from './entity-resolver.ts'
import { findSubject } from './find-entities.ts'
import { asGiven, asHandled, isHandling, isTrade } from './is-trade.ts'
import { addFormOfFound, foundPlaces, isFoundElsewhere, placesFound, withoutFinding } from './found-places.ts'
import { isInsteadOfOthers, isOfItsOwn, isToldOf, partMeant } from './kind-parts.ts'
import { asLiked } from './liked-things.ts'
import { mainOfTold } from './main-of-told.ts'
import { describe, titleOf } from './name-app.ts'
import { nameSaid, withoutName } from './name-said.ts'
import { withoutOwnPlace } from './own-place.ts'
import type { Planned } from './plan-app.ts'
import { planForeign } from './plan-foreign.ts'
import { planGadget, planGadgetOfKind } from './plan-gadget.ts'
import { hasReviews } from './read-reviews.ts'
import { readShop } from './read-shop.ts'
import { readStages, withStages } from './read-stages.ts'
import { wantsTable } from './read-table.ts'
import { asKeptThings, keepsAnything, registerOf } from './register/plan-register.ts'
import { addFurther, finishScreens, firstScreens, type ScreensAsked, tellScreens } from './screens-said.ts'
import { servedName } from './served-name.ts'
import { besideKind } from './side-by-side.ts'
import { atWork, isWorkplace, sideOf } from './side-of.ts'
import { articleOf, isShopItself } from './sold-entity.ts'
import { withoutRows } from './told-lists/told-values-said.ts'
import { withExamples } from './such-as.ts'
import { withoutPages } from './told-pages.ts'
import { isTool } from './tool-app.ts'
import type { AppPlan } from './types.ts'

/** The form things of a class ask for by themselves: places stand on a map, what happens in a calendar. */
const formOf: Readonly<Partial<Record<NounClass, string>>> = {
  place: 'map',
  event: 'calendar',
  measure: 'progress',
  activity: 'progress',
}

/**
 * Plans what a description says. `telling` are the phrases that tell of what kind the app is, those of pages with
 * them; `seed` is that of the look, content has the description's own.
 */
export function planSaid(meant: Understanding, telling: readonly Phrase[], seed: number): Planned {
  if (!meant.isEnglish && meant.phrases.length > 0) return planForeign(meant, seed)
  const gadget = planGadget(
    meant.wishStems === undefined ? meant : { ...meant, text: meant.whole ?? meant.text },
    seed,
  )
  if (gadget) return gadget
  const contentSeed = meant.seed
  const isPlain = meant.isEnglish && !meant.dictated
  asUsed(meant)
  if (isPlain) meant.phrases = withoutRows(meant.phrases, meant.text)
  const shop = meant.isEnglish ? readShop(withoutCountries(withoutName(meant))) : undefined
  if (shop) meant.phrases = meant.phrases.filter((phrase) => !isShopItself(phrase))
  const nameIt = () =>
    (shop && articleOf(shop, contentSeed, meant.domain)) ??
    findSubject(meant.phrases, contentSeed, meant.isEnglish)
  const about = { ...meant, phrases: [...telling], ...(meant.whole ? { text: meant.whole } : {}) }
  const ofAll = chooseArchetype(about, shop, nameIt(), contentSeed)
  // What is told of how things are tells of what kind it is, unless what is wanted alone tells more.
  const chosen =
    meant.wishStems !== undefined && ofAll.isUnknown && ofAll.archetype === genericArchetype
      ? chooseArchetype({ ...about, text: meant.text, stems: meant.wishStems }, shop, nameIt(), contentSeed)
      : ofAll
  const short = isPlain ? shortOf(meant) : undefined
  if (short && takesOver(short, chosen, nameIt(), meant)) {
    meant.phrases = meant.phrases.slice(0, 1)
    return planAnything(short, meant, seed)
  }
  const places = isPlain ? foundPlaces(meant.text) : undefined
  const isFinder = places !== undefined && isFoundElsewhere(chosen.archetype)
  const archetype = isFinder ? placeFinder : chosen.archetype
  const { blend: likest, isOther } = chosen
  const beside = isPlain ? besideKind(meant, archetype) : undefined
  const blend = beside ? undefined : likest
  const ofKind = planGadgetOfKind(archetype, meant, seed)
  if (ofKind) return ofKind
  if (meant.isEnglish && archetype.entity === 'subject') meant.phrases = withoutOwnPlace(meant)
  if (isPlain) withoutParts(meant, archetype.id)
  if (isPlain && keepsAnything.has(archetype.id))
    meant.phrases = asLiked(withExamples(meant.phrases, meant.text))
  const first = nameIt()
  const told = isFinder
    ? placesFound(places, meant.text, contentSeed)
    : mainOfTold(meant, archetype, first, contentSeed, isOther)
  const named = told ?? first
  const isWholeTool = isPlain && isTool(archetype)
  const { found, subject: staged } = chooseSubject({ meant, archetype, shop, named, told, isWholeTool })
  const register = registerOf(meant, archetype, contentSeed)
  const [main] = register?.things ?? []
  if (main && meant.isEnglish) main.entity = withStages(main.entity, readStages(meant.whole ?? meant.text))
  const subject = main?.entity ?? staged
  const ofItself =
    archetype === genericArchetype ? formOf[main?.nounClass ?? subject.nounClass ?? 'thing'] : undefined
  const asked = askedFeatures({ meant, archetype, subject, ofItself, isWholeTool })
  const entities = new Map<string, Entity>([[subject.id, subject]])
  const resolve = resolverOf({ meant, archetype, subject, found, entities, seed: contentSeed })
  // Those who use it may name the app, but are nothing in it.
  const saidFirst = meant.phrases
  if (isFinder) meant.phrases = withoutFinding(meant.phrases, places)
  if (register) meant.phrases = asKeptThings(meant.phrases, register)
  for (const { entity } of register?.things ?? []) entities.set(entity.id, entity)
  const said: ScreensAsked = {
    meant,
    archetype,
    blend,
    subject,
    entities,
    seed: contentSeed,
    isWholeTool,
    asked,
    register,
    ofItself,
  }
  const screens = firstScreens(said, resolve, seed)
  if (isFinder) addFormOfFound(screens, subject, meant.text)
  if (beside && !register) addBesideScreens(screens, beside, resolve, entities, seed)
  const planning = { ...said, screens }
  const tool = tellScreens(planning)
  addFurther(planning)
  finishScreens(planning)
  const name = nameSaid(planning, { register, found, saidFirst })
  const [front] = screens
  if (front && isFinder) front.title ??= places.title ?? subject.many
  if (front && archetype.id === 'service-client') front.title ??= servedName(meant.text)
  return {
    archetype,
    features: asked,
    plan: {
      name,
      description: describe(meant.text, name),
      ...(meant.isEnglish ? toldIn(meant, name, isFinder ? [] : saidFirst) : {}),
      icon: archetype === genericArchetype ? subject.icon : archetype.icon,
      theme: chooseTheme(meant, archetype.presets, seed),
      seed,
      contentSeed,
      ...(register ? { isRegister: true } : {}),
      ...(sideOf(meant).isOffered ? { isHouse: true } : {}),
      ...(tool ? { tool } : {}),
      roles: meant.roles,
      screens,
      entities,
    },
  }
}

/** One thing in a few words, where nothing else is told. */
const shortOf = ({ brief, roles, comparedTo, whole, text }: Understanding): Short | undefined =>
  !brief && roles.length === 0 && comparedTo === undefined ? readShort(whole ?? text) : undefined

/** What is told at work, of a trade or of handling things, in the words of those who use the app. */
function asUsed(meant: Understanding): void {
  if (isWorkplace(meant)) meant.phrases = meant.phrases.map(atWork)
  if (!isTrade(meant.text)) meant.phrases = meant.phrases.map(asGiven)
  if (isHandling(meant.text)) meant.phrases = meant.phrases.map(asHandled)
}

/** What an English description tells beside its screens. */
function toldIn(meant: Understanding, name: string, phrases: readonly Phrase[]): Partial<AppPlan> {
  // "A pottery studio with inventory" is a pottery studio: what it has, it has on its screens.
  const opening = titleOf(phrases)?.split(' with ')[0]
  // A list is on one of its screens, and not what it is.
  const line = opening && !/^(?:list|table)s? of /i.test(opening) ? opening : undefined
  return {
    ...(tellsStory(meant) ? { story: meant.text } : {}),
    whole: meant.text,
    ...(hasReviews(meant.text) ? { hasReviews: true } : {}),
    ...(wantsTable(meant.text) ? { isTable: true } : {}),
    ...(line && line.toLowerCase() !== name.toLowerCase() ? { kindLine: line } : {}),
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
