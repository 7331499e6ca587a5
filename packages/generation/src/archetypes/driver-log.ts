import { defineArchetype } from '../archetype.ts'

export const driverLog = defineArchetype({
  id: 'driver-log',
  words:
    'driver log 18, truck driver 14, driving hours 14, taxi drivers 12, log fares 14, courier drivers 8, log book 4, logbook 6, driving log 16, mileage log 18, mileage tracker 18, mileage 7, rest breaks 9, tachograph 16, fleet 5, fuel log 10, vehicle inspection 6, truckers 12',
  presets: 'dark-pro, clean',
  icon: 'truck',
  names: 'On the Clock, Long Haul, Gate 4',
  entity: 'drive',
  home: 'focus ledger',
  screens: `
    home | Today | home
    history | Log | clock
    checklist | Checks | check | check-item
    browse | Drives | list
    stats | Hours | chart
    detail | Drive
    form | Log drive
    scanner? | Receipt | camera
    profile? | Me | user`,
})
