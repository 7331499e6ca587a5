import { bredYoung } from '../bred-young.ts'
import { defineVarieties } from './variety.ts'

/** Young one has bred; without these words reptiles. */
export const bredYoungVarieties = defineVarieties(bredYoung, [
  {
    one: 'Puppy',
    many: 'Puppies',
    signs: 'dog 6, dogs 6, puppy 8, puppies 8, whelping 9, kennel 6',
    samples: `
      image | title | subtitle | value | badge | tone
      puppy brown | Blue collar, male | Fenja × Kuno, 2,140 g, +110 | € 1,400 | Reserved | warning
      puppy | Red collar, female | Fenja × Kuno, 1,960 g, +95 | € 1,400 | Free | success
      dog | Green collar, male | Fenja × Kuno, 2,210 g, +120 | € 1,400 | Reserved | warning
      puppy white | Yellow collar, female | Fenja × Kuno, 1,780 g, +40 | – | Weigh twice | danger
      dog | Pink collar, female | Stays with us | – | Keeps | primary`,
    fields: `
      Collar | choice | Blue | Blue, Red, Green, Yellow, Pink
      Sex | choice | Male | Female, Male
      From | text | Fenja × Kuno
      Born | date | Thu 22 Oct
      Weight | text | 2,140 g
      Chip and vaccination | date | Thu 17 Dec
      Price | money | € 1,400.00`,
    without: 'Number, Photo',
    about:
      'Born third, 410 g. Doubled its weight on day eight, eyes open on day thirteen, plays since Sunday.',
    facts: '2,140 g | Weight\n4 weeks | Old\n+110 g | Today',
    figures: '5 | With Fenja\n2 | Reserved\n1 | Free',
    hero: 'Weigh this evening | Five young from Fenja | Yellow collar gained only 40 g | Weigh',
    trend: 'Weight, blue collar | 2,140 g | +110',
  },
  {
    one: 'Kitten',
    signs: 'cat 6, cats 6, kitten 8, kittens 8, cattery 7',
    samples: `
      image | title | subtitle | value | badge | tone
      kitten | Pepe, male | Mila × Bo, 1,120 g, chipped | € 900 | Reserved | warning
      cat grey | Pina, female | Mila × Bo, 980 g | € 900 | Free | success
      kitten white | Pablo, male | Mila × Bo, 1,180 g | € 900 | Reserved | warning
      cat | Paola, female | Stays here | – | Keeps | primary`,
    about:
      'Curious, eats by itself since week five. First vaccination done, the second is due in three weeks.',
    facts: '1,120 g | Weight\n9 weeks | Old\n€ 900 | Price',
    figures: '7 | Here\n5 | Reserved\n2 | Free',
    hero: 'Vaccination on Tuesday | Seven young from Mila | Chips and second jab at nine | Open',
    trend: 'Weight, Pepe | 1,120 g | +90',
  },
  {
    one: 'Chick',
    signs:
      'bird 6, birds 6, budgie 7, budgies 7, canary 7, canaries 7, parrot 7, parrots 7, aviary 7, finches 7, fledged 6, poultry 7, hens 6, pigeons 7',
    samples: `
      icon | title | subtitle | value | badge | tone
      leaf | 26-031, green | Olive × Sky, 12 days, box 1 | – | In the nest | primary
      leaf | 26-032, blue | Olive × Sky, 11 days, box 1 | – | In the nest | primary
      leaf | 26-024, yellow | Pearl × Moss, flies since Sunday | € 25 | Free | success
      leaf | 26-018, grey | Went to Omar Haddad in October | € 25 | Sold | neutral
      leaf | 26-025, green | Pearl × Moss, stays for breeding | – | Keeps | primary`,
    about: 'Ringed on day eight, green like its grandmother. Crop full in the morning and in the evening.',
    facts: '26-031 | Ring\n12 days | Old\nBox 1 | Nest',
    figures: '4 | In the nest\n8 | Fledged\n11 | Sold this year',
    hero: 'Ring today | Four in box 1 | Eight days old, rings 26-031 to 26-034 | Ring',
    trend: 'Fledged this year | 26 | +4',
  },
])
