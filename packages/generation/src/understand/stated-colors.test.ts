import { parseColors } from '@kwiq/catalogue/theme'
import { describe, expect, it } from 'vitest'
import { statedColors } from './stated-colors.ts'

const hex = (names: string) => (names === '' ? [] : names.split(', ').flatMap((name) => parseColors(name)))

describe('colours that are stated', () => {
  it.each([
    ['Members search books and borrow them. Calm green.', 'green'],
    ['A recipe book in calm green', 'green'],
    ['Pilates studio app, soft mauve and cream', 'mauve, cream'],
    ['A bakery app, warm browns', 'brown'],
    ['Chores, teal', 'teal'],
    ['I like purple', 'purple'],
    ['Fishing log with a touch of soft green and white', 'green, white'],
    ['Log dives. Make everything blue and white, and big', 'blue, white'],
    ['The app should be dark green', 'dark green'],
    ['Design: teal and coral, rounded', 'teal, coral'],
    ['Not too much pink, rather grey colours', 'grey'],
  ])('are those of the app: %s', (text, names) => {
    expect(statedColors(text)).toEqual(hex(names))
  })

  it.each([
    'Budget app, nothing blue',
    'I want green energy tips',
    'We want black cab drivers to find us',
    'Sell olives, limes and lavender',
    'Earthy tones',
  ])('are none of its things, and none that are refused: %s', (text) => {
    expect(statedColors(text)).toEqual([])
  })
})
