import { deliveryStop } from '../delivery-stop.ts'
import { defineVarieties } from './variety.ts'

/** Whom a tour with meals goes to; without these words it has parcels. */
export const deliveryStopVarieties = defineVarieties(deliveryStop, [
  {
    signs: 'meals on wheels 12, meals 8, hot meals 9, lunches 8, diet 7, elderly 6, seniors 6',
    icon: 'home',
    groups: 'Next, Later, Delivered, Not home',
    fields: `
      Client | person | Clara Vogt
      Address | place | Linden lane 4
      Window | text | 11:15 to 11:45
      Diet | choice | Low salt | Any, Low salt, Diabetic, Soft, Vegetarian
      Meals | number | 1
      Note for the driver | long | Ring twice, key safe 2580
      Delivered | choice | Handed over | Handed over, With neighbour, Not home`,
    without: 'Customer, Pieces, Proof, Signature',
    samples: `
      icon | title | subtitle | value | badge | tone
      home | Clara Vogt, Linden lane 4 | Low salt, ring twice | 11:20 | Next | primary
      home | Elias Lund, Mill street 12 | Diabetic, second floor | 11:30 | Later | neutral
      home | Ruth Adeyemi, Park view 9 | Soft food, key safe 2580 | 11:40 | Later | neutral
      users | Ida and Josef Rey, Old dairy | Two meals, one vegetarian | 11:55 | Later | neutral
      check | Jonas Weber, Station road 2 | Handed over, had a chat | 11:08 | Delivered | success
      warning | Hana Sato, East end 4 | Did not open, office called | 10:55 | Not home | danger`,
    about: 'Low salt, cut small. Ring twice and wait; she walks slowly. The key safe at the door has 2580.',
    facts: '11:20 | Arrive\n1.4 km | Away\n1 | Meal',
    figures: '14 | Stops today\n6 | Delivered\n1 | Not home',
    hero: 'Next, 11:20 | Clara Vogt, Linden lane 4 | Low salt, ring twice | Navigate',
    tip: 'Hana Sato did not open | The office calls her daughter',
  },
  {
    signs: 'flowers 7, bouquet 7, bouquets 7, florist 7',
    icon: 'flower',
    without: 'Pieces',
    samples: `
      icon | title | subtitle | value | badge | tone
      flower | 10, Linden lane 4 | Lea Brandt, autumn bouquet | 10:20 | Next | primary
      flower | 11, Harbour hotel | Table flowers, six, back door | 10:35 | Later | neutral
      flower | 12, Park view 9 | Noor Rahman, leave with neighbour | 10:50 | Later | neutral
      heart | 13, Linden church | Bridal bouquet, before 12:00 | 11:20 | Later | neutral
      check | 9, Station road 2 | Wreath, taken by Kim Osei | 9:58 | Delivered | success
      warning | 8, Hospital, ward 4 | Was moved to ward 6 | 9:41 | Failed | danger`,
    about: 'Third bell, blue door. Keep it upright and out of the sun; the card is in the paper.',
    hero: 'Next, 10:20 | Linden lane 4 | Lea Brandt, autumn bouquet, third bell | Navigate',
  },
])
