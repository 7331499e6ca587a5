import { describe, expect, it } from 'vitest'
import { type AppDocument, walkComponents } from '@kwiq/app-model'
import { generateApp } from '../generate-app.ts'

const textsOf = ({ screens }: AppDocument): string[] =>
  screens.flatMap(({ components }) =>
    components.flatMap((component) =>
      [...walkComponents([component])].flatMap(({ label, properties }) => [
        label,
        ...[...JSON.stringify(properties).matchAll(/"(?:title|label|placeholder)":"([^"]+)"/g)].map(
          ([, text = '']) => text,
        ),
      ]),
    ),
  )
const textsFor = (prompt: string) => textsOf(generateApp({ prompt }).document)

describe('words of the description on what the app would call otherwise', () => {
  it.each([
    ['A chore chart. User can set chores and mark chores as complete.', 'Mark chores as complete'],
    [
      'A museum guide. Visitors can provide feedback after the tour and see the opening hours.',
      'Provide feedback',
    ],
    ['A shop for records. User can search for items. User can add items to the cart.', 'Search for items'],
  ])('%s', (prompt, label) => {
    expect(textsFor(prompt)).toContain(label)
  })

  it('keeps what the description says itself', () => {
    const texts = textsFor('Parents add chores and set chores to done. Children earn points.')
    expect(texts).toContain('Add chore')
  })

  it('says above a list by what it is narrowed', () => {
    const texts = textsFor(
      'Virtual Tour Booking Platform: users explore and book tours. Features could include tour categories.',
    )
    expect(texts).toContain('Tour categories')
  })

  it('changes no content', () => {
    const prompt = 'Parents set chores. Children can mark their chores as complete and get points.'
    const rows = textsFor(prompt).filter((text) => text === 'Walk the dog')
    expect(rows.length).toBeGreaterThan(0)
  })
})
