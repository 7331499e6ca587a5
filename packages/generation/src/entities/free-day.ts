import { defineEntity } from '../entity.ts'

/** A day with or without it. */
export const freeDay = defineEntity({
  id: 'free-day',
  one: 'Day',
  many: 'Days',
  words: 'migraine-free day, symptom-free day, pain-free day, seizure-free day',
  icon: 'sun',
  groups: 'Green, Red',
  fields: `
    Day | date | Thu 19 Nov
    How it was | choice | Free | Free, Not free
    What came before | text | Short night, red wine
    Notes | long | Gone by the evening`,
  samples: `
    icon | title | subtitle | badge | tone
    check | Thu 19 Nov | Eleventh in a row | Free | success
    check | Wed 18 Nov | Tenth in a row | Free | success
    check | Tue 17 Nov | Slept eight hours | Free | success
    check | Mon 16 Nov | Eighth in a row | Free | success
    close | Sun 8 Nov | Short night, gone by the evening | Not free | danger
    close | Fri 30 Oct | Storm in the afternoon | Not free | danger`,
  about: 'Eleven in a row, and nothing to note. The last one came after a short night.',
  facts: '11 | In a row\n19 | This month\n24 | Longest',
  figures: '11 | Days in a row | +1\n19 | Free this month\n24 | Longest so far',
  hero: '11 days | Free since 9 November | Thirteen more make a new best | Mark today',
  tip: 'Thirteen more make a new best | 24 days in spring',
  trend: 'Free days a month | 24 | +3',
  data: [18, 19, 21, 20, 22, 21, 24],
  add: 'Mark day',
  use: 'Change',
})
