import { definePage } from './page.ts'

export const petVaccinations = definePage({
  id: 'pet-vaccinations',
  said: 'vaccinations, vaccination, deworming, vaccinations and deworming, worming, shots, vaccines, vaccination card, flea treatment, tick protection',
  unless: /\b(?:shelter|clinic|vet app|veterinar\w+ practice)\b/i,
  within: /\b(?:pets?|cats?|dogs?|pupp(?:y|ies)|kittens?|rabbits?)\b/i,
  name: 'Vaccinations',
  icon: 'shield',
  line: 'Pepper, Tuesday 9:40',
  shownBy: 'vaccine',
  content: `
    agenda Next
    - 9:40 | Pepper, yearly vaccination | Tue 24 Nov, Dr Chen
    - Evening | Miso, deworming | Tue 1 Dec, one tablet in cheese
    rows Pepper
    - check | Distemper, hepatitis, parvo | 12 November 2025 | Due
    - check | Rabies | Until March 2028 | Fine
    - check | Deworming | 2 September | Fine
    rows Miso
    - check | Cat flu | Until May 2027 | Fine
    - check | Deworming | 1 September | Due
    banner bell | We tell you a week before | And again on the day.
    button plus | Add an entry
  `,
})
