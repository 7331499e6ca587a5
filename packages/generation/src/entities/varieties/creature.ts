import { creature } from '../creature.ts'
import { defineVarieties } from './variety.ts'

/** Breeds are looked up as the animals of a game are. */
export const creatureVarieties = defineVarieties(creature, [
  {
    signs: 'dog breeds 9, dog breed 9, breeds 4, breed 4, cat breeds 6, cat breed 6',
    one: 'Breed',
    many: 'Breeds',
    icon: 'paw',
    without: 'Kind, Strength, Speed, Next form',
    groups: 'All, Small, Medium, Large',
    fields: `
      Name | text | Border Collie
      Size | choice | Medium | Small, Medium, Large
      Weight | text | 14 to 20 kg
      Lives | text | 12 to 15 years
      From | text | Scotland
      Character | text | Clever, quick, never tired`,
    samples: `
      image | title | subtitle | overline | meta
      dog | Border Collie | Clever, quick, never tired | Medium | Scotland
      dog | Beagle | Friendly, follows its nose | Medium | England
      dog | Dachshund | Brave, long, stubborn | Small | Germany
      dog | Labrador | Gentle, loves water | Large | Canada
      dog | Pug | Calm, cuddly, snores | Small | China
      dog | Husky | Talks, runs, sheds | Large | Siberia`,
    about:
      'Bred to herd sheep on the border of Scotland. Needs two hours outside and something to think about.',
    facts: '14–20 kg | Weight\n12–15 y | Lives\nMedium | Size',
    figures: '354 | Breeds\n12 | Favorites\n10 | Groups',
    hero: 'Breed of the day | Border Collie | Clever, quick, never tired | Read on',
    tip: 'Twelve breeds saved | Seven of them are small',
    trend: 'Breeds read | 48 | +6',
    use: 'Save breed',
  },
])
