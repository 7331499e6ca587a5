import { valuesOf } from '../../plan/content/values.ts'
import { nounField } from '../../plan/noun-field.ts'
import { findAttribute } from '../../words/attributes.ts'
import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { iconOfVerb } from '../../words/verb-icons.ts'
import { type ExtraReader, fieldOf, thingsCalled } from './said.ts'
import { has, find } from '../../understand/searched.ts'

/** How long, or from when to when. */
export const spanTold: ExtraReader = ({ label }) => {
  if (/^(?:start|begin) (?:and|\/) (?:end|done|finish|stop) times?$/i.test(label))
    return fieldOf(label, 'text', '9:20 to 9:41')
  // How long something takes is no time of day.
  if (/^time (?:to|taken|needed|spent|left|remaining)\b|^remaining time$/i.test(label))
    return fieldOf(label, 'text', '3:41')
  return undefined
}

/** Where one fetches or asks is a place, however often it counts. */
export const counterTold: ExtraReader = ({ label }) =>
  has(
    /^(?:\p{L}+ )?(?:pick-?up|service|check-in|ticket|help|information|reception|order) (?:counter|desk|point)$/iu,
    label,
  )
    ? { kind: 'note', label, icon: 'pin' }
    : undefined

/** Nouns with a turn of their own: events one is told of, profiles, forms, lists with two names. */
export const nounTurn: ExtraReader = (said) => {
  const { phrase, label, isEnglish } = said
  // "A new member joins": one is told.
  if (
    phrase.isSet &&
    / (?:joins|arrives|comes in|signs up|is added|is released|appears|leaves)$/i.test(label)
  )
    return { kind: 'switch', label: `When ${/^[aeiou]/i.test(label) ? 'an' : 'a'} ${label.toLowerCase()}` }
  // "Driver profiles" are of drivers.
  const [, whose] = find(/^(\p{L}+) profiles$/iu, label) ?? []
  if (isEnglish && whose && classOf(toSingular(whose.toLowerCase())) === 'person')
    return thingsCalled(said, [toSingular(whose.toLowerCase())])
  // One opens it and fills it in; it has no number.
  if (/^feedback forms?$/i.test(label)) return { kind: 'action', label, icon: 'edit' }
  // What somebody found, and rooms one can have.
  if (isEnglish && /^lost (?:and|&) found$/i.test(label)) return thingsCalled(said, ['found', 'item'])
  if (isEnglish && /^(?:room|hall) hire$/i.test(label)) return thingsCalled(said, ['room', 'hire'])
  // "Make offers" is something one does.
  if (
    has(
      /^(?:make|place|send|submit|leave|give|rate|join|follow|invite|redeem|publish) (?:\p{L}+s|an? offer)$/iu,
      label,
    )
  )
    return { kind: 'action', label, icon: iconOfVerb(label.toLowerCase().split(' ')[0]) }
  return undefined
}

/** Something one does, told as a noun. */
export const deedTold: ExtraReader = ({ label }) => {
  // "Damage report": one sends one.
  const [, broken = ''] = /^(damage|fault|problem|issue|defect|incident) reports?$/i.exec(label) ?? []
  if (broken) return { kind: 'action', label: `Report ${broken.toLowerCase()}`, icon: 'flag' }
  // "Pronunciation check": one checks it.
  return /^(?:pronunciation|spelling|grammar|plagiarism|symptom|eligibility) check$/i.test(label)
    ? { kind: 'action', label, icon: iconOfVerb('check') }
    : undefined
}

/** "Each house has bathrooms": how many. */
export const partOfEach: ExtraReader = ({ phrase, label, head }) => {
  if (!phrase.isToldOfEach || findAttribute(head)) return undefined
  if (head !== phrase.words.at(-1))
    return ['thing', 'place', 'numbered'].includes(classOf(head)) ? fieldOf(label, 'number', '2') : undefined
  // "Square footage", "floor area": how large it is; else whatever there is to say.
  return !valuesOf(label) && /^(?:footage|area|surface|space)$/.test(head)
    ? fieldOf(label, 'text', '142 m²')
    : { kind: 'field', field: nounField(label, head) }
}

/** What is left of time, and what has been. */
export const timeLeft: ExtraReader = ({ label, isEnglish }) => {
  // A race countdown is how many days are left.
  const [left] = / countdown$/i.test(label) ? (valuesOf(label) ?? []) : []
  if (left) return fieldOf(label, 'text', left)
  // What has been is looked back at, and no state of anything.
  return isEnglish && /^(?:history|timeline)$/i.test(label)
    ? { kind: 'note', label, icon: 'clock' }
    : undefined
}
