import { court } from '../court.ts'
import { defineVarieties } from './variety.ts'

/** What one plays on; without these words tennis and padel. */
export const courtVarieties = defineVarieties(court, [
  {
    signs:
      'turf 7, cricket 7, box cricket 10, cricket turf 11, futsal 7, five-a-side 8, football turf 10, cricket pitch 10, pitches 4, pitch 4',
    one: 'Pitch',
    many: 'Pitches',
    icon: 'flag',
    groups: 'Cricket, Football, Nets',
    fields:
      'Pitch | choice | Main turf | Main turf, Small turf, Nets\nDate | date | Sat 21 Nov\nTime | time | 18:00\nHours | choice | 1 h | 1 h, 2 h, 3 h, 4 h\nPlayers | number | 12',
    without: 'Court, Partner, Racket needed',
    samples: `
      image | title | subtitle | overline | value | meta
      field 1 | Main turf | Floodlights, nets all round | Cricket | € 48 | Free at 18:00
      field 2 | Small turf | Six against six | Cricket | € 36 | Free at 20:00
      field 3 | Nets, two lanes | Bowling machine to hire | Nets | € 18 | Free now
      park field | Five-a-side pitch | Artificial grass, lit | Football | € 40 | Free at 19:00
      field 4 | Pitch behind the hall | Shade until noon | Football | € 32 | Free tomorrow
      gym | Indoor pitch | Hall, soft ball only | Cricket | € 44 | Free at 21:00`,
    about:
      'Artificial turf with nets on all sides. Floodlights come with the booking; no metal studs, please.',
    facts: '1 h | Slot\n€ 48 | Price\n12 | Players',
    hero: 'Today, 18:00 | Main turf is still free | Floodlights until ten | Book',
    add: 'Book pitch',
    price: '€ 48 | an hour, light included',
  },
  {
    signs: 'tennis 6, tennis court 8, tennis courts 8, tennis club 9, clay court 8',
    groups: 'Clay, Hard, Indoor',
    samples: `
      image | title | subtitle | overline | value | meta
      field | Court 2, clay | Floodlight, by the wall | Clay | € 18 | Free at 18:00
      park field | Court 1, clay | Beside the club house | Clay | € 18 | Free at 20:00
      field 2 | Court 3, hard | Ball wall | Hard | € 14 | Free now
      field 3 | Court 4, clay | Shade until noon | Clay | € 18 | Free at 17:30
      gym | Hall, court 1 | Carpet, heated | Indoor | € 26 | Free at 19:00
      gym 2 | Hall, court 2 | Carpet, heated | Indoor | € 26 | Free tomorrow`,
    about:
      'Clay, swept every two hours. Light is switched on with the booking; shoes with a clay sole, please.',
    hero: 'Today, 18:00 | Court 2 is still free | Omar and Kim are looking for two | Book',
  },
  {
    signs: 'golf 7, golf club 9, tee times 9, tee time 9',
    one: 'Tee time',
    many: 'Tee times',
    icon: 'flag',
    groups: 'Today, Saturday, Sunday',
    fields:
      'Course | choice | 18 holes | 18 holes, First nine, Short course\nDate | date | Sat 21 Nov\nTime | time | 8:10\nPlayers | number | 3\nTrolley | switch | yes',
    without: 'Court, Partner, Racket needed',
    samples: `
      image | title | subtitle | overline | value | meta
      field 1 | 8:10, first tee | Two are in, two places | Saturday | € 48 | 18 holes
      field 2 | 8:50, first tee | Nobody yet, four places | Saturday | € 48 | 18 holes
      field 3 | 9:30, tenth tee | Lea and Omar, two places | Saturday | € 28 | First nine
      field 4 | 13:20, first tee | One place | Sunday | € 52 | 18 holes
      field 5 | 15:00, short course | Nobody yet | Today | € 14 | Short course
      field 6 | 16:10, tenth tee | Three places | Today | € 28 | First nine`,
    about: 'Greens were cut this morning, the wind is from the west. Bunker on seven is being renewed.',
    facts: '4 h | Takes\n€ 48 | Price\n2 | Places',
    figures: '5 | Free today\n2 | Your bookings',
    hero: 'Saturday, 8:10 | Two places at the first tee | With Lea and Omar, 18 holes | Book',
    tip: 'Quiet after three | The short course is empty then',
    add: 'Book tee time',
    use: 'Book',
    price: '€ 48 | 18 holes',
  },
  {
    signs:
      'football 6, soccer 6, futsal 6, five a side 6, 5 a side 6, football pitch 7, football pitches 7, soccer field 7, soccer fields 7, turf 4',
    one: 'Pitch',
    many: 'Pitches',
    icon: 'flag',
    groups: '5-a-side, 7-a-side, Indoor',
    fields: `
      Pitch | choice | North ground | North ground, Mill park, Harbour cage
      Date | date | Sat 21 Nov
      Time | time | 18:00
      Players | number | 10
      Bibs and ball | switch | yes`,
    without: 'Court, Partner, Racket needed',
    samples: `
      image | title | subtitle | overline | value | meta
      field | Mill park, pitch 2 | Artificial turf, floodlight | 5-a-side | € 40 | Free at 18:00
      park field | Harbour cage | Small goals, changing rooms | 5-a-side | € 32 | Free at 20:00
      field | North ground | Grass, big goals | 7-a-side | € 60 | Free at 17:30
      gym | Linden hall | Futsal, shoes with light soles | Indoor | € 55 | Free at 19:00
      field park | School field | Grass, bring your own ball | 7-a-side | € 28 | Free tomorrow
      field park | East end dome | Heated, bar beside it | Indoor | € 70 | Free now`,
    about:
      'Artificial turf from 2024, ten players fit well. Floodlight is in the price, bibs are at the desk.',
    facts: '60 min | Slot\n€ 40 | Price\n10 | Players',
    figures: '3 | Free now\n2 | Your bookings\n€ 8 | Your share',
    hero: 'Today, 18:00 | Mill park is still free | Eight are in, two are missing | Book',
    tip: 'Quietest on Tuesday | Half price before noon',
    add: 'Book pitch',
    use: 'Book',
    price: '€ 40 | an hour, light included',
  },
  {
    signs: 'basketball 6, volleyball 6, beach volleyball 7, handball 5, streetball 6',
    groups: 'Basketball, Volleyball, Hall',
    fields: `
      Court | choice | Harbour court | Harbour court, Beach 1, Linden hall
      Date | date | Sat 21 Nov
      Time | time | 18:00
      Players | number | 6
      Ball needed | switch | no`,
    without: 'Partner, Racket needed',
    samples: `
      image | title | subtitle | overline | value | meta
      field | Harbour court | Two hoops, floodlight | Basketball | € 12 | Free at 18:00
      beach | Beach 1 | Deep sand, net up | Volleyball | € 16 | Free at 17:30
      gym | Linden hall, left third | Wooden floor | Hall | € 24 | Free at 19:00
      beach | Beach 2 | By the lake | Volleyball | € 14 | Free tomorrow
      field park | School yard | One hoop, no booking fee | Basketball | € 6 | Free now`,
    about: 'Two hoops and a new floor. Floodlight goes on with the booking; balls are at the desk.',
    facts: '60 min | Slot\n€ 12 | Price\n6 | Players',
    hero: 'Today, 18:00 | Harbour court is still free | Four are in, two are missing | Book',
    price: '€ 12 | an hour, light included',
  },
])
