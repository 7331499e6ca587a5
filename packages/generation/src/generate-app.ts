import { asCorrected } from './understand/as-corrected.ts'
import { type AppDocument, type ComponentNode, walkComponents } from '@kwiq/app-model'
import { composeApp } from './compose/compose-app.ts'
import { inTheirSpelling } from './compose/in-their-spelling.ts'
import { translateApp } from './compose/translate-app.ts'
import { isForWhom, isKin, isOpeningPeople, isPurpose, isPursuit, isWhom } from './plan/whom.ts'
import { isWhere } from './plan/about-stems.ts'
import { tellPurpose } from './plan/purpose/tell-purpose.ts'
import { keepingVerbs } from './plan/find-entities.ts'
import { asWrittenIn, describe } from './plan/name-app.ts'
import { toldValues } from './plan/foreign-told.ts'
import { planApp } from './plan/plan-app.ts'
import { placeLostLines } from './plan/room/place-lost-lines.ts'
import type { AppPlan } from './plan/types.ts'
import { asDoing } from './trace/as-doing.ts'
import { isBareChart, isSaid, readWordings, whereSaid, whereShown } from './trace/coverage.ts'
import { isSetting, isTitle, isTopic, namesTheApp } from './plan/names-the-app.ts'
import { dictatedPhrases } from './dictation/dictated-phrases.ts'
import { isFragment } from './trace/fragment.ts'
import { labelOf } from './trace/label-of.ts'
import { roleEntries } from './trace/role-entries.ts'
import { isOfItsKind } from './trace/of-its-kind.ts'
import { nameClaimed } from './trace/name-claimed.ts'
import { placeLeft } from './trace/place-left.ts'
import { placeTracked } from './trace/place-tracked.ts'
import { placePhrases, type Placed } from './trace/place-phrases.ts'
import { isDuring, titleOf } from './trace/said-already.ts'
import { isPresented } from './trace/presented.ts'
import { namesNothing, presentedOn } from './trace/presented-on.ts'
import { sayDone } from './trace/say-done.ts'
import { sayWhatItIs } from './trace/say-what-it-is.ts'
import { sayEachOnScreens, writeNames } from './trace/say-on-screens.ts'
import { withoutSlips } from './understand/correct-spelling.ts'
import { withoutControls } from './understand/how-chosen.ts'
import type { Phrase } from './understand/phrase.ts'
import { saidPlainly } from './understand/said-plainly/said-plainly.ts'
import { takenOut } from './understand/said-plainly/taken-out.ts'
import { asWritten, withPlainQuotes } from './understand/normalise.ts'
import { withoutPromises } from './understand/turns/promise-turns.ts'
import { withoutStoreCopy } from './understand/store-copy/read-store-copy.ts'
import { withoutWhy } from './understand/turns/why-turns.ts'
import { capitalise, stemOf, toSingular } from './words/forms.ts'
import { translate } from './words/interface-words.ts'
import { classOf } from './words/noun-classes.ts'
import { inOwnWords } from './own-words/in-own-words.ts'
import { tidyPlan } from './tidy/tidy-plan.ts'
import { placeStory } from './told-story/place-story.ts'
import { understand, type Understanding } from './understand/understand.ts'

const mostPhrases = 40
/** Components that are named as where a feature is. */
const mostShown = 6

/** A feature of the description and the ids of the components that show it. */
export interface TraceEntry {
  feature: string
  componentIds: string[]
}

export interface GeneratedApp {
  document: AppDocument
  trace: TraceEntry[]
  /** Phrases of the description that no component shows. */
  unplaced: string[]
  /** Sentences for the person who wrote the description, such as what to add to a very short one. */
  notes: string[]
}

/**
 * Makes an app from a description, without a model. Pure: the same description and seed give the same
 * document in every process. Never throws, whatever the description holds. Without a `seed` it is the hash of
 * the description; another seed gives another look. `contentSeed` does the same for names and sample content: two
 * descriptions with one of it differ only by what they say.
 */
