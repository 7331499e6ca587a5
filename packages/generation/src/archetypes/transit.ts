import { defineArchetype } from '../archetype.ts'

export const transit = defineArchetype({
  id: 'transit',
  words:
    'timetable 4, ferry 8, train times 8, tram 7, departure 7, public transport 9, transit 8, platform 3, commute 6, delays 3, metro 7, subway 7, bus arrival 28, arrival board 24, next bus 22, next buses 22, bus times 22, departure board 22, bus stops 14, next train 18',
  presets: 'clean, bold',
  icon: 'train',
  names: 'Next Stop, Quay Two (ferry boat), On Time',
  entity: 'departure',
  screens: `
    home | Now | home
    browse | Departures | clock
    map? | Map | map
    ticket | Ticket | ticket
    detail | Trip
    checkout? | Checkout
    notifications | Alerts
    saved? | Saved | heart
    profile | Me | user`,
})
