import { expect, it } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

it('calls a list of many by their plural', () => {
  const prompt =
    'Candle making business. Batches with wax and cure date; stock of finished candles; market stalls'
  expect(namesOf(prompt)).not.toContain('Candle')
  expect(textOf(prompt)).toContain('"label":"Candles"')
})

it('drills Greek with Greek words', () => {
  const text = textOf('Drill for Greek declensions. User can choose a set of nouns and take a quiz.')
  expect(text).toContain('logos, logou')
  expect(text).not.toContain('amo, amare')
})

it('swaps days of custody for days', () => {
  const text = textOf(
    'Co-parenting calendar for separated parents: custody days, swap requests and a message log',
  )
  expect(text).toContain('Fri 27 Nov for Fri 4 Dec')
  expect(text).not.toContain('for Handover')
})
