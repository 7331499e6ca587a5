import { describe, expect, it } from 'vitest'
import { reword } from '../understand/searched.ts'
import { eitherControls } from './either-controls.ts'

describe('controls told by what one chooses between', () => {
  it.each([
    ['A form with an oiled or dry choice.', 'A form with an radio buttons "Oiled or dry" (Oiled, Dry).'],
    [
      'a size field, a lit or unlit checkbox and a Save button',
      'a size field, a radio buttons "Lit or unlit" (Lit, Unlit) and a Save button',
    ],
    [
      'Radio buttons for dawn or dusk, a note field',
      'radio buttons "Dawn or dusk" (Dawn, Dusk), a note field',
    ],
    ['radio buttons for single or shared room.', 'radio buttons "Single or shared room" (Single, Shared).'],
    ['the late, early or on time toggle', 'the radio buttons (Late, Early, On time)'],
    ['an on or off switch', 'a switch'],
  ])('%s', (text, told) => {
    expect(reword(text, eitherControls)).toBe(told)
  })

  it.each([
    'A name or email field.',
    'radio buttons for payment: card or cash',
    'A list of hives or a map.',
    'a button to save or discard',
  ])('leaves "%s"', (text) => {
    expect(reword(text, eitherControls)).toBe(text)
  })
})
