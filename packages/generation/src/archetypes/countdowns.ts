import { defineArchetype } from '../archetype.ts'

export const countdowns = defineArchetype({
  id: 'countdowns',
  words:
    'progress bars 14, year progress 24, day progress 18, custom date ranges 14, countdown app 22, countdown to 20, countdowns 18, count down 14, days until 18, days left until 18, event countdown 22',
  presets: 'playful, editorial',
  icon: 'hourglass',
  names: 'How Long Still, Sleeps, Days Until',
  entity: 'countdown',
  home: 'shelf',
  screens: `
    home | Days | home
    browse | Countdowns | list
    calendar? | Calendar | calendar
    saved | Past | clock
    detail | Countdown
    form | New countdown
    settings | Settings | settings`,
})
