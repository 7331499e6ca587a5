import { toSingular } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isParticiple } from '../../words/verbs.ts'
import { isAttribute } from '../register/chunk-kinds.ts'
import type { Said } from '../register/register.ts'
import { isFormed } from '../register/said-field.ts'
import { find } from '../../understand/searched.ts'

/** Whether words look like a value one writes down of something, rather than like a thing of its own or a doing. */
export function isLike({ name, options, unit, kind }: Said, nouns: ReadonlySet<string>): boolean {
  if (options.length > 0 || unit !== undefined || kind !== undefined) return true
  const words = name.toLowerCase().split(' ')
  const head = toSingular(words.at(-1) ?? '')
  const isOne = head === words.at(-1)
  return (
    isAttribute({ words, link: 'list', options: [], sentence: 0 }) ||
    isFormed(name) ||
    nouns.has(head) ||
    (isOne && ['person', 'place', 'group'].includes(classOf(head)))
  )
}

/** "Weather morning/afternoon", "pulse before/after" */
const twice =
  /^(.+?) ((?:morning|midday|afternoon|evening|night|am|pm|before|after|start|end|left|right|open|close)(?: ?\/ ?(?:morning|midday|afternoon|evening|night|am|pm|before|after|start|end|left|right|close))+)$/iu

/** "Height/weight/shoe size" and "weather morning/afternoon" are several values, "open/closed" is one. */
export function apart(value: string): string[] {
  const [, name = '', times = ''] = find(twice, value) ?? []
  if (name !== '') return times.split(/ ?\/ ?/u).map((time) => `${name} ${time}`)
  const several = value.split(/ ?\/ ?/u)
  return several.length > 1 && several.every(isMeasured) ? several : [value]
}

const isMeasured = (name: string) =>
  !isParticiple(name) &&
  isAttribute({ words: name.toLowerCase().split(' '), link: 'list', options: [], sentence: 0 })
