import { budgetItem } from '../budget-item.ts'
import { defineVarieties } from './variety.ts'

/** What money is planned for, by occasion; without these words it is a project like any other. */
export const budgetItemVarieties = defineVarieties(budgetItem, [
  {
    signs: 'gift 4, gifts 4, present 4, presents 4, birthday 3, birthdays 3, christmas 3, gift ideas 5',
    icon: 'gift',
    samples: `
      icon | title | subtitle | value
      gift | Lea | Of € 60, one more idea | € 38
      gift | Omar | Of € 50, bought | € 45
      gift | Iris | Of € 40, nothing yet | € 0
      gift | Elias and Ana | Together, of € 80 | € 64
      cake | Cake and cards | Of € 30 | € 22
      tag | Wrapping and postage | Of € 20 | € 12`,
    about: 'A little under plan. Iris still has no gift, and her day is in December.',
    facts: '€ 280 | Planned\n€ 181 | Spent\n€ 99 | Left',
    figures: '€ 181 | Spent\n€ 99 | Left',
    hero: 'Left | € 99 | Of € 280, one gift is missing | Add cost',
    tip: '€ 99 left | Iris has no gift yet, her day is in December',
  },
  {
    signs: 'wedding 5, bride 4, groom 4, engaged 3, seating plan 4',
    icon: 'heart',
    samples: `
      icon | title | subtitle | value
      home | Barn and garden | Of € 4,200, half paid | € 2,100
      fork | Dinner for 84 | Of € 6,700, deposit paid | € 1,500
      music | Band | Of € 1,800, booked | € 600
      camera | Photographer | Of € 1,600, booked | € 400
      leaf | Flowers | Of € 900, two offers | € 0
      tag | Dress and suit | Of € 1,900 | € 1,640`,
    about: 'Still within plan. Flowers have two offers, the rest of the barn is due in April.',
    facts: '€ 17,100 | Planned\n€ 6,240 | Spent\n€ 10,860 | Left',
    figures: '€ 6,240 | Spent\n€ 10,860 | Left',
    hero: 'Left | € 10,860 | Of € 17,100, flowers are open | Add cost',
    tip: '€ 10,860 left | The barn is due on 3 April',
  },
  {
    signs:
      'renovation 5, converting 4, barn 4, attic 4, old house 4, tradesmen 5, house build 5, building a house 5, self-build 5, extension 3, refurbish 4, builders 4, renovate 4, renovating 4, remodel 4, remodelling 4, bathroom 3, contractor 3, contractors 3, house build 4, construction 3',
    icon: 'tools',
    samples: `
      icon | title | subtitle | value
      drop | Bathroom | Of € 6,400, tiles ordered | € 3,980
      fork | Kitchen | Of € 9,200, two offers | € 1,200
      bolt | Electrician | Of € 2,800, first bill | € 1,450
      palette | Paint and plaster | Of € 1,100 | € 640
      grid | Floors | Of € 3,600, oak | € 2,900
      tag | Reserve | Of € 2,000, untouched | € 0`,
    about: 'Within plan. The kitchen has two offers, and the reserve is untouched.',
    facts: '€ 25,100 | Planned\n€ 10,170 | Spent\n€ 14,930 | Left',
    figures: '€ 10,170 | Spent\n€ 14,930 | Left',
    hero: 'Left | € 14,930 | Of € 25,100, the kitchen is open | Add cost',
    tip: '€ 14,930 left | The second bill of the electrician is due on Friday',
  },
  {
    signs: 'moving 4, move house 5, moving house 5, relocation 4, new flat 4, removal 3',
    icon: 'box',
    samples: `
      icon | title | subtitle | value
      truck | Van and driver | Of € 420, booked | € 380
      box | Boxes and tape | Of € 90 | € 64
      key | Deposit | Three months’ rent | € 2,400
      palette | Paint and repairs | Of € 250 | € 118
      wifi | Internet and post | Of € 80 | € 49
      fork | Pizza for the helpers | Of € 70 | € 0`,
    about: 'Within plan. The van is booked, the helpers still get their pizza.',
    facts: '€ 3,310 | Planned\n€ 3,011 | Spent\n€ 299 | Left',
    figures: '€ 3,011 | Spent\n€ 299 | Left',
    hero: 'Left | € 299 | Of € 3,310, paint is open | Add cost',
    tip: '€ 299 left | The old deposit comes back in December',
  },
  {
    signs: 'trip 4, travel 4, vacation 4, holiday 4, journey 3, camper 4, road trip 5, backpacking 4',
    icon: 'plane',
    samples: `
      icon | title | subtitle | value
      plane | Getting there | Of € 480, booked | € 462
      bed | Nights | Of € 720, five of nine | € 410
      fork | Food | Of € 380 | € 146
      car | Getting around | Of € 160 | € 58
      ticket | Tickets and tours | Of € 140 | € 62
      tag | Reserve | Of € 150, untouched | € 0`,
    about: 'A little under plan after five of nine days. Four nights are still open.',
    facts: '€ 2,030 | Planned\n€ 1,138 | Spent\n€ 892 | Left',
    figures: '€ 1,138 | Spent\n€ 892 | Left',
    hero: 'Left | € 892 | Of € 2,030, four days to go | Add cost',
    tip: '€ 892 left | About € 75 a day for what is not booked',
  },
  {
    signs:
      'birthday party 8, party planner 8, party planning 8, plan a party 8, party 6, baby shower 9, hen party 9, hen weekend 9, stag 7, rsvp 5, anniversary 5, graduation 5',
    icon: 'cake',
    samples: `
      icon | title | subtitle | value
      home | Garden hall | Of € 120, due on Friday | € 60
      fork | Buffet for 17 | Of € 204, ordered | € 100
      cake | Cake, two tiers | Of € 48, paid | € 48
      star | Garlands and balloons | Of € 40, bought | € 26
      game | Games and prizes | Of € 30, bought | € 18
      tag | Reserve | Untouched | € 0`,
    about: 'A little under plan. The rest of the hall is due on Friday, the buffet on the day.',
    facts: '€ 500 | Planned\n€ 252 | Spent\n€ 248 | Left',
    figures: '€ 252 | Spent\n€ 248 | Left',
    hero: 'Left | € 248 | Of € 500, hall and buffet are open | Add cost',
    tip: '€ 248 left | The hall is due on Friday',
  },
])
