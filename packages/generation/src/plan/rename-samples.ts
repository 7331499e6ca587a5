import type { Entity, Field } from '../entity.ts'
import { modelled } from './content/base.ts'
import { patternFor } from './content/picture-for.ts'
import { capitalise, toPlural } from '../words/forms.ts'
import { type Examples, findExamples } from '../words/examples.ts'
import type { Domain } from '../words/domains.ts'
import { classOf } from '../words/noun-classes.ts'

const places = (noun: string) =>
  ['Harbour', 'Little', 'Linden', 'Old town', 'Evening', 'Corner'].map((kind) => `${kind} ${noun}`)

/** "Beekeeping supplies": many things for one doing. */
const sets =
  /^(.{3,20}) (?:supply|supplie|supplies|equipment|gear|material|accessory|accessorie|good|essential|kit)s?$/
/** They say how it is made, not which of them it is. */
const making =
  /^(?:hand-?made|home-?made|local|fresh|custom|own|used|new|organic|second-?hand|vintage|sustainable|regional|natural|personali[sz]ed|artisan|luxury|cheap|unique|limited|digital|online|handcrafted|eco|green|fair|healthy)(?:-\w+)? /

/** Names anything that is sold could have: by size, number and for whom. */
export function articles(noun: string): string[] {
  const field = sets.exec(noun)?.[1]
  if (field) {
    const one = capitalise(field)
    return [
      `${one} starter set`,
      `${one} gloves`,
      `${one} handbook`,
      `${one} tool set`,
      `${one} storage box`,
      `${one} refill`,
    ]
  }
  const head = noun.replace(making, '')
  if (modelled.test(head))
    return ['Norrgard Mini', 'Linden Plus', 'Halo Duo', 'Orbit Classic', 'Mill & Co Light', 'Harbour Pro']
  const one = capitalise(head)
  return [
    `Classic ${head}`,
    `${one}, set of 3`,
    `Small ${head}`,
    `${one} gift box`,
    `Large ${head}`,
    `Everyday ${head}`,
  ]
}

const prices = ['€ 24', '€ 58', '€ 14.50', '€ 36', '€ 42', '€ 19']
const isDetailed = (known: Examples | undefined, index: number) =>
  known?.names[index % known.names.length]?.includes(', ') === true
const lines = ['Ready to ship', 'Made to order', 'Four left', 'New this week', 'Back in stock', 'Most bought']

/** What one wears comes in sizes; a candle does not. */
function sizesOf(noun: string): Field[] {
  const head = noun.split(' ').at(-1) ?? ''
  if (/^(?:shoe|boot|sneaker|sandal|slipper|clog|trainer|footwear)$/.test(head))
    return [{ name: 'Size', kind: 'choice', value: '42', options: ['40', '41', '42', '43', '44'] }]
  return classOf(head) === 'garment'
    ? [{ name: 'Size', kind: 'choice', value: 'M', options: ['S', 'M', 'L', 'XL'] }]
    : []
}

/** One walks there at any hour, and nobody answers a telephone. */
const open =
  /(?:^| )(?:swimming spot|bathing spot|street art|mural|artwork|viewpoint|beach|cove|cave|waterfall|spring|bench|tree|rock|crag|peak|summit|monument|statue|fountain|playground|picnic spot|campfire|trail|lake|pond|swimming hole|wall)$/
const ofHouses = /^(?:Open|Phone|Closes|Website|Opening hours)$/

/** An entity that stands for many things ("product"), made to be about one noun ("sneaker"). */
export function renameSamples(base: Entity, own: Entity, domain?: Domain): Entity {
  const noun = own.one.toLowerCase()
  const many = toPlural(noun)
  // "Beekeeping supplies" are not what any shop has in supply.
  const known = sets.test(noun) && !domain ? undefined : findExamples(noun, domain)
  const isGoods =
    base.id === 'product' &&
    !['place', 'person', ...(known ? [] : ['event'])].includes(classOf(noun.split(' ').at(-1) ?? ''))
  const isNamed = known !== undefined && (isGoods || known.nounClass !== 'person')
  const names = isNamed ? own.samples.map(({ title }) => title) : isGoods ? articles(noun) : places(noun)
  const samples = base.samples.map((sample, index) => {
    const { overline: _overline, ...plain } = sample
    return {
      ...(isGoods ? plain : sample),
      title: names[index % names.length] ?? own.one,
      image: own.samples[index]?.image ?? `${patternFor(noun)} ${index + 1}`,
      subtitle:
        (isGoods && !isDetailed(known, index) ? lines[index] : own.samples[index]?.subtitle) ??
        sample.subtitle ??
        own.one,
      ...(isGoods ? { value: prices[index % prices.length] ?? '€ 24' } : {}),
    }
  })
  return {
    ...base,
    id: own.id,
    one: own.one,
    many: own.many,
    words: own.words,
    samples,
    groups: isGoods ? ['New', 'Most bought', 'Gifts'] : ['New', 'Nearby', 'Favorites'],
    about: isGoods
      ? `What most people take first. Packed by hand, and sent the day after tomorrow at the latest.`
      : `${noun.endsWith('art') ? 'A work' : `${/^[aeiou]/.test(noun) ? 'An' : 'A'} ${noun}`} people come back to. Looked after well, and better than on the picture.`,
    figures: base.figures.map((figure) =>
      figure.title === base.many ? { ...figure, title: own.many } : figure,
    ),
    ...(isGoods
      ? {
          fields: [
            { name: 'Price', kind: 'money', value: '€ 24', options: [] },
            ...sizesOf(noun),
            { name: 'In stock', kind: 'number', value: '18', options: [] },
            { name: 'Delivery', kind: 'text', value: '2 days', options: [] },
          ],
          price: { value: '€ 24', caption: 'VAT included' },
        }
      : {}),
    ...(!isGoods && open.test(noun)
      ? {
          fields: base.fields
            .filter(({ name }) => !ofHouses.test(name))
            .map((field) =>
              field.kind === 'long' ? { ...field, value: 'Quiet before nine, busy on Sundays' } : field,
            ),
          facts: base.facts.filter(({ title }) => !ofHouses.test(title)),
        }
      : {}),
    hero: {
      ...base.hero,
      overline: 'New this week',
      title: samples[0]?.title ?? own.one,
      text: `Chosen from 24 ${many}`,
    },
    tip: { title: `24 ${many} to look through`, text: 'Three of them are new this week' },
    add: `Add ${noun}`,
  }
}
