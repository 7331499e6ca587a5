import { homework } from '../homework.ts'
import { defineVarieties } from './variety.ts'

/** What is to be practised where nobody writes. */
export const homeworkVarieties = defineVarieties(homework, [
  {
    signs:
      'music school 9, music lessons 9, music teacher 9, piano 7, violin 7, guitar 7, instrument 7, sheet music 7, to practise 6, recital 7',
    groups: 'This week, Practised, Later',
    fields: `
      Piece | text | Scale of D, two octaves
      How | text | Slowly, hands apart
      Until | date | Mon 23 Nov
      Note | long | Begin at bar twelve`,
    samples: `
      icon | title | subtitle | badge | tone
      music | Scale of D, two octaves | Slowly, ten minutes a day | Open | warning
      music | Minuet, bars 12 to 20 | Left hand alone first | Open | danger
      music | Clap the rhythm of page 14 | Aloud, with a beat at 72 | Open | primary
      music | Learn eight bars by heart | The song of your choice | Open | neutral
      music | Long notes with the tuner | Five minutes | Done | success
      music | Duet with Lea | Second part, until letter B | Done | success`,
    about: 'Bars twelve to twenty, left hand alone and slowly. When it runs, put both hands together.',
    facts: 'Mon | Until\n20 min | A day\n72 | Beat',
    hero: 'For Monday | Minuet, bars 12 to 20 | Left hand alone, then both | Open',
    tip: 'Four pieces for this week | The scale comes first',
  },
])
