import { defineArchetype } from '../archetype.ts'

export const water = defineArchetype({
  id: 'water',
  words:
    'water intake 16, how much water 20, glasses of water 16, enough water 16, water tracker 16, water reminder 16, drink water 14, drink more water 16, water 6, drink 4, hydration 8, glass of water 6, bottle 2, caffeine 5',
  presets: 'calm, playful',
  icon: 'drop',
  names: 'Eight Glasses, Brook, Sip',
  entity: 'drink',
  home: 'focus',
  screens: `
    home | Today | drop
    history | Log | clock
    stats | Progress | chart
    form | Add drink
    notifications? | Reminders | bell
    detail? | Drink
    profile | Me | user`,
})
