import { defineArchetype } from '../archetype.ts'

export const cycle = defineArchetype({
  id: 'cycle',
  words:
    'period tracker 20, menstrual 16, menstruation 16, ovulation 14, fertility 10, cycle tracker 16, period app 14, cycle predictions 14, cycle tracking 16, periods 5',
  presets: 'calm, warm',
  icon: 'drop',
  names: 'Twenty-Eight, Tide, Moonbook',
  entity: 'cycle-day',
  home: 'focus',
  screens: `
    home | Today | home
    calendar | Calendar | calendar
    history | Diary | book
    stats | Insight | chart
    form | Log day
    detail | Day
    notifications? | Reminders | bell
    settings | Settings | settings`,
})
