import { definePage } from './page.ts'

export const howBusy = definePage({
  id: 'how-busy',
  said: 'how busy, busy times, occupancy, current occupancy, live occupancy, crowd level, people inside, peak hours, waiting times now',
  within:
    /\b(?:gym|pool|sauna|spa|library|museum|bath|zoo|park|caf[eé]|restaurant|climbing|fitness|hall|shop|store|market|bakery|bar|pub|clinic|lido|beach|office|ski)\b/i,
  name: 'How busy',
  icon: 'users',
  line: 'Quiet until four',
  content: `
    stats Right now
    - 38 | Inside
    - 42 % | Full
    - 0 min | Wait
    chart Usual on a Thursday | 12,18,30,46,80,94,60,22 | 8,10,12,14,16,18,20,22
    banner clock | Quietest from 13:00 to 15:30 | Fullest between 17:30 and 19:00.
    button bell | Tell me when quiet
  `,
})
