import { showClass } from '../show-class.ts'
import { defineVarieties } from './variety.ts'

/** What is judged at a show; without these words vegetables and flowers. */
export const showClassVarieties = defineVarieties(showClass, [
  {
    signs: 'dog 7, dogs 7, breeds 6, cat 6, cats 6, kennel 6, puppies 5',
    groups: 'Puppies, Open, Veterans, Groups',
    fields: `
      Number | number | 14
      Class | text | Puppy bitch, terriers
      Judge | person | Hana Sato
      Ring | text | Ring 2
      Starts | time | 10:30
      Entries | number | 8
      Fee | money | € 18.00`,
    without: 'Section, Table or ring, Judged at, Rule',
    samples: `
      icon | title | subtitle | time | badge | tone
      paw | Puppies, terriers | Ring 2, Hana Sato, 8 entries | 10:30 | Next | primary
      paw | Open class, setters | Ring 1, Omar Haddad, 12 entries | 10:40 | Open | success
      paw | Veterans over eight | Ring 2, 5 entries | 11:15 | Open | success
      star | Child and dog | Main ring, 17 entries | 13:00 | Open | success
      check | Open class, dachshunds | Ring 3, judged | 9:30 | Judged | neutral
      trophy | Best in show | Main ring | 16:00 | Final | warning`,
    about:
      'Six to twelve months, eight entered, one absent. Be at the ring ten minutes before with your number on.',
    facts: '8 | Entries\n10:30 | Starts\nRing 2 | Where',
    hero: 'Next, 10:30 | Puppies, terriers | Ring 2, Hana Sato judges | Open class',
    tip: 'Be at ring 2 by 10:20 | Number on the left arm',
    notices:
      'Ring 2 is ten minutes late | Terriers at 10:40 | clock\nBest dachshund | Number 64, Kuno of Linden | trophy\nVet check is open | Gate B until nine | paw',
    price: '€ 18.00 | Each entry',
  },
  {
    signs: 'horse 7, horses 7, riding 7, pony 6, jumping 6, dressage 7, stabling 5',
    groups: 'Dressage, Jumping, Young riders',
    fields: `
      Number | number | 6
      Class | text | Jumping, 90 cm
      Judge | person | Hana Sato
      Arena | text | Sand arena
      Starts | time | 10:30
      Starters | number | 22
      Fee | money | € 14.00`,
    without: 'Section, Table or ring, Judged at, Rule',
    samples: `
      icon | title | subtitle | time | badge | tone
      flag | 6 · Jumping, 90 cm | Sand arena, 22 starters | 10:30 | Next | primary
      flag | 7 · Jumping, 110 cm | Sand arena, 14 starters | 12:00 | Open | success
      star | 2 · Dressage, beginners | Hall, Hana Sato, 17 starters | 10:00 | Running | warning
      smile | 9 · Lead rein | Small ring, 12 children | 14:00 | Open | success
      check | 1 · Dressage, novices | Judged, first Ida on Fjara | 8:30 | Judged | neutral`,
    about: 'Nine jumps, two of them double, against the clock in the second round. Walk the course at ten.',
    facts: '22 | Starters\n10:30 | Starts\n90 cm | Height',
    hero: 'Next, 10:30 | Class 6, jumping 90 cm | 22 starters, walk the course at ten | Open class',
    tip: 'Walk the course at ten | Sand arena',
    notices:
      'Walk the course at ten | Class 6, sand arena | flag\nFirst: Ida on Fjara | Dressage, novices, 7.4 | trophy\nStables open at seven | Row C for guests | home',
    price: '€ 14.00 | Each start',
  },
  {
    signs:
      'beer 7, beers 7, brewing 8, brewers 8, cider 6, wine 6, cheese 7, honey 6, baking 6, bakers 6, cakes 5, bread 5',
    groups: 'Flight 1, Flight 2, Final',
    fields: `
      Flight | number | 2
      Class | text | Stout and porter
      Judges | text | Hana, Omar
      Table | text | Table 3
      Starts | time | 10:30
      Entries | number | 9
      Fee | money | € 8.00`,
    without: 'Number, Section, Judge, Table or ring, Judged at, Rule',
    samples: `
      icon | title | subtitle | time | badge | tone
      bottle | Stout and porter | Table 3, Hana and Omar, 9 entries | 10:30 | Next | primary
      bottle | Wheat and pale | Table 1, 14 entries | 10:30 | Open | success
      bottle | Sour and smoked | Table 2, 6 entries | 11:30 | Open | success
      check | Lager | Judged, 41 points the highest | 9:00 | Judged | neutral
      trophy | Best of all | Six go into the final | 15:00 | Final | warning`,
    about: 'Nine entries without names, water and bread on the table. Two judges, the middle of both counts.',
    facts: '9 | Entries\n10:30 | Starts\nTable 3 | Where',
    hero: 'Next, 10:30 | Stout and porter | Nine entries without names | Open class',
    tip: 'Nine entries on table 3 | Labels are off',
    price: '€ 8.00 | Each entry',
  },
])
