import type { ComponentNode } from '@kwiq/app-model'
import { extraComponents } from '../extras.ts'
import type { ScreenParts } from '../kit.ts'
import { closeBar, type Scene } from '../scene.ts'

const standings = [
  { subtitle: '40 cards, 7 due today', progress: 0.78 },
  { subtitle: '64 cards, 5 due today', progress: 0.55 },
  { subtitle: '28 cards, none due', progress: 0.92 },
]

/** The decks cards are in, with how far one is in each; none where the things are not kept in decks. */
export function deckList({ kit, entity, to }: Scene): ComponentNode[] {
  const decks = entity.id === 'card' ? entity.fields.find(({ name }) => name === 'Deck') : undefined
  if (!decks) return []
  const learn = to('quiz', 'browse')
  return [
    kit.list(
      'rows',
      'Decks',
      decks.options.slice(0, standings.length).map((title, index) => ({
        icon: 'layers',
        title,
        ...standings[index],
        action: learn,
      })),
      { title: 'Decks' },
    ),
  ]
}

const chosenAmong =
  /\b(?:multiple|possible|several|four|4|three|3) (?:answers?|choices?|options?)\b|\bmultiple[- ]choice\b|\b(?:select|choose|pick|click)\w* (?:an|the|one) (?:\p{L}+ )?(?:answer|option)\b|\bquiz/iu

/** A card with two sides is turned; there is nothing to choose on it unless the description says so. */
export const isTurned = ({ entity, app }: Scene): boolean =>
  entity.id === 'card' && !app.language && !chosenAmong.test(app.story ?? app.description)

/** A card that has been turned: both its sides, and how well one knew it. */
export function composeTurnedCard(scene: Scene): ScreenParts {
  const { kit, entity, screen, to } = scene
  const back = entity.fields.find(({ name }) => name === 'Answer')?.value ?? entity.samples[0]?.subtitle ?? ''
  const next = to('result', 'home') ?? { kind: 'back' as const }
  return {
    header: kit.header(screen.title ?? entity.hero.overline, { ...closeBar, subtitle: 'Card 4 of 12' }),
    body: [
      kit.chart('Progress', 'progress', [0.33], { caption: '3 known so far' }),
      kit.card([
        kit.text('overline', 'Front', { align: 'center' }),
        kit.text('title', entity.hero.title, { align: 'center' }),
      ]),
      kit.hero({ overline: 'Back' }, [kit.text('display', back, { align: 'center' })]),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      kit.row(
        [
          kit.button('Again', { variant: 'secondary', full: true, action: next }),
          kit.button('Good', { variant: 'secondary', full: true, action: next }),
          kit.button('Easy', { full: true, action: next }),
        ],
        { equal: true },
      ),
    ]),
  }
}
