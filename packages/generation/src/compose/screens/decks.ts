import type { ComponentNode } from '@kwiq/app-model'
import type { Field } from '../../entity.ts'
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

const told = ({ app }: Scene) => app.story ?? app.description
const isCard = ({ entity, app }: Scene) => entity.id === 'card' && !app.language

/** A card with two sides is turned; there is nothing to choose on it unless the description says so. */
export const isTurned = (scene: Scene): boolean => isCard(scene) && !chosenAmong.test(told(scene))

/** A card shows several answers, of which one is right. */
export const isChosen = (scene: Scene): boolean => isCard(scene) && chosenAmong.test(told(scene))

/** Which card comes next is left to chance. */
export const isDrawn = (scene: Scene): boolean =>
  isCard(scene) && /\brandom(?:ly)?\b|\bshuffl\w+|\bby chance\b/i.test(told(scene))

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

/** A single card with its answers; the next one is drawn, or comes when this one is answered. */
export function composeChosenCard(scene: Scene, answers: readonly string[]): ScreenParts {
  const { kit, entity, screen, to } = scene
  const next = to('result', 'home') ?? { kind: 'back' as const }
  const check = kit.button('Check answer', { full: true, action: next })
  const isRandom = isDrawn(scene)
  return {
    header: kit.header(screen.title ?? entity.hero.overline, {
      ...closeBar,
      subtitle: isRandom ? 'Random card' : 'Card 4 of 12',
    }),
    body: [
      kit.hero({ overline: entity.one }, [kit.text('title', entity.hero.title, { align: 'center' })]),
      kit.text('overline', screen.overline ?? 'Choose an answer', { tone: 'primary' }),
      ...answers.map((title, index) => kit.radio(title, 'answer', index === 1)),
      ...extraComponents(scene),
    ],
    foot: kit.footer([
      isRandom
        ? kit.row(
            [
              kit.button('Shuffle', {
                variant: 'secondary',
                full: true,
                icon: 'shuffle',
                action: scene.toScreen(screen),
              }),
              check,
            ],
            { equal: true },
          )
        : check,
    ]),
  }
}

/** A form for cards: all the answers one chooses among, and the subject the description speaks of is the deck. */
export function asCardForm(scene: Scene): Scene {
  const { entity, screen } = scene
  if (!isCard(scene)) return scene
  const isSubject = (name: string) => /^(?:subject|topic)$/i.test(name)
  const subject = screen.extras.flatMap((extra) =>
    extra.kind === 'field' && isSubject(extra.field.name) ? [extra.field.name] : [],
  )[0]
  const fields = entity.fields.flatMap((field): Field[] => {
    if (field.name === 'Deck' && subject) return [{ ...field, name: subject }]
    if (field.name !== 'Answer' || !isChosen(scene)) return [field]
    const others = field.options.filter((option) => option !== field.value)
    return [
      { ...field, name: 'Right answer', options: [] },
      { name: 'Wrong answers', kind: 'long', value: others.join('\n'), options: [] },
    ]
  })
  return {
    ...scene,
    entity: { ...entity, fields },
    screen: {
      ...screen,
      extras: screen.extras.filter((extra) => extra.kind !== 'field' || !isSubject(extra.field.name)),
    },
  }
}
