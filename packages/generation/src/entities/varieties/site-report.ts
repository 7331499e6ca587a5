import { siteReport } from '../site-report.ts'
import { defineVarieties } from './variety.ts'

/** What is built; without these words it is a house. */
export const siteReportVarieties = defineVarieties(siteReport, [
  {
    signs: 'roof 6, roofing 7, roofer 7, roofers 7, tiles 3, carpenter 4, timber 4',
    groups: 'Open, Defects, Done',
    samples: `
      icon | title | subtitle | overline | badge
      home | South side, battens | Underlay tight, 4 on site | Thu 19 Nov | Done
      home | Ridge and hips | Mortar-free, 38 m | Wed 18 Nov | Done
      warning | North side | Wind over 60, work stopped | Tue 17 Nov | Hindered
      drop | Leak at the chimney | Flashing torn, two photos | Defect | Open
      home | Gutters, yard side | 14 of 22 m in place | Mon 16 Nov | Done
      sun | Dormer, window 2 | Seal missing | Defect | Open`,
    about:
      'Underlay is tight on the south side, battens every 32 cm. The lift stood still for an hour because of the wind.',
    facts: `
      4 | On site
      8° | Dry
      2 | Defects`,
    figures: `
      4 | On site today | +1
      2 | Open defects
      62 % | Of the roof`,
    hero: 'Before 17:00 | Today’s report | Weather and people are filled in already | Write report',
    tip: 'Two defects open | Chimney before the rain on Friday',
    fields: `
      Date | date | Thu 19 Nov
      Weather | choice | Dry | Dry, Rain, Frost, Wind
      On site | number | 4
      Work done | long | South side: underlay, battens every 32 cm
      Hindered by | text | Wind over 60
      Picture | photo | home`,
  },
  {
    signs: 'garden 4, landscaping 7, landscaper 7, garden design 7, paving 5',
    groups: 'Open, Defects, Done',
    fields: `
      Work done | long | Terrace base pressed, hedge planted
      Hindered by | text | Wet ground`,
    samples: `
      icon | title | subtitle | overline | badge
      leaf | Terrace, base | 24 cm gravel, pressed | Thu 19 Nov | Done
      tree | Hedge, 18 hornbeams | Planted and watered | Wed 18 Nov | Done
      drop | Pond | Rain, liner waits | Tue 17 Nov | Hindered
      warning | Wall leans by 2 cm | Seen by Iris, two photos | Defect | Open
      leaf | Lawn, lower part | Seeded, keep wet | Mon 16 Nov | Done`,
    about: 'Gravel came at 7:10 and is pressed in three layers. Slabs come on Friday.',
    facts: `
      4 | On site
      8° | Dry
      1 | Defect`,
    figures: `
      4 | On site today | +1
      1 | Open defect
      48 % | Done`,
    hero: 'Before 17:00 | Today’s report | Weather and people are filled in already | Write report',
    tip: 'Plants come on Friday | Keep the yard free from seven',
  },
  {
    signs: 'electric 5, electrician 6, electricians 6, plumbing 6, plumber 6, heating 5, installation 3',
    groups: 'Open, Defects, Done',
    fields: `
      Work done | long | Cables of the first floor, board waits
      Hindered by | text | Breaker not delivered`,
    samples: `
      icon | title | subtitle | overline | badge
      bolt | First floor, cables | 14 of 18 rooms pulled | Thu 19 Nov | Done
      drop | Shaft 3, risers | Pressure held, 30 min | Wed 18 Nov | Done
      bolt | Main board | Waits for the breaker | Tue 17 Nov | Hindered
      warning | Socket 2.14 without earth | Found by Iris, two photos | Defect | Open
      flame | Boiler room | Pump set, not filled | Mon 16 Nov | Done`,
    about: 'Cables are in up to room 14. The breaker for the main board comes on Friday.',
    facts: `
      4 | On site
      14 | Rooms
      1 | Defect`,
    figures: `
      4 | On site today | +1
      1 | Open defect
      62 % | Done`,
    hero: 'Before 17:00 | Today’s report | People and rooms are filled in already | Write report',
    tip: 'Breaker comes on Friday | Board can be closed then',
  },
  {
    signs: 'road 5, roads 5, bridge 5, tunnel 6, asphalt 7, civil engineering 7, railway 5, sewer 6',
    groups: 'Open, Defects, Done',
    fields: `
      Work done | long | 180 tonnes of binder, km 4.2 to 4.6
      Hindered by | text | Paver stood for an hour`,
    samples: `
      icon | title | subtitle | overline | badge
      flag | Lane 1, km 4.2 to 4.6 | Binder laid, 180 t | Thu 19 Nov | Done
      flag | Kerb, north side | 140 of 220 m | Wed 18 Nov | Done
      warning | Lane 2 | Rain, paver waits | Tue 17 Nov | Hindered
      drop | Drain at km 4.4 | Lid sits 2 cm low | Defect | Open
      bolt | Lights, ramp | Cables pulled | Mon 16 Nov | Done`,
    about: 'First truck at 6:10, 180 tonnes laid by noon. Temperature behind the paver was 148 degrees.',
    facts: `
      14 | On site
      180 t | Laid
      1 | Defect`,
    figures: `
      14 | On site today | +2
      1 | Open defect
      62 % | Of the section`,
    hero: 'Before 17:00 | Today’s report | Weather and people are filled in already | Write report',
    tip: 'Rain on Friday | Paver moves to Saturday',
  },
])
