import { defineArchetype } from '../archetype.ts'

export const league = defineArchetype({
  id: 'league',
  words:
    'sunday league 18, amateur league 20, league app 16, local league 16, league table 10, table of the league 8, league season 12, top scorers 10, top scorer 10, standings and fixtures 16, matchday 8, county league 16, city league 16, district league 16, recreational league 18, league standings 14',
  examples: `
    Amateur league of twelve teams: table, fixtures, results, who scored most
    Standings, next matchday, results and top scorers of our Sunday league
    Our town's futsal league wants points, goal difference and fixtures for each team
    Fans follow their village club in the district league: table, results, next opponent, kick-off
    League secretary enters results on Sunday evening and the table updates itself
    Women's handball league of the county, matchdays, teams, scorers, red cards
    Team pages with squad and form, fixture list for the season, league table, best goal scorers
    Company football league on Wednesday nights, eight teams, referee for each fixture, standings
    User can see the table, all fixtures of a round, the results and a scorers' list
    Recreational volleyball league: sets won and lost, ranking of teams, hall and time of each fixture
    Ice hockey beer league with standings, schedule, goals, assists and penalty minutes
    Youth basketball league: points per game, wins and losses, where the next game is`,
  // What is played far away and followed live is looked at, and entered by nobody.
  unless:
    /\b(?:trivia|quiz)\b|\blive (?:[\p{L}-]+ )?(?:scores?|results?|matches|football|soccer|cricket|basketball|hockey)\b/iu,
  presets: 'bold, clean',
  icon: 'trophy',
  names: 'Round 14, Full Table, Home and Away',
  entity: 'league-fixture',
  home: 'focus ledger',
  bars: 'cart checkout',
  screens: `
    home | League | home
    browse | Fixtures | calendar
    leaderboard | Table | trophy | league-table
    browse | Scorers | star | league-scorer
    browse | Teams | shield | league-team
    detail | Match
    form | Enter result
    history? | Results | clock
    feed? | News | file
    notifications? | Alerts | bell`,
})
