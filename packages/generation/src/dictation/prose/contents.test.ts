import { expect, test } from 'vitest'
import { asContents } from './contents.ts'

test.each([
  ['I pick my part: oboe, flute or horn', 'radio buttons for the part (Oboe, Flute, Horn)'],
  [
    'you can pick one, three or five minutes',
    'a segmented control (One minute, Three minutes, Five minutes)',
  ],
  [
    'I can choose the text size and whether the dark mode is on',
    'a dropdown for the text size and a switch for dark mode',
  ],
  ['there you order or cancel a box', 'buttons "Order box" and "Cancel box"'],
  ['I can give one back', 'a "Give back" button'],
  ['the walls as cards with a photo', 'a list of walls with a photo'],
  ['speed as a curve, the wind', 'a line chart of speed, the wind'],
  ['the names of the pupils, and she ticks each pupil off', 'a list of pupils, each with a checkbox'],
  ['my boats with name and length', 'a list of boats with name and length'],
  ['whether it is dry', 'whether it is dry'],
])('prose tells of controls and lists: %s', (told, read) => {
  expect(asContents(told)).toBe(read)
})
