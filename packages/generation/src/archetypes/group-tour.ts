import { defineArchetype } from '../archetype.ts'

/** A group that travels together: who is on which bus and in which room, the programme, who is missing. */
export const groupTour = defineArchetype({
  id: 'group-tour',
  words:
    'group tour 34, tour group 34, group travel 34, hajj 40, umrah 40, pilgrimage 34, pilgrims 34, orchestra tour 60, choir tour 54, band tour bus 40, coach tour 34, coach trip 34, tour leader 44, tour manager 34, fan trip 34, away trip 24, delegation 24, student exchange 40, exchange students 34, host families 34, rooming list 60, bus list 44',
  examples: `
    Forty pilgrims, two buses, rooms by floor, what we do today, who has not come back
    Tour of a youth orchestra: concerts, buses, rooms, instruments on the lorry, parents kept up
    Tour leader counts heads in the bus, rings whoever is missing
    Who sleeps with whom, single rooms, ground floor, allergies for the kitchen
    Programme day by day with meeting points, dress and what to bring
    Coach trip of the pensioners: seats, meals chosen, walking frame, doctor's number
    Fans travel to the away game: seats paid, tickets, bus leaves at six
    Exchange with a school abroad: host families, guests, trips of the week
    Passports, visas and insurance of each traveller checked
    Rites explained step by step in the order they are done, with prayers
    Message to everybody: bus two leaves ten minutes later
    Lost in the crowd: show where the hotel is and whom to ring`,
  unless:
    /\b(?:class trip|school trip|trails?|hostels?|pupils|scouts?|solo travel|book (?:a|your) tours?|ghost|self-guided)\b/i,
  bars: 'cart leaderboard feed',
  presets: 'clean, bold',
  icon: 'users',
  names: 'Bus Two, Head Count, Forty and a Half',
  entity: 'tour-day',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Today | home
    calendar | Programme | calendar | | | | Programme, programme of the week, itinerary, concerts, day by day, schedule, rites step by step
    people | Travellers | users | tour-traveller | | | Travellers, pilgrims, participants, members, guests, musicians, parents informed, allergies
    checklist! | Head count | check | head-count | | | buses, bus, head count, count, lost, missing, who is missing, lost people
    browse! | Rooms | bed | tour-room | | | Rooms, rooms, rooming list, hotel, host families, host family
    browse! | Luggage | box | tour-case | | | instruments, luggage, instruments on the truck, cases, lorry
    browse! | Rites | book | rite-step | | | rites, rite, rituals, prayers, duas
    chats? | Messages | chat
    map? | Map | map
    detail | Day
    form | Add day
    help! | Lost | | | | | lost, lost people, emergency, sos
    notifications? | Alerts | bell`,
})
