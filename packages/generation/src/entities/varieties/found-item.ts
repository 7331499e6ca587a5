import { foundItem } from '../found-item.ts'
import { defineVarieties } from './variety.ts'

/** Where things are left behind, and what is looked for; without these words it is a school or an office. */
export const foundItemVarieties = defineVarieties(foundItem, [
  {
    signs:
      'lost bike 12, stolen bike 12, bike register 12, found bikes 10, frame number 12, bicycle 8, bike 5, stolen bicycle 12',
    one: 'Bike',
    many: 'Bikes',
    icon: 'bike',
    without: 'What it is, Found at, Found on, Kind',
    groups: 'Found, Stolen, Mine',
    fields: `
      Make and model | text | Norrgard City 7
      Frame number | text | WT 4081 2210
      Colour | choice | Blue | Blue, Black, Red, Green, White
      Last seen | place | Station square, stand 4
      Date | date | Thu 19 Nov
      Status | choice | Stolen | Stolen, Found, Returned
      Photo | photo | bike
      Notes | long | Brown saddle, bell with a lighthouse`,
    samples: `
      image | title | subtitle | badge | tone
      bike 1 | Norrgard City 7, blue | Station square, Thursday | Stolen | danger
      bike 2 | Trail bike, black, 29 in | Canal bridge, found on Wednesday | Found | success
      bike 3 | Red tandem | Mill street, Tuesday | Stolen | danger
      bike 4 | Cargo bike, green | School yard, found on Monday | Found | success
      bike 5 | Child bike, white, 20 in | Park gate, Sunday | Returned | primary
      bike 6 | Folding bike, grey | Harbour, 14 Nov | Stolen | danger`,
    about:
      'Gone from stand 4 between eight and ten. Brown saddle, a bell with a lighthouse and a scratch on the top tube.',
    facts: 'Thu | Missing since\n3 | Hints\n2 | Photos',
    figures: '18 | Stolen | +3\n41 | Found again',
    hero: 'Found on Wednesday | Trail bike, black | At the canal bridge, frame number readable | Is it yours?',
    tip: 'Two bikes found this week | Compare the frame number with yours',
    trend: 'Found again a month | 9 | +2',
    add: 'Report bike',
    use: 'This one is mine',
  },
  {
    signs:
      'school 6, schools 6, school’s 6, kindergarten 7, nursery 6, jumper 5, jumpers 6, sweatshirts 6, lunch box 6, lunch boxes 6, lunchbox 6, pe kit 7, gym bag 6, gym bags 6, name label 7, mittens 6, uniform 5, pupils 5',
    groups: 'Clothes, Bottles and boxes, Bags, Toys',
    fields: `
      What it is | text | Navy jumper
      Size | text | 7 to 8 years
      Name label | choice | Worn off | None, Worn off, Readable
      Found at | place | Hall, under the bench
      Found on | date | Thu 19 Nov
      Photo | photo | sweater
      Notes | long | A small hole in the left sleeve`,
    without: 'Kind, Status',
    samples: `
      image | title | subtitle | badge | tone
      sweater | Navy jumper, 7 to 8 | Hall, label worn off, Thursday | Waiting | primary
      box | Lunch box, green dinosaur | Playground wall, Wednesday | Claimed | warning
      jacket | Raincoat, yellow | Peg 14, no name, Wednesday | Waiting | primary
      bottle | Bottle with stars | Room 12, Tuesday | Waiting | primary
      backpack | Gym bag, owl print | Changing room, Monday | Returned | success
      glove | One red mitten | By the gate, Monday | Waiting | primary`,
    about: 'Found under the bench in the hall after lunch. The name label is worn off; it starts with an L.',
    facts: 'Thu | Found\n7–8 | Size\n30 d | Kept',
    hero: 'New today | Navy jumper, 7 to 8 | Hall, the label is worn off | Is it yours?',
    tip: '18 things wait in the box | What is left goes to charity at the end of term',
  },
  {
    signs:
      'railway 8, train 6, trains 6, station 4, bus 4, buses 4, bus company 8, tram 5, metro 6, airport 4, subway 6',
    groups: 'Bags, Keys, Phones, Clothes',
    without: 'Found at, Found on',
    fields: `
      What it is | text | Blue rucksack
      Colour | choice | Blue | Blue, Black, Grey, Red, Green, Other
      Station | place | Central north
      Train or line | text | Line 4, 8:12 to Old harbour
      Lost on | date | Thu 19 Nov
      Kind | choice | Bag | Bag, Keys, Phone, Clothes, Other
      Photo | photo | bag
      Notes | long | A grey bottle in the side pocket`,
    samples: `
      image | title | subtitle | badge | tone
      backpack | Blue rucksack | Central north, line 4, Thursday | Waiting | primary
      phone | Phone, cracked corner | Old harbour, platform 2, Wednesday | Claimed | warning
      keys | Three keys, red ribbon | Mill bridge, Wednesday | Waiting | primary
      scarf wool | Grey wool scarf | Night train, car 5, Tuesday | Waiting | primary
      glasses | Reading glasses | University, ticket hall | Returned | success
      bottle | Green bottle | Line 7, upper deck, Monday | Waiting | primary`,
    about: 'Handed in by the guard of line 4 at 9:10. Say what is in the front pocket to claim it.',
    facts: 'Thu | Found\n3 | Asked\n30 d | Kept',
    hero: 'New today | Blue rucksack | Handed in at Central north at 9:10 | Is it yours?',
  },
])
