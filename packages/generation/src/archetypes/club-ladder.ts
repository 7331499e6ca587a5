import { defineArchetype } from '../archetype.ts'

/** A ladder of players: whom one may challenge, results, who moves up. */
export const clubLadder = defineArchetype({
  id: 'club-ladder',
  words:
    'club ladder 60, chess ladder 70, squash ladder 70, tennis ladder 70, badminton ladder 70, table tennis ladder 70, ping pong ladder 70, pool ladder 60, darts ladder 60, ladder league 50, challenge ladder 60, ladder ranking 60, ping pong ranking 50, elo rating 30, elo ratings 30, elo ranking 40, rating graph 24, ranking ladder 60',
  examples: `
    Whoever beats somebody two places higher takes his place, all between move down
    Challenge one of the three above you, play within ten days, else the place is lost
    Result of the game typed in by the winner, the other one agrees, the list moves
    Office table tennis: everybody has a rating that rises and falls after each game
    Rating of each player over the season as a line, best win, worst loss
    Who has not played for a month slides down two places
    Ladder of our chess club, white and black, draws, inactive members
    Badminton ladder with doubles, courts, and who may challenge whom
    Pool table at the pub: king of the hill, number of defences
    Head to head: how often have I beaten Omar, in how many sets
    Open challenges, accepted, refused, played, and until when
    Foosball rating for two against two at work, streaks and laughing stock of the week`,
  unless: /\b(?:bracket|knockout|round robin|rock climbing|fire department)\b/i,
  bars: 'cart checkout wallet',
  presets: 'bold, dark-pro',
  icon: 'trophy',
  names: 'Three Above, Next Rung, King of Tuesday',
  entity: 'ladder-match',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Home | home
    leaderboard | Ladder | trophy | ladder-player | | | Ladder, ranking, the ladder, ranking updates, standings, positions
    browse | Matches | list | | | | Matches, results, result, scores, games, history
    browse! | Challenges | flag | ladder-challenge | | | Challenges, challenge, challenge someone, challenge players
    stats | Rating | chart | ladder-player | | | rating, rating graph, ratings, elo, graph
    people? | Players | users | ladder-player
    detail | Match
    form | Enter result | | | | | enter result, enter the result, enter scores, report result
    form! | Challenge | | ladder-challenge | | | challenge, challenge someone, challenge players
    detail | Player | | ladder-player
    notifications? | News | bell
    profile | Me | user`,
})
