import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'
import { gallery } from './people.ts'

/** People meet in such a place, or belong to it: what happens there is theirs, and no city's programme. */
export const house =
  /\b(?:academy|allotments?|associations?|bands?|cafés?|cafes?|care|cent(?:er|re)s?|choirs?|church|class(?:es)?|clubs?|coach(?:es)?|community|company|courses?|daycare|gyms?|kindergarten|lessons?|librar(?:y|ies)|members?|mosque|neighbou?r\w*|nursery|office|orchestras?|parish|schools?|scouts?|societ(?:y|ies)|students?|studios?|synagogue|teachers?|teams?|temple|trainers?|tutors?|village|volunteers?|workshops?)\b/i
/** Somebody keeps track of what others pay. */
const collecting =
  /\b(?:admins?|associations?|clients?|clubs?|coach(?:es)?|customers?|freelanc\w+|invoic\w+|landlords?|lessons?|manag\w+|members?|patients?|pupils?|schools?|students?|studios?|teachers?|tenants?|trainers?|treasurer|tutors?)\b/i

/** What apps of all kinds are asked for in one word: each is a screen of its own where the kind has none. */
export const everydayAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'payments, payment tracking, payment overview, payment list, track payments, record payments, manage payments, member payments, membership fees, fees, dues, outstanding payments, payments received, fee tracking, fee payments',
    within: collecting,
    page: 'Payments | wallet | Two are open',
    content: `
      stats
      - € 90 | Open
      - € 1,240 | This month
      rows Open
      - warning | Kim Osei | November, due since Monday | € 45
      - clock | Ana Petrova | Due on 1 December | € 45
      rows Paid
      - check | Lea Brandt | 16 November, by transfer | € 45
      - check | Omar Haddad | 12 November, in cash | € 45
      - check | Iris Chen | 3 November, by transfer | € 135
      button plus | Note a payment
      quiet bell | Remind who owes`,
  },
  {
    said: 'payments, payment history, my payments, past payments, fees, dues',
    page: 'Payments | wallet | One is open',
    content: `
      hero € 45 | Open until 1 December
      rows Paid
      - check | November | On the 3rd, by card | € 45
      - check | October | On the 2nd, by card | € 45
      - check | September | On the 4th, by transfer | € 45
      - file | Receipt for the year | PDF, comes in January
      button card | Pay now`,
  },
  {
    said: 'attendance, attendance tracking, track attendance, attendance sheet, attendance list, attendance register, take attendance, mark attendance, attendance records, roll call, check attendance',
    page: 'Attendance | check | Nine of eleven are here',
    content: `
      chips Day | * Today, Tuesday, Last week
      stats
      - 9 | Here
      - 1 | Late
      - 1 | Away
      ticks Who is here
      - x Lea Brandt | On time
      - x Omar Haddad | On time
      - x Iris Chen | Ten minutes late
      - Kim Osei | Ill, called this morning
      - x Ana Petrova | On time
      - x Tomás Rey | On time
      button check | Save attendance`,
  },
  {
    said: 'inventory, inventory list, inventory management, inventory tracking, stock list, stock management, supplies, supplies list, equipment inventory, material inventory, manage inventory, track inventory',
    page: 'Inventory | box | Two run low',
    content: `
      stats
      - 64 | Things
      - 2 | Run low
      rows
      - box | Chairs, to be stacked | Store room | 24
      - lamp | Lamps with a clamp | Cupboard 2 | 6
      - warning | Paper towels | Order this week | 2
      - tools | Tool box | Below the stairs | 1
      - cup | Cups | Kitchen | 40
      - warning | First-aid kit | Plasters are missing | 1
      button plus | Add item`,
  },
  {
    said: 'reports, monthly reports, weekly reports, reporting, monthly report, weekly report, yearly reports, reports and statistics, statistics and reports, reports and analytics, analytics and reports, generate reports, summary reports',
    page: 'Reports | chart | November is ready',
    content: `
      chips Period | * Month, Quarter, Year
      chart A week | 12, 18, 15, 21 | 2, 9, 16, 23
      stats
      - 66 | This month
      - +8 % | Since October
      rows Made
      - file | November so far | Today, two pages | PDF
      - file | October | 2 November, two pages | PDF
      - file | Third quarter | 1 October, five pages | PDF
      button share | Share report`,
  },
  {
    said: 'events, upcoming events, event list, events list, club events, special events, events and activities, community events, school events, social events, events page',
    within: house,
    page: 'Events | calendar | Next on Saturday at eleven',
    content: `
      rows Coming
      - calendar | Open day | Sat 21 November, 11:00 to 17:00 | 24
      - music | Autumn evening | Fri 27 November, 18:30 | 38
      - users | General meeting | Wed 2 December, 19:00 | 51
      - spark | Long table in Advent | Sat 12 December, 17:00 | 46
      rows Been
      - image | Summer party | 22 August, 64 people
      - image | Trip to the lake | 6 June, 31 people
      button check | I am coming
      quiet plus | Add event`,
  },
  {
    said: 'photos, pictures, event photos, photos of events, member photos, photo section, photos and videos',
    within: house,
    page: 'Photos | image | 48 pictures',
    content: gallery,
  },
  {
    said: 'notes, personal notes, my notes, private notes, quick notes, shared notes, notes section, note taking, notes about clients, client notes, session notes, student notes',
    page: 'Notes | edit | Four this week',
    content: `
      rows
      - edit | {title 1} | Went well, do it like that again | Today
      - edit | {title 2} | Ask again next week | Tue
      - edit | {title 3} | Bring the list along | Mon
      - edit | {title 4} | Begin five minutes earlier | 12 Nov
      fields
      - New note | long | What should not be forgotten
      button check | Save note`,
  },
])
