import type { Entity, Sample } from '../entity.ts'
import { capitalise, toPlural, toSingular } from '../words/forms.ts'
import { stopWords, strictVerbs } from '../words/lexicon.ts'
import { classOf, isKnownPerson } from '../words/noun-classes.ts'
import { patternFor, pictureFor, pictureOfOne } from './content/picture-for.ts'
import { findAll } from '../understand/searched.ts'

const item =
  "(?:(?:an?|the|one|two|three|four|\\d+) )?[\\p{L}'-]+(?: (?!(?:and|or|with|for|from|in|to)\\b)[\\p{L}'-]+)?"
const list = `${item}(?:(?:, (?:and |or )?| and | or | & )${item}){1,6}`
const before =
  '(?:(?:each other|one another|used|old|unused|outgrown|second-?hand|spare|our|their|your|my|things|stuff) )*'
/** "Lend each other ladders, drills and raclette sets". */
const handed = new RegExp(
  `\\b(?:borrow(?:s|ed)?|lends?|lent|lending|rent|hire|swap|swapping|trade|donate|sell|selling|shares?|sharing|give away|exchange|such as|including|e\\.g\\.|for example|things like|like) ${before}(${list})`,
  'giu',
)
/** "Used gear: shoes, harnesses, chalk bags". */
const told = new RegExp(
  `\\b(?:things?|items?|gear|equipment|stuff|goods?|tools?|materials?|articles?|products?|clothes|clothing|toys?|kit|supplies|accessories|finds|treasures) ?(?::|–|—|\\() ?(${list})`,
  'giu',
)
/** "An item (drill, ladder, tent ...)": one of each, without an article. */
const instanced = new RegExp(
  `\\b(?:an?|the|each|every|one) (?:\\p{Ll}+ )?(?:thing|item|good|tool|article|product|toy|object) \\((?:e\\.g\\.,? |such as |like |for example )?(${list})`,
  'giu',
)
const separators = /, (?:and |or )?| and | or | & /
const counted = /^(?:an?|the|one|two|three|four|\d+) /
const fewest = 2
const longest = 20

