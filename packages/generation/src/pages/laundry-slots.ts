import { definePage } from './page.ts'

export const laundrySlots = definePage({
  id: 'laundry-slots',
  said: 'laundry booking, laundry room, laundry room booking, book laundry, laundry slots, washing machine booking, book washing machine, washing machines, laundry schedule, laundry times',
  unless: /^(?:an? )?laundry/i,
  within:
    /\b(?:tenants?|residents?|housing|building|apartments?|students?|dorm|campus|house|hostel|co-?living|condo|neighbou?rs|campsite)\b/i,
  name: 'Laundry',
  icon: 'shirt',
  line: 'Free today from 16:00',
  content: `
    stats Right now
    - 1 of 3 | Free
    - 24 min | Machine 2
    - € 1.50 | A wash
    agenda Today
    - 10:00 | Machine 1 | Weber, third floor
    - 12:00 | Machine 1 | Free
    - 14:00 | Machine 2 | Chen, first floor
    - 16:00 | All three | Free
    chips Machine | 1, 2, Dryer
    switches Tell me
    - When mine is done
    button check | Book 16:00
  `,
})
