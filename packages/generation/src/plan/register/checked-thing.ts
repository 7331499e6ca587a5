import { isDescriber } from '../../words/describers.ts'
import { classOf } from '../../words/noun-classes.ts'
import { baseOfVerb, isParticiple } from '../../words/verbs.ts'
import type { RegisterThing } from './register.ts'
import { find, has } from '../../understand/searched.ts'

/** What is done to something one has, again and again. */
const checking = /^(\p{L}[\p{L}-]{3,}) (?:check|inspection|test|service|servicing|survey|cleaning|audit)$/u
/** They say how or when it is done, or are nothing one could go through a list of. */
const howChecked =
  /^(?:safety|quality|health|site|field|home|spot|stock|drone|road|water|soil|air|noise|energy|fire|gas|security|background|credit|customer|mental|online|annual|weekly|daily|monthly|yearly|visual|final|self|night|morning|evening|food|hygiene|speed|memory|vision|hearing|eye|blood|user|load|stress|unit|sound)$/
const touched: ReadonlySet<string> = new Set(['thing', 'numbered', 'garment', 'place'])

/**
 * The things of a description whose first words name only what is done to them: "fire-extinguisher checks" are checks of
 * extinguishers, which have a list with what is known of each. Others are returned as they are.
 */
export function withChecked(things: readonly RegisterThing[]): readonly RegisterThing[] {
  const [main, ...others] = things
  const [, noun = ''] = find(checking, main?.noun ?? '') ?? []
  const head = noun.split('-').at(-1) ?? noun
  if (
    !main ||
    noun === '' ||
    has(howChecked, noun) ||
    isDescriber(head) ||
    isParticiple(head) ||
    head.endsWith('ing') ||
    baseOfVerb(noun) === noun ||
    !touched.has(classOf(head)) ||
    others.some((other) => touched.has(classOf(other.noun.split(' ').at(-1) ?? '')))
  )
    return things
  const checked: RegisterThing = {
    noun: noun.replace('-', ' '),
    said: main.said,
    verbs: ['check'],
    weight: main.weight + main.said.length,
  }
  return [checked, { ...main, said: [] }, ...others]
}
