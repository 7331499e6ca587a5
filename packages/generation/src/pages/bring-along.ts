import { definePage } from './page.ts'

export const bringAlong = definePage({
  id: 'bring-along',
  said: 'what to bring, things to bring, what to pack, bring list, what to take along, what to bring list',
  within:
    /\b(?:festival|camp|retreat|tour|workshop|race|marathon|trip|hike|course|school|scouts?|regatta|tournament)\b/i,
  name: 'What to bring',
  icon: 'bag',
  line: 'Seven things',
  content: `
    ticks Bring
    - x Ticket | Printed or on the phone
    - x Something warm | It gets cool at night
    - Bottle | There is water everywhere
    - Cap and sun cream
    - A light
    - Cash | For the small stalls
    rows Leave at home
    - close | Glass
    - close | Umbrellas | Take a coat
    - close | Animals | Guide dogs may come
    banner clock | Come half an hour earlier | There is a line at the gate.
  `,
})
