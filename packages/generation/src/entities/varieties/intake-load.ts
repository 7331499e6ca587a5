import { intakeLoad } from '../intake-load.ts'
import { defineVarieties } from './variety.ts'

/** What is taken in; without these words grain. */
export const intakeLoadVarieties = defineVarieties(intakeLoad, [
  {
    signs: 'apple 6, apples 7, fruit 6, juice 7, cider 7, pears 6, press 4, olive 7, olives 7, oil 3',
    icon: 'apple',
    groups: 'Waiting, Pressed, Fetched',
    fields: `
      Grower | person | Lea Brandt
      Fruit | choice | Apples | Apples, Pears, Quinces
      Kilos | number | 240
      Juice | text | 152 l
      In | choice | Boxes of 5 l | Boxes of 5 l, Bottles, Loose
      Price | money | € 122.00
      Fetch from | date | Sat 21 Nov`,
    without: 'What, Full, Empty, Moisture, Protein, Price of the day, Silo, Time',
    samples: `
      icon | title | subtitle | value | badge | tone
      apple | Lea Brandt, 240 kg | Apples, 152 l in boxes of 5 l | € 122 | Ready | success
      apple | School of Linden, 400 kg | Apples, 250 bottles, labels by the class | € 310 | Pressed | primary
      apple | Kim Osei, 90 kg of pears | Washing now | € 54 | In work | primary
      clock | Ana Petrova, about 150 kg | Slot at 13:00 | – | Expected | neutral
      warning | Tomás Rey, 60 kg of quinces | Too little alone, put with Iris | – | Ask | warning`,
    about: 'Mixed apples, clean and ripe. 152 litres, heated to 78 degrees, thirty boxes and a rest.',
    facts: '240 kg | Apples\n152 l | Juice\n€ 122 | Price',
    figures: '790 kg | Today\n496 l | Juice\n2 | To fetch',
    hero: 'Ready to fetch | Lea Brandt, 30 boxes | 152 l, € 122 | Open order',
    tip: 'Two orders wait to be fetched | Lea and the school',
    trend: 'Kilos a day | 790 | +120',
    use: 'Mark as fetched',
  },
  {
    signs:
      'wine 7, grapes 8, vineyard 7, vineyards 7, winegrowers 8, sugar 5, picking 5, trailers 4, oechsle 9',
    icon: 'wine',
    groups: 'Expected, Weighed, Paid',
    fields: `
      Grower | person | Lea Brandt
      Plot | text | Upper slope
      Variety | choice | Riesling | Riesling, Pinot noir, Silvaner
      Weight | text | 3.1 t
      Sugar | text | 92 °Oe
      Rot | text | 2 %
      Tank | choice | Tank 4 | Tank 3, Tank 4, Tank 5`,
    without: 'What, Full, Empty, Moisture, Protein, Price of the day, Silo, Time',
    samples: `
      icon | title | subtitle | value | badge | tone
      wine | Lea Brandt, Riesling | Upper slope, 92 °Oe, tank 4 | 3.1 t | Weighed | success
      wine | Omar Haddad, Pinot noir | Chapel, 86 °Oe | 1.9 t | Weighed | success
      truck | Kim Osei, Silvaner | Trailer at the ramp | – | Waiting | primary
      warning | Tomás Rey, Riesling | 12 % rot, sorted again | 2.2 t | Look | danger
      calendar | Iris Chen, Riesling | Stone wall, tomorrow at ten | – | Expected | neutral`,
    about: 'Picked by hand from eight, three trailers. 92 degrees, two in the hundred rotten, into tank 4.',
    facts: '3.1 t | Weight\n92 °Oe | Sugar\nTank 4 | Into',
    figures: '21 t | Today\n89 °Oe | On average\n2 | Waiting',
    hero: 'At the ramp | Kim Osei, Silvaner | First trailer of two | Weigh in',
    tip: 'Two trailers wait at the ramp | Tank 4 is full at four',
    trend: 'Tonnes a day | 21 | +4',
  },
  {
    signs: 'milk 8, dairy 7, litres 4, fat 4, cows 4',
    icon: 'drop',
    groups: 'Morning, Evening, Refused',
    fields: `
      Farmer | person | Lea Brandt
      Litres | number | 42
      Fat | text | 4.1 %
      Sample | choice | Good | Good, Water, Sour
      Price a litre | money | € 0.46
      Time | time | 6:40`,
    without: 'Grower, What, Full, Empty, Moisture, Protein, Price of the day, Silo',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Lea Brandt | 4.1 % fat, 6:40 | 42 l | Good | success
      drop | Omar Haddad | 3.8 % fat, 6:44 | 18 l | Good | success
      drop | Kim Osei | 4.4 % fat, 6:51 | 63 l | Good | success
      warning | Ana Petrova | Sour, sent back | 12 l | Refused | danger
      drop | Tomás Rey | Watered a little, warned | 24 l | Water | warning`,
    about: 'Forty-two litres from four cows, 4.1 in the hundred fat. Paid on the fifteenth with the rest.',
    facts: '42 l | Milk\n4.1 % | Fat\n€ 19.32 | Value',
    figures: '1,240 l | Today\n86 | Farmers\n€ 0.46 | A litre',
    hero: 'Tank is full at eight | 1,240 l this morning | Eleven farmers are still to come | Open list',
    tip: 'One can was sour | Ana was told by phone',
    trend: 'Litres a day | 1,240 | +60',
  },
])
