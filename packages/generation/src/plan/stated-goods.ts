import { entityById } from '../entities/index.ts'
import type { Entity, Field, Sample } from '../entity.ts'
import type { Understanding } from '../understand/understand.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { classOf } from '../words/noun-classes.ts'
import { makeEntity } from './make-entity.ts'
import { mattersOf } from './matter.ts'
import { namedGoods } from './named-goods.ts'

/** Things of kinds that deal in goods of any sort, and what lists of them are narrowed by, whatever they are. */
const ofAnyGoods: ReadonlyMap<string, readonly string[]> = new Map([
  ['flip', ['In stock', 'Listed', 'Sold']],
  ['auction-lot', ['Ending soon', 'New', 'No reserve']],
  ['found-item', ['Waiting', 'Claimed', 'Returned']],
  ['used-item', ['New', 'Nearby', 'Like new']],
  ['offer', ['New', 'Nearby', 'As new']],
  ['stock-item', ['Low', 'Shelf A', 'Shelf B', 'Ordered']],
  ['stock item', ['Low', 'Shelf A', 'Shelf B', 'Ordered']],
])
/** Whether apps about it deal in goods of any sort. */
export const isOfAnyGoods = (id: string): boolean => ofAnyGoods.has(id)

/** Varieties of these are of what changes hands; those of others are of where that is done. */
const knowsItsGoods: ReadonlySet<string> = new Set(['auction-lot', 'used-item', 'offer', 'found-item'])
const goods: ReadonlySet<string> = new Set([
  'thing',
  'garment',
  'numbered',
  'species',
  'animal',
  'picture',
  'award',
])
/** They say that it is one of many. */
const anyOfThem =
  /^(?:item|thing|good|product|article|object|stuff|part|supply|supplie|material|equipment|gear|lot|stock|inventory|auction|shelf|barcode|scanner|warehouse|bin|box|category|wishlist|cart|basket|chat|map|seller|buyer|bid|supplier|order|delivery|size|color|colour|brand|warning|alert|money|deal|market|marketplace|belonging|clothes|food|use|purchase|sale)$/
const muchTold = 2.5
/** "An inventory of its fabrics", "auction of cameras". */
const holding =
  /\b(?:inventory|stock|auctions?|sale|swap|swaps|exchange|register|stocks) (?:of|for) (?:(?:the|its|our|my|their|all|used|old|second-?hand|vintage|outgrown|spare) )*((?:[\p{L}-]+ )?[\p{L}-]+s)(?=[\s,.:;]|$)/iu

/** What a description says is dealt in, singular and in its own words. */
function goodsIn(meant: Understanding, entity: Entity): string[] | undefined {
  const isGoods = (noun: string) =>
    noun.length > 2 &&
    goods.has(classOf(noun)) &&
    !anyOfThem.test(noun) &&
    !entity.words.some((word) => word.split(' ').includes(noun))
  const [, held = ''] = holding.exec(meant.text) ?? []
  const words = held.toLowerCase().split(' ').filter(Boolean)
  const head = toSingular(words.at(-1) ?? '')
  if (isGoods(head)) return [...words.slice(-2, -1).filter((word) => !/^(?:and|or|the|of)$/.test(word)), head]
  const first = mattersOf(meant).find(({ noun }) => !anyOfThem.test(noun))
  return first && first.weight >= muchTold && first.doings > 0 && isGoods(first.noun)
    ? [first.noun]
    : undefined
}

