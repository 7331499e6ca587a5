import { defineArchetype } from '../archetype.ts'

export const cityServices = defineArchetype({
  id: 'city-services',
  words:
    'street lights 14, street light 14, streetlights 14, potholes 10, municipal 10, municipality 12, town hall 7, city hall 10, permits 9, parking permit 16, parking permits 16, permit 6, citizen 8, citizens 9, citizen services 18, city services 16, government 6, public services 9, local council 12, resident services 14, licences 6, passport 5, civil registry 12, tax office 12, apply for a permit 18',
  examples: `
    Holes in the asphalt, a lantern that stays dark, a bin that overflows: snap it for the council with the spot on a map
    Apply for a resident's parking permit and pay the fee
    Tell the town that the playground swing is broken and follow what they do, report a defect to the city
    Citizens send in potholes, graffiti, fallen trees, and the office answers with a status about their report
    Appointment for a new identity card or driving licence at the registry, city office online
    Dog tax, building notice, event permission, all forms in one place, apply to the town hall, pay the fee
    Local authority app: register an address, order a birth certificate, opening hours of the town office
    Illegal dumping and abandoned vehicles, mark them on the map, get a reference number, report to the city
    Fix my street for our borough: damaged pavement, blocked drain, dark crossing, citizens report with photo
    Business owners request a terrace or market permission and see the review state, permit application to the city
    Renew passport reminders, documents needed, fee, desk and queue at the city office, apply online
    Road works, street cleaning and dead lamp posts reported by inhabitants, with the department in charge, reports to the municipality`,
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
