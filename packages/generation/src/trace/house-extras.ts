import { entityById } from '../entities/index.ts'
import { hasPictures, type Entity } from '../entity.ts'
import { makeEntity } from '../plan/make-entity.ts'
import type { AppPlan, Extra } from '../plan/types.ts'
import type { Phrase } from '../understand/phrase.ts'
import { toSingular } from '../words/forms.ts'
import { followed, isPriced, loyalty, prices } from './house-words.ts'
import { labelOf } from './label-of.ts'
import { has } from '../understand/searched.ts'

const ofWork =
  /^(?:(?:photo |picture |image )?(?:gallery|portfolio)(?: of (?:our|my|the|past|recent) (?:\p{L}+ )?(?:works?|photos|pictures|projects))?|(?:(?:before[- ](?:and[- ])?after|recent|our) )?(?:photos|pictures)(?: of (?:(?:our|my|the|past) )?(?!teams?$|people$|guests$|customers$|staff$)\p{L}+)?|photos? gallery)$/iu

/** Nothing but pictures of what is sold or done. */
const asWork = (main: Entity): Entity => {
  const samples = main.samples.map(({ title, image }) => ({ title, ...(image ? { image } : {}) }))
  return { ...main, id: 'own-work', samples: [...samples.slice(2), ...samples.slice(0, 2)] }
}

/** Houses one pays at the door of. */
const entered =
  /\b(?:pools?|lido|baths?|zoo|museums?|castles?|palaces?|gardens?|parks?|exhibitions?|aquarium|fair|festival|towers?|caves?|mines?|ice rink)\b/i

const isUncounted = (noun: string) => /(?:ing|tion|sion|ment|ance|ice|age)$/.test(noun)

/** "Song requests", "catering requests": one asks for one. */
function requested(label: string): Extra | undefined {
  const [, noun = ''] = /^(\p{L}+) requests?$/iu.exec(label) ?? []
  const one = toSingular(noun.toLowerCase())
  if (one === '' || /^(?:friend|leave|pull|feature|access|api|service)$/.test(one)) return undefined
  const article = isUncounted(one) ? '' : /^[aeiou]/.test(one) ? 'an ' : 'a '
  return { kind: 'action', label: `Request ${article}${one}`, icon: 'send' }
}

/**
 * What somebody finds in the app of a house that sells or books things, in place of what the same word is elsewhere: the
 * bill of what was sold, pictures of the work, stamps where no screen has them. Any other extra is returned as it is.
 */
export function asHouseExtra(extra: Extra | undefined, phrase: Phrase, plan: AppPlan): Extra | undefined {
  const [main] = plan.entities.values()
  const label = labelOf(phrase)
  if (phrase.verb) return extra
  const thing = (entity: Entity): Extra => ({ kind: 'thing', label, entity })
  const make = (...nouns: string[]) => thing(makeEntity(nouns, plan.contentSeed, true, phrase.domain))
  if (has(/^\p{L}+s free(?: now| today)?$/iu, label))
    return { kind: 'field', field: { name: label, kind: 'text', value: '3 of 6', options: [] } }
  if (/^(?:(?:our|the) )?blog$/i.test(label)) {
    const posts = entityById('blog-post')
    return posts ? thing(posts) : extra
  }
  if (/^menu$/i.test(label) && !isPriced(main)) return make('lunch', 'menu')
  // What one pays to come in.
  if (has(prices, label) && !isPriced(main) && plan.isHouse)
    return make(has(entered, plan.description) ? 'ticket' : 'lesson', 'price')
  if (!plan.isHouse && !isPriced(main)) return extra
  if (has(loyalty, label)) return make('stamp')
  if (/^(?:(?:price )?packages|bundles)$/i.test(label)) return make('price', 'package')
  if (/^subscriptions?$/i.test(label)) return make('shop', 'subscription')
  if (has(followed, label) && plan.isHouse)
    return { kind: 'field', field: { name: label, kind: 'text', value: 'In work', options: [] } }
  const asked = requested(label)
  if (asked && plan.isHouse) return asked
  if (!isPriced(main)) return extra
  if (/^(?:(?:my|the|your) )?bill$/i.test(label))
    return thing({ ...main, id: 'own-bill', samples: main.samples.slice(-3) })
  return hasPictures(main) && has(ofWork, label)
    ? { kind: 'thing', label, entity: asWork(main), isWhole: true }
    : extra
}