/** "Tiles, grout and glue with stock and supplier": one of several, and not what all of it is. */
const isOfSeveral = (noun: string, text: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})${noun}s?, \p{L}{3,}(?:, (?:and )?| and | or )|\p{L}{3,}(?:,|,? and|,? or) ${noun}s? (?:with|by) `,
    'iu',
  ).test(text)

const conditions = ['Good', 'Like new', 'Used once', 'A small scratch', 'Well kept', 'New']
const ofAKind = /^(?:kind|category|type|size)$/i

/**
 * The thing of a kind that deals in anything, as the goods the description says: an auction of cameras has cameras, and
 * the umbrellas a station found are no rucksacks. Comes back as it is where nothing is said of goods, or the kind knows
 * them.
 */
export function asStatedGoods(entity: Entity, meant: Understanding, seed: number): Entity {
  const groups = ofAnyGoods.get(entity.id)
  if (!groups || !meant.isEnglish || meant.dictated || namedGoods(meant.text).length > 0) return entity
  // A kind of them that knows plants or records has these already.
  const isVariety = knowsItsGoods.has(entity.id) && entity.samples !== entityById(entity.id)?.samples
  const words = isVariety ? undefined : goodsIn(meant, entity)
  if (!words) return entity
  const own = makeEntity(words, seed, true, meant.domain)
  const isSeveral = isOfSeveral(words.at(-1) ?? '', meant.text)
  const { one, many } = isSeveral ? entity : own
  const noun = one.toLowerCase()
  const isStock = entity.id.startsWith('stock')
  const usual = entity.samples.map(({ title }) => title)
  const isOfOldOne = (text: string) =>
    usual.some((title) => text.toLowerCase().includes((title.split(/[ ,]/)[0] ?? title).toLowerCase()))
  const at = (index: number) => own.samples[index % Math.max(1, own.samples.length)]
  const titleAt = (index: number) => at(index)?.title ?? own.one
  const image = (index: number) => at(index)?.image
  const isJudged = entity.id === 'used-item' || entity.id === 'offer'
  const samples = entity.samples.map((sample, index): Sample => {
    const { image: _image, icon: _icon, ...plain } = sample
    const picture = image(index)
    return {
      ...plain,
      title: titleAt(index),
      ...(sample.image && picture ? { image: picture } : { icon: own.icon }),
      ...(isJudged && sample.subtitle && entity.id === 'used-item'
        ? { subtitle: conditions[index % conditions.length] ?? sample.subtitle }
        : {}),
      ...(entity.id === 'offer' && sample.overline
        ? { overline: conditions[index % conditions.length] ?? sample.overline }
        : {}),
    }
  })
  const fieldOf = (field: Field): Field =>
    field.kind === 'photo'
      ? { ...field, value: image(0) ?? field.value }
      : field.kind === 'long'
        ? { ...field, value: isStock ? 'Counted on Monday' : 'Looked after well, one small scratch' }
        : /^(?:title|name|item|what it is|what)$/i.test(field.name)
          ? { ...field, value: titleAt(0) }
          : field.name === 'Swap for'
            ? { ...field, value: titleAt(1) }
            : field
  return {
    ...entity,
    one,
    many,
    words: isSeveral ? entity.words : [...own.words, ...entity.words],
    icon: own.icon,
    groups: [...groups],
    samples,
    fields: entity.fields
      .filter(({ name, kind }) => !ofAKind.test(name) || (kind !== 'choice' && !/^size$/i.test(name)))
      .map(fieldOf),
    facts: entity.facts.filter(({ title }) => !ofAKind.test(title)),
    about: isStock
      ? 'Counted on Monday. Ordered again when half of it is gone.'
      : 'Looked after well, as on the picture. Ask for more photos before you decide.',
    hero: {
      ...entity.hero,
      title: titleAt(1),
      text: isOfOldOne(entity.hero.text) ? `One of 24 ${toPlural(noun)}` : entity.hero.text,
    },
    tip: { title: `24 ${toPlural(noun)} to look through`, text: 'Three of them are new this week' },
    add: entity.add.replace(/\b(?:an? )?(?:found )?(?:lot|item)$/, (said) =>
      /^an? /.test(said) ? `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}` : noun,
    ),
    figures: entity.figures.map((figure) =>
      /^Items\b/.test(figure.title)
        ? { ...figure, title: figure.title.replace('Items', capitalise(toPlural(noun))) }
        : figure,
    ),
  }
}
