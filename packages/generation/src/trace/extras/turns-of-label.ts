import { makeEntity } from '../../plan/make-entity.ts'
import type { Phrase } from '../../understand/phrase.ts'
import { capitalise } from '../../words/forms.ts'
import { classOf } from '../../words/noun-classes.ts'
import { isPictures } from '../typed-of.ts'
import { type ExtraReader, fieldOf } from './said.ts'
import { find, has } from '../../understand/searched.ts'

/** Counted in hundreds and thousands. */
const manyOf =
  /\b(?:followers|subscribers|views|likes|downloads|visitors|visits|stars|words|characters|fans|listeners|plays|inhabitants|citizens|votes|clicks)\b/i

/** "Number of people it serves" is called "People it serves"; another number of things is called as it is written. */
function countOf({ label = '' }: Phrase): string | undefined {
  const [, what, clause] =
    find(
      /^(?:(?:maximum|minimum|total|current|exact|max) )?number of (?:the |its |his |her )?(.+?)( (?:it|he|she|they) \p{L}+)?$/iu,
      label,
    ) ?? []
  if (!what) return undefined
  return capitalise(clause ? `${what}${clause}` : label)
}

/** How many of something there are. */
export const countTold: ExtraReader = ({ phrase, label }) => {
  const counted = countOf(phrase)
  // "Total number" of nothing that is said
  if (/^(?:the )?(?:total|whole|exact|current) (?:number|amount|count)$/i.test(label)) return 'nothing'
  if (!counted) return undefined
  return manyOf.test(counted)
    ? fieldOf(counted, 'text', '1,240')
    : fieldOf(counted, 'number', /^max/i.test(counted) ? '40' : '4')
}

/** Labels that say by themselves what they are. */
export const turnOfLabel: ExtraReader = ({ phrase: { verb }, label, head, seed }) => {
  // One is taken when all stand together.
  if (/^(?:group|team|class) (?:photo|picture|selfie)$/i.test(label))
    return { kind: 'action', label: `Take ${label.toLowerCase()}`, icon: 'camera' }
  // "Sign-up for serving": what one does there.
  const [, whatFor = ''] = (!verb && find(/^sign[- ]?ups? (for \p{L}[\p{L} ]{2,24})$/iu, label)) || []
  if (whatFor !== '') return { kind: 'action', label: `Sign up ${whatFor}`, icon: 'edit' }
  // "Navigate to each": the way there.
  if (!verb && /^navigate$/i.test(label)) return { kind: 'action', label: 'Navigate there', icon: 'map' }
  if (!verb && /^(?:(?:daily|current|day|practice|reading|longest|my) )?streaks?$/i.test(label))
    return fieldOf(label, 'number', '12 days')
  if (has(isPictures, label)) return { kind: 'thing', label, entity: makeEntity(['photo'], seed) }
  // What somebody likes is picked from what others like.
  if (!verb && /^(?:interests|hobbies|passions)$/i.test(label))
    return { kind: 'choice', label, options: ['Music', 'Outdoors', 'Books', 'Cooking', 'Travel'] }
  // "Switch units"
  if (
    /^(?:(?:switch|change|choose|toggle|select) )?(?:measurement |metric (?:and|or) imperial )?units$/i.test(
      label,
    )
  )
    return { kind: 'choice', label, options: ['Metric', 'Imperial'] }
  if (/^daily (?:goal|target)$/i.test(label))
    return { kind: 'choice', label, options: ['10 min', '20 min', '30 min'] }
  if (/^(?:advanced |smart |search )?filters?$/i.test(label))
    return { kind: 'choice', label, options: ['Newest', 'Nearby', 'Best rated', 'Saved'] }
  // "A warning above 400 mg": given or not.
  if (
    /^(?:warnings?|alerts?|alarms?) (?:above|below|over|under|before|when|if) /i.test(label) ||
    / friendly$/i.test(label) ||
    has(/^(?:big|bigger|large|larger|huge|high) \p{L}+$/iu, label)
  )
    return { kind: 'switch', label }
  // "Only authenticated users"
  if (
    (/^(?:user|account|member|profile)$/.test(head) || ['person', 'group'].includes(classOf(head))) &&
    /^(?:authenticated|registered|verified|logged-in|premium|paying|invited|anonymous) \p{L}+$/iu.test(label)
  )
    return { kind: 'hint', label: `For ${label.toLowerCase()} only` }
  // "Earn coins": how many there are.
  const [, doing = '', gained = ''] =
    /^(earn|collect|gain|win) ((?:loyalty |bonus |reward )?(?:coins|points|stars|xp|tokens|beans|stamps|credits|gems|miles))\b/i.exec(
      label,
    ) ?? []
  if (gained) {
    const done = /^earn|gain/.test(doing.toLowerCase()) ? 'earned' : 'collected'
    return fieldOf(`${capitalise(gained)} ${done}`, 'number', '320')
  }
  // "Today's level" is one of the values there are.
  return !verb &&
    /^(?:today|yesterday|tonight)['’]?s? (?:level|value|status|price|rate|number|total)s?$/i.test(label)
    ? 'nothing'
    : undefined
}