export function generateApp({
  prompt: written,
  seed,
  contentSeed,
}: {
  prompt: string
  seed?: number
  contentSeed?: number
}): GeneratedApp {
  const prompt = asCorrected(written)
  const meant = understand(prompt)
  meant.seed = contentSeed ?? meant.seed
  const { plan, archetype } = planApp(meant, seed ?? meant.seed)
  const told = phrasesTold(meant)
  const topic = told.find((phrase, index) => isTopic(phrase, index, meant.text))
  const [front] = plan.screens
  if (topic && front && meant.isEnglish) front.subtitle = `All about ${topic.text}`
  const followers = told.find((phrase) => isFollowersOf(phrase, meant.text))
  if (followers && front && meant.isEnglish)
    front.subtitle ??= `For ${withoutCapital(meant.text, followers.label ?? followers.text)}`
  const ofItself = new Set(told.filter((phrase, index) => isAppItself(phrase, index, meant)))
  const byItself = (phrase: Phrase) => meant.isEnglish && !namesNothing(phrase) && isPresented(phrase, plan)
  const unseen = readWordings(composeApp(plan))
  const silent = meant.isEnglish ? told.filter((phrase) => whereShown(phrase, unseen).length === 0) : []
  const bare = sayEachOnScreens(silent, plan) ? readWordings(composeApp(plan)) : unseen
  const placed = placePhrases(
    plan,
    told.filter(
      (phrase, index) =>
        (!ofItself.has(phrase) || isKept(phrase, index)) &&
        !byItself(phrase) &&
        whereShown(phrase, bare).length === 0,
    ),
    meant.isEnglish,
    told,
    (phrase) => isOfItsKind(phrase, told.indexOf(phrase), archetype, meant.text),
  )
  const titles = meant.isEnglish && !meant.dictated ? nameClaimed(placed.done, plan, told) : new Set<Phrase>()
  if (meant.isEnglish) writeNames(plan, meant.text)
  // What fits the screens of its kind no more, or is not drawn there, gets a tile elsewhere.
  const drawn = composeApp(plan)
  const wordings = readWordings(drawn)
  const isHeldBack = (phrase: Phrase) => {
    const extra = placed.held.get(phrase)
    return extra !== undefined && !isSaid(titleOf(extra), wordings)
  }
  const lost = told.filter(
    (phrase) =>
      (!meant.isEnglish || (placed.held.has(phrase) ? isHeldBack(phrase) : isNamedThing(phrase))) &&
      !placed.done.has(phrase) &&
      !placed.unsaid.has(phrase) &&
      !placed.unplaced.has(phrase) &&
      !ofItself.has(phrase) &&
      !byItself(phrase) &&
      whereShown(phrase, wordings).length === 0,
  )
  placeLeft(plan, lost, meant.isEnglish)
  // What has a part of its own says so itself.
  const doneOtherwise = new Map(
    [...placed.done].filter(
      ([phrase]) => !titles.has(phrase) && plan.partsSaid?.get(phrase)?.parts === undefined,
    ),
  )
  const isForSaid = meant.isEnglish && !meant.dictated && tellPurpose(plan, saidPlainly(prompt), wordings)
  const isSaidNow = meant.isEnglish && sayDone(doneOtherwise, wordings, plan)
  const isCalled =
    meant.isEnglish && !meant.dictated && sayWhatItIs(plan, meant.text, wordings, drawn, [...ofItself])
  const story = plan.story === undefined ? undefined : storyOf(prompt, meant.unasked)
  const isStoryTold = story !== undefined && !meant.dictated && placeStory(plan, story, drawn, placed.done)
  const isListed = meant.isEnglish && !meant.dictated && placeTracked(plan, meant.text, drawn)
  const isTidied = meant.isEnglish && tidyPlan(plan, meant.text)
  const composed =
    lost.length > 0 || isListed || isForSaid || isSaidNow || isCalled || isStoryTold || isTidied
      ? composeApp(plan)
      : drawn
  const found = meant.isEnglish && !meant.dictated ? placeLostLines(plan, meant, composed, placed.done) : []
  meant.phrases = [...meant.phrases, ...found]
  const complete = found.length > 0 ? composeApp(plan) : composed
  const called =
    meant.isEnglish && !plan.tool && (!meant.dictated || meant.tellsMore)
      ? inOwnWords(
          complete,
          told.filter((phrase) => !ofItself.has(phrase)),
          story,
        )
      : complete
  const document = meant.isEnglish
    ? inTheirSpelling(translateApp(called, 'en'), meant.text)
    : translateApp(called, meant.language === 'other' ? 'en' : meant.language)
  // The plan has it as it was read: in plainer words, and with marks for dashes.
  document.app.description = describe(asWritten(prompt), document.app.name)
  return { document, ...traceApp(meant, document, plan, placed), notes: notesFor(meant.phrases) }
}

/** What a description tells, in its own words as far as these say something; what it asks of each thing stands in its form. */
const storyOf = (prompt: string, unasked?: string): string =>
  withoutPromises(
    withoutSlips(
      withoutStoreCopy(
        withoutWhy(
          withoutControls(unasked ?? takenOut(saidPlainly(withPlainQuotes(asWritten(prompt)))).rest),
        ),
      ),
    ),
  )

