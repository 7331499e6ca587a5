import { expect, test } from 'vitest'
import { screensOf } from '../testing/apps.ts'

const namesIn = (prompt: string) => JSON.stringify(screensOf(prompt))

test('patterns one is shown are in the numbers, and no list', () => {
  expect(namesIn('Log my hay fever with strength and pollen, and spot patterns over the year')).not.toMatch(
    /Cable jumper|"Patterns"/,
  )
})

test('patterns one knits are things', () => {
  expect(namesIn('Keep knitting projects with yarn and needles, and find patterns for socks')).toMatch(
    /[Pp]attern/,
  )
})
