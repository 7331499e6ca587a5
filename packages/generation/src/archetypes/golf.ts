import { defineArchetype } from '../archetype.ts'

export const golf = defineArchetype({
  id: 'golf',
  words: 'golf 12, golf scorecard 16, handicap 6, disc golf 14, hole by hole 9, tee time 14, minigolf 12',
  examples: `
    Count my strokes and putts on every hole and tell me whether I play better than last summer
    Four friends, eighteen holes, one card: stableford points worked out as we walk
    Distance to the front, middle and back of the green, wind, and which club I usually hit from there
    Fairways hit, greens in regulation, bunker saves, penalties; graphs per course please
    Our club wants members to reserve a tee for Saturday, see flights and the competition table
    Disc golf course in our park: par for each basket, throws, best round, layout of the holes
    Minigolf with the kids: write down shots for the windmill and the loop, crown the winner
    Handicap going up or down? Enter golf rounds with slope and rating and see where I stand
    Driving range notebook: bucket of balls, carry with each iron, what the pro told me about my swing
    Birdies, bogeys and the one eagle of my life, with course, partners and weather
    Golf with my mates on Sunday mornings, matchplay and skins, who owes the drinks on the nineteenth
    Ladies' captain of a golf club needs scorecards, nine-hole evenings, a ranking by net score and players with their index`,
  bars: 'cart checkout confirmed',
  presets: 'natural, clean',
  icon: 'flag',
  names: 'Back Nine, Linden Links, Tee Off',
  entity: 'golf-round',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Rounds | clock
    map? | Course | map
    stats | Numbers | chart
    detail | Round
    form | Start round
    leaderboard? | Table | trophy
    people? | Players | users
    profile | Me | user`,
})
