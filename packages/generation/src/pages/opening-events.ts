import { definePage } from './page.ts'

export const openingEvents = definePage({
  id: 'opening-events',
  said: 'events, upcoming events, event calendar, calendar of events, our events, workshops and events, tastings, wine tastings, tasting events, live music, live music events, concerts and events, events calendar, quiz nights, workshops, events and workshops, readings, author readings',
  unless: /^(?:an? )?(?:event|app for events)|sell tickets/i,
  within:
    /\b(?:food truck|garden cent(?:er|re)|nursery|caf[eé]|bar|pub|brewery|winery|bookshop|bookstore|restaurant|wine|library|shop|farm|cinema|gallery|boutique|vineyard|coffee|tap ?room|bistro|bakery|florist|flower)\b/i,
  name: 'Events',
  icon: 'calendar',
  line: 'Next on Saturday at six',
  content: `
    agenda Coming
    - 18:00 | Sat 21 Nov: long table | One table, twenty people
    - 19:30 | Thu 26 Nov: music | Two guitars, one voice
    - 16:00 | Sat 28 Nov: making things | With Hana, eight places
    rows Been
    - star | Autumn evening | 7 November, 48 people
    - star | Open door | 24 October, 120 people
    switches Tell me
    - When something is planned
    button check | Keep me a place
  `,
})
