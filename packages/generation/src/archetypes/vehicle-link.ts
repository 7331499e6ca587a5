import { defineArchetype } from '../archetype.ts'

/** What a vehicle tells the phone while it runs; its services and costs are `car-care`. */
export const vehicleLink = defineArchetype({
  id: 'vehicle-link',
  words:
    'obd2 28, obd 26, obd-ii 28, obdii 28, elm327 30, car diagnostics 26, fault codes 20, trouble codes 26, dtc 20, e-scooter controller 30, e-scooter 14, escooter 14, electric scooter 14, e-bike 9, odometer 12, can bus 24, vesc 28, onewheel 24, electric unicycle 28, engine data 18, coolant temperature 18, riding mode 22, trip computer 18',
  examples: `
    Reads battery, speed and temperature of my electric scooter over Bluetooth, live while I ride
    Plug the adapter into the car, see rpm, coolant temperature and boost, read and clear fault codes
    Dashboard for my unicycle with alarms for speed and current, trips recorded
    Lock the scooter, switch its lights and change the mode from the phone
    What does the engine lamp mean? code, explanation, how urgent, delete it
    OBD2 adapter app: gauges I arrange myself, logging to CSV, several cars
    E-bike display: assistance level, range left, cadence, motor power and odometer
    Cell voltages and health of the traction battery, consumption per kilometre
    Zero to hundred timer and live sensors from the ECU with graphs
    Settings of the motor controller: speed limit, cruise control, recuperation, firmware version
    Connect to my kick scooter, show charge, total mileage, cell temperature, ride history with top speed
    Motorbike with Bluetooth adapter, read errors, log the lambda sensor on a ride`,
  unless: /\b(?:rental|rent|sharing|shared|hire)\b/i,
  bars: 'cart checkout slots map',
  presets: 'dark-pro, bold',
  icon: 'bolt',
  names: 'Full Charge, Plugged In, Under the Deck',
  entity: 'recorded-ride',
  screens: `
    gauge | Live | bolt
    history | Trips | clock
    stats | Numbers | chart
    browse | Controls | settings | vehicle-control
    browse! | Fault codes | warning | fault-code
    browse | Vehicles | car | linked-vehicle
    detail | Trip
    form | Add vehicle | | linked-vehicle
    settings? | Settings | settings`,
})
