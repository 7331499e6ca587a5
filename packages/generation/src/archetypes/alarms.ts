import { defineArchetype } from '../archetype.ts'

export const alarms = defineArchetype({
  id: 'alarms',
  words:
    'alarm clock 18, alarm app 16, wake up 6, wake-up 6, gentle wake 8, snooze 6, smart alarm 14, set alarms 12, alarms 5',
  presets: 'calm, dark-pro',
  icon: 'bell',
  names: 'First Light, Early Bird, Six Forty',
  entity: 'alarm',
  home: 'focus',
  screens: `
    home | Alarms | bell
    timer | Timer | timer
    stats? | Sleep | chart
    game? | Puzzle | game
    detail | Alarm
    form | Add alarm
    settings | Settings | settings`,
})
