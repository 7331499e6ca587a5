import { defineArchetype } from '../archetype.ts'

export const clientBook = defineArchetype({
  id: 'client-book',
  words:
    'a window cleaner 30, window cleaner with 34, chimney sweep with 30, i walk dogs 30, i walk the dogs 30, i sit cats 30, i clean pools 30, i clean windows 30, i tune pianos 30, i mow lawns 30, which customer wants 24, i do gardens 24, my regulars 14, client records 14, client record 12, client cards 14, client book 16, client notes 12, client history 12, client files 10, my clients 10, consent forms 10, session notes 10, aftercare 6, customer cards 8, customer records 12, appointments with clients 12, freelancers 5, clients 4, deposits 3, piano tuner 24, what we talked about 24, remember my clients 26',
  examples: `
    Window cleaner with eighty houses: who is due this month, what they pay, cash or transfer, skipped for rain
    I do gardens on my own and must remember which customer wants what cut when, and send the bills
    I walk the dogs of twenty families: every dog with picture, door code and phone of the owner, check in and out, what each family owes at the end of the month
    Mobile cat sitter or pool cleaner who keeps losing track of keys, visits and who has paid
    Window cleaner, gardener or handyman with forty regulars: what each one wants, when I was there, what is unpaid
    Colour formula, patch test and what she had done last time, client card with notes
    Every customer with birthday, wishes, allergies and notes from previous sittings, client book for my little salon
    Tattooist keeps consent, design, needle and healing advice for each person, photos before and after
    Client cards for a masseuse: who came when, complaints, pressure and next meeting
    Dressmaker's measurements of regulars with photos of their gowns, alterations and deposit paid
    Mobile nail technician wants regulars with address, shape, polish and deposit, client notes
    Hypnotherapist notes after each sitting, goals and homework, locked, per person and date
    Piano tuner's customers: instrument, pitch, last tuning, when to ring, client cards with notes and appointments
    Personal trainer file with injuries, weights and paid packs, notes about each client
    Lash artist records curl, length, glue reaction and the refill date of each client with notes
    Dog groomer index of owners and poodles, clip length, temper, no-shows, notes on each client
    Solo coach with twenty people, what we agreed, invoices open, next talk, notes after each meeting`,
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
