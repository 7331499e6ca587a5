import type { Entity, Field } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toSingular } from '../words/forms.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf } from '../words/noun-classes.ts'
import { findAll, replaced } from '../understand/searched.ts'

const pair =
  /(?<![\p{L}-])(?:(?:if|whether) (?:it is |they are )?)?(\p{L}{3,14}),? or (\p{L}{3,14})(?![\p{L}-])/giu
const quality = /(?:able|ible|ous|ful|less|al|ic|ed|en|ive|ary|an|ish|free|ant|ent|y)$/

/** "A warning if the file is empty or malformed": nothing has that as a quality. */
const goingWrong = /(?<=^|[.;\n])[^.;\n]*\b(?:error|warning|alert|invalid|malformed)\b[^.;\n]*/giu
/** "See all spaces as green or red": that is how they are marked. */
const marked = /\b(?:as|in) (?:green|red|blue|yellow|grey|gray|black|white) or \p{L}+/giu

/** Qualities of which a thing has one: "edible or poisonous". */
export function readChoices(meant: Understanding): string[] {
  for (const [, one = '', other = ''] of findAll(
    pair,
    replaced(replaced(meant.text, goingWrong, ''), marked, ''),
  )) {
    const both = [one.toLowerCase(), other.toLowerCase()]
    if (both.every((word) => isQuality(word))) return both.map(capitalise)
  }
  return []
}

/** How a number is written is no quality of it. */
const ofNumbers = /^(?:decimal|binary|octal|hexadecimal|roman|arabic)$/

const isQuality = (word: string) =>
  quality.test(word) &&
  !stopWords.has(word) &&
  !ofNumbers.test(word) &&
  !strictVerbs.has(word) &&
  word === toSingular(word) &&
  ['thing', 'state'].includes(classOf(word)) &&
  !/(?:ity|ance|ence|ency|ly|ary|ery|day|key|toy|party|story|city)$/.test(word)

/** The same things to choose from, in whatever order. */
export const isSameChoice = (one: readonly string[], other: readonly string[]): boolean =>
  one.length > 1 &&
  one.length === other.length &&
  one.every((option) => other.some((each) => each.toLowerCase() === option.toLowerCase()))

/** The entity with the choice as a field and as its filters. */
export function withChoices(entity: Entity, options: readonly string[]): Entity {
  if (options.length < 2) return entity
  const [first = ''] = options
  const name = /^(?:metric|imperial)$/i.test(first) ? 'Units' : 'Kind'
  const held = entity.fields.find((field) => isSameChoice(field.options, options))
  // Its own choices are among its groups already, those a description tells by their values are not.
  if (held && !/ or /.test(held.name)) return entity
  return {
    ...entity,
    groups: [...options, ...entity.groups.filter((group) => group === 'Favorites' || group === 'New')].slice(
      0,
      4,
    ),
    fields: held
      ? entity.fields
      : [
          { name, kind: 'choice', value: first, options: [...options] },
          ...entity.fields.filter((field) => field.name !== name),
        ],
    samples: entity.samples.map((sample, index) => ({
      ...sample,
      badge: options[index % 3 === 2 ? 1 : 0] ?? first,
      tone: index % 3 === 2 ? 'warning' : 'success',
    })),
  }
}

/** How much the name of a choice says: "Format" more than "Kind", and that more than "completed or planned". */
const saying = ({ name }: Field) => (/ or /.test(name) ? 0 : name === 'Kind' ? 1 : 2)

/** Of choices with the same things to choose from only the one whose name says most. */
export function withoutTwice(entity: Entity): Entity {
  const isTwice = (field: Field) =>
    saying(field) < 2 &&
    entity.fields.some((other) => saying(other) > saying(field) && isSameChoice(other.options, field.options))
  return entity.fields.some(isTwice)
    ? { ...entity, fields: entity.fields.filter((field) => !isTwice(field)) }
    : entity
}
