import type { AppPlan, Extra, ScreenPlan } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise } from '../words/forms.ts'
import { strictVerbs } from '../words/lexicon.ts'
import { doables, isPlainVerb } from '../words/verbs.ts'
import { isAdjunct } from './adjunct.ts'
import { isFragment } from './fragment.ts'
import { isListedValue } from './listed-value.ts'
import { titleOf } from './said-already.ts'
import { isSwitched } from './typed-of.ts'
import { has } from '../understand/searched.ts'

const mostSwitches = 4
const mostDoings = 2
const mostInSettings = 6
const longestDoing = 22
/** The gadget does these by itself as long as it is open. */
const doneByItself =
  /^(?:show|see|view|display|detect|measure|listen|work|turn|use|compute|calculate|convert|get|have|make|find|open|look|read|hear|identify|train|decide|check|tick|point|hold|put|place|tap|press|touch|click|swipe|drag|type|enter|pick|select|choose|keep|save|watch|mix|adjust|combine|blend|change|control|regulate|build|learn|practi[sc]e|remember)$/

/** What a tool does or not, beside `isSwitched`. */
const alsoSwitched =
  /\b(?:tints?|flags?|tones?|warnings?|announcements?|hints?|sensors?|indicators?|handling|beeps?|chimes?|signals?|overlay|undo|trainer|mnemonics)$/i

/** What a gadget has in another way, or as a screen: no switch. */
const noSwitch =
  /\b(?:sliders?|buttons?|controls?|knobs?|screens?|pages?|tabs?|favou?rites|bookmarks|presets?|histor(?:y|ies)|librar(?:y|ies)|collections?|statistics|stats|logs?)$/i

const countOf = ({ extras }: ScreenPlan, kind: Extra['kind']) =>
  extras.filter((extra) => extra.kind === kind).length

/** "Draws a running graph" is what it does, "draw a line" what somebody does with it. */
const isToldToDo = (verb: string, text: string) =>
  (strictVerbs.has(verb) || isPlainVerb(verb) || doables.has(verb)) &&
  new RegExp(String.raw`(?<!\p{L})${verb}(?!\p{L})`, 'iu').test(text)

/** The same under other words, of which a gadget has one at most. */
const sameDoings = [
  /\b(?:hold|freeze|lock|pause)\b/i,
  /\b(?:reset|clear|restart|start again|zero)\b/i,
  /\b(?:calibrat\w+)\b/i,
  /\b(?:copy|copies)\b/i,
  /\b(?:save|keep)\b/i,
]
const hasSame = (label: string, words: string) =>
  sameDoings.some((form) => form.test(label) && form.test(words))

const namesIn = (own: string, word: string): boolean =>
  word.length > 2 &&
  new RegExp(String.raw`"${word.replaceAll(/[^\p{L}\p{N}-]/gu, '')}(?!\p{L})`, 'iu').test(own)

/** "Café noise" where "Café" is set. */
const hasWordOf = (label: string, own: string): boolean => {
  const [first = ''] = label.split(' ')
  return (
    / (?:noise|sounds?|tone|volume|level|loudness|slider|button|field)s?$/i.test(label) &&
    first.length > 3 &&
    namesIn(own, first)
  )
}

/** "For people with low vision": what they have. */
const isTheirs = (label: string, text: string) =>
  new RegExp(
    String.raw`\b(?:people|persons|kids|children|those|someone|somebody) with (?:an? )?${label.replaceAll(/[^\p{L}\p{N} -]/gu, '')}`,
    'iu',
  ).test(text)

/**
 * What a description names of a gadget beyond what that shows: "bull's-eye mode" is on or off there, "attach a reminder"
 * is pressed. Returns the screen that holds it and as what, the screen alone where it has it already; undefined for what
 * the gadget is or does by itself.
 */
export function onGadget(
  shown: Extra,
  { plan, phrase, told }: { plan: AppPlan; phrase: Phrase; told: readonly Phrase[] },
  gadget: ScreenPlan,
): { screen: ScreenPlan; extra?: Extra } | undefined {
  const text = plan.whole ?? plan.description
  const label = capitalise(titleOf(shown))
  const own = JSON.stringify(gadget.page?.blocks ?? [])
  if (isTheirs(label, text)) return undefined
  if (noSwitch.test(label) && shown.kind !== 'action' && shown.kind !== 'chart') return undefined
  const { verb } = phrase
  if (verb && (hasSame(label, own) || new RegExp(`"${verb}`, 'i').test(own))) return { screen: gadget }
  const isMixed = has(doneByItself, verb ?? phrase.words[0] ?? '') && namesIn(own, phrase.words.at(-1) ?? '')
  if (!phrase.capability && shown.kind !== 'chart' && (isMixed || hasWordOf(label, own)))
    return { screen: gadget }
  const settings = plan.screens.find(({ kind }) => kind === 'settings')
  const inSettings = (extra: Extra) =>
    settings && settings.extras.length < mostInSettings ? { screen: settings, extra } : undefined
  const onOff: Extra = { kind: 'switch', label }
  switch (shown.kind) {
    case 'option':
    case 'choice':
      return inSettings(shown)
    case 'switch':
      return phrase.capability ? inSettings(shown) : (switchOn(gadget, onOff) ?? inSettings(onOff))
    case 'chart':
      return countOf(gadget, 'chart') === 0
        ? { screen: gadget, extra: { kind: 'chart', label: capitalise(phrase.text) } }
        : undefined
    case 'action': {
      const isDoing =
        verb !== undefined &&
        !doneByItself.test(verb) &&
        label.length <= longestDoing &&
        isToldToDo(verb, text) &&
        countOf(gadget, 'action') < mostDoings
      return isDoing ? { screen: gadget, extra: shown } : undefined
    }
    case 'note':
    case 'thing':
    case 'field': {
      const isNamed = has(isSwitched, label) || alsoSwitched.test(label) || isListedValue(phrase, text)
      const [first] = told
      const isOfIt =
        verb !== undefined ||
        phrase.isActor === true ||
        phrase.words.some((word) => word === first?.words.at(-1))
      if (!isNamed || isOfIt || isAdjunct(phrase, text) || isFragment(phrase)) return undefined
      return switchOn(gadget, onOff) ?? inSettings(onOff)
    }
    case 'alarm':
    case 'clock':
    case 'dates':
    case 'hint':
    case 'place':
    case 'role':
    case 'search':
      return undefined
  }
}

const switchOn = (screen: ScreenPlan, extra: Extra) =>
  countOf(screen, 'switch') < mostSwitches ? { screen, extra } : undefined
