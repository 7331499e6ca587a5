import { checkPoint } from '../check-point.ts'
import { defineVarieties } from './variety.ts'

/** What other inspections than those for safety look at. */
export const checkPointVarieties = defineVarieties(checkPoint, [
  {
    signs:
      'elevator 12, elevators 12, lift technicians 12, lift inspections 12, lifts 10, lift 8, escalator 12, escalators 12',
    groups: 'Car, Shaft, Machine room',
    fields: 'Point | text | Doors reopen when touched',
    samples: `
      icon | title | subtitle
      check | Doors reopen when touched | All six floors
      check | Emergency call answered | After eight seconds
      check | Car stops level | Within 5 mm
      check | Ropes without broken wires | Five ropes, lamp and rag
      check | Brake holds at full load | 630 kg
      check | Pit dry, buffers firm | Ladder fixed`,
    about: 'One after the other, with a picture where something is not as it should be.',
    hero: 'Next | Car stops level | Within 5 mm on each floor | Tick it off',
  },
  {
    signs: 'playground 12, playgrounds 12, play equipment 12, swings 9, slides 6',
    groups: 'Swings, Climbing, Ground',
    fields: 'Point | text | Chains without wear',
    samples: `
      icon | title | subtitle
      check | Chains without wear | Both swings
      check | Bolts tight and capped | Climbing frame, 24 of 24
      check | Fall surface deep enough | 30 cm of bark
      check | Slide without edges | Steps firm
      check | Wood without splinters | Seesaw, sandpit
      check | Gate closes by itself | Spring oiled`,
    about: 'One after the other, with a picture where something is not as it should be.',
    hero: 'Next | Fall surface deep enough | 30 cm of bark | Tick it off',
  },
  {
    signs:
      'quality control 9, quality checks 8, defects 4, production 7, manufacturing 8, assembly 8, furniture factory 9',
    groups: 'Material, Line, Packing',
    fields: 'Point | text | Size within 0.5 mm',
    samples: `
      icon | title | subtitle
      check | Size within 0.5 mm | Five pieces measured
      check | Surface without scratches | Under the lamp, both sides
      check | Colour as the sample | Batch 118
      check | Holes and screws | Jig 2, all centred
      check | Drawers run freely | Ten times open and shut
      check | Bag and label complete | Weighed, 412 g`,
    about: 'One after the other, with a picture where something is not as it should be.',
    hero: 'Next | Colour as the sample | Batch 118 | Tick it off',
  },
  {
    signs:
      'letting 9, letting agents 10, tenant 7, tenants 7, apartment 7, flat 7, move-in 9, move in 8, move out 8, landlord 7, property inspection 9, properties 6, real estate 7',
    groups: 'Hall, Kitchen, Bath, Rooms',
    fields: 'Point | text | Hall: door, bell, floor',
    samples: `
      icon | title | subtitle
      check | Hall: door, bell, floor | Good, three keys
      check | Kitchen: oven, tap, cupboards | Clean, tap drips
      check | Bath: tiles, shower, window | One tile cracked
      check | Living room: walls, floor | Painted in spring
      check | Bedroom: window, radiator | Works
      check | Meters: power, water, gas | Photo of each`,
    about: 'One after the other, with a picture where something is not as it should be.',
    hero: 'Next | Bath: tiles, shower, window | Photo of each wall | Tick it off',
  },
  {
    signs: 'restaurant 7, kitchen 7, hygiene 8, haccp 9, food safety 9, bakery 7, canteen 7, butcher 7',
    groups: 'Kitchen, Store, Staff',
    fields: 'Point | text | Fridges below 5 degrees',
    samples: `
      icon | title | subtitle
      check | Fridges below 5 degrees | 3.4 and 4.1 degrees
      check | Boards and knives clean | Red, green, blue
      check | Dates on all boxes | Walk-in, two missing
      check | Hands: soap, towels | All three basins
      check | Floor and drains | Cleaned last night
      check | Traps without findings | Four of four`,
    about: 'One after the other, with a picture where something is not as it should be.',
    hero: 'Next | Dates on all boxes | Walk-in | Tick it off',
  },
])
