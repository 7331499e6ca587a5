import { definePage } from './page.ts'

export const checkOut = definePage({
  id: 'check-out',
  said: 'check-out, check out, express checkout, express check out, online check out, late checkout, late check-out, mobile check out',
  unless: /library|check out (?:books|tools|items|equipment|the)/i,
  within:
    /\b(?:hotel|hostel|guest ?house|holiday|apartment|b&b|bed and breakfast|inn|lodge|campsite|rental|resort|stay)\b/i,
  name: 'Check-out',
  icon: 'logout',
  line: 'Until 11:00 on Sunday',
  content: `
    hero Until 11:00 on Sunday | Leave the key in the room. The rest we do.
    rows Your bill
    - bed | Three nights | Room 214 | € 327
    - bowl | Breakfast | Twice, two people | € 72
    - cup | Minibar | Two waters | € 6
    - wallet | To pay | Card ends in 0917 | € 405
    chips Stay longer | Until 11:00, Until 13:00, Until 16:00
    switches Before you go
    - Bill by mail
    - Keep my luggage
    button check | Check out now
  `,
})
