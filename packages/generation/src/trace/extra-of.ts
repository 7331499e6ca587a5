import type { Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { iconOfVerb } from '../words/verb-icons.ts'
import { attributeOf, ofProfile } from './extras/attribute-of.ts'
import { leftOut, leftToHappen } from './extras/left-out.ts'
import {
  activityNamed,
  diaryOfDoings,
  listOfThings,
  saysHow,
  severalKnown,
  thingNamed,
  thingOfDate,
  whoIs,
} from './extras/named-thing.ts'
import { counterTold, deedTold, nounTurn, partOfEach, spanTold, timeLeft } from './extras/noun-turns.ts'
import type { ExtraReader, Said } from './extras/said.ts'
import { doneAlone, formTold, optionTold, paceTold } from './extras/told-forms.ts'
import { countTold, turnOfLabel } from './extras/turns-of-label.ts'
import { labelOf } from './label-of.ts'
import { ofClause } from './of-clause.ts'
import { ofLabel } from './of-label.ts'
import { partOfApp } from './part-of-app.ts'
import { sentBy } from './sent-by.ts'
import { typedOf } from './typed-of.ts'
import { find, replaced } from '../understand/searched.ts'

const clauseTold: ExtraReader = ({ phrase, label, seed, isEnglish }) =>
  isEnglish && phrase.options.length === 0 ? ofClause(label, seed) : undefined

/** "Alert trained people": somebody presses that, and nobody is told by himself. */
const tellsOthers = ({ verb = '' }: Phrase, head: string): boolean =>
  verb === 'alert' && classOf(head) === 'person' && head !== 'user'

const componentTold: ExtraReader = ({ phrase, label, head }) => {
  const { verb } = phrase
  const typed = tellsOthers(phrase, head) ? 'alarm' : typedOf(label)
  return typed && !(verb && (typed === 'clock' || typed === 'dates')) ? { kind: typed, label } : undefined
}

/** "Set a start date", "enter the dose in mg": filled in, and no button. */
const filledIn: ExtraReader = ({ phrase, seed, isEnglish }) => {
  if (
    !phrase.isOfStory ||
    phrase.label ||
    !/^(?:set|enter|specify|choose|pick|select|define)$/.test(phrase.verb ?? '')
  )
    return undefined
  const { verb: _verb, ...noun } = phrase
  const extra = extraOf(noun, seed, isEnglish)
  return extra?.kind === 'field' && /^(?:date|time|number|money|slider)$/.test(extra.field.kind)
    ? { ...extra, use: 'entered' }
    : undefined
}

const verbTold: ExtraReader = ({ phrase: { verb }, label }) =>
  verb ? { kind: 'action', label, icon: iconOfVerb(verb) } : undefined

const eitherOf = /^\p{L}+ or \p{L}+ \p{L}+s$/u

/** From what says most by itself to what is only a word. Behind `verbTold` phrases have no verb. */
const readers: readonly ExtraReader[] = [
  optionTold,
  leftOut,
  formTold,
  diaryOfDoings,
  paceTold,
  ({ phrase, label, head }) => partOfApp(phrase, label, head),
  leftToHappen,
  doneAlone,
  ofProfile,
  clauseTold,
  countTold,
  turnOfLabel,
  thingOfDate,
  componentTold,
  filledIn,
  verbTold,
  counterTold,
  spanTold,
  nounTurn,
  ({ phrase, label, seed }) => sentBy(phrase, label, seed),
  deedTold,
  partOfEach,
  ({ phrase, label, head, seed, isEnglish }) => ofLabel(phrase, label, head, seed, isEnglish),
  timeLeft,
  severalKnown,
  attributeOf,
  saysHow,
  listOfThings,
  whoIs,
  activityNamed,
  thingNamed,
]

/** What a phrase becomes on a screen, or nothing when it says only how. */
export function extraOf(phrase: Phrase, seed: number, isEnglish: boolean): Extra | undefined {
  // "Check currently ongoing games": those.
  const label = phrase.verb
    ? labelOf(phrase)
    : capitalise(
        replaced(
          labelOf(phrase),
          /^(?:check|view|see|browse|show) (?:(?:all|the|currently|their|your) )*(?=\p{L}+ )/iu,
          '',
        ),
      )
  // "Announcements from the house manager" are no manager.
  const [, what] = isEnglish
    ? (find(/^(?:\p{L}+ ){0,2}(\p{L}+s) (?:from|by|about) (?:\p{L}+ ){0,2}\p{L}+$/iu, label) ?? [])
    : []
  const head = toSingular(what?.toLowerCase() ?? phrase.words.at(-1) ?? '')
  const said: Said = { phrase, label, head, seed, isEnglish }
  for (const read of readers) {
    const extra = read(said)
    if (extra === 'nothing') return undefined
    // "Good or bad neighbours" of vegetables are nobody.
    if (extra?.kind === 'thing' && eitherOf.test(label) && classOf(said.head) === 'person')
      return { kind: 'note', label, icon: 'list' }
    if (extra) return extra
  }
  return undefined
}
