import { defineArchetype } from '../archetype.ts'

export const team = defineArchetype({
  id: 'team',
  words:
    'roller derby 40, boxing club 24, fair teams 20, dads football 24, five-a-side 16, kickabout 14, team 4, club manager 7, football 6, soccer 6, basketball 6, volleyball 6, handball 6, hockey 6, rugby 6, netball 6, baseball 6, softball 6, water polo 8, floorball 6, badminton club 9, tennis club 9, sports club 9, volleyball club 12, handball club 12, hockey club 12, rugby club 12, football club 12, basketball club 12, training times 6, table of the league 8, league table 6, match results 5, club 4, match 3, coach 5, tournament 5, sports team 7, player 2, referee 5, score 2, training schedule 4, chess club 20, bowling team 22',
  examples: `
    Stats of an ultimate frisbee team: points, assists, turnovers of each player
    Football team: line-up for Saturday, who scored and assisted, fines for the box, man of the match voted
    Roller derby or boxing: who came to practice, dues paid, roster for the next bout, weight classes
    Dads play five-a-side on Wednesdays: who is in, two fair teams, who still owes for the pitch
    Kickabout among friends every week, count heads, pick sides, pay for the hall
    Our under-12 football team: matches, who is coming to training, line-up, goals scored
    Coach needs the squad list with positions, injuries, availability for Saturday's game
    Volleyball women, second league: match dates, results, table, carpool to away games
    Hockey parents want to see the team's match times, kit colours and who washes the shirts
    Player statistics of our football team, goals, assists, yellow cards, minutes per match
    Basketball squad chat with training times, hall changes and a reminder to say yes or no
    Handball club with all its teams, youth to seniors, match days, opponents, home and away, training times
    Manager of a Sunday football team picks eleven players, line-up, substitutions, match result
    Rugby season planner, training attendance of the players, tries, man of the match
    Cricket eleven: opponents, players, tactics, training, match reports and the captain's notes
    Softball girls: batting order, innings, snacks rota, game day location
    Water polo practice plan and match days, goalkeeper rota, captain's notes`,
  presets: 'bold, clean',
  icon: 'trophy',
  names: 'Home Side, Touchline (football soccer rugby), Extra Time (football soccer)',
  entity: 'match',
  home: 'focus ledger',
  screens: `
    home | Team | home
    week | Schedule | calendar
    people | Players | users | team-player | | | Roster, roster, bout roster, Squad, players
    browse! | Dues | wallet | team-due | | | Dues, dues, dues paid or not, membership fees, who has paid, who still has to pay, monthly fee, fees
    checklist! | Attendance | check | practice-presence | | | Attendance, attendance, practice attendance, who came, who came to training, training attendance
    browse! | Gear swap | shirt | swapped-gear | | | gear swap, gear, sell skates, kit swap, second-hand kit
    stats | Stats | chart
    detail | Match
    chats? | Team chat | chat
    leaderboard? | Table | trophy
    form | New match`,
})
