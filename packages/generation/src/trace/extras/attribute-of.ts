import { knownValuesOf, valuesOf } from '../../plan/content/values.ts'
import { nounField } from '../../plan/noun-field.ts'
import { findAttribute, isLoose } from '../../words/attributes.ts'
import type { FieldKind } from '../../entity.ts'
import { iconFor } from '../../words/noun-icons.ts'
import { isPictures } from '../typed-of.ts'
import { type ExtraReader, fieldOf, type Said } from './said.ts'

const isSpan = /^\d+(?:\.\d+)? (?:s|min|h|days?)$/

/** A value that its label has in the lexicon, where the kind of attribute its last word stands for has another form. */
function valueInstead({ phrase, label, head }: Said, kind: FieldKind | undefined): string | undefined {
  const [value] = phrase.words.length > 1 ? (valuesOf(label) ?? []) : []
  if (!value) return undefined
  // "Battery status" is how full it is, not how far one has come.
  if (/^(?:status|level)$/.test(head) && /\d/.test(value)) return value
  // "Rest times" are spans, no time of day; a decoder has no street, and a catalogue number names the catalogue.
  const isOther =
    (kind === 'time' && isSpan.test(value)) ||
    (kind === 'place' && /^\d+$/.test(value)) ||
    (kind === 'number' && /^[A-Z]\p{L}+ \d/u.test(value))
  return isOther ? value : undefined
}

const onBody =
  /^(?:locations?|sites?|places?) of (?:the )?(?:pain|aches?|headaches?|injur(?:y|ies)|rash)$|^(?:pain|headache) (?:locations?|sites?)$/i

/** How strong something is that one feels: from one to ten. */
const felt =
  /^(?:(?:my|the) )?(?:pain|strength|severity|mood|energy|stress|itch|nausea|fatigue|anxiety|craving) levels?$/i

/** A value of the kind its last word stands for. */
export const attributeOf: ExtraReader = (said) => {
  const { phrase, label, head } = said
  // A list of units is no choice of them.
  const attribute = /^lists? of /i.test(label) ? undefined : findAttribute(head)
  // Where it hurts is no address.
  if (felt.test(label))
    return { kind: 'field', field: { name: label, kind: 'slider', value: '6', options: ['1', '10'] } }
  if (onBody.test(label)) return fieldOf(label, 'text', 'Left side, behind the eye')
  const instead = valueInstead(said, attribute?.kind)
  if (instead) return fieldOf(label, 'text', instead)
  if (!attribute) return undefined
  const known = attribute.kind === 'text' && phrase.words.length > 1 ? knownValuesOf(label)?.[0] : undefined
  return {
    kind: 'field',
    field: {
      name: label,
      kind: attribute.kind,
      value:
        (attribute.kind === 'date' && /^next /i.test(label) ? 'Thu 26 Nov' : undefined) ??
        known ??
        attribute.value,
      options: attribute.options,
      ...(isLoose(head) && known === undefined ? { isGuess: true } : {}),
    },
  }
}

/** What somebody says of himself: a value, or a row that is named for it. */
export const ofProfile: ExtraReader = ({ phrase, label, head }) => {
  if (!phrase.isOfProfile) return undefined
  if (isPictures.test(label) || /^(?:photo|picture|image|name|avatar)$/.test(head)) return 'nothing'
  const attribute = findAttribute(head)
  if (attribute)
    return {
      kind: 'field',
      field: { name: label, kind: attribute.kind, value: attribute.value, options: attribute.options },
    }
  const field = head === phrase.words.at(-1) ? nounField(label, head) : undefined
  return field && field.kind !== 'switch'
    ? { kind: 'field', field }
    : { kind: 'note', label, icon: iconFor(head, 'user') }
}
