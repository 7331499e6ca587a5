import { defineArchetype } from '../archetype.ts'

export const tournament = defineArchetype({
  id: 'tournament',
  words:
    'tournament 12, bracket 10, tournament bracket 18, bracket generator 20, knockout 10, league table 12, fixtures 7, champion 5, round robin 14, standings 5, league manager 12, seeding 4',
  examples: `
    Draw for a table tennis cup with sixteen entrants, knockout until the final
    Round robin for our pub's darts league, results in, standings out
    Enter teams, get groups and pairings, type in scores, see who goes through
    Beach volleyball day: two courts, eight pairs, schedule with times, semi-final at four
    Brackets for a gaming night, winners and losers side, seeds, best of three
    School sports day cup between classes, fixtures, referees, points, champion
    Who plays whom next and on which pitch, live for players and spectators
    Swiss system for a chess weekend with pairings per round and tie-breaks
    Foosball at the office: quarter-finals, semi-finals, final, trophy picture
    Organiser of a boules competition registers doubles, draws lots and announces the ranking
    Ladder and league table for our squash players, challenge the one above you
    Padel americano with changing partners, points added up, winner at the end`,
  presets: 'bold, dark-pro',
  icon: 'trophy',
  names: 'Last Eight, Final Whistle, The Draw',
  entity: 'bracket-match',
  home: 'focus',
  screens: `
    home | Today | home
    history | Bracket | list
    leaderboard | Table | trophy
    people | Teams | users
    form | Enter score
    detail | Match
    calendar? | Fixtures | calendar
    profile? | Me | user`,
})
