import { defineArchetype } from '../archetype.ts'

export const carCare = defineArchetype({
  id: 'car-care',
  words:
    'car maintenance 26, vehicle maintenance 24, motorcycle maintenance 26, maintenance log 12, oil change 18, service history 14, service book 16, fuel log 26, fuel tracker 24, fuel consumption 20, tire rotation 16, tyres 9, my cars 12',
  needs: /^(?![\s\S]*\b(?:race cars?|racing|track days?|rally|lap times?)\b)/i,
  presets: 'dark-pro, clean',
  icon: 'car',
  names: 'Next Service, Full Tank, Dipstick',
  entity: 'service-entry',
  home: 'ledger focus',
  screens: `
    home | Car | home
    history | Log | clock
    calendar? | Due | calendar
    stats | Costs | chart
    browse | Services | tools
    notifications? | Reminders | bell
    detail | Entry
    form | Add entry
    settings | Settings | settings`,
})
