import { defineArchetype } from '../archetype.ts'

/** A school trip as its teachers run it: who has paid, permissions, allergies, numbers. */
export const classTrip = defineArchetype({
  id: 'class-trip',
  words:
    'class trip 38, class trips 38, school trip 36, school trips 36, school excursion 34, excursion with my class 34, ski week with the class 34, school journey 32, field trip 24, swim permission 26, permission slips 20, class excursion 34, choir trip 26, club trip 24',
  examples: `
    Class trip: who has paid, allergies, may they swim, numbers to call in an emergency
    School journey of five days, rooms, medicines at what hour, permission slips signed or missing
    Excursion to the zoo, groups with one parent each, meeting times, count heads in the bus
    Ski week: boots sizes, levels, helmets, deposit and rest, list for the hostel
    Teachers tick who is there, at every stop, and see who is missing
    Parents read the programme and packing list, sign the form and pay
    Trip of our choir: timetable, room list, map, emergency phone
    Travel sickness, vegetarian, bed-wetting: what teachers must know of each child
    Museum day with two classes, tickets, costs for each, who still owes six euros
    Exchange week with host families, addresses, who speaks what
    Football club goes to a tournament: drivers, rooms, money, consent of parents
    Kitty of the trip, receipts, what is given back to each at the end`,
  unless: /\b(?:backpacking|holiday with friends|travel agency|honeymoon)\b/i,
  bars: 'cart feed',
  presets: 'clean, playful',
  icon: 'bag',
  names: 'Count Heads, Back on Friday, All Aboard',
  entity: 'trip-child',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Overview | home
    browse | Children | users | | | | children, kids, pupils, allergies, permissions, swim permission, who has paid, medicines, room list, pocket money, which room
    checklist | Head count | check | trip-child | Head count | | head count, count heads, attendance, who is there, missing
    week | Programme | calendar | camp-day | | | programme, timetable, schedule
    budget? | Money | wallet | shared cost
    browse! | Packing | bag | packing | | | Packing list, packing, what to bring, what to pack
    people | Emergency | phone | trip-contact | | | emergency numbers, emergency phone, emergency contacts, numbers, phone numbers
    detail | Child
    form | Add child
    map? | Map | map
    profile? | Me | user`,
})
