import { babyLog } from '../baby-log.ts'
import { defineVarieties } from './variety.ts'

/** What is noted of a small child; without these words sleep, milk and nappies. */
export const babyLogVarieties = defineVarieties(babyLog, [
  {
    signs:
      'feedings 10, log feeding 10, diaper changes 10, diapers 10, nappies 10, nappy changes 10, naps 10, breastfeeding 10, last ate 10',
    groups: 'Feeding, Nappies, Sleep',
    fields: `
      What | choice | Feeding | Feeding, Nappy, Sleep, Bath
      From | time | 12:20
      To | time | 12:45
      Amount | text | 140 ml
      By | person | Omar Haddad
      Notes | long | Left side first, then asleep`,
    samples: `
      icon | title | subtitle | value | tone
      bottle | Fed | 12:20, by Omar | 140 ml | accent
      drop | Nappy, wet | 11:50, by Lea | Changed | primary
      moon | Nap | 10:05 to 11:40 | 1 h 35 | primary
      bottle | Fed | 9:10, by Lea | 120 ml | accent
      drop | Nappy, full | 8:30, by Omar | Changed | primary
      moon | Night | 22:20 to 3:30, longest so far | 5 h 10 | warning`,
    about:
      'Drank everything in twenty-five minutes and fell asleep. Next one probably around half past three.',
    facts: '140 ml | Drank\n25 min | Took\n3 h 10 | Since the one before',
    figures: '7 | Feedings\n6 | Nappies\n13 h 20 | Sleep | +40 min',
    hero: 'Last fed at 12:20 | Next around 15:30 | 140 ml, by Omar | Log feeding',
    add: 'Log entry',
    use: 'Edit entry',
  },
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
