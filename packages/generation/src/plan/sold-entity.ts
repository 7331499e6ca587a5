import { entityById } from '../entities/index.ts'
import type { Entity } from '../entity.ts'
import type { Phrase } from '../understand/phrase.ts'
import type { Domain } from '../words/domains.ts'
import { makeEntity } from './make-entity.ts'
import type { Shop } from './read-shop.ts'
import { articles } from './rename-samples.ts'

/** Things of the lexicon whose examples are names of articles as well. */
const namedArticles: ReadonlySet<string> = new Set(['plant', 'houseplant', 'book'])
const conditions = ['Like new', 'Good', 'Well kept', 'Used once', 'A few scratches', 'New']

/** What a shop says it sells; undefined where it does not say. */
export function articleOf({ sold }: Shop, seed: number, domain?: Domain): Entity | undefined {
  return sold.length > 0 ? makeEntity(sold, seed, true, domain) : undefined
}

/** "Online bookshop" says what the app is: nothing of it is left to be shown. */
export const isShopItself = ({ verb, words }: Phrase): boolean =>
  !verb && /^(?:.*shop|e-?store|store|boutique|marketplace|outlet)$/.test(words.at(-1) ?? '')

/** What is sold under the names of such things: a plant shop has a Monstera, no "Classic plant". */
export function withArticles(base: Entity, { sold, isAmongPeople }: Shop, found: Entity): Entity {
  const noun = sold.at(-1) ?? ''
  const known = namedArticles.has(noun) ? entityById(noun.replace(/^house/, '')) : undefined
  if (isAmongPeople) return asOffers(base, found)
  if (!known || known.samples.length === 0) return asSold(base, found)
  return {
    ...base,
    // Books have no sizes, plants do.
    fields: base.fields.filter(({ name }) => name !== 'Size' || noun !== 'book'),
    samples: base.samples.map((sample, index) => {
      const like = known.samples[index % known.samples.length]
      const title = like?.title.split(', ')[0] ?? sample.title
      return { ...sample, title, ...(like?.image ? { image: like.image } : {}) }
    }),
  }
}

/** A cheese shop's counter holds cheese, whatever the counters of its kind of app hold. */
function asSold(base: Entity, found: Entity): Entity {
  const isItsOwn = base.id === found.id || [base.id, ...base.words].some((word) => found.words.includes(word))
  const names = found.samples.map(({ title }) => title.split(', ')[0] ?? title)
  if (isItsOwn || !base.samples.some(({ value }) => value?.startsWith('€')) || names.length < 4) return base
  const [first = ''] = names
  const [usual = ''] = base.samples.map(({ title }) => title)
  return {
    ...base,
    words: [...base.words, ...found.words],
    samples: base.samples.map(({ image, ...sample }, index) => {
      const like = found.samples[index % found.samples.length]
      return {
        ...sample,
        title: names[index % names.length] ?? sample.title,
        subtitle: like?.subtitle ?? found.one,
        ...(like?.image ? { image: like.image } : image ? { icon: found.icon } : {}),
      }
    }),
    fields: base.fields.map((field) => (field.value === usual ? { ...field, value: first } : field)),
    about: `${first}, as most people take it. Packed by hand and ready when you come.`,
    hero: { ...base.hero, title: first, text: found.samples[0]?.subtitle ?? base.hero.text },
    tip: {
      title: `${names[1] ?? first} is new this week`,
      text: found.samples[1]?.subtitle ?? found.one,
    },
  }
}

/** What people offer each other, under the names of such things; a size says nothing of most. */
function asOffers(base: Entity, found: Entity): Entity {
  const noun = found.one.toLowerCase()
  const own = [...new Set(found.samples.map(({ title }) => title.split(', ')[0] ?? title))]
  const names = own.length > 3 ? own : articles(noun)
  return {
    ...base,
    one: found.one,
    many: found.many,
    words: found.words,
    samples: base.samples.map((sample, index) => ({
      ...sample,
      title: names[index % names.length] ?? sample.title,
      image: found.samples[index]?.image ?? `${noun} ${index + 1}`,
      ...(sample.overline ? { overline: conditions[index % conditions.length] } : {}),
    })),
  }
}
