import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { understand } from './understand.ts'

const doings = (prompt: string) =>
  understand(prompt).phrases.flatMap(({ verb, text }) => (verb ? [`${verb} ${text}`] : []))

describe('what an opening sentence says of those who write', () => {
  it('is what it is about, and nothing one does in the app', () => {
    expect(doings('Our club restores old trams and paints them. We want to plan open days.')).toEqual([
      'plan open days',
    ])
    expect(doings('We bake bread for three cafés. They should order until noon.').join()).not.toMatch(/bake/)
  })

  it.each([
    ['I fit wood stoves. Flue height, room size, choose a model and colour, send the offer.', /fit/],
    ['My aunt restores old clocks. She needs a list of clocks with maker and year.', /restore/],
    ['We hire out bouncy castles. Size, price per day, deposit, calendar.', /lend|hire/],
  ])('is nothing one does in the app, whether it wishes or lists: “%s”', (prompt, own) => {
    expect(doings(prompt).join()).not.toMatch(own)
  })

  it('has no part for a relative whose house it is', () => {
    const { document } = generateApp({
      prompt: 'My aunt runs a cattery. Owners should book days for their cat and get a photo.',
    })
    expect(JSON.stringify(document)).not.toMatch(/For aunt/i)
  })

  it('leaves what is done in the app where all of it is told so', () => {
    expect(doings('We log dives on paper cards. Depth, time, buddy.').join()).toMatch(/log/)
  })

  it('is no tile of the app', () => {
    const { document } = generateApp({
      prompt: 'I rent out two barges on a canal. Guests should find the engine manual and write to me.',
    })
    expect(JSON.stringify(document)).not.toMatch(/Lend barges|Put it up/)
  })

  it('leaves what is wished in the first sentence', () => {
    expect(doings('I want to log dives and add photos. It should be simple.')).toContain('log dives')
  })
})
