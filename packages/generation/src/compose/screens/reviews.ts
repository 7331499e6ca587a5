import type { ComponentNode } from '@kwiq/app-model'
import { peopleOf } from '../people.ts'
import type { Scene } from '../scene.ts'

type Opinion = readonly [stars: string, text: string]

const opinions: readonly [RegExp, readonly Opinion[]][] = [
  [
    /^(?:movie|followed-show|stream-title|screening)$/,
    [
      ['5', 'Bought a ticket for tomorrow on the way out.'],
      ['4', 'Slow at first, then I forgot the time.'],
      ['3', 'Good actors, half an hour too long.'],
    ],
  ],
  [
    /^(?:book|ebook|audiobook|club-book)$/,
    [
      ['5', 'Read it in two nights and lent it to my sister.'],
      ['4', 'Slow at first, then I missed my stop.'],
      ['3', 'A fine story with too many cousins.'],
    ],
  ],
  [
    /^(?:dining-place|town-restaurant|eatery|home-dish|food-delivery-order)$/,
    [
      ['5', 'The soup alone is worth the way.'],
      ['4', 'Friendly people, a little loud after eight.'],
      ['3', 'Good food, but we waited forty minutes.'],
    ],
  ],
]
const ofAny: readonly Opinion[] = [
  ['5', 'Just as described. I would choose it again.'],
  ['4', 'Very good, and friendly answers to all my questions.'],
  ['3', 'Good on the whole; it took longer than I thought.'],
]

/** Where most people an app knows are its actors or authors. */
const others = ['Greta Holm', 'Sam Okoro', 'Nadia Ferri']

/** What others think of a thing, where the description says one reads that; the screen's own section of them comes first. */
export function reviewList({ app, entity, kit, screen }: Scene): ComponentNode[] {
  const [main] = app.entities.keys()
  const isSaid = screen.extras.some(
    (extra) => extra.kind !== 'action' && 'label' in extra && /reviews?/i.test(extra.label),
  )
  if (!app.hasReviews || entity.id !== main || isSaid) return []
  // Nobody reviews what they play in or have written.
  const people = [...peopleOf(app.contentSeed, 12).slice(1), ...others].filter(
    (name) => !entity.samples.some(({ subtitle }) => subtitle?.includes(name)),
  )
  const said = opinions.find(([form]) => form.test(entity.id))?.[1] ?? ofAny
  return [
    kit.list(
      'rows',
      'Reviews',
      said.map(([stars, subtitle], index) => ({
        avatar: people[index] ?? 'Lea Brandt',
        title: people[index] ?? 'Lea Brandt',
        subtitle,
        value: `★ ${stars}`,
      })),
      { title: 'Reviews' },
    ),
  ]
}
