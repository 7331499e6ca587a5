import { defineArchetype } from '../archetype.ts'

/** Places on a ground that are let by the day or hour: who stands where, fees, who waits. */
export const marketPitches = defineArchetype({
  id: 'market-pitches',
  words:
    'market organiser 54, market organizer 54, market manager 50, market pitches 60, pitches 14, stall pitches 54, busking pitches 60, busker 34, buskers 40, busking 40, flea market organiser 54, flea market organizer 54, street food market organiser 60, christmas market organiser 54, car boot sale 50, traders apply 40, pitch fees 50, vendor applications 40, beach chairs 40, deck chairs 34, stall plan 44',
  examples: `
    Organiser of a street market: applications of traders, pitch by number, fee paid, electricity
    Plan of the square, who stands where on Saturday, who did not come
    Buskers reserve a spot and an hour, no loudspeakers, change at the full hour
    Flea market tables by the metre, from seven, numbers given at the gate
    Chairs and umbrellas by the sea in rows, who has which until when, day and season tickets
    Christmas market huts let by week, rules, insurance papers seen
    Car boot sale: cars in lanes, money at the entrance, walkers from nine
    Waiting list for pitches, regulars keep theirs until quarter past seven
    Town collects the fees of street traders, receipt on the spot, warnings
    Weather closes the market, everybody is told at six
    Mix of what is sold: not three burgers side by side
    Craft fair with makers, tables, photos of their work, choice by jury`,
  unless:
    /\b(?:football|soccer|cricket|investors?|pitch deck|near me|open now|visitors see|glamping|camping)\b/i,
  bars: 'leaderboard feed',
  presets: 'bold, clean',
  icon: 'grid',
  names: 'Row C, By Quarter Past Seven, Twelve Metres',
  entity: 'let-pitch',
  keepsThing: true,
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Pitches | grid | | | | Pitches, pitches, spots, plan of rows, tables, huts, chairs, umbrellas, who has which, who stands where
    map | Plan | map | | | | plan, map, rows, ground
    browse! | Applications | file | pitch-application | | | Applications, applications, apply, traders apply, applicants, waiting list, requests
    people | Traders | users | pitch-trader | | | Traders, traders, vendors, artists, makers, guests, buskers, stallholders, tenants
    browse! | Fees | wallet | pitch-fee | | | Fees, fees, paid, payments, season tickets, season ticket, tickets, paid until, money
    calendar? | Days | calendar
    detail | Pitch
    form | Let a pitch | | | | | reserve, reserve a spot, book, let
    form! | Apply | | pitch-application | | | apply, applications, traders apply
    notifications? | Messages | bell
    stats? | Numbers | chart
    profile? | Me | user`,
})
