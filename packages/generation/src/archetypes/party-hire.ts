import { defineArchetype } from '../archetype.ts'

/** Those who come to parties with something: animals, a clown, a bouncy castle, a photo booth. */
export const partyHire = defineArchetype({
  id: 'party-hire',
  words:
    'petting zoo that goes 60, mobile petting zoo 70, travelling petting zoo 70, pony parties 60, pony rides for parties 60, reptile parties 60, children entertainer 60, kids entertainer 60, face painter 60, face painting 44, magician bookings 60, clown for hire 60, balloon artist 60, balloon twister 60, bouncy castle hire 60, bounce house rental 60, bouncy castles 44, photo booth hire 60, photo booth rental 60, candy floss machine 44, chocolate fountain hire 54, mascot hire 54, party entertainer 60, santa for hire 60, mobile disco 54, goes to birthday parties 54, birthday parties and 12, second half 14',
  examples: `
    We bring goats and rabbits to kindergartens and birthdays: dates, addresses, which animals, who has paid
    Magician: enquiries, show length, age of the children, deposit, directions
    Bouncy castles: which one is where on Saturday, delivery time, power on site, balance due
    Face painter with bookings by the hour, number of children, travel cost
    Photo booth for weddings: set up at six, props, backdrop, half paid in advance
    Pony rides at village fairs, ponies take turns and rest
    Clown and balloon artist share a calendar
    Reptile show at schools, animals that came along last time, risk sheet
    Who still owes us the rest after the party
    Candy floss and popcorn machines rented for a day, pick up, cleaned
    Father Christmas visits on the 24th: houses, times, names of the children, what to say
    Mobile disco: songs wanted, hall, hours, overtime`,
  unless: /\b(?:zoo visitors?|feeding times|party guests?|guest list|potluck)\b/i,
  bars: 'leaderboard cart scanner wallet ticket',
  presets: 'playful, warm',
  icon: 'gift',
  names: 'Goats at Three (petting goat animal pony zoo), Up the Drive, Two Hours of Fun',
  entity: 'party-visit',
  keepsThing: true,
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Bookings | calendar | | | | bookings, parties, dates, enquiries, jobs, birthday parties, events
    week | Week | clock
    browse | What we bring | star | party-item | | | animals, which animals, animals go where, castles, machines, props, what we bring, equipment, shows
    browse! | To be paid | wallet | party-balance | | | second half, owes, who owes, who still owes, balance, deposits, deposit, rest, payments, paid, unpaid, invoices
    map? | Route | map
    stats? | Season | chart
    detail | Booking
    form | Add booking
    settings? | Settings | settings`,
})
