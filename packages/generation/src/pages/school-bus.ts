import { definePage } from './page.ts'

export const schoolBus = definePage({
  id: 'school-bus',
  said: 'school bus, bus times, bus tracking, bus schedule, shuttle times, shuttle schedule, shuttle bus, shuttle buses, shuttle',
  unless: /\bbus (?:company|driver app|operator)|city buses|public transport/i,
  within:
    /\b(?:school|kindergarten|pupils?|parents?|wedding|festival|conference|hotel|resort|campus|company|event|ski|airport)\b/i,
  name: 'School bus',
  icon: 'train',
  line: 'Arrives in four minutes',
  content: `
    stats Line 4
    - 4 min | Until here
    - 12 | On board
    - 9:53 | There
    timeline Today
    - Old town | 9:30, two got on
    - Mill street | 9:38, three got on
    - Harbour bridge | 9:45, yours
    - At the gate | 9:53
    rows Back
    - clock | First bus | From the gate | 13:20
    - clock | Last bus | From the gate | 16:40
    switches Tell me
    - Five minutes before
    - When it has arrived
  `,
})
