import { animalRecord } from '../animal-record.ts'
import { defineVarieties } from './variety.ts'

/** What stands in the barn; without these words it is cows. */
export const animalRecordVarieties = defineVarieties(animalRecord, [
  {
    signs: 'sheep 5, ewe 5, lamb 4, lambing 4, ram 3, flock 3, goat 4, doe 3, kids born 3, fleece 4',
    groups: 'Flock, In lamb, To treat',
    fields: `
      Ear tag | text | 0417
      Name | text | Bella
      Breed | text | Texel
      Born | date | 12 Apr 2023
      Weight | number | 68
      Mother | text | 0388 Clara
      Notes | long | Left hind hoof trimmed`,
    without: 'Tag',
    samples: `
      icon | title | subtitle | badge | tone
      paw | 0417 Bella | Texel ewe, 3 years | Well | success
      paw | 0422 Rosa | Ewe, lambs in March | In lamb | primary
      paw | 0398 Moss | Goat, hoof to trim | To treat | danger
      paw | 0431 Linde | Twin lamb, born in April | Lamb | accent
      paw | 0405 Ida | Ewe with two lambs, 71 kg | Well | success
      paw | 0388 Clara | Wormed on Monday | Well | neutral`,
    about:
      'Calm, leads the others to the gate. Two lambs each spring, hoof trimmed on Tuesday, wormed in October.',
    facts: '68 kg | Weight\n2 | Lambs\n3 y | Age',
    figures: '60 | Animals\n14 | In lamb\n2 | To treat',
    hero: 'Today | Two to treat, one close to lambing | Vet comes at 14:00 | Open list',
    tip: 'Lambs gain well | 280 grams a day since the new hay',
    trend: 'Weight of lambs | 24.6 kg | +1.8',
  },
  {
    signs: 'milk yield 9, milk 6, milking 8, dairy 7, litres of milk 9, dairy goats 9, dairy cows 9',
    groups: 'Milking, Dry, To treat',
    without: 'Weight',
    fields: `
      Tag | text | 0417
      Name | text | Bella
      Breed | text | Saanen
      Born | date | 12 Apr 2023
      Milk today | text | 3.4 l
      Health | choice | Well | Well, To watch, Treated`,
    samples: `
      icon | title | subtitle | value | badge | tone
      paw | 0417 Bella | Second lactation, 112 days | 3.4 l | Well | success
      paw | 0422 Rosa | First lactation, 60 days | 2.8 l | Well | success
      paw | 0398 Moss | Udder warm, looked at today | 1.9 l | To watch | warning
      paw | 0431 Linde | Dry until March | – | Dry | neutral
      paw | 0405 Clara | Third lactation, 200 days | 2.6 l | Well | success`,
    about: 'Calm at the stand, first at the gate. 3.4 litres today, a little more than last week.',
    facts: '3.4 l | Today\n112 | Days in milk\n3 y | Age',
    figures: '41 l | Milk today | +2\n14 | Milking\n1 | To watch',
    hero: 'Morning milking | 21.4 litres from 14 | Moss gave less than yesterday | Enter milk',
    tip: 'Moss gave less | 1.9 litres, udder warm on the left',
    trend: 'Milk in litres | 41 | +2',
    use: 'Enter milk',
  },
  {
    signs: 'quail 6, quails 6, rabbit 6, rabbits 6, litter 4, litters 4, pigeons 5, hutch 6, hutches 6',
    groups: 'Young, Breeding, Sold',
    without: 'Tag, Weight',
    fields: `
      Pen | text | Hutch 3
      Name | text | Mira and seven young
      Born | date | 4 Nov 2026
      Sold to | person | Omar Haddad
      Feed | money | € 14`,
    samples: `
      icon | title | subtitle | badge | tone
      paw | Mira and seven young | Rabbits, litter of 4 November | Nursing | primary
      egg | Quails, pen 1 | 14 hens, eleven eggs today | Laying | success
      paw | Otto | Rabbit buck, two years | Breeding | neutral
      egg | Quails, pen 2 | 18 young, hatched in October | Young | accent
      paw | Lotte | Rabbit, due on 2 December | In kindle | warning
      paw | Five young of Lotte | Omar Haddad, fetched on Sunday | Sold | success`,
    about: 'Seven young, all drink well. Nest box out on Friday, weaned in the middle of December.',
    facts: '7 | Young\n2 w | Age\n€ 14 | Feed a week',
    figures: '11 | Eggs today\n2 | Litters\n€ 86 | Sold this month',
    hero: 'Today | Eleven eggs, two more than yesterday | Nest box of Mira comes out on Friday | Write it down',
    tip: 'Feed costs € 14 a week | Two sacks are left until Tuesday',
    trend: 'Eggs a week | 71 | +6',
  },
  {
    signs: 'chicken 4, hen 4, egg 3, coop 4, poultry 5, duck 3, geese 4, turkey 3, broody 4, rooster 3',
    groups: 'Flock, Laying, Resting',
    without: 'Tag, Weight',
    fields: `
      Ring | text | Blue 14
      Name | text | Bella
      Breed | text | Sussex
      Born | date | 12 Apr 2024`,
    samples: `
      icon | title | subtitle | badge | tone
      paw | Bella | Sussex, lays every day | Laying | success
      paw | Rosa | Maran, dark eggs | Laying | success
      paw | Moss | Mites, dust bath today | To treat | danger
      paw | Linde | Hatched in April | Young | accent
      paw | Ida | Sits on nine eggs | Broody | primary
      paw | Clara | Moulting since Monday | Resting | neutral`,
    about: 'First out in the morning, lays by the water butt. Five eggs a week, moult in November.',
    facts: '5 | Eggs a week\n2 y | Age\nBlue 14 | Ring',
    figures: '12 | Birds\n8 | Eggs today\n1 | Broody',
    hero: 'Today | Eight eggs, one more than yesterday | Clean the coop on Saturday | Count eggs',
    tip: 'More eggs since the warm days | Two more each week',
    trend: 'Eggs a week | 52 | +4',
  },
  {
    signs: 'pig 5, piglet 5, sow 4, boar 3, slaughter 2, farrowing 5',
    groups: 'Pens, Sows, To treat',
    samples: `
      icon | title | subtitle | badge | tone
      paw | 0417 Bella | Sow, eleven piglets | Well | success
      paw | 0422 Rosa | Farrows in March | In pig | primary
      paw | Pen 3 | Nine weaners, cough | To treat | danger
      paw | Pen 1 | Born in April, 31 kg | Growing | accent
      paw | Pen 5 | 96 kg on average | Ready | success
      paw | 0388 Clara | Resting since Monday | Well | neutral`,
    about: 'Calm, good mother. Eleven piglets in the last litter, all of them weaned after four weeks.',
    facts: '212 kg | Weight\n11 | Piglets\n3 y | Age',
    figures: '48 | Animals\n2 | In pig\n1 | To treat',
    hero: 'Today | One pen to treat, one to weigh | Vet comes at 14:00 | Open list',
    tip: 'Gain is up | 40 grams more each day',
    trend: 'Gain a day | 840 g | +40',
  },
])
