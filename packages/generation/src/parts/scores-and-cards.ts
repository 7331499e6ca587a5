import { type KindPart, partsOf } from './part.ts'

/** What tables of scores, tournaments and collections of cards have. */
export const scoresAndCardsParts: readonly KindPart[] = [
  ...partsOf('score-keeper', [
    {
      said: 'points per round, points per hand, points per game, score per round, scores per round, scores per hand, round points, points after each round',
      on: '#Enter_round form',
      isFirst: true,
      content: `
        fields
        - Lea | number | 45
        - Omar | number | 80
        - Kim | number | -10
        - Ana | number | 35`,
    },
    {
      said: 'running total, totals, total score, sum of points, total points',
      on: 'home',
      content: `
        stats Running total*
        - 312 | Lea
        - 298 | Omar
        - 241 | Kim
        - 226 | Ana`,
    },
    {
      said: 'next dealer, dealer, who deals, who deals next, whose deal, deal order',
      on: 'home',
      isFirst: true,
      content: `
        banner list | Omar deals next | Then Kim, then Ana. Round 8 of about 10.`,
    },
    {
      said: 'average, averages, average score, average points, score average',
      on: 'stats leaderboard home',
      content: `
        stats Averages*
        - 43 | Lea, a round
        - 38 | Omar
        - 31 | Kim`,
    },
    {
      said: 'best ever, record, records, all-time record, all time high, best score ever, high score',
      on: 'leaderboard stats home',
      content: `
        rows Best ever*
        - trophy | Lea, 212 | Thursday, 4 June | Still stands
        - trophy | Omar, 204 | Thursday, 12 March
        - trophy | Kim, 198 | Thursday, 1 October`,
    },
  ]),
  ...partsOf('day-challenge', [
    {
      said: 'daily count, daily number, how many a day, enter pull ups, pull ups, number a day',
      on: 'form',
      isFirst: true,
      content: `
        fields
        - How many today | number | 24`,
    },
  ]),
  ...partsOf('pub-league', [
    {
      said: '501 scorer, scorer, scorers, 501, 301, 501 and 301, score a leg, leg scorer, match scorer, scoreboard, checkout suggestions, 501 scoring, scoring',
      page: 'Scorer | target | Kim needs 121',
      content: `
        hero Kim needs 121 | T20, 11, bull
        stats Leg 5
        - 121 | Kim, Black Anchor
        - 164 | Omar, Old Ferry
        - 61.4 | Average, Kim
        fields
        - This visit | number | 60
        keys
        - repeat | Undo
        - check | Enter
        - trophy | 180
        rows Legs
        - check | Leg 4, Omar | 18 darts, out on 40 | 2 : 2
        - check | Leg 3, Kim | 15 darts, out on 96 | 2 : 1`,
    },
  ]),
  ...partsOf('score-keeper darts-score card-score set-score', [
    {
      said: 'checkout suggestions, checkouts, checkout, checkout hints, finishes, finish suggestions',
      within: /darts?\b/i,
      on: '#Score home',
      content: `
        rows Checkout for 121*
        - target | T20, 11, bull | First
        - target | T17, 20, bull | Or`,
    },
    {
      said: 'fouls, timeouts, fouls and timeouts, shot clock, timeouts and shot clock, fouls timeouts',
      within: /basketball|water polo|handball|hockey|football|futsal|scoreboard/i,
      on: '#Score home game',
      content: `
        stats Fouls and timeouts
        - 4 : 3 | Team fouls
        - 1 : 2 | Timeouts left
        ring Shot clock | 0.6 | 14 | seconds | down
        keys Game
        - minus | Foul
        - pause | Timeout
        - bell | Horn`,
    },
  ]),
  ...partsOf('tournament', [
    {
      said: 'results, results entry, live results, match results, score entry',
      on: '#Bracket home',
      content: `
        rows Results*
        - check | Harbour United – Mill Street | Group A | 3 : 1
        - check | Linden Rovers – Sunday Nine | Group B | 2 : 2
        - clock | Old Quay – Station | Group A | 15:30`,
    },
  ]),
  ...partsOf('card-game', [
    {
      said: 'scanner, card scanner, scan cards, card scanning, camera scanner',
      page: 'Scan | camera | Name and set are read',
      content: `
        camera Hold the card inside the frame | card
        rows Read
        - check | Lantern Fox | Salt & Tide, 118 of 264 | € 2.40
        - check | Iron Ring | Salt & Tide, 201 of 264 | € 0.20
        button plus | Add both`,
    },
    {
      said: 'prices, card prices, price tracking, market prices, price trends',
      on: 'browse detail',
      content: `
        stats Worth*
        - € 1,284 | All cards
        - +€ 38 | This week`,
    },
    {
      said: 'deck builder, deck building, decks, deck editor, deck statistics',
      on: '#Decks browse',
    },
  ]),
]
