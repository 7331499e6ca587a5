import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'
import { house } from './everyday.ts'

/** Somebody teaches, and gives something to do until next time. */
const taught =
  /\b(?:academy|class(?:es)?|coach(?:es)?|courses?|instructors?|lessons?|pupils?|schools?|students?|teachers?|trainers?|tutors?)\b/i

/** What those who run a house, a club or a trade ask for in one word: what they sell, tell, manage and when they are free. */
export const ofAHouse: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'shop, online shop, web shop, webshop, store, online store, club shop, merchandise, merch, merch shop, merchandise shop, merchandise store, souvenirs, souvenir shop',
    page: 'Shop | bag | Four things',
    content: `
      cards
      - shirt | T-shirt | Six sizes, organic cotton | € 22
      - bag | Cotton bag | With long handles | € 12
      - mug | Mug | Holds a third of a litre | € 14
      - book | Calendar 2027 | Twelve pictures of ours | € 18
      chips Fetch it | * At our counter, By post
      button bag | Order`,
  },
  {
    said: 'news, latest news, news section, news and updates, club news, news feed, updates, latest updates, blog',
    within: house,
    page: 'News | file | Two are new',
    content: `
      hero New times from December | From the first of the month we open at eight, also on Saturdays.
      rows Before that
      - users | Thank you for Saturday | Forty came, more than ever | 14 Nov
      - tools | The room is painted | Six of us, one weekend | 9 Nov
      - star | Second place in the region | Well done, all of you | 31 Oct
      - calendar | Dates for next year | All of them are in the calendar | 24 Oct
      switches
      - x When something is new`,
  },
  {
    said: 'admin panel, admin dashboard, admin area, admin section, admin page, admin view, admin, administration, administration panel, management panel, admin backend, moderator panel, admin tools',
    page: 'Admin | shield | Two wait for you',
    content: `
      stats
      - 48 | Members
      - 6 | New this month
      - 2 | Waiting
      rows Waiting for you
      - user | Kim Osei wants to join | Today, 9:12 | | New
      - flag | A post was reported | By Lea, yesterday | | Open
      rows Lately
      - check | Ana Petrova was accepted | Tuesday, by you
      - bell | Sent to everybody: new times | Monday, 41 have read it
      button check | Accept
      quiet bell | Write to everybody`,
  },
  {
    said: 'homework, assignments, homework list, homework assignments, tasks for home, exercises for home, practice tasks, practice assignments',
    within: taught,
    page: 'Homework | book | Two are open',
    content: `
      ticks Until next time
      - Ten minutes every day | Best at the same hour
      - x What we did today, once more | Slowly
      - Film one try | Send it until Sunday
      rows Handed in
      - check | First try, two minutes | 12 November | Seen
      - check | Three questions | 5 November | Seen
      button camera | Hand in`,
  },
  {
    said: 'bookings, appointments, upcoming appointments, my bookings, upcoming bookings, booking list, appointment list, manage bookings, manage appointments, booking overview, appointment scheduling, reservations, my appointments',
    page: 'Bookings | calendar | Next on Thursday at ten',
    content: `
      agenda Coming up
      - Thu 10:00 | Lea Brandt | First time, one hour
      - Thu 16:30 | Omar Haddad | 45 minutes
      - Fri 9:15 | Kim Osei | Moved from Tuesday
      rows Before
      - check | Ana Petrova | Tue 17 November, came
      - check | Iris Chen | Mon 16 November, came
      button plus | Add booking`,
  },
  {
    said: 'approvals, approval workflow, approve requests, approval process, approval requests, request approval, approval flow, approve',
    page: 'Approvals | check | Two wait for you',
    content: `
      rows Waiting
      - clock | {title 1} | From Lea, today at 9:12 | | Open
      - clock | {title 2} | From Omar, yesterday | | Open
      rows Decided
      - check | {title 3} | From Kim, Tuesday | | Approved
      - close | {title 4} | From Ana, Monday | | Declined
      button check | Approve
      quiet close | Decline`,
  },
  {
    said: 'tool lending, tool library, equipment lending, lend tools, lending of tools, lend equipment, book lending, lending library, toy lending, lending, things to lend, borrow tools, borrow equipment, tool sharing, equipment sharing, share tools',
    page: 'Lending | tools | Two are out',
    content: `
      rows There
      - tools | Cordless drill | With two batteries | Free
      - leaf | Hedge trimmer | Sharpened in October | Free
      - box | Folding table | Six chairs go with it | Free
      rows Out
      - clock | Wheelbarrow | With Omar, back on Friday | Out
      - clock | Ladder, five metres | With Lea, back on Sunday | Out
      button check | Borrow
      quiet plus | Lend something`,
  },
  {
    said: 'comments, comment section, commenting, user comments, leave comments, write comments, add comments, likes and comments, comments and likes, comments and ratings',
    on: 'detail article',
    content: `
      people Comments*
      - Lea Brandt | Just what I was looking for. | 9:12
      - Omar Haddad | Did anybody try it in the rain? | Tue
      fields
      - Your comment | text | Write something kind
      button send | Send comment`,
  },
  {
    said: 'likes, like button, like and share, likes and shares, reactions',
    on: 'detail article',
    content: `
      button heart | Like`,
  },
])
