import { conditionPoint } from '../condition-point.ts'
import { conditionReport } from '../condition-report.ts'
import { defineVarieties } from './variety.ts'

/** What is looked at, other than flats that change hands. */
export const conditionReportVarieties = defineVarieties(conditionReport, [
  {
    signs: 'yacht 9, yachts 9, boat 6, boats 6, marine 9, hull 9, rigging 9',
    icon: 'wave',
    fields: `
      Boat | text | Northern Light, sloop, 11 m
      Kind | choice | Before sale | Before sale, Insurance, Damage
      Date | date | Thu 19 Nov
      Client | person | Lea Brandt
      Moisture | text | 18 %
      Severity | choice | Minor | Minor, Major, Urgent
      Photos | photo |
      Remarks | long | Osmosis below the waterline, look again when dry`,
    samples: `
      icon | title | subtitle | value | tone
      wave | Northern Light, 11 m | Before sale, Lea Brandt, 32 photos | In the office | warning
      wave | Seagull, 8 m | Insurance, two points are major | Draft | primary
      wave | Harbour Maid, 14 m | Before sale, sent as PDF | Sent | success
      wave | Tern, 9 m | Damage to the keel | Sent | success
      wave | Foxglove, 7 m | Before sale, on Monday | Planned | neutral`,
    about:
      'Sound hull with raised moisture at the keel. Standing rigging is due, engine starts cold, three points for the buyer.',
    facts: '32 | Photos\n3 | Major\n6 | Voice memos',
    hero: 'Today, 10:30 | Northern Light, sloop, 11 m | Before sale, for Lea Brandt | Start survey',
    tip: 'One report is in the office | Six memos to be typed',
    trend: 'Surveys a month | 14 | +2',
    data: [8, 9, 10, 9, 12, 12, 14],
    add: 'New survey',
  },
  {
    signs:
      'roof 9, roofs 9, home inspector 9, home inspection 9, house inspector 9, building surveyor 9, house before 5',
    icon: 'home',
    samples: `
      icon | title | subtitle | value | tone
      home | Linden lane 4 | Before sale, 28 points | Draft | primary
      home | Mill street 12 | Roof and gutters, 3 defects | Sent | success
      home | Station road 31 | Damp in the cellar | Sent | success
      home | Park row 2 | Re-inspection on Monday | Planned | neutral`,
    about: 'Roof is sound except for two slipped tiles; gutter at the back holds water. Wiring is from 1984.',
    hero: 'Today, 10:30 | Linden lane 4 | Before sale, for Lea Brandt | Start inspection',
    tip: 'Two defects are urgent | Wiring and the cellar wall',
  },
  {
    signs: 'car dealer 9, used cars 9, vehicles 6, vehicle 6, scratches 6, trade-in 6',
    icon: 'car',
    samples: `
      icon | title | subtitle | value | tone
      car | Estate, blue, 2019 | 84,200 km, two scratches | Draft | primary
      car | Van, white, 2017 | 131,000 km, tyres at 3 mm | Sent | success
      car | Small car, red, 2021 | 22,400 km, as new | Sent | success`,
    about: 'Even wear, one scratch at the rear door with photo, service book complete.',
    hero: 'Today, 10:30 | Estate, blue, 2019 | 84,200 km, Lea Brandt | Start report',
    tip: 'One car waits for its price | The van since Tuesday',
  },
])

/** The points of other things than rooms. */
export const conditionPointVarieties = defineVarieties(conditionPoint, [
  {
    signs: 'yacht 9, yachts 9, boat 6, boats 6, marine 9, hull 9, rigging 9',
    icon: 'wave',
    samples: `
      icon | title | subtitle | value | tone
      check | Hull | Moisture 18 % at the keel | Major | warning
      check | Rigging | Two shrouds from 2009 | Major | warning
      check | Engine | Starts cold, oil is clean | Good | success
      check | Electrics | Corroded plug at the mast | Minor | primary
      check | Safety gear | Flares out of date | Urgent | danger
      check | Sails | Main restitched in spring | Good | success`,
    about: 'Looked at ashore and afloat, with a photo and a voice memo for each mark.',
    hero: 'Next point | Hull | Below the waterline | Rate it',
    tip: 'Two points to go | Sea trial comes last',
  },
])
