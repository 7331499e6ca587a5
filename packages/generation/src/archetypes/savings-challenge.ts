import { defineArchetype } from '../archetype.ts'

export const savingsChallenge = defineArchetype({
  id: 'savings-challenge',
  words:
    'savings challenge 28, saving challenge 28, 52 week 24, 52 weeks 22, money challenge 24, no spend challenge 22, save money challenge 26',
  examples: `
    One euro in week one, two in week two, until December
    Put away a little each week and colour in the box
    No spending in November except food, mark each day I managed
    Hundred envelopes with numbers, draw one, put in that amount
    Save 1378 in a year with a chart you tick
    Our office circle saves together, same amount each Friday, who is behind
    Penny a day, growing by one, skip and catch up
    Fill the jar to a thousand for the trip, reverse order, big sums first
    Round up to five after every coffee not bought, see the pot grow week after week
    Couple's saving game with dice: roll and set aside what it shows, for the wedding
    Dry months for the wallet, no takeaway, no clothes, how much stayed
    Bingo card of amounts, cross off ten, twenty, fifty, whole grid is the holiday`,
  presets: 'playful, clean',
  icon: 'trophy',
  names: 'Week 52, Coin by Coin, Fill the Jar',
  entity: 'savings-week',
  home: 'focus',
  screens: `
    checklist | Weeks | check
    home | Progress | home
    stats | Chart | trend
    browse? | All | list
    history | History | clock
    form | Change goal
    detail | Week
    settings | Settings | settings`,
})
