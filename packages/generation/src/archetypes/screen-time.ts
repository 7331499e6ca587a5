import { defineArchetype } from '../archetype.ts'

export const screenTime = defineArchetype({
  id: 'screen-time',
  words:
    'screen time 22, phone usage 18, app usage 16, block apps 18, app blocker 20, blocks distracting 20, digital detox 18, digital wellbeing 18, distracting apps 18, usage limits 12, phone addiction 16, use my phone 12, stop scrolling 14, website blocker 16',
  presets: 'calm, natural',
  icon: 'eyeOff',
  names: 'Look Up, Off Screen, Grey Hour',
  entity: 'app-usage',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Apps | grid
    timer | Focus | timer
    stats | Reports | chart
    detail | App
    form | Add limit
    settings | Settings | settings`,
})
