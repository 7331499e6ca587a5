import type { VarietySource } from './variety.ts'

/** Visits in which something is taken away or cleared: these come for no one who moves house. */
export const takenAway: readonly VarietySource[] = [
  {
    signs:
      'snow 8, snow removal 16, snow clearing 14, snow shovelling 14, snow shoveling 14, snow plow 14, snow plough 14, plow 8, plough 8, driveway 6, gritting 8',
    icon: 'truck',
    groups: 'Driveways, Paths, Yards',
    without: 'Rooms, Again',
    fields: `
      Service | choice | Driveway, two cars | Driveway two cars, Paths and steps, Yard, Roof
      Address | place | Linden lane 4`,
    samples: `
      image | title | subtitle | overline | value | rating
      snow 1 | Driveway, two cars | Plough and grit | 20 min | € 32 | 4.9
      snow 2 | Paths and steps | By shovel, with grit | 25 min | € 18 | 4.8
      snow 3 | Yard of a shop | Before you open | 45 min | € 58 | 4.8
      snow mountain 4 | Long lane | Up to 200 m | 40 min | € 49 | 4.7
      snow 5 | Roof and gutters | Two people, roped | 1 h 30 | € 140 | 4.8
      snow 6 | All winter | Each time it snows 5 cm | by 7:00 | € 290 | 4.9`,
    about: 'On the road from four when it snows. Clears, grits and sends you a photo when it is done.',
    facts: '20 min | Takes\n4.9 | Rating\n€ 32 | Price',
    hero: 'Today, 6:30 | Omar clears your driveway | 12 cm until the morning | Change visit',
    tip: 'All winter for € 290 | We come each time it snows 5 cm',
    price: '€ 32 | a driveway',
  },
  {
    signs:
      'junk 9, junk removal 16, rubbish removal 16, rubbish clearance 16, garbage removal 16, house clearance 14, trash removal 16, waste removal 14, haul away 12, hauling 9, scrap removal 16',
    icon: 'truck',
    groups: 'Single things, Loads, Whole rooms',
    without: 'Rooms, Again',
    fields: `
      Service | choice | Half a van | One thing, Half a van, Full van, Cellar
      Address | place | Linden lane 4, 3rd floor`,
    samples: `
      image | title | subtitle | overline | value | rating
      sofa 1 | One big thing | Sofa, mattress or fridge | 20 min | € 39 | 4.8
      van 2 | Half a van | Up to 4 m³ | 45 min | € 95 | 4.9
      truck 3 | Full van | Up to 8 m³, two people | 1 h 30 | € 170 | 4.8
      box 4 | Cellar or attic | Carried down, swept after | 3 h | € 260 | 4.7
      garden 5 | Garden waste | Bagged or loose | 40 min | € 55 | 4.8
      box 6 | Rubble | By the sack | 30 min | € 48 | 4.6`,
    about: 'Two people carry it down and sort it; what still works is given on. You pay for what fits in.',
    facts: '45 min | Takes\n4.9 | Rating\n€ 95 | Price',
    hero: 'Tuesday, 9:00 | Two people come for half a van | Carried down from the third floor | Change visit',
    tip: 'Still in one piece? | We give it on, and you pay half',
    price: '€ 95 | half a van',
  },
  {
    signs:
      'graffiti removal 16, graffiti 8, pressure washing 12, pressure washer 10, stain removal 14, moss removal 14, mould removal 14, mold removal 14',
    icon: 'home',
    groups: 'Walls, Paths, Roofs',
    without: 'Rooms, Again',
    fields: `
      Surface | choice | Brick | Brick, Render, Stone, Wood, Metal
      Area | text | 12 m²`,
    samples: `
      image | title | subtitle | overline | value | rating
      wall 1 | House wall | Up to 5 m², any colour | 1 h | € 120 | 4.9
      wall 2 | Shutter or door | Metal or wood | 45 min | € 75 | 4.8
      street 3 | Path and terrace | Washed and rinsed | 2 h | € 90 | 4.8
      home 4 | Roof tiles | Moss off, gutters clear | 4 h | € 340 | 4.7
      wall 5 | Protective coat | Lasts five years | 2 h | € 160 | 4.8
      street 6 | Stone steps | Warm water, no acid | 1 h | € 65 | 4.9`,
    about: 'Tries a hand’s breadth first and shows you, then does the rest. Photos before and after.',
    facts: '1 h | Takes\n4.9 | Rating\n€ 120 | Price',
    hero: 'Tuesday, 9:00 | Kim comes for the wall | A sample first, then the rest | Change visit',
    tip: 'A coat on top | What is sprayed next washes off with water',
    price: '€ 120 | up to 5 m²',
  },
  {
    signs:
      'tree felling 16, stump removal 18, stump grinding 18, tree removal 18, tree surgeon 14, tree surgeons 14, arborist 14, hedge removal 18',
    icon: 'tree',
    groups: 'Trees, Stumps, Hedges',
    without: 'Rooms, Again',
    fields: `
      Service | choice | Felling | Felling, Cutting back, Stump, Hedge
      Height | text | Up to 10 m`,
    samples: `
      image | title | subtitle | overline | value | rating
      forest 1 | Tree felled | Up to 10 m, in sections | 4 h | € 420 | 4.9
      forest 2 | Crown cut back | Deadwood taken out | 3 h | € 280 | 4.8
      garden 3 | Stump ground out | Up to 40 cm across | 1 h | € 110 | 4.9
      garden 4 | Hedge taken out | With roots, by the metre | 2 h | € 35 | 4.7
      forest 5 | Storm damage | Today, day and night | 3 h | € 360 | 4.8
      garden 6 | Wood cut for the stove | Split and stacked | 2 h | € 95 | 4.8`,
    about: 'Two climbers with ropes and a chipper. Takes the wood along or stacks it for your stove.',
    facts: '4 h | Takes\n4.9 | Rating\n€ 420 | Price',
    hero: 'Tuesday, 8:00 | Two climbers come for the spruce | In sections, nothing falls on the shed | Change visit',
    tip: 'Felling until February | Birds nest from March',
    price: '€ 420 | up to 10 m',
  },
]
