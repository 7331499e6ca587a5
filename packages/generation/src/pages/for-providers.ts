import { definePage } from './page.ts'

/** The part of whoever does what others book. */
export const forProviders = definePage({
  id: 'for-providers',
  said: 'provider side, provider view, provider dashboard, partner dashboard, cleaner side, tutor side, host dashboard, instructor dashboard',
  name: 'For providers',
  icon: 'calendar',
  line: 'Three bookings today',
  content: `
    stats Today
    - 3 | Bookings
    - € 164 | Income
    rows Asked for
    - user | Kim Osei | Fri 20 Nov, 14:00 | € 48 | New
    - user | Omar Haddad | Sat 21 Nov, 10:30 | € 52 | New
    button check | Accept the first
    agenda Today
    - 9:00 | Lea Brandt | Linden lane 4
    - 11:30 | Iris Chen | Mill street 14
    - 15:15 | Ruth Adeyemi | Station road 3
    switches Calendar
    - Open for bookings
  `,
})
