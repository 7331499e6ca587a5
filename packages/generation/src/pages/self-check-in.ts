import { definePage } from './page.ts'

export const selfCheckIn = definePage({
  id: 'self-check-in',
  said: 'check-in, check in, online check in, self check in, mobile check in, express check in, digital check in, contactless check-in',
  // How one feels is told there, and nobody arrives.
  unless:
    /\b(?:emotion\p{L}*|moods?|feelings?|mental|wellbeing|wellness|habits?|weekly|daily) check-?ins?\b/iu,
  within:
    /\b(?:hotel|hostel|guest ?house|holiday|apartment|b&b|bed and breakfast|inn|lodge|campsite|rental|resort)\b/i,
  name: 'Check-in',
  icon: 'key',
  line: 'From 15:00, room 214 is ready',
  content: `
    hero Welcome, room 214 is ready | Thursday 19 to Sunday 22 November
    ticks Before you come
    - x Name and address
    - x Time of arrival | About 17:00
    - Passport | A photo is enough
    - Signature
    fields
    - Arrival | time | 17:00
    - Wishes | long | A cot, please
    button check | Check in
  `,
})
