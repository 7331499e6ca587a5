import { clutch } from '../clutch.ts'
import { defineVarieties } from './variety.ts'

/** Young that come together; without these words eggs of reptiles. */
export const clutchVarieties = defineVarieties(clutch, [
  {
    one: 'Litter',
    signs:
      'dog 6, dogs 6, puppy 8, puppies 8, whelping 9, kennel 6, cattery 7, cat 6, cats 6, kitten 8, kittens 8, litter 4, litters 4',
    also: 'puppy litter, kitten litter',
    icon: 'paw',
    groups: 'Expected, With mother, Gone home',
    fields: `
      Mother | text | Juno
      Father | text | Bo
      Mated on | date | Sat 19 Sep
      Due | date | Sat 21 Nov
      Born | number | 6
      Vet | text | Scan on day 28, six seen
      Notes | long | Eats little since Tuesday, whelping box is warm`,
    without: 'Laid on, Eggs, Hatch due, Box',
    samples: `
      icon | title | subtitle | progress | badge | tone
      heart | Juno × Bo | Day 61 of 63, six seen on the scan | 97 | Expected | warning
      paw | Fenja × Kuno | 5 young, 4 weeks, all gaining | 50 | With mother | primary
      paw | Mila × Bo | 7 young, 9 weeks, five are reserved | 95 | With mother | success
      heart | Alma × Kuno | Scan on 2 December | 30 | Expected | primary
      home | Juno × Ares | 6 young, all gone home in May | 100 | Gone home | neutral`,
    about:
      'Mated twice in September, six seen on the scan. She eats little since Tuesday; the box is warm and the vet knows.',
    facts: 'Day 61 | Of 63\n6 | Seen\n21 Nov | Due',
    figures: '2 | Expected\n12 | Young here\n5 | Reserved',
    hero: 'Any day now | Juno × Bo | Day 61, measure her temperature at noon | Open litter',
    tip: 'Juno is due on Saturday | Temperature at noon and at six',
    trend: 'Young this year | 18 | +5',
    add: 'Add litter',
    use: 'Note birth',
  },
  {
    one: 'Litter',
    signs: 'rabbit 7, rabbits 7, kindling 8, goat 6, goats 6, sheep 6, pig 6, pigs 6, guinea 7, hamster 7',
    also: 'rabbit litter',
    icon: 'paw',
    groups: 'Expected, With mother, Weaned',
    fields: `
      Mother | text | Hazel
      Father | text | Basil
      Mated on | date | Tue 20 Oct
      Due | date | Fri 20 Nov
      Born | number | 7
      Weaned on | date | Fri 1 Jan
      Notes | long | Straw and nest box put in on day 28`,
    without: 'Laid on, Eggs, Hatch due, Box',
    samples: `
      icon | title | subtitle | progress | badge | tone
      heart | Hazel × Basil | Day 30 of 31, nest is lined | 97 | Expected | warning
      paw | Sorrel × Basil | 7 young, 3 weeks, eyes open | 40 | With mother | primary
      paw | Clover × Thyme | 6 young, 7 weeks, tattooed | 90 | With mother | success
      heart | Fern × Thyme | Due on 9 December | 35 | Expected | primary
      check | Sage × Basil | 8 young, weaned in October | 100 | Weaned | neutral`,
    about: 'Mated on the twentieth of October. She has lined the nest with her own hair since yesterday.',
    facts: 'Day 30 | Of 31\n20 Nov | Due\n8 | Last time',
    figures: '2 | Expected\n13 | Young\n1 | Weaned',
    hero: 'Tomorrow | Hazel × Basil | The nest is lined, leave her in peace | Open litter',
    tip: 'Hazel is due tomorrow | Look into the nest in the evening',
    trend: 'Young this year | 41 | +7',
    add: 'Add litter',
    use: 'Note birth',
  },
  {
    signs:
      'bird 6, birds 6, budgie 7, budgies 7, canary 7, canaries 7, parrot 7, parrots 7, aviary 7, finches 7, chicks 5, fledged 6, poultry 7, hens 6, chicken 6, pigeons 7',
    icon: 'egg',
    groups: 'Brooding, In the nest, Fledged',
    fields: `
      Hen | text | Lemon
      Cock | text | Cobalt
      Nest box | text | Box 4
      First egg | date | Sat 31 Oct
      Eggs | number | 5
      Hatch due | date | Fri 20 Nov
      Ringed | text | 26-031 to 26-034`,
    without: 'Mother, Father, Laid on, Box',
    samples: `
      icon | title | subtitle | progress | badge | tone
      egg | Lemon × Cobalt | Box 4, 5 eggs, 4 with veins | 90 | Brooding | warning
      paw | Olive × Sky | Box 1, 4 chicks, ringed on day 8 | 60 | In the nest | primary
      paw | Pearl × Moss | Box 6, 3 out, one still inside | 95 | Fledged | success
      egg | Ivory × Cobalt | Box 2, second brood, 6 eggs | 30 | Brooding | primary
      check | Olive × Sky | Box 1, first brood, 5 ringed | 100 | Fledged | neutral`,
    about: 'First egg on the last day of October, one every other day. Four of five have veins.',
    facts: '5 | Eggs\nBox 4 | Nest\n20 Nov | Due',
    figures: '2 | Brood\n4 | Chicks\n8 | Fledged',
    hero: 'Tomorrow | Lemon × Cobalt | The first of five should come out | Open clutch',
    tip: 'Ring the four in box 1 | They are eight days old today',
    trend: 'Fledged this year | 26 | +4',
  },
])
