import { defineArchetype } from '../archetype.ts'

export const scores = defineArchetype({
  id: 'scores',
  words:
    'live scores 20, live football scores 30, live soccer scores 30, live cricket scores 30, live basketball scores 30, live hockey scores 28, live tennis scores 28, live football 22, live soccer 22, live cricket 22, live results 18, sports scores 20, live matches 14, football scores 20, leagues 7, favourite teams 10, favorite teams 10, match results 12, sports news 12, nba 16, premier league 16, cricket scores 18, formula 1 16, f1 12, sports results 16, livescore 20',
  examples: `
    Goals as they fall, from all the leagues I follow
    Tell me the final whistle of my favourite club, no spoilers before
    Live cricket with overs, wickets and run rate
    Tables, fixtures and results of the first division
    Basketball nights: quarter, points, best scorers, box score
    Tennis grand slam draws with set scores and who is on court now
    Formula races, laps, gaps, starting grid, championship standings
    Handball and ice hockey tickers with push for each goal
    Sports news and line-ups before the kick-off, injuries, transfers
    Results of the winter games: downhill, biathlon, medals by nation
    Women's football is never shown, so give me matches, minute by minute, half-time stats
    Which games are on today, on what channel, what was yesterday's outcome`,
  presets: 'bold, dark-pro',
  icon: 'trophy',
  names: '67 Minutes (football soccer), Full Time, Cup Night',
  entity: 'live-match',
  home: 'focus',
  screens: `
    home | Live | home
    browse | Matches | list
    leaderboard | Table | trophy | ranked-team
    saved | Favorites | star
    detail | Match
    stats? | Numbers | chart
    notifications | Alerts | bell
    calendar? | Calendar | calendar
    feed? | News | file
    settings? | Settings | settings`,
})
