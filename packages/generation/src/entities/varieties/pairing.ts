import { pairing } from '../pairing.ts'
import { defineVarieties } from './variety.ts'

/** Animals put together; without these words reptiles. */
export const pairingVarieties = defineVarieties(pairing, [
  {
    one: 'Mating',
    signs:
      'dog 6, dogs 6, puppy 8, puppies 8, whelping 9, kennel 6, cattery 7, cat 6, cats 6, kitten 8, kittens 8, heat 3',
    icon: 'heart',
    groups: 'Planned, Mated, In whelp',
    fields: `
      Female | text | Juno
      Male | text | Bo, from Linden farm
      In heat since | date | Thu 10 Sep
      Mated on | date | Sat 19 Sep
      State | choice | Mated | Planned, Mated, In whelp
      Health tests | text | Hips A, eyes clear`,
    without: 'Together since, Seen mating, Expected',
    samples: `
      icon | title | subtitle | badge | tone
      heart | Juno × Bo | Mated 19 and 21 September | In whelp | success
      heart | Alma × Kuno | Mated 31 October, scan 2 December | Mated | primary
      calendar | Mila × Ares | Next heat around 20 January | Planned | neutral
      warning | Fenja × Bo | Not again, related over two lines | Not again | danger
      heart | Fenja × Kuno | Mated 20 August, 5 young | Born | success`,
    about:
      'In heat since the tenth of September, mated on day nine and eleven. Both have their hips and eyes tested.',
    facts: '19 Sep | Mated\nDay 9 | Of heat\n3.1 % | Related',
    figures: '1 | In whelp\n1 | Mated\n1 | Planned',
    hero: 'Scan on 2 December | Alma × Kuno | Day 32 after mating | Open',
    add: 'Add mating',
    use: 'Note mating',
  },
  {
    one: 'Pair',
    signs:
      'bird 6, birds 6, budgie 7, budgies 7, canary 7, canaries 7, parrot 7, parrots 7, aviary 7, finches 7, fledged 6, poultry 7, hens 6, pigeons 7',
    icon: 'heart',
    groups: 'Brooding, Resting, New',
    fields: `
      Hen | text | Lemon, 24-107
      Cock | text | Cobalt, 23-041
      Nest box | text | Box 4
      Paired on | date | Mon 12 Oct
      State | choice | Brooding | Brooding, Resting, New`,
    without: 'Female, Male, Together since, Seen mating, Expected',
    samples: `
      icon | title | subtitle | badge | tone
      heart | Lemon × Cobalt | Box 4, rings 24-107 and 23-041 | Brooding | primary
      heart | Olive × Sky | Box 1, third year together | Brooding | primary
      heart | Pearl × Moss | Box 6, young about to leave | Feeding | success
      heart | Ivory × Cobalt | Box 2, second brood | Brooding | primary
      heart | Amber × Jet | Box 5, since Sunday | New | neutral`,
    about:
      'Paired in October, she carried straw on the second day. Yellow and blue: half of the young are green.',
    facts: 'Box 4 | Nest\n5 | Eggs\n2 | Broods',
    figures: '5 | Pairs\n3 | Brood\n26 | Young this year',
    hero: 'Box 4 | Lemon × Cobalt | Five eggs, due tomorrow | Open pair',
    add: 'Add pair',
    use: 'Note egg',
  },
  {
    one: 'Mating',
    signs: 'rabbit 7, rabbits 7, kindling 8, goat 6, goats 6, sheep 6, pig 6, pigs 6, guinea 7, hamster 7',
    icon: 'heart',
    groups: 'Planned, Mated, Empty',
    fields: `
      Female | text | Hazel
      Male | text | Basil
      Mated on | date | Tue 20 Oct
      State | choice | Mated | Planned, Mated, Empty`,
    without: 'Together since, Seen mating, Expected',
    samples: `
      icon | title | subtitle | badge | tone
      heart | Hazel × Basil | Mated on 20 October, due tomorrow | Mated | primary
      heart | Fern × Thyme | Mated on 8 November | Mated | primary
      calendar | Sorrel × Thyme | After weaning, mid December | Planned | neutral
      warning | Sage × Thyme | Came back empty, try again | Empty | warning
      heart | Clover × Thyme | Six young | Born | success`,
    about: 'Mated on the twentieth of October in his pen. Third time these two, seven or eight young each.',
    facts: '20 Oct | Mated\n31 days | To birth\n3rd | Time',
    figures: '2 | Mated\n1 | Planned\n1 | Empty',
    hero: 'Tomorrow | Hazel × Basil | Day 30 of 31 | Open',
    add: 'Add mating',
    use: 'Note mating',
  },
])
