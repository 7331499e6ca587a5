import { defineArchetype } from '../archetype.ts'

export const breakReminder = defineArchetype({
  id: 'break-reminder',
  words:
    'take breaks 28, take a break 24, break reminder 30, stand up reminder 30, posture reminder 30, reminds you to stretch 26, remind to take breaks 30, eye strain 20, rest your eyes 26, 20-20-20 28, posture 10, sit straight 24, blink 10, screen breaks 26, random reminders 24, hourly chime 20, mindful reminders 22',
  examples: `
    Tells me every hour to get up from the desk and stretch
    Look away from the screen for twenty seconds every twenty minutes
    Reminds you to take breaks while you work at the computer
    Sit up straight: a nudge every half hour during office hours
    Small reminders through the day to breathe, drink and stand
    Break timer for programmers with stretches to choose from
    Pauses for my eyes and wrists, skipped while I am in a call
    How many breaks I took today and how many I skipped
    Gentle bell each hour that asks whether I am present
    Micro pauses with a short exercise shown on the screen
    Stop sitting so long, a quiet signal and three squats
    Remind me to change hands, roll shoulders and close my eyes`,
  unless: /\b(?:pills?|medicines?|medication|water intake|birthdays?|bills?|plants?|prayers?)\b/i,
  bars: 'map cart checkout people camera',
  presets: 'calm, clean',
  icon: 'bell',
  names: 'Up and About, Look Away, Short Pause',
  entity: 'nudge',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Reminders | bell
    timer? | Timer | timer
    stats | Numbers | chart
    guide? | Exercise
    detail | Reminder
    form | New reminder
    settings | Settings | settings`,
})
