import { defineEntity } from '../entity.ts'

export const morseLetter = defineEntity({
  id: 'morse-letter',
  one: 'Letter',
  many: 'Letters',
  words: 'morse letter, morse lesson, morse sign, morse code',
  icon: 'volume',
  groups: 'Learned, New, Mixed up',
  fields: `
    Letter | text | K
    Lesson | number | 4
    Words a minute | slider | 60
    Tone | choice | 600 Hz | 500 Hz, 600 Hz, 700 Hz
    Gaps | choice | Longer | Longer, As sent`,
  samples: `
    icon | title | subtitle | value | badge | tone
    volume | K | dash dot dash, lesson 4 | 94 % | Learned | success
    volume | M | dash dash, lesson 1 | 99 % | Learned | success
    volume | R | dot dash dot, lesson 2 | 91 % | Learned | success
    volume | S | dot dot dot, lesson 2 | 97 % | Learned | success
    volume | U | dot dot dash, lesson 3 | 78 % | Mixed up | warning
    volume | V | dot dot dot dash, lesson 5 | 61 % | New | primary`,
  about:
    'Heard ninety times, right in eighty-five. Mixed up with R now and then: K begins with the long one.',
  facts: '94 % | Right\n90 | Heard\n18 | Words a minute',
  figures: '12 | Letters learned | +2\n18 | Words a minute | +3\n91 % | Right',
  hero: 'Lesson 5 | U and V | Ten letters, about three minutes | Listen',
  tip: 'U and V are mixed up most | Ten minutes today will help',
  trend: 'Words a minute | 18 | +3',
  data: [8, 10, 11, 13, 14, 16, 18],
  add: 'Add letter',
  use: 'Hear again',
})
