import { expectedGuest } from '../expected-guest.ts'
import { defineVarieties } from './variety.ts'

/** Who comes through the door; without these words they are guests of an evening. */
export const expectedGuestVarieties = defineVarieties(expectedGuest, [
  {
    signs:
      'conference 7, congress 7, participants 6, attendees 6, delegates 7, trade fair 7, workshop 5, seminar 6, hackathon 7, summit 6',
    one: 'Participant',
    many: 'Participants',
    also: 'attendee, delegate, guest',
    without: 'Table number, Comes with',
    fields: `
      Name | person | Clara Weber
      Code | text | KW-4182
      Organisation | text | Norrgard
      Pass | choice | Three days | Three days, One day, Speaker, Press
      Notes | long | Vegetarian, hotel by the river`,
    samples: `
      avatar | title | subtitle | time | badge | tone
      Clara Weber | Clara Weber | Norrgard, three days | 8:42 | Inside | success
      Omar Haddad | Omar Haddad | Speaker, main hall at 10:30 | 8:47 | Inside | success
      Ruth Adeyemi | Ruth Adeyemi | Harbour office, Thursday only | | Expected | primary
      Kim Osei | Kim Osei | University, poster 14 | 8:51 | Inside | success
      Priya Nair | Priya Nair | Press | | No-show | danger
      Elias Lund | Elias Lund | Registered at the desk | 8:55 | Walk-in | accent`,
    about: 'Norrgard, three days, workshop on Friday. Vegetarian at lunch.',
    hero: 'Just now, 8:55 | 184 of 250 are here | Keynote begins at nine, one speaker is missing | Scan next',
    tip: 'One speaker is missing | Room 2 at 10:30',
    facts: `
      8:42 | Arrived
      3 | Days
      4 | Sessions`,
    figures: `
      184 | Here | +12
      66 | Expected
      9 | No-shows`,
  },
  {
    signs:
      'concert 6, club night 7, nightclub 7, festival 6, party 4, tickets 4, ticket 4, doormen 6, bouncer 6',
    one: 'Guest',
    many: 'Guests',
    also: 'ticket holder',
    without: 'Table number, Comes with',
    fields: `
      Name | person | Clara Weber
      Code | text | KW-0418
      Ticket | choice | Standing | Standing, Balcony, Guest list, Press
      Paid | choice | Online | Online, At the door
      Notes | long | Band crew, may go backstage`,
    samples: `
      avatar | title | subtitle | time | badge | tone
      Clara Weber | Clara Weber | Ticket 0418, standing | 20:12 | Inside | success
      Omar Haddad | Omar Haddad | Guest list, with one | 20:15 | Inside | success
      Ruth Adeyemi | Ruth Adeyemi | Ticket 0422, balcony | | Expected | primary
      Kim Osei | Kim Osei | Ticket 0425 | 20:19 | Used twice | danger
      Priya Nair | Priya Nair | Press, two photos | | Expected | primary
      Elias Lund | Elias Lund | Box office, € 24 | 20:21 | Paid | accent`,
    about: 'Bought on Monday, standing. Scanned at the main door at 20:12.',
    hero: 'Just now, 20:21 | 184 of 250 are inside | Support begins at half past eight | Scan next',
    tip: 'One ticket came twice | 0425, look at the name',
    facts: `
      20:12 | Arrived
      0418 | Ticket
      1 | Person`,
    figures: `
      184 | Inside | +12
      66 | Expected
      1 | Refused`,
  },
])
