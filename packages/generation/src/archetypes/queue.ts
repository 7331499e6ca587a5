import { defineArchetype } from '../archetype.ts'

export const queue = defineArchetype({
  id: 'queue',
  words:
    'queue 8, queue for 14, place in line 16, my place in line 18, join from home 14, in line 6, waiting line 14, waitlist 12, waiting list 6, live waiting list 18, waiting list to 14, virtual queue 18, queue tickets 20, queue ticket 18, waiting room 10, join the line 16, queue number 16, walk-ins 9, call next 10, barbershop queue 20, line management 12, skip the line 12',
  presets: 'bold, clean',
  icon: 'clock',
  names: 'Next Please, Number 43, In Line',
  entity: 'queue-ticket',
  home: 'focus',
  screens: `
    home | My place | home
    browse | Line | list
    people? | Team | users
    stats | Numbers | chart
    detail | Number
    form | Join the line
    notifications? | Alerts | bell
    checkout? | Tip
    settings? | Settings | settings`,
})
