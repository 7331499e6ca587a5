import { definePage } from './page.ts'

export const wasteCalendar = definePage({
  id: 'waste-calendar',
  said: 'waste calendar, waste collection, garbage collection, garbage calendar, trash calendar, bin collection, bin days, recycling calendar, collection dates, trash collection, garbage schedule, waste collection dates, waste collection calendar, bin calendar, recycling schedule, waste schedule, trash schedule',
  within:
    /\b(?:village|town|city|municipal\w*|residents?|citizens?|tenants?|neighbou?rhood|community|council|parish|district|commune|building|housing)\b/i,
  name: 'Waste',
  icon: 'trash',
  line: 'Paper on Friday',
  shownBy: 'collection-day',
  content: `
    hero Paper, tomorrow | Put it out before six.
    rows Next
    - file | Paper | Blue bin | Fri 20 Nov
    - leaf | Garden and kitchen | Brown bin | Mon 23 Nov
    - trash | The rest | Grey bin | Thu 26 Nov
    - bottle | Glass | At the corner of Mill street | Always
    - sofa | Large things | Ask for a day | On call
    switches Tell me
    - Evening before, at 19:00
    - Only about my bins
    button calendar | Into my calendar
  `,
})
