import { babyLog } from '../baby-log.ts'
import { defineVarieties } from './variety.ts'

/** What is noted of a small child; without these words sleep, milk and nappies. */
export const babyLogVarieties = defineVarieties(babyLog, [
  {
    signs: 'milestone 9, milestones 9, first steps 9, first words 9, baby book 9, baby album 9',
    one: 'Milestone',
    many: 'Milestones',
    icon: 'heart',
    groups: 'Moving, Talking, Teeth',
    fields: `
      Milestone | text | First steps
      Date | date | Thu 19 Nov
      Age | text | 11 months
      Photo | photo | child
      Notes | long | From the sofa to Omar, three of them`,
    without: 'What, From, To, Amount',
    samples: `
      icon | title | subtitle | value | tone
      heart | First steps | From the sofa to Omar, three of them | 11 months | danger
      chat | First word | “Lamp”, and everybody laughed | 10 months | primary
      smile | Second tooth | Upper left | 8 months | success
      star | Sits without help | On the kitchen floor | 6 months | warning
      heart | First laugh | At the dog | 3 months | danger`,
    about: 'From the sofa to Omar, three steps and a bump. Filmed by chance, with Grandma on the phone.',
    facts: '11 m | Age\n3 | Steps\n2 | Photos',
    figures: '14 | Milestones | +1\n11 m | Age\n38 | Photos',
    hero: 'Eleven months | First steps | Three of them, from the sofa to Omar | Add photo',
    tip: 'Next: pointing and waving | Most do it between ten and fourteen months',
    trend: 'Height in cm | 74 | +2',
    data: [54, 58, 62, 65, 68, 72, 74],
    add: 'Add milestone',
    use: 'Edit milestone',
  },
])
