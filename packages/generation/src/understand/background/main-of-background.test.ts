import { expect, it } from 'vitest'
import { mainOfBackground } from './main-of-background.ts'

it.each([
  ['I never remember which orchids I have.', 'Add each orchid with a photo.', 'orchid'],
  ['I have four boxes of old beads.', 'Say where they came from.', 'bead'],
  ['My neighbours argue every Saturday.', 'Say who mows the lawn.', undefined],
])('in “%s” “%s” is about %s', (background, wish, main) => {
  expect(mainOfBackground(background, wish)).toBe(main)
})
