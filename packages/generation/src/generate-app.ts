import { asCorrected } from './understand/as-corrected.ts'
import type { AppDocument } from '@kwiq/app-model'
import { composeApp } from './compose/compose-app.ts'
import { inTheirSpelling } from './compose/in-their-spelling.ts'
import { translateApp } from './compose/translate-app.ts'
import { tellPurpose } from './plan/purpose/tell-purpose.ts'
import { asWrittenIn, describe } from './plan/name-app.ts'
import { withSignLetters, withSigns } from './understand/sign-letters.ts'
import { understandAndPlan } from './plan/understand-and-plan.ts'
import { tellDays } from './plan/told-facts/with-told-days.ts'
import { tellNumbers } from './plan/told-facts/with-told-numbers.ts'
import { placeLostLines } from './plan/room/place-lost-lines.ts'
import { isSaid, readWordings, whereShown } from './trace/coverage.ts'
import { isAppItself, isFollowersOf, isKept, phrasesTold } from './trace/app-itself.ts'
import { type TraceEntry, traceApp } from './trace/trace-app.ts'
import { isTopic } from './plan/names-the-app.ts'
import { isOfItsKind } from './trace/of-its-kind.ts'
import { nameDashboard } from './trace/name-dashboard.ts'
import { nameClaimed } from './trace/name-claimed.ts'
import { placeAbsent } from './trace/place-absent.ts'
import { placeLeft } from './trace/place-left.ts'
import { placeTracked } from './trace/place-tracked.ts'
import { placePhrases } from './trace/place-phrases.ts'
import { titleOf } from './trace/said-already.ts'
import { sayUsedBy } from './trace/used-by.ts'
import { isPresented } from './trace/presented.ts'
import { namesNothing } from './trace/presented-on.ts'
import { sayDone } from './trace/say-done.ts'
import { sayWhatItIs } from './trace/say-what-it-is.ts'
import { sayEachOnScreens, writeNames } from './trace/say-on-screens.ts'
import { asWhoseApp } from './understand/background/whose-app.ts'
import { wishOf } from './understand/background/split-background.ts'
import { withoutSlips } from './understand/correct-spelling.ts'
import { withoutControls } from './understand/how-chosen.ts'
import type { Phrase } from './understand/phrase.ts'
import { saidPlainly } from './understand/said-plainly/said-plainly.ts'
import { takenOut } from './understand/said-plainly/taken-out.ts'
import { asWritten, withPlainQuotes } from './understand/normalise.ts'
import { withoutPromises } from './understand/turns/promise-turns.ts'
import { withoutStoreCopy } from './understand/store-copy/read-store-copy.ts'
import { withoutWhy } from './understand/turns/why-turns.ts'
import { inOwnWords } from './own-words/in-own-words.ts'
import { withTwins } from './own-words/twins.ts'
import { tidyPlan } from './tidy/tidy-plan.ts'
import { placeStory } from './told-story/place-story.ts'

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
  const told = asCorrected(written)
  return withSigns(generate(withSignLetters(told), told, { seed, contentSeed }), told)
}

function generate(
  prompt: string,
  written: string,
  { seed, contentSeed }: { seed: number | undefined; contentSeed: number | undefined },
): GeneratedApp {
  const {
    meant,
    planned: { plan, archetype },
  } = understandAndPlan(prompt, { seed, contentSeed })
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
  if (!meant.dictated)
    sayUsedBy(
      silent.filter((phrase) => ofItself.has(phrase)),
      plan,
    )
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
  if (meant.isEnglish && !meant.dictated) nameDashboard(plan, told)
  if (meant.isEnglish) writeNames(plan, meant.text)
  if (meant.isEnglish && !meant.dictated) {
    tellDays(plan, asWhoseApp(prompt))
    tellNumbers(plan, prompt)
  }
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
  const isForSaid =
    meant.isEnglish && !meant.dictated && tellPurpose(plan, saidPlainly(wishOf(prompt)), wordings)
  const isSaidNow = meant.isEnglish && sayDone(doneOtherwise, wordings, plan)
  const isCalled =
    meant.isEnglish && !meant.dictated && sayWhatItIs(plan, meant.text, wordings, drawn, [...ofItself])
  const story = plan.story === undefined ? undefined : storyOf(wishOf(prompt), meant.unasked)
  const isStoryTold = story !== undefined && !meant.dictated && placeStory(plan, story, drawn, placed.done)
  const isListed = meant.isEnglish && !meant.dictated && placeTracked(plan, meant.text, drawn)
  const isFielded = meant.isEnglish && !meant.dictated && placeAbsent(plan, told, drawn)
  const isTidied = meant.isEnglish && tidyPlan(plan, meant.text)
  const composed =
    lost.length > 0 || isListed || isForSaid || isSaidNow || isCalled || isStoryTold || isFielded || isTidied
      ? composeApp(plan)
      : drawn
  const found = meant.isEnglish && !meant.dictated ? placeLostLines(plan, meant, composed, placed.done) : []
  meant.phrases = [...meant.phrases, ...found]
  const complete = found.length > 0 ? composeApp(plan) : composed
  const called =
    meant.isEnglish && (!meant.dictated || meant.tellsMore)
      ? withTwins(
          inOwnWords(
            complete,
            told.filter((phrase) => !ofItself.has(phrase)),
            { story, text: wishOf(prompt) },
          ),
          prompt,
        )
      : complete
  const document = meant.isEnglish
    ? inTheirSpelling(translateApp(called, 'en'), meant.text)
    : translateApp(called, meant.language === 'other' ? 'en' : meant.language)
  // The plan has it as it was read: in plainer words, and with marks for dashes.
  document.app.description = describe(asWritten(written), document.app.name)
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

/** "Vegetables of the season": a thing in more than one word, which a section can show. */
const isNamedThing = ({ verb, words, label, isOfStory }: Phrase) =>
  !verb && !isOfStory && (words.length > 1 || label !== undefined)

function notesFor(phrases: readonly Phrase[]): string[] {
  return phrases.length < 2
    ? [
        'This is a starter. Say what the app is for, who uses it and what they do with it, for an app of your own.',
      ]
    : []
}
