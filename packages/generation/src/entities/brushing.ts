import { defineEntity } from '../entity.ts'

export const brushing = defineEntity({
  id: 'brushing',
  one: 'Brushing',
  many: 'Brushings',
  words: 'tooth brushing, brushing, two-minute timer',
  icon: 'timer',
  groups: 'Morning, Evening, Missed',
  fields: `
    Who | person | Ida
    When | choice | Evening | Morning, Evening
    Minutes | number | 2
    Music | choice | Pirate song | Pirate song, Jungle, Off
    Floss | switch | yes`,
  samples: `
    icon | title | subtitle | value | badge | tone
    sun | Ida, morning | 7:20, all four corners | 2:04 | Sticker | success
    sun | Emil, morning | 7:24, upper left was short | 1:40 | Almost | warning
    moon | Ida, evening | Yesterday, 19:10 | 2:10 | Sticker | success
    moon | Emil, evening | Yesterday, 19:15 | 2:00 | Sticker | success
    moon | Ida, evening | Tuesday, forgotten | 0:00 | Missed | danger`,
  about: 'Thirty seconds for each corner. Upper left was a little short this morning.',
  facts: '2:04 | Minutes\n4 of 4 | Corners\n9 | In a row',
  figures: '9 | Days in a row\n14 | Stickers | +2\n2:04 | On average',
  hero: 'This evening | Two minutes with the pirate song | Thirty seconds for each corner | Start',
  tip: 'Nine evenings in a row | One more and there is a golden star',
  trend: 'Seconds on average | 124 | +8',
  add: 'Log brushing',
  use: 'Start',
})
