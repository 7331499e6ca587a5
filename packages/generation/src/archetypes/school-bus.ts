import { defineArchetype } from '../archetype.ts'

export const schoolBus = defineArchetype({
  id: 'school-bus',
  words:
    'bus driver app 46, school bus driver 40, bus of my child 60, where the school bus is 50, bus of our children 54, bus driver wants 22, kids checked in 20, parents told 12, schoolbus 22, school bus 20, bus tracking 14, shuttle 9, minibus 12, absent today 9, pick-up and drop-off 9, student transport 16, track the bus 16, company shuttle 16, ride to school 14, walking bus 14',
  examples: `
    The bus driver checks each child in at the stop and parents are told
    Kids on the minibus ticked off, message to the parent when they are on and off
    Where is the yellow bus and when will it be at our corner
    Parents say that Tim is ill and need not be collected
    Kindergarten van with six stops, who got on, who got off
    Company shuttle between station and factory, departures, seats, late by minutes
    Walking group to school: which grown-up leads, where it picks up the little ones
    Driver ticks each child at boarding, mother and father get a message
    Live position of the pupils' transport, delays by snow
    Afternoon trips home from the day centre, change of stop for today, grandma waits
    Special needs children ride a minibus, wheelchair ramp, escort, handover to whom
    Campus shuttle timetable with live arrival at each halt
    Summer camp coaches, list of kids on board, arrived message to families
    Routes, stops and vehicles of our district, absences before seven, substitute drivers`,
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
