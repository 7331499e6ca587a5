import { defineArchetype } from '../archetype.ts'

export const rideDispatch = defineArchetype({
  id: 'ride-dispatch',
  words:
    'ride requests 24, ride request 20, assign a driver 22, assign drivers 22, assign driver and 18, volunteer drivers 22, volunteer ambulance 24, rides to the doctor 24, patient transport 24, medical transport 22, community transport 22, dial-a-ride 24, dispatch 12, dispatcher 14, count kilometres 10',
  examples: `
    Volunteers drive pensioners to the clinic; someone in the office assigns each trip
    Requests come in by phone: from, to, when, wheelchair, who can take it
    Citizens' bus with ten unpaid chauffeurs, weekly plan, passengers, kilometres reimbursed
    Dialysis patients need picking up three times a week, both ways, stretcher or seat
    Coordinator of a village transport scheme matches people who need a lift with drivers on duty
    Non-emergency ambulance company, bookings from hospitals, vehicle, crew, waiting time
    Day centre collects its elderly guests, order of stops, companion, walker folded
    Our charity brings children with disabilities to therapy, which helper is free, mileage claims
    Tour operator assigns coaches and chauffeurs to transfers, flight number, group size
    Rides for cancer patients to radiation, regular slots, driver phones ahead
    Parish lends its van with a helper at the wheel, ask for a trip to the shops or the graveyard
    Who drives the widow from the mill to the eye doctor on Tuesday? board with open, taken and done trips`,
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
