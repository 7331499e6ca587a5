import { idea } from '../idea.ts'
import { defineVarieties } from './variety.ts'

export const ideaVarieties = defineVarieties(idea, [
  {
    signs: 'this or that 9, two options 9, would you rather 9, either or 6',
    one: 'Poll',
    many: 'Polls',
    icon: 'help',
    groups: 'Trending, New, Mine',
    fields: `
      Title | text | Sea or mountains?
      First option | text | Sea
      Second option | text | Mountains
      Options | long | Sea, Mountains`,
    samples: `
      icon | title | subtitle | value
      wave | Sea | Sea or mountains? | 58 %
      mountain | Mountains | Sea or mountains? | 42 %
      coffee | Coffee | Coffee or tea? | 64 %
      cup | Tea | Coffee or tea? | 36 %
      moon | Night owl | Early bird or night owl? | 71 %`,
    about: 'Asked by Lea an hour ago. Everyone has one vote; the percentages show at once.',
    facts: '412 | Votes\n58 % | Sea\n1 h | Ago',
    figures: '412 | Votes | +48\n5 | Polls\n24 | Comments',
    hero: 'Trending | Sea or mountains? | 412 votes in an hour | Vote now',
    tip: 'Close race | 58 to 42 percent',
    add: 'Ask a question',
    use: 'Vote',
  },
])
