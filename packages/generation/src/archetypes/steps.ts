import { defineArchetype } from '../archetype.ts'

export const steps = defineArchetype({
  id: 'steps',
  words:
    'step counter 20, pedometer 20, count steps 18, steps 5, daily steps 16, step tracker 18, walking tracker 14, step goal 16, step challenge 16, 10000 steps 18',
  presets: 'bold, dark-pro',
  icon: 'flame',
  names: 'Ten Thousand, On Foot, Sixteen Minutes',
  entity: 'step-day',
  home: 'focus',
  screens: `
    home | Today | home
    history | Days | clock
    stats | Progress | chart
    leaderboard? | Friends | trophy
    map? | Routes | map
    detail | Day
    form | Log walk
    settings? | Settings | settings
    profile | Me | user`,
})
