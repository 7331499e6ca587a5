import { defineArchetype } from '../archetype.ts'

export const cityServices = defineArchetype({
  id: 'city-services',
  words:
    'municipal 10, municipality 12, town hall 7, city hall 10, permits 9, parking permit 16, parking permits 16, permit 6, citizen 8, citizens 9, citizen services 18, city services 16, government 6, public services 9, local council 12, resident services 14, licences 6, passport 5, civil registry 12, tax office 12, apply for a permit 18, passport appointment 28, passport appointments 28, passport app 22',
  examples: `
    Apply for a resident's parking permit and pay the fee
    Appointment for a new identity card or driving licence at the registry, city office online
    Dog tax, building notice, event permission, all forms in one place, apply to the town hall, pay the fee
    Local authority app: register an address, order a birth certificate, opening hours of the town office
    Business owners request a terrace or market permission and see the review state, permit application to the city
    Our city in one app: report a nuisance, appointment at the registry, dates of the bins, parking, events
    Town app for residents: book an office appointment, pay fees, report damage, collection dates, what is on
    Renew passport reminders, documents needed, fee, desk and queue at the city office, apply online
    Register a change of address without standing in line at the town office
    Which papers do I need for a marriage, a passport, a new car? With fee and desk
    Ask for a skip or a moving van permit in front of the house, dates and street
    Residents pay waste fees and see their notices from the municipality
    Status of my applications at the city, papers missing, when it is ready to be picked up
    Business registration step by step with the town's forms
    Book a desk at the civil registry, upload documents beforehand
    Daycare place, dog licence, fishing licence: apply, wait, pay, all at the authority`,
  unless: /\bcitizen sci\w+|\bpassport (?:photo|picture)s?\b/i,
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
