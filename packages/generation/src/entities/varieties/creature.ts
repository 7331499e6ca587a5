import { creature } from '../creature.ts'
import { defineVarieties } from './variety.ts'

/** Breeds are looked up as the animals of a game are. */
export const creatureVarieties = defineVarieties(creature, [
  {
    signs: 'dog breeds 9, dog breed 9, breeds 4, breed 4, cat breeds 6, cat breed 6',
    one: 'Breed',
    many: 'Breeds',
    icon: 'paw',
    without: 'Kind, Height, Strength, Speed, Next form',
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
  {
    signs: 'cat breeds 9, cat breed 9, breeds of cats 9, cats 5, cat 4',
    one: 'Breed',
    many: 'Breeds',
    icon: 'paw',
    without: 'Kind, Height, Strength, Speed, Next form',
    groups: 'All, Short hair, Long hair, No hair',
    fields: `
      Name | text | Maine Coon
      Coat | choice | Long hair | Short hair, Long hair, No hair
      Weight | text | 5 to 8 kg
      Lives | text | 12 to 15 years
      From | text | New England
      Character | text | Gentle giant, talks a lot`,
    samples: `
      image | title | subtitle | overline | meta
      kitten 1 | Maine Coon | Gentle giant, talks a lot | Long hair | New England
      kitten 2 | Siamese | Loud, loyal, never alone | Short hair | Thailand
      kitten 3 | Persian | Calm, wants to be combed | Long hair | Iran
      kitten 4 | British Shorthair | Quiet, round, patient | Short hair | Britain
      kitten 5 | Bengal | Climbs, runs, opens doors | Short hair | California
      kitten 6 | Sphynx | Warm, curious, needs a sweater | No hair | Canada`,
    about: 'A farm cat of snowy winters with a tail like a feather duster. Follows you from room to room.',
    facts: '5–8 kg | Weight\n12–15 y | Lives\nLong | Coat',
    figures: '73 | Breeds\n12 | Favorites\n4 | Without hair',
    hero: 'Breed of the day | Maine Coon | Gentle giant, talks a lot | Read on',
    tip: 'Twelve breeds saved | Five of them have long hair',
    trend: 'Breeds read | 48 | +6',
    use: 'Save breed',
  },
])
