import { defineArchetype } from '../archetype.ts'

export const workshop = defineArchetype({
  id: 'workshop',
  words:
    'car workshop 14, garage 6, auto repair 14, repair shop 14, repair order 12, mechanic 8, bike repair 9, bike mechanic 14, mobile mechanic 14, tyre 5, bicycle workshop 8, phone repair 14, watch repair 12, shoe repair 12',
  presets: 'bold, clean',
  icon: 'tools',
  names: 'Bay Two, Ready by Four, Torque',
  entity: 'repair-order',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Repairs | tools
    calendar | Calendar | calendar
    people? | Customers | users
    checklist? | Parts | box | stock-item
    detail | Repair
    form | New repair
    slots? | Book
    profile? | Me | user`,
})
