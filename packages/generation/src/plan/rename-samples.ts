import type { Entity } from '../entity.ts'
import { patternFor } from './content/picture-for.ts'
import { toPlural } from '../words/forms.ts'

const kinds = ['Harbour', 'Little', 'Linden', 'Old town', 'Evening', 'Corner']

/** An entity that stands for many things ("product"), made to be about one noun ("sneaker"). */
export function renameSamples(base: Entity, own: Entity): Entity {
  const noun = own.one.toLowerCase()
  const many = toPlural(noun)
  const samples = base.samples.map((sample, index) => ({
    ...sample,
    title: `${kinds[index % kinds.length] ?? 'Other'} ${noun}`,
    image: `${patternFor(noun)} ${index + 1}`,
    subtitle: own.samples[index]?.subtitle ?? sample.subtitle ?? own.one,
  }))
  return {
    ...base,
    id: own.id,
    one: own.one,
    many: own.many,
    words: own.words,
    samples,
    groups: ['New', 'Nearby', 'Favorites'],
    about: `A ${noun} people come back to. Looked after well, and better than on the picture.`,
    figures: base.figures.map((figure) =>
      figure.title === base.many ? { ...figure, title: own.many } : figure,
    ),
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
