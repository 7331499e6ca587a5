import { defineArchetype } from '../archetype.ts'

/** Teams of pubs that meet on weekday evenings for darts, pool or skittles; leagues on fields and courts are `league`. */
export const pubLeague = defineArchetype({
  id: 'pub-league',
  words:
    'darts league 70, pub darts 60, pub league 70, pub leagues 70, pool league 60, skittles league 60, quiz league 50, dominoes league 50, cribbage league 50, snooker league 60, darts fixtures 50, 180s 10, highest checkout 10, dart league 60',
  examples: `
    Tuesday darts league of twelve pubs, who plays whom, table and 180s
    Fixtures home and away, sandwiches by the home team, results entered by the captain
    Highest checkout, fewest darts, most maximums of the season
    501 scored leg by leg, three dart average, suggestions how to finish
    Pool teams of the valley, frames won and lost, eight balls off the break
    Skittles on six alleys, spares, best evening, cup draw
    Captains name their six and enter the sheet after the last leg
    Singles, pairs and the team game, who threw how much
    Winter season of the working men's clubs: darts, cribbage and dominoes in one night
    Knock-out cup, subs, fines, presentation evening
    Players, their averages, legs won against the darts, registered for which team
    League secretary wants results by phone the same night and postponed matches rearranged`,
  // Who keeps the score of one game has neither fixtures nor a table.
  unless:
    /^(?!.*\b(?:leagues?|pubs?|fixtures?|divisions?|captains?|clubs?)\b)|\b(?:single player|against the computer|cars|swimming)\b/is,
  bars: 'cart checkout map slots',
  presets: 'bold, dark-pro',
  icon: 'target',
  names: 'On the Oche, Double Top, Home and Away',
  entity: 'pub-fixture',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | League | home
    browse | Fixtures | calendar | | Fixtures | | fixtures, fixture, results, matches
    leaderboard | Table | trophy | pub-standing | | | table, league table, standings
    browse | Players | users | pub-player | | | 180s, maximums, highest checkout, high checkout, averages, checkouts, players, best finish, top scorers
    detail | Match
    form | Enter result
    notifications? | News | bell`,
})
