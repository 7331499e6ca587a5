import { describe, expect, it } from 'vitest'
import { readToldValues, takeToldValues, withTies, withValuesNamed } from './told-values.ts'

const labels = (text: string) => readToldValues(text).map(({ label }) => label)

describe('choices told by their values', () => {
  it.each([
    ['Every lantern has a lit or unlit status.', 'lit or unlit'],
    ['Add a kiln with number, size, and an electric or gas choice.', 'electric or gas'],
    ['A rower: seat number, and a present or absent checkbox.', 'present or absent'],
    ['Each tile shows glaze, firing and cracked or uncracked.', 'cracked or uncracked'],
    ['Paste a poem and see whether it is cheerful, gloomy, or neutral.', 'cheerful, gloomy or neutral'],
    ['Judges can rate jumps as weak, average or strong.', 'weak, average or strong'],
    ['Wardens mark huts as open or closed.', 'open or closed'],
    ['Set the damper to low, medium or high.', 'low, medium or high'],
    ['Guests pick indoor or outdoor.', 'indoor or outdoor'],
    ['Enter weight, price, new or used, and a note.', 'new or used'],
    ['The reader says helpful or not helpful.', 'helpful or not helpful'],
    ['Ferrymen note the crossing as late, early or on time.', 'attendance'],
  ])('%s', (text, label) => {
    expect(labels(text)).toEqual([label])
  })

  it.each([
    'Keepers accept or decline offers.',
    'It works in the morning or evening.',
    'Add photos or videos.',
    'A free or paid app for potters.',
    'Sell or swap bulbs.',
    'Ask a nurse or midwife.',
    'Choose one or more hives.',
    'It is for indoor or outdoor use.',
    'Members like or dislike a haiku.',
    'The kiln is hot or cold when it rains.',
  ])('finds no choice in "%s"', (text) => {
    expect(labels(text)).toEqual([])
  })

  it('takes them from the text, with what is marked so left as seen', () => {
    const { rest, phrases } = takeToldValues('Wardens can mark huts as open or closed.')
    expect(rest).toBe('Wardens can see huts .')
    expect(phrases.map(({ label, options }) => [label, options])).toEqual([
      ['Open or closed', ['open', 'closed']],
    ])
  })

  it('leaves them in the text as one name with its values', () => {
    const named = withValuesNamed('Add a kiln with size and a hot or cold status.')
    expect(named).toBe('Add a kiln with size and a hot ¦ cold (hot, cold).')
    expect(withTies('hot ¦ cold')).toBe('hot or cold')
  })
})
