import { defineArchetype } from '../archetype.ts'

export const esports = defineArchetype({
  id: 'esports',
  words:
    'league of legends 9, dota 12, valorant 12, overwatch 12, kda 10, ranked matches 12, summoner 8, match history 6, player stats 6, esport 8, gamer 5, clan 5, tournament 4, companion app 2',
  examples: `
    Look up any summoner, rank, win rate, favourite champions and the last twenty matches
    Who plays tonight in the pro league, live stream, map score, line-ups
    Our clan of shooters: roster, scrims, practice times, kills and deaths per player
    Companion for a battle game with my ladder history, decks used and opponents
    Stats of my online matches: damage, headshots, map, heroes, trend over the season
    University gaming team organising qualifiers, with drafts, bans and results
    Follow pro gamers and teams, transfers, prize money, next fixtures in the major
    Guild raids: who signs up, healer, tank, damage, loot given
    Compare two players by KDA, accuracy and elo using the game's API
    Meta overview: strongest picks, counters, item builds of the current patch
    Find squad mates with my rank, role and voice chat for ranked
    My games of Dota with KDA per hero, win rate per role and my rank over the season
    Match details with timeline of kills, gold graph and towers taken`,
  presets: 'dark-pro, bold',
  icon: 'trophy',
  names: 'Lastpick, Midlane, Clutch',
  entity: 'match',
  home: 'focus ledger',
  screens: `
    home | Overview | home
    browse | Players | search | player
    browse | Live | bolt | live-game
    history | Matches | clock
    stats | Stats | chart
    detail | Match
    detail | Player | | player
    detail | Live game | | live-game
    video? | Live | video
    profile? | Me | user`,
})
