import { defineArchetype } from '../archetype.ts'

export const savingsChallenge = defineArchetype({
  id: 'savings-challenge',
  words:
    'savings challenge 28, saving challenge 28, 52 week 24, 52 weeks 22, money challenge 24, no spend challenge 22, save money challenge 26',
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
