import { defineArchetype } from '../archetype.ts'

/** A ferry of a small line: sailings, tickets with cars and bicycles, what the office and the deck see. */
export const ferry = defineArchetype({
  id: 'ferry',
  words:
    'ferry 22, ferries 20, ferry office 44, ferry line 40, ferry operator 44, ferry tickets 40, island ferry 44, car ferry 44, water taxi 30, boat line 34, car deck 40, passenger boat 34',
  examples: `
    Next boats to the island, ticket for two adults, a child, a car and two bicycles, code at the ramp
    The office sells at the counter and sees how many cars still fit on the deck
    Boat does not sail because of wind, everybody with a ticket is told and may change
    Crew scans the code on the quay, counts heads, lane for lorries and campers
    Timetable of summer and winter, first boat and last
    Residents of the island pay less, card for the year, goods and prams
    Vehicle length, height, number plate, lane one to four
    Passenger list for the coastguard before departure
    River crossing for hikers, on call, money in cash or by phone
    Boat trips round the lake with stops, day ticket, dogs
    Captain writes departure, arrival, passengers and fuel
    Waiting list for cars on Sunday afternoon`,
  unless: /\b(?:all ferries in|compare ferr|simulat\w+|game|cruise (?:ship )?reviews?)\b/i,
  bars: 'cart leaderboard feed',
  presets: 'clean, bold',
  icon: 'ticket',
  names: 'Last Boat, Lane Two, Slack Water',
  entity: 'sailing',
  keepsThing: true,
  home: 'focus',
  screens: `
    home | Sailings | home
    browse | Timetable | clock | | | | Departures, departure, next departures, timetable, sailings, times, next boats
    form | Buy ticket | | ferry-ticket | | | buy ticket, buys a ticket, tickets, ticket, tickets for passengers, adult, child, car, bike, passengers
    browse! | Tickets | ticket | ferry-ticket | | | tickets, my tickets, ticket, bookings, qr code
    scanner! | Ramp | camera | | | | scan, scans, scan tickets, check tickets, crew, deckhand, boarding, checks tickets
    browse! | Car deck | truck | deck-lane | | | cars on deck, car deck, deck, lanes, cars, vehicles, capacity, how many cars
    browse! | Notices | bell | ferry-notice | | | cancelled, cancel, cancelled sailings, delays, wind, strong wind, weather, notices, storm
    detail | Sailing
    checkout | Pay
    ticket | Ticket
    stats! | Numbers | chart | | | | sales, day sales, numbers, report, revenue, statistics, cash up
    profile? | Me | user`,
})
