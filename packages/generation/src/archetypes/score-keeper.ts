import { defineArchetype } from '../archetype.ts'

export const scoreKeeper = defineArchetype({
  id: 'score-keeper',
  words:
    'skat round 44, skat evening 44, keep the score 24, running totals 16, doppelkopf 34, doppelkopf round 40, canasta 24, bridge evening 24, into the kitty 24, kabaddi 30, match scores 16, points per round 32, points per hand 32, scores per round 32, scores per hand 32, points per game 28, next dealer 28, scoreboard 26, digital scoreboard 28, scoreboard for basketball 34, cricket scoring 34, cricket scorer 34, ball by ball scoring 32, dart counter 20, darts counter 20, score counter 18, score keeper 20, scorekeeper 20, keep score 16, score board 9, scoreboard 7, score sheet 12, score tracking 12, darts 12, bowling 10, count points 12, points counter 14, card game scores 18, track scores 12, tally counter 14, board game scores 16, cricket scorecard 26, scorecard 8, cricket score 22, archery 24, archery score 32, arrows per end 28, shooting scores 22, target shooting 22, cricket scoring 34, cricket scorer 34, cricket score book 32, mahjong score 22, rummikub 16, yahtzee 14, frisbee scores 14, cornhole 16, snooker 16, billiards 14, pool scores 16, curling 12',
  examples: `
    Score cricket matches ball by ball, without signing up
    Score the targets of a shooting range with the camera
    Two teams by name, plus one and plus two for each, finish the match, look at matches played
    Kabaddi scores: raid points, bonus, tap to add, undo, save a draft of the match
    Doppelkopf on Fridays: points of the four of us, running total, losers pay into the kitty
    Card evenings with my parents: type the points after each round, it adds up, who deals next
    Rummy on Sundays, sum for every player, whose deal it is, who leads
    Who has how many points when we play cards in the evening, written down on the phone, no paper
    Count points in our card evenings, four players, who leads
    Darts from 501 with doubles and averages
    Write down rummy rounds and add up by itself
    Bowling sheet with strikes and spares for the whole lane
    Table tennis between colleagues, sets to eleven, who served
    Keep track of points in board games, a colour per player, history of evenings
    Simple plus and minus for two teams, big figures, whole screen
    Yahtzee block without paper: ones, full house, straight, bonus
    Petanque and boules, thirteen wins, throw by throw
    Skat, bridge or tarot: enter the bid, who played, won or lost, yearly ranking
    Mini golf card, eighteen lanes, strokes, family champion
    Tap to tally goals and fouls while refereeing in the schoolyard`,
  bars: 'checkout cart slots',
  presets: 'playful, dark-pro',
  icon: 'list',
  names: 'Tally Ho, Chalk, To 500',
  entity: 'score-round',
  home: 'focus',
  screens: `
    home | Score | home
    form | Enter round
    history | Games | clock
    leaderboard | Ranking | trophy
    people | Players | users
    stats? | Numbers | chart
    timer? | Timer | timer
    detail | Player
    settings | Settings | settings`,
})
