import { expect, it } from 'vitest'
import { understand } from '../understand/understand.ts'

const things = (said: string) =>
  understand(`Sailing club app\n- ${said}\n- harbour dues`).phrases.map(({ text }) => text)

it.each([
  'loyalty program',
  'field trips',
  'tap water quality',
  'front desk',
  'full moon dates',
  'general assembly',
  'dogs allowed',
])('a word of little meaning is part of the name: %s', (said) => {
  expect(things(said)).toContain(said)
})

it.each(['users see the full list', 'back to the start', 'get an over view of time'])(
  'it is none where it says its own: %s',
  (said) => {
    expect(things(said).join()).not.toMatch(/full|back|over/)
  },
)
