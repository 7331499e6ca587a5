import { type AppDocument, type ComponentNode, walkComponents } from '@kwiq/app-model'
import { dictatedPhrases } from '../dictation/dictated-phrases.ts'
import { toldValues } from '../plan/foreign-told.ts'
import type { AppPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, stemOf } from '../words/forms.ts'
import { translate } from '../words/interface-words.ts'
import { isAppItself, phrasesTold } from './app-itself.ts'
import { isBareChart, readWordings, whereSaid, whereShown } from './coverage.ts'
import { isFragment } from './fragment.ts'
import { labelOf } from './label-of.ts'
import type { Placed } from './place-phrases.ts'
import { isPresented } from './presented.ts'
import { presentedOn } from './presented-on.ts'
import { roleEntries } from './role-entries.ts'
import { titleOf } from './said-already.ts'

/** Components that are named as where a feature is. */
const mostShown = 6

/** A feature of the description and the ids of the components that show it. */
export interface TraceEntry {
  feature: string
  componentIds: string[]
}
/** "By picking a date": how it is done. */
const isHow = ({ verb, words: [first = '', other] }: Phrase, text: string): boolean =>
  verb === undefined &&
  other === undefined &&
  first.endsWith('ing') &&
  new RegExp(String.raw`(?<!\p{L})by (?:[^.;\n]{1,60} and )?${first} `, 'iu').test(text)

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