/** In the middle of a line: with the capitals a name has in the text, and none else. */
const withoutCapital = (text: string, words: string): string =>
  text.includes(words.toLowerCase()) ? words.toLowerCase() : asWrittenIn(text, words)

/** "By picking a date": how it is done. */
const isHow = ({ verb, words: [first = '', other] }: Phrase, text: string): boolean =>
  verb === undefined &&
  other === undefined &&
  first.endsWith('ing') &&
  new RegExp(String.raw`(?<!\p{L})by (?:[^.;\n]{1,60} and )?${first} `, 'iu').test(text)

/** What a description says the app does; one that only draws its screens says it with them. */
const phrasesTold = (meant: Understanding): readonly Phrase[] =>
  meant.dictated && !meant.tellsMore ? [] : meant.phrases.slice(0, mostPhrases)

/** "Manage panic attacks": what the app does as a whole; shown where its own content does not say so. */
const isKept = (phrase: Phrase, index: number) =>
  index === 0 && phrase.verb !== undefined && keepingVerbs.has(phrase.verb)

/** "Fitness tracker", "manager", "our village": said of the app as a whole. */
const isAppItself = (phrase: Phrase, index: number, meant: Understanding) =>
  !phrase.isButton &&
  !/ of the (?:day|week|month)$/i.test(phrase.label ?? '') &&
  isSaidOfApp(phrase, index, meant)

const isSaidOfApp = (phrase: Phrase, index: number, meant: Understanding) =>
  phrase.isOfWriter === true ||
  (!phrase.verb && isWhere(meant.text, phrase.words)) ||
  isKept(phrase, index) ||
  isKin(phrase, meant.text) ||
  isDuring(phrase, meant.text) ||
  isFollowersOf(phrase, meant.text) ||
  (index < 3 && isPursuit(phrase)) ||
  (index < 3 && isMachine(phrase)) ||
  isCountry(phrase, meant.text) ||
  (index < 4 && isPurpose(phrase)) ||
  (index === 0 && isOpeningPeople(phrase, meant.text)) ||
  isTitle(phrase, index, meant.text) ||
  (!asDoing(phrase).verb &&
    !phrase.label &&
    (index < 3 || isForWhom(phrase, meant.text)) &&
    isWhom(phrase, meant)) ||
  ((index === 0 || (index < 3 && phrase.words.length === 1)) &&
    !isHad(phrase, meant.text) &&
    (namesTheApp(phrase) || isSetting(phrase, index, meant.text)))

/** "A club with shop": what it has, and not what it is. */
const isHad = ({ text }: Phrase, said: string): boolean => {
  const [opening = '', ...rest] =
    said
      .toLowerCase()
      .split('.')[0]
      ?.split(/ (?:with|including|featuring) /) ?? []
  return !opening.includes(text) && rest.some((had) => ` ${had} `.includes(` ${text}`))
}

/** "Vegetables of the season": a thing in more than one word, which a section can show. */
const isNamedThing = ({ verb, words, label, isOfStory }: Phrase) =>
  !verb && !isOfStory && (words.length > 1 || label !== undefined)

/** "For Lord of the Rings fans": whom it is for, although that has an "of" in it. */
const isFollowersOf = ({ verb, label = '', words, ...phrase }: Phrase, said: string) =>
  !verb &&
  / of /.test(label) &&
  classOf(toSingular(words.at(-1) ?? '')) === 'person' &&
  isForWhom({ ...phrase, words, text: label.toLowerCase() }, said)

/** "An AI stylist": the app itself, which is nobody. */
const isMachine = ({ verb, words }: Phrase) =>
  !verb && words.length === 2 && words[0] === 'ai' && classOf(words[1] ?? '') === 'person'

/** "Students in Portugal": where it is used, which is no part of it. */
const isCountry = ({ verb, words, text }: Phrase, said: string) =>
  !verb &&
  words.length === 1 &&
  [...'.,:;'].some((end) => `${said}.`.includes(` in ${capitalise(text)}${end}`))

/** What a tool shows or works with is its one screen: "digits" of a calculator, "blanks" of a word game. */
const isOfTool = ({ verb, isSeen, words }: Phrase, { tool }: AppPlan) =>
  tool !== undefined &&
  (isSeen === true || verb === undefined) &&
  !(words.length > 1 && isKeptBeside.test(words.at(-1) ?? ''))

