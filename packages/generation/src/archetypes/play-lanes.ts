import { defineArchetype } from '../archetype.ts'

/** Where one comes to play by the hour: bowling lanes, minigolf, karts. */
export const playLanes = defineArchetype({
  id: 'play-lanes',
  words:
    'driving range 60, golf range 54, buckets of balls 44, bowling alley 60, bowling centre 54, bowling center 54, bowling lanes 54, lane reservation 54, lane reservations 60, lane booking 54, skittle alley 60, minigolf course 44, mini golf course 44, go-kart track 54, kart track 54, karting centre 54, pool hall 14, darts bar 44, axe throwing 54, birthday packages 24, shoe sizes 24',
  examples: `
    Bowling alley: reserve a lane, how many play, shoes in which size, food to the lane
    Driving range: buckets of balls with a code, which bays are free, lesson with the pro
    Book one or two hours at our skittle alley, pay there, league evenings blocked
    Kart track: heats, lap times of my last visits, groups from eight drivers
    Minigolf: clubs, price per round, family card, opening hours in rain
    Which lanes are free tonight and until when
    Party room for ten children with pizza, ask for a Saturday
    Happy hour from Monday to Thursday, students pay less
    Snooker and pool tables by the hour, drinks to the table
    Curling sheets and shoes for a company evening, coach for the first half hour
    League night blocks six of twelve lanes, the rest is for everybody
    Axe throwing by the lane with a coach, sign the rules`,
  unless: /\b(?:score ?keep\w*|keep scores?|averages?|league secretary|cricket|escape)\b/i,
  bars: 'leaderboard',
  presets: 'playful, bold',
  icon: 'flag',
  names:
    'Lane Seven (bowling skittle lane), Ten Pins (bowling skittle), Full Bucket (golf driving), One More Round, Until Ten',
  entity: 'play-lane',
  home: 'shelf focus',
  screens: `
    home | Play | home
    browse | Lanes | grid | | | | lanes, bays, free bays, sessions, rounds, lane reservations, courses, arenas, tracks, what is free
    browse! | Packages | gift | play-package | | | birthday packages, packages, package, parties, party room, birthday, birthdays, groups
    browse! | Prices | tag | play-price | | | prices, price, happy hour prices, happy hour, price list
    browse! | Food | fork | bar-item | | | food, drinks, menu, snacks
    slots | Choose time | | | | | reserve, book, reservations, lane reservations, time slots
    form | Your group | | | | | shoe sizes, shoes, how many play, players
    checkout | Pay
    confirmed | Booked
    detail | Lane
    profile | Me | user`,
})