/** The things a description names one after another where they are lent, sold or swapped; singular. */
export function namedGoods(text: string): string[] {
  const said = text.toLowerCase().slice(0, 2000)
  const instances = findAll(instanced, said)
  const found = [...instances, ...findAll(handed, said), ...findAll(told, said)]
    .map(([, names = ''], index) => ({
      names: names.split(separators).map((name) => name.trim()),
      isEach: index < instances.length,
    }))
    .flatMap(({ names, isEach }) => {
      // "The pressure washer, tile saw or scaffold"
      const isCounted = isEach || names.some((name) => counted.test(name))
      return names.map((name) => name.replace(counted, '')).filter((name) => isGood(name, isCounted))
    })
    .map((name) => name.replace(/[\p{L}'-]+$/u, toSingular))
  const names = [...new Set(found)]
  return names.length >= fewest ? names : []
}

const little = /^(?:the|an?|all|any|some|its|each|every|other|more|them|it|is|are|was|who|that|which)$/
const goods: ReadonlySet<string> = new Set(['thing', 'garment'])

function isGood(name: string, isCounted: boolean): boolean {
  const words = name.split(' ')
  const head = words.at(-1) ?? ''
  const singular = toSingular(head)
  return (
    name.length <= longest &&
    (singular !== head || isCounted) &&
    !stopWords.has(head) &&
    (words.length > 1 ? !little.test(words[0] ?? '') : !strictVerbs.has(head)) &&
    (goods.has(classOf(singular)) ||
      // A steamer and a baby carrier are nobody.
      (classOf(singular) === 'person' && !isKnownPerson(singular)) ||
      (words.length > 1 && (singular === 'set' || classOf(singular) === 'numbered')))
  )
}

const worn =
  /(?:shoe|boot|trouser|jacket|coat|dress|shirt|jumper|skirt|suit|harness|glove|hat|helmet|skate|sock|sweater|costume|uniform)$/
const conditions = ['as new', 'used twice', 'good', 'worn', 'new', 'good']
const sizes = ['S', 'M', '42', 'L', '38', 'M']
const seconds = ['', 'nearly new', 'with case', 'older one']

/** A thing that stands for many kinds of things ("item") with those the description names as its samples. */
export function withGoods(entity: Entity, goods: readonly string[]): Entity {
  if (goods.length === 0) return entity
  const at = (values: readonly string[], index: number) => values[index % values.length] ?? ''
  const samples = entity.samples.map((sample, index): Sample => {
    const name = at(goods, index)
    const again = at(seconds, Math.floor(index / goods.length))
    const detail = worn.test(name) ? `size ${at(sizes, index)}` : again
    const { icon: _icon, overline: _overline, ...plain } = sample
    return {
      ...plain,
      title: capitalise(detail ? `${name}, ${detail}` : name),
      image: pictureOfOne(name, pictureFor(name, 'thing') ?? patternFor(name), index),
      ...(sample.overline ? { overline: capitalise(at(conditions, index)) } : {}),
    }
  })
  const [first] = samples
  const hasSizes = goods.some((name) => worn.test(name))
  return {
    ...entity,
    samples,
    words: [
      ...entity.words,
      'gear',
      'equipment',
      'thing',
      'item',
      'stuff',
      'good',
      ...goods.map((name) => name.split(' ').at(-1) ?? name),
    ],
    groups: goods.slice(0, 4).map((name) => capitalise(toPlural(name))),
    fields: entity.fields
      .filter(({ name }) => hasSizes || name !== 'Size')
      .map((field) =>
        field.kind === 'photo' && first?.image
          ? { ...field, value: first.image }
          : field.kind === 'text' && /^(?:title|name)$/i.test(field.name) && first
            ? { ...field, value: first.title }
            : field.kind === 'text' && field.name === 'Swap for'
              ? { ...field, value: samples[1]?.title ?? field.value }
              : field.kind === 'long'
                ? { ...field, value: 'Looked after well, one small scratch' }
                : field,
      ),
    about: 'Used for one season and looked after well. One small scratch, otherwise as it was.',
    facts: entity.facts.filter(({ title }) => hasSizes || title !== 'Size'),
    hero: {
      ...entity.hero,
      title: samples[1]?.title ?? entity.hero.title,
      text: 'Lea is looking for one like this, too',
    },
    tip: {
      title: `14 new ${goods[0] ? toPlural(goods[0]) : 'things'} and more near you`,
      text: 'Added since Monday',
    },
  }
}

const listed = /(?::|¦|–|—)\s([^.:;]{6,240})/u
const mostWords = 3

/** What a description lists after a colon, as it is written: what a checklist goes through. */
export function listedItems(text: string): string[] {
  const [, inner = ''] = listed.exec(text) ?? []
  const items = inner
    .split(separators)
    .map((each) => each.trim().replace(/^(?:the|a|an) /i, ''))
    .filter((each) => each !== '')
  const isList = items.length >= 3 && items.every((each) => each.split(' ').length <= mostWords)
  return isList ? items.filter((each) => each.length <= 24).slice(0, 8) : []
}

const checked = ['Checked by Lea', 'Full', 'All there', 'Looks good', 'Tested once', 'Counted']

/** A checklist that goes through what the description lists. */
export function withItems(entity: Entity, items: readonly string[]): Entity {
  if (items.length < 3) return entity
  const samples = items.map((title, index): Sample => ({
    icon: 'check',
    title: capitalise(title),
    subtitle: checked[index % checked.length] ?? '',
  }))
  const next = samples[2]?.title ?? ''
  return {
    ...entity,
    samples,
    fields: entity.fields.map((field, index) =>
      index === 0 && field.kind === 'text' ? { ...field, value: samples[0]?.title ?? field.value } : field,
    ),
    hero: { ...entity.hero, title: next, text: `${samples.length - 2} of ${samples.length} to go` },
    tip: { title: `${samples.length - 2} to go`, text: `${next} comes next` },
  }
}
