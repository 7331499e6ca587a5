import { defineArchetype } from '../archetype.ts'

export const tournament = defineArchetype({
  id: 'tournament',
  words:
    'tournament 12, bracket 10, tournament bracket 18, bracket generator 20, knockout 10, league table 12, fixtures 7, champion 5, round robin 14, standings 5, league manager 12, seeding 4, squash ladder 36, tennis ladder 36, ladder league 34, challenge ladder 34, ladder for 26, table tennis ladder 36, run tournaments 24, chess tournament 32, chess tournaments 32, tournament manager 28, player pairings 20, makes pairings 20, chess pairings 20, board number 18, swiss system 24, pairings for each round 26',
  examples: `
    Draw for a table tennis cup with sixteen entrants, knockout until the final
    Round robin for our pub's darts league, results in, standings out
    Enter teams, get groups, draw and fixtures, type in results, see who reaches the final
    Beach volleyball tournament day: eight teams, groups, fixtures with times, semi-final at four, final at six
    Brackets for a gaming night, winners and losers side, seeds, best of three
    School sports day cup between classes, fixtures, referees, points, champion
    Fixtures: who plays whom next in the knockout and on which pitch, results live for players
    Swiss system draw for a chess weekend with pairings per round, standings and tie-breaks
    Foosball at the office: quarter-finals, semi-finals, final, trophy picture
    Organiser of a boules cup registers pairs, draws the rounds and publishes results and standings
    Standings and knockout rounds for our squash cup, players enter results, fixtures follow
    Padel cup with a random draw of partners each round, results, standings, winner`,
  presets: 'bold, dark-pro',
  icon: 'trophy',
  names: 'Last Eight, Final Whistle, The Draw',
  entity: 'bracket-match',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Bracket | list
    leaderboard | Standings | trophy | ranked-team
    people | Teams | users
    form | Enter score
    detail | Match
    calendar? | Fixtures | calendar
    profile? | Me | user`,
})
