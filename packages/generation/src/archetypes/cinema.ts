import { defineArchetype } from '../archetype.ts'

export const cinema = defineArchetype({
  id: 'cinema',
  words:
    'theatre of amateurs 30, amateur theatre tickets 34, selling tickets for 18, pay at the door 14, theatre tickets 30, theatre programme 26, theater programme 26, small theatre 24, playhouse 22, buy tickets for a theatre 26, movie ticket 18, movie tickets 18, cinema 12, seat selection 16, theater tickets 16, showtimes 16, choose seats 16, box office 14, two halls 9, seat map 14',
  examples: `
    Amateur theatre sells tickets for four evenings: choose seats, pay at the door, list for the till
    School musical: two performances, rows and numbers, reserved names at the entrance
    Small cinema with two screens: tonight's films, pick seats in row F and pay
    Little arthouse wants visitors to see the programme and buy seats for films online
    Drive-in picture night: choose a lot for your car and popcorn, film tickets
    Tickets for the playhouse with a plan of stalls and balcony, choose seats in the theatre
    Original language screenings with subtitles, times by day, cinema programme
    Open air movies in the castle garden, reserve deck chairs, film tickets for the evening
    Scan the QR at the door and find your seat in hall two, cinema ticket with row and seat
    What is on at the multiplex near me after eight? Film times, seats, tickets
    Matinee for kids, family price, three adjoining seats, film and popcorn
    Student film society sells places for Thursday evenings, tickets with seat and row
    Opera house seating chart with price zones and interval drinks, choose seats, ticket by code
    Film of the week, trailer, running time, hall, remaining places, seats and tickets at our cinema`,
  unless:
    /\b(?:bus|train|coach|ferry|flight|plane|travel) tickets?\b|(?<!\b(?:movie|film) )\btheat(?:re|er)s? (?:tickets?|booking)|\b(?:opera|ballet|musicals?) tickets?\b/i,
  presets: 'dark-pro, bold',
  icon: 'ticket',
  names: 'Row F, Late Show, Hall 2',
  entity: 'screening',
  home: 'shelf',
  screens: `
    home | Today | home
    browse | Programme | video
    slots | Seats
    checkout | Pay
    ticket | Ticket
    calendar? | Calendar | calendar
    saved? | Watchlist | heart
    detail | Film
    confirmed | Booked | | | See you in row F
    profile | Me | user`,
})
