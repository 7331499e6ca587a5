import { defineArchetype } from '../archetype.ts'

export const rideDispatch = defineArchetype({
  id: 'ride-dispatch',
  words:
    'ride requests 24, ride request 20, assign a driver 22, assign drivers 22, assign driver and 18, volunteer drivers 22, volunteer ambulance 24, rides to the doctor 24, patient transport 24, medical transport 22, community transport 22, dial-a-ride 24, dispatch 12, dispatcher 14, count kilometres 10',
  presets: 'calm, clean',
  icon: 'car',
  names: 'Door to Doctor, Next Ride, Both Ways',
  entity: 'ride-request',
  home: 'ledger',
  screens: `
    home | Today | home
    week | Week | calendar
    browse | Requests | list
    people | Drivers | users
    map? | Map | map
    stats? | Kilometres | chart
    form | New request
    detail | Ride
    profile? | Me | user`,
})
