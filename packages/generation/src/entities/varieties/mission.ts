import { mission } from '../mission.ts'
import { defineVarieties } from './variety.ts'

/** Who is called out; without these words it is a mountain rescue. */
export const missionVarieties = defineVarieties(mission, [
  {
    signs: 'lifeboat 9, lifeboats 9, coast guard 9, coastguard 9, sea rescue 9, rescue boat 8',
    fields: `
      Name | text | Yacht, engine stopped
      Kind | choice | Tow | Tow, Search, Medical, Drill
      Priority | choice | Low | Low, High, Urgent
      Place | place | Two miles off the north pier
      Crew | person | Ana Petrova
      Started | time | 14:20
      Log | long | Wind north-west 5, tow line out at 14:58`,
    samples: `
      icon | title | subtitle | value | badge | tone
      wave | Yacht, engine stopped | Tow, 5 on board | 14:20 | Running | danger
      wave | Kite surfer, north bay | Search, second boat | 12:05 | Running | warning
      flag | Man overboard, drill | Drill, all crews | Sat | Planned | primary
      wave | Dinghy adrift | Tow, nobody on board | Wed | Closed | neutral
      stethoscope | Trawler, hurt hand | Medical, 2 hours | Sun | Closed | neutral
      users | Two swimmers at the pier | Search, both well | 8 Nov | Closed | neutral`,
    about:
      'Sailing yacht with three on board, engine stopped two miles off the north pier. Wind north-west 5, the tow line is out.',
    facts: '14:20 | Started\n5 | Crew\n2 mi | Off the pier',
    figures: '2 | Running\n14 | On call\n8 min | To launch',
    hero: 'Running since 14:20 | Yacht, engine stopped | Five on board, tow line out | Open mission',
    tip: 'Radio on channel 16 | Channel 6 is for the helicopter',
  },
  {
    signs:
      'fire brigade 9, fire brigades 9, fire service 9, fire station 9, fire department 9, firefighter 9, firefighters 9, volunteer fire 9, fire engine 6, hydrants 6, breathing apparatus 6',
    fields: `
      Name | text | Smoke in Mill street
      Kind | choice | Fire | Fire, Technical help, Medical, Drill
      Priority | choice | High | Low, High, Urgent
      Place | place | Mill street 12
      In charge | person | Ana Petrova
      Started | time | 14:20
      Log | long | Kitchen, second floor. Two teams inside, street closed`,
    samples: `
      icon | title | subtitle | value | badge | tone
      flame | Smoke in Mill street | Fire, 8 coming | 14:20 | Running | danger
      tree | Tree on the lake road | Technical help, one engine | 12:05 | Running | warning
      flag | Ladder evening | Drill, 18 members | Sat | Planned | primary
      bell | Alarm at the school | Fire, false alarm | Wed | Closed | neutral
      drop | Water in a cellar | Technical help, 2 hours | Sun | Closed | neutral
      car | Two cars, ford road | Technical help, all well | 8 Nov | Closed | neutral`,
    about:
      'Smoke from a kitchen on the second floor, everybody is out. Two teams inside, the street is closed at both ends.',
    facts: '14:20 | Started\n8 | Coming\n6 min | To the engine',
    figures: '2 | Running\n14 | On call\n6 min | To the first engine',
    hero: 'Running since 14:20 | Smoke in Mill street | Eight are coming, two engines | Open alarm',
    tip: 'Radio on channel 3 | Channel 5 is for the ladder',
    trend: 'Alarms | 9 | +2',
  },
  {
    signs:
      'disaster 7, earthquake 9, flood 7, floods 7, evacuated 7, evacuation 7, civil protection 8, civil defence 8, relief 6, sandbags 8, shelters 5',
    fields: `
      Name | text | Mill street under water
      Kind | choice | Evacuation | Evacuation, Supplies, Clearing, Medical
      Priority | choice | High | Low, High, Urgent
      Place | place | Mill street, houses 2 to 30
      Team | person | Ana Petrova
      Started | time | 14:20
      Log | long | 42 people to the school hall, two boats on the way`,
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Mill street under water | Evacuation, two boats | 14:20 | Running | danger
      truck | Sandbags to the old harbour | Supplies, 800 bags | 12:05 | Running | warning
      home | Beds in the school hall | Supplies, 60 places | Sat | Planned | primary
      tree | Lake road, three trees | Clearing, road is open | Wed | Closed | neutral
      stethoscope | Insulin to Linden lane | Medical, delivered | Wed | Closed | neutral
      flag | Bridge checked | Clearing, safe for cars | Tue | Closed | neutral`,
    about:
      'Houses 2 to 30 stand under water. Two boats bring people to the school hall, 42 are there already.',
    facts: '14:20 | Started\n42 | In safety\n2 | Boats',
    figures: '2 | Running\n64 | Helpers\n60 | Free beds',
    hero: 'Running since 14:20 | Mill street under water | 42 in safety, two boats on the way | Open mission',
    tip: 'The school hall is open | Sixty beds, warm food from 18:00',
    trend: 'In safety | 42 | +18',
  },
])
