import { defineArchetype } from '../archetype.ts'

export const guestCheckIn = defineArchetype({
  id: 'guest-check-in',
  words:
    'guest check-in 22, guest check in 22, check in guests 22, check-in at events 22, event check-in 24, event check in 24, check in attendees 22, attendee check-in 22, check-in desk 12, door list 18, guest list at the door 20, scan tickets at the door 20, ticket scanner 14, scan tickets 14, name badges 10, plus-one 8',
  examples: `
    Scan invitations at the door of our gala and see who has arrived and who is missing
    Check in guests at an event by QR code or by name, print a name badge, count arrivals
    Door list for concerts: staff tick names, plus-ones, paid or at the door, how many are inside
    Our conference needs a check-in desk: attendees show a code, get a badge, walk-ins are added
    Guest list on the tablet at the entrance, search a name, mark as arrived, VIPs announced to the host
    Hostess app for corporate evenings: arrived, expected, table number, diet, who came with whom
    Volunteers at the gate scan tickets, twice used ones are refused, arrivals per hour on a chart
    Reunion with two hundred alumni: tick who comes in, hand out name tags, late registrations
    Fashion show entrance, seat and row for each invited guest, several doors in sync
    Doormen of our club check names on the list, number of people inside, stop at 300
    Registration at a trade fair: visitors check in themselves with their code and print the badge
    Charity dinner: greet guests by name, check them in, tell them their table, note who left early`,
  presets: 'clean, dark-pro',
  icon: 'check',
  names: 'At the Door, First In, On the List',
  bars: 'people',
  entity: 'expected-guest',
  home: 'ledger focus',
  screens: `
    home | Tonight | home
    scanner | Scan | camera
    browse | Guests | users
    stats? | Arrivals | chart
    ticket? | Badge | ticket
    confirmed | Checked in | | | Welcome, Clara
    notifications? | Messages | bell
    detail | Guest
    form | Add guest
    settings? | Settings | settings`,
})
