import { note } from '../note.ts'
import { defineVarieties } from './variety.ts'

/** What is written down; without these words it is notes. */
export const noteVarieties = defineVarieties(note, [
  {
    signs: 'wiki 8, nested page 6, knowledge base 5, zettelkasten 8',
    one: 'Page',
    many: 'Pages',
    icon: 'file',
    groups: 'All, House, Work, Hobbies',
    samples: `
      icon | title | subtitle | time
      home | House | 4 pages below, 6 links | 9:12
      tools | House / Heating | How to bleed it, linked from House | 8:40
      leaf | Garden | Sowing calendar, 9 pages below | Wed
      book | Recipes / Bread | Three doughs, links to Garden | Tue
      users | People | Birthdays and sizes | Mon
      map | Travel / Lisbon | Old notes, 2 links | Sun`,
    fields:
      'Title | text | House / Heating\n Text | long | Bleed each radiator from the bottom up.\n Below | choice | House | House, Garden, Work',
    without: 'Tag',
    about:
      'Bleed each radiator from the bottom up, then top up the water. Linked from House and from Winter.',
    facts: '6 | Links\n4 | Pages below\n9:12 | Changed',
    figures: '64 | Pages | +3\n212 | Links',
    hero: 'Changed last | House | 4 pages below, 6 links | Open page',
    tip: 'Two pages without links | Nothing leads to them yet',
    trend: 'Pages written | 12 | +3',
    add: 'New page',
    use: 'Edit page',
  },
])
