import { exhibit } from '../exhibit.ts'
import { defineVarieties } from './variety.ts'

/** Houses that show something other than the sea. */
export const exhibitVarieties = defineVarieties(exhibit, [
  {
    signs:
      'church 6, bells 7, bell tower 8, cathedral 7, chapel 6, minster 7, church bells 9, monastery 6, abbey 6',
    groups: 'Bells, Tower, Nave, Windows',
    fields: `
      Title | text | Gloria, the great bell
      Number | number | 1
      Where | text | Tower, second floor
      Year | text | 1487
      Story | long | Cast in the churchyard in one night`,
    samples: `
      image | title | subtitle | overline | meta
      museum | Gloria, the great bell | Cast in 1487, 4,200 kg, rings at noon | No. 1 | 3 min
      museum | Little Anna | Cast in 1731, rings for christenings | No. 2 | 2 min
      sunset | The tower room | 214 steps up, view as far as the hills | No. 7 | 4 min
      museum art | Window of the bakers | Glass of 1510, seven loaves | No. 4 | 3 min
      lamp | Organ of 1688 | 1,842 pipes, one of them silent | No. 5 | 6 min
      museum | Bell of peace | Cast in 1949 from old iron | No. 3 | 3 min`,
    about:
      'Cast in the churchyard in one night of August 1487. It cracked once, in the great frost, and was mended.',
    facts: '1487 | Cast\n4,200 kg | Weight\n3 min | Audio',
    figures: '5 | Bells\n18 | Stories\n214 | Steps',
    hero: 'Start here | Gloria, the great bell | Tower, number 1, three minutes | Listen',
    tip: 'The tower is open until five | 214 steps, no lift',
  },
  {
    signs:
      'mill museum 8, farm museum 9, open-air museum 9, village museum 9, folk museum 9, local history museum 8, town museum 8, heritage centre 7, heimatmuseum 8',
    groups: 'Kitchen, Stable, Workshop, School',
    samples: `
      image | title | subtitle | overline | meta
      kitchen | Bread oven | Forty loaves every second Friday | No. 12 | 3 min
      museum | Grandmother's loom | Linen for the whole village | No. 7 | 4 min
      tools | Bench of the cooper | Barrels for herring and beer | No. 21 | 5 min
      book | Slate of the village school | Sums of 1904 on both sides | No. 33 | 2 min
      dress | Wedding dress in black | White came only later | No. 18 | 3 min
      bulb | First light bulb | Switched on at Christmas 1911 | No. 2 | 6 min`,
    about: 'It was heated with beech every second Friday. Whoever had no oven brought the dough along.',
    facts: 'No. 12 | Number\n1887 | Year\n3 min | Audio',
    hero: 'Start here | Bread oven | Room 1, number 12, three minutes | Listen',
  },
  {
    signs: 'natural history 9, dinosaurs 8, dinosaur 8, fossils 6, geology museum 8, minerals 5',
    groups: 'Bones, Stones, Animals, Sea',
    samples: `
      image | title | subtitle | overline | meta
      museum | Plesiosaur from the clay pit | Eleven metres, found in 1971 | No. 12 | 4 min
      forest | Cave bear | 42,000 years old, both paws | No. 7 | 3 min
      museum | Meteorite | Fell into a field of rye | No. 21 | 3 min
      sea | Sea lilies | A meadow turned to stone | No. 33 | 2 min
      museum | Amber with a gnat | The last meal is still in it | No. 18 | 3 min`,
    about: 'Two boys found the first vertebra in the clay pit. It took four summers to dig out the rest.',
    facts: 'No. 12 | Number\n11 m | Long\n4 min | Audio',
    hero: 'Start here | Plesiosaur from the clay pit | Hall 1, number 12, four minutes | Listen',
  },
  {
    signs:
      'railway museum 9, technical museum 9, transport museum 9, tram museum 9, mining museum 9, mine 4, aviation museum 8, car museum 8',
    groups: 'Engines, Rails, Work, Models',
    samples: `
      image | title | subtitle | overline | meta
      train | Steam engine No. 4 | Pulled coal for fifty-one years | No. 12 | 4 min
      train | Tram of 1909 | Wooden benches, open platform | No. 7 | 3 min
      lamp | Lamp of a miner | Went out when the air was bad | No. 21 | 3 min
      museum | Signal box | Twelve levers, one bell | No. 33 | 5 min
      watch | Pocket watch of the guard | Eleven seconds a week | No. 18 | 2 min`,
    about:
      'It pulled coal to the harbour until 1962. The whistle still works and is heard on Sundays at three.',
    facts: 'No. 12 | Number\n1911 | Year\n4 min | Audio',
    hero: 'Start here | Steam engine No. 4 | Hall 1, number 12, four minutes | Listen',
  },
])
