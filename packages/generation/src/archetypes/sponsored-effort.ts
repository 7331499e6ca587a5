import { defineArchetype } from '../archetype.ts'

/** Many give lengths, miles or pages to one goal, and sponsors pay for each of them. */
export const sponsoredEffort = defineArchetype({
  id: 'sponsored-effort',
  words:
    'sponsored swim 60, sponsored walk 60, sponsored run 60, sponsored ride 54, sponsored read 60, readathon 60, read-a-thon 60, swimathon 60, walkathon 60, danceathon 54, charity swim 60, charity row 54, charity ride 44, charity walk 44, sponsors pledge 54, pledge per 54, pledges per 54, per length 8, per lap 8, 24 hour swim 54, 24 hour run 44, relay for charity 54, million steps 44, million metres 54, million meters 54, total raised 24, each department logs 44, company challenge 12, challenge at work 12, office challenge 12',
  examples: `
    School run for a well in Kenya: laps per child, sponsors pay so much a lap, total on the screen
    Teams swim lengths all night, pledges per length, what has come in so far
    Our readathon: pages per pupil, sponsors, how much for the library
    Departments row, cycle or walk towards one number together, who has done most
    Whole company collects kilometres until the end of the year, ranking of teams and how far we are
    Round the lake for the hospice, walkers enter laps, donors promise an amount each
    Sponsored silence of class 6, hours and pledges
    Count laps at a relay for cancer research, team by team, with a big board for the hall
    Parents sign a pledge, afterwards they see what they owe
    Cycle the distance to Rome as a parish, everybody logs miles, bar that fills
    How many lengths has each swimmer done, money per team, thank the sponsors
    Push-ups for charity among four gyms, each logs, live total`,
  unless: /\b(?:marathon training|training plan|race results?|mortgage)\b/i,
  bars: 'cart slots map',
  presets: 'bold, playful',
  icon: 'heart',
  names: 'Every Length, Lap by Lap, All Together',
  entity: 'effort-team',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Teams | users | | | | teams, departments, classes, swimmers, runners, groups
    leaderboard | Ranking | trophy
    browse! | Pledges | wallet | effort-pledge | | | pledges, pledge, sponsors, sponsor, donors, sponsors pledge, what they owe, pledges per length
    stats | Total | chart | | | | total raised, total, raised so far, overall progress, shared goal, progress, big screen, live total
    detail | Team
    form | Log effort | | | | | log, logs, enter lengths, log metres, laps, lengths, metres, miles, pages
    form! | Pledge | | effort-pledge | | | pledge, sponsor, pledges
    settings? | Settings | settings`,
})
