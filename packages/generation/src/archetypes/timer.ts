import { defineArchetype } from '../archetype.ts'

export const timer = defineArchetype({
  id: 'timer',
  words:
    'timer 7, pomodoro 8, stopwatch 7, chess clock 26, countdown 6, focus 3, interval 4, working session 4, break session 4, egg timer 5',
  presets: 'calm, bold',
  icon: 'timer',
  names: 'Ember, Twenty-Five, Hourglass',
  entity: 'round',
  screens: `
    timer | Timer | timer
    checklist? | Tasks | list | task
    history | History | clock
    stats | Stats | chart
    form | Sessions
    settings | Settings | settings`,
})
