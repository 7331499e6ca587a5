import { defineArchetype } from '../archetype.ts'

export const clientBook = defineArchetype({
  id: 'client-book',
  words:
    'client records 14, client record 12, client cards 14, client book 16, client notes 12, client history 12, client files 10, my clients 10, consent forms 10, session notes 10, aftercare 6, customer cards 8, customer records 12, appointments with clients 12, freelancers 5, clients 4, deposits 3',
  examples: `
    Colour formula, patch test and what she had done last time
    Every customer with birthday, wishes, allergies and notes from previous sittings
    Tattooist keeps consent, design, needle and healing advice for each person
    Client cards for a masseuse: who came when, complaints, pressure and next meeting
    Dressmaker's measurements of regulars with photos of their gowns
    Mobile nail technician wants regulars with address, shape, polish and deposit
    Hypnotherapist notes after each sitting, goals and homework, locked
    Piano tuner's customers: instrument, pitch, last tuning, when to ring
    Personal trainer file with injuries, weights and paid packs
    Lash artist records curl, length, glue reaction and the refill date
    Dog groomer index of owners and poodles, clip length, temper, no-shows
    Solo coach with twenty people, what we agreed, invoices open, next talk`,
  presets: 'editorial, calm, clean',
  icon: 'users',
  names: 'Regulars, Day Sheet, By Appointment',
  entity: 'client-card',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Clients | users
    calendar | Appointments | calendar | client-session
    checklist? | To do | check
    stats? | Income | chart
    detail | Client
    form | New client
    settings? | Settings | settings
    profile? | Me | user`,
})
