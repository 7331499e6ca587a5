import { defineArchetype } from '../archetype.ts'

export const cityServices = defineArchetype({
  id: 'city-services',
  words:
    'street lights 14, street light 14, streetlights 14, potholes 10, municipal 10, municipality 12, town hall 7, city hall 10, permits 9, parking permit 16, parking permits 16, permit 6, citizen 8, citizens 9, citizen services 18, city services 16, government 6, public services 9, local council 12, resident services 14, licences 6, passport 5, civil registry 12, tax office 12, apply for a permit 18',
  presets: 'clean, editorial',
  icon: 'building',
  names: 'Counter 4, Town Desk, Stamped',
  entity: 'permit',
  home: 'focus',
  screens: `
    home | Services | home
    browse | Applications | file
    map? | Map | map
    checkout? | Pay fee
    slots? | Appointment
    notifications? | Reminders | bell
    detail | Application
    form | Apply for a permit
    help | Help
    profile | Me | user`,
})