/** "Total time spent", "earlier draws": what is kept of its use, which it has only where it says so. */
const isKeptBeside =
  /^(?:spent|draws|rolls|throws|rounds|history|statistics|stats|records|results|totals?|streaks?)$/

/** Where each phrase of a description stands in a document; the plan tells what its screens show without the words. */
export function traceApp(
  meant: Understanding,
  document: AppDocument,
  plan?: AppPlan,
  placed?: Placed,
): { trace: TraceEntry[]; unplaced: string[] } {
  const wordings = readWordings(document)
  const start = document.screens[0]?.components[0]
  const trace: TraceEntry[] = []
  const unplaced: string[] = []
  for (const phrase of dictatedPhrases(meant.dictated ?? [])) {
    const componentIds = whereShown(phrase, wordings)
    if (componentIds.length > 0) trace.push({ feature: labelOf(phrase), componentIds })
  }
  trace.push(...roleEntries(document, plan))
  for (const value of meant.foreign ? toldValues(meant.foreign) : []) {
    const componentIds = whereSaid(value, wordings).slice(0, mostShown)
    if (componentIds.length > 0) trace.push({ feature: value, componentIds })
  }
  for (const [index, phrase] of phrasesTold(meant).entries()) {
    if (placed?.unsaid.has(phrase)) continue
    const said = whereShown(phrase, wordings)
    // A tool has what one does in it under the name of the thing alone: "open the cheat sheet".
    const { verb, ...thing } = phrase
    const isOfGadget = verb !== undefined && plan?.screens[0]?.isGadget === true
    // "Sparring partners by weight class" stands as sparring partners.
    const held = placed?.held.get(phrase)
    // "Ranking" is the interface's own word, too: it stands there as one says it in the language.
    const title =
      said.length > 0
        ? ''
        : held
          ? titleOf(held)
          : meant.isEnglish || meant.language === 'other'
            ? ''
            : translate(capitalise(labelOf(phrase)), meant.language)
    const titled = title === '' ? [] : whereSaid(title, wordings).slice(0, mostShown)
    const shown = said.length > 0 ? said : isOfGadget ? whereShown(thing, wordings) : titled
    const isShownAnyway = plan !== undefined && meant.isEnglish && isPresented(phrase, plan)
    const isItself = isAppItself(phrase, index, meant)
    const isWhole =
      isItself || isShownAnyway || (plan !== undefined && meant.isEnglish && isOfTool(phrase, plan))
    const doneOn =
      placed?.done.get(phrase) ?? (isShownAnyway && !isItself ? presentedOn(phrase, plan) : undefined)
    const there = document.screens.find(({ id }) => id === doneOn?.id)?.components[0]
    const whole = there ?? (isWhole ? start : undefined)
    // "In a line chart": any that is there.
    const drawn = isBareChart(phrase.text) ? chartIn(document) : undefined
    const shownAs = drawn ?? whole
    const componentIds = shown.length === 0 && shownAs ? [shownAs.id] : shown
    if (componentIds.length > 0) trace.push({ feature: labelOf(phrase), componentIds })
    else if (!isFragment(phrase) && !isHow(phrase, meant.text)) unplaced.push(labelOf(phrase))
  }
  trace.push(...listedEntries(meant, trace, wordings))
  return { trace, unplaced }
}

const mostHeadWords = 4
const stemsIn = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .map(stemOf),
  )

/** What lines of a list ask for that no phrase told of: "boats (name, seats)" became a list of the app by itself. */
const listedEntries = (
  { lines }: Understanding,
  trace: readonly TraceEntry[],
  wordings: ReturnType<typeof readWordings>,
): TraceEntry[] =>
  lines.flatMap(({ head }) => {
    const stems = stemsIn(head)
    const isTold = trace.some(({ feature }) => {
      const told = stemsIn(feature)
      return [...stems].every((stem) => told.has(stem)) || [...told].every((stem) => stems.has(stem))
    })
    const componentIds = [...new Set(whereSaid(head, wordings))].slice(0, mostShown)
    return isTold || componentIds.length === 0 || head.split(' ').length > mostHeadWords
      ? []
      : [{ feature: capitalise(head), componentIds }]
  })

const chartIn = (document: AppDocument): ComponentNode | undefined =>
  document.screens
    .flatMap(({ components }) => [...walkComponents(components)])
    .find(({ type }) => type === 'chart')

function notesFor(phrases: readonly Phrase[]): string[] {
  return phrases.length < 2
    ? [
        'This is a starter. Say what the app is for, who uses it and what they do with it, for an app of your own.',
      ]
    : []
}
