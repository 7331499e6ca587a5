import { defineArchetype } from '../archetype.ts'

export const schoolBus = defineArchetype({
  id: 'school-bus',
  words:
    'school bus 20, bus tracking 14, shuttle 9, minibus 12, absent today 9, pick-up and drop-off 9, student transport 16, track the bus 16, company shuttle 16, ride to school 14, walking bus 14',
  presets: 'clean, playful',
  icon: 'truck',
  names: 'Line 4, Yellow Door, Two Stops',
  entity: 'bus-ride',
  home: 'focus',
  screens: `
    home | Today | home
    map | Live | map
    browse | Stops | list
    notifications | Alerts | bell
    people? | Children | users
    chats? | Driver | chat
    calendar? | Plan | calendar
    detail | Ride
    form | Report absence
    profile | Me | user`,
})
