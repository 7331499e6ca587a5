import { describe, expect, it } from 'vitest'
import { splitBackground } from './split-background.ts'

const wished = (text: string) => splitBackground(text).wish

describe('what is wanted, apart from how things are without it', () => {
  it.each([
    ['How many spare keys do you have? Have you ever tried them all?'],
    ['Labelling keys is a nightmare.'],
    ['I always forget which key is for the shed.'],
    ['Nobody ever knows who has the key.'],
    ['The problem is that nobody hangs them back.'],
    ['I spent a whole Sunday looking for the shed key.'],
    ['When you move house, you are handed twelve keys but have no idea what they open.'],
    ['You ring the neighbour, you wait, you ring again. It is ridiculous.'],
    ['We own six keys for one door. It is ridiculous.'],
  ])('cuts “%s”', (background) => {
    const wish = 'There should be an app that tells us who has which key.'
    expect(splitBackground(`${background} ${wish}`)).toEqual({ wish, background })
  })

  it('cuts a complaint behind what is wanted', () => {
    expect(
      wished('An app that keeps my seed swaps with name and date. Sometimes I forget who gave me what.'),
    ).toBe('An app that keeps my seed swaps with name and date.')
  })

  it.each([
    'I work in a bakery and you have to keep track of ovens, flours and trays. We need an app for it.',
    'We run a kite school. Guests book lessons and see the wind.',
    'I want to note which key is where. I also want to see who had it last.',
    'Which key is lost? What did it open? Notes and photos of keys, with a search.',
    'I have a rare key. An app where I can say what it opens and get offers.',
    '- hard words\n- words I always forget\n- an app for both of them, with sound',
    'Nobody ever knows who has the key.',
  ])('leaves “%s”', (text) => {
    expect(splitBackground(text)).toEqual({ wish: text, background: '' })
  })
})
