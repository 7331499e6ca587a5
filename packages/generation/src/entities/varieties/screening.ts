import { screening } from '../screening.ts'
import { defineVarieties } from './variety.ts'

/** Where it is shown; without these words it is a house with three halls. */
export const screeningVarieties = defineVarieties(screening, [
  {
    signs:
      'open-air cinema 9, open air cinema 9, outdoor cinema 9, drive-in 9, summer cinema 8, rooftop cinema 9, open-air 5, deck chair 6',
    groups: 'Tonight, Weekend, Soon',
    without: 'Hall, Seats, Time',
    fields: `
      Film | text | Night Ferry
      Day | date | Sat 21 Nov
      Place | choice | Deck chair | Deck chair, Bench, Blanket
      Starts | time | 21:15
      If it rains | choice | Money back | Money back, Other evening`,
    samples: `
      image | title | subtitle | overline | value | meta
      city night | Night Ferry | Sat, at dusk, about 21:15 | Tonight | € 11 | 1 h 52
      forest | What Owls Hear | Sun, for families, 20:30 | Weekend | € 8 | 1 h 28
      mountain | Thin Air | Fri, original with subtitles | Weekend | € 11 | 2 h 04
      concert | Club Linde, live | Silent film with a band | Soon | € 16 | 90 min
      lake | Stone Pier | From Thursday | Soon | € 11 | 2 h 10`,
    about:
      'Starts when it is dark enough, about a quarter past nine. Blankets are at the entrance, the bar closes with the film.',
    facts: `
      21:15 | Starts
      1 h 52 | Length
      84 | Chairs left`,
    figures: `
      2 | Tickets
      C 7 | Chair
      21:15 | Starts`,
    hero: 'Saturday, at dusk | Night Ferry, chairs C 7 and 8 | Two tickets, dry until midnight | Show tickets',
    tip: 'Dry tonight | Wind from the west, bring a blanket',
    use: 'Choose chairs',
    price: '€ 11 | a chair',
  },
  {
    signs:
      'theatre 5, opera 6, puppet theatre 8, small theatre 8, stage 3, plays 5, musical 6, ballet 5, playhouse 8, theatre group 8',
    one: 'Play',
    groups: 'Today, Weekend, Soon',
    without: 'Hall, Film',
    fields: `
      Play | text | The Quiet Uncle
      Time | choice | 19:30 | 15:00, 19:30
      Seats | text | Row F, 7 and 8
      Where | choice | Stalls | Stalls, Circle, Gallery`,
    samples: `
      image | title | subtitle | overline | value | meta
      music night | The Quiet Uncle | Comedy, main stage, 19:30 | Today | € 24 | 2 h 10
      art | Salt and Sugar | Two women, studio, 20:00 | Today | € 16 | 75 min
      concert | Harbour Opera | With orchestra, 19:00 | Weekend | € 38 | 3 h
      story | The Brave Snail | Puppets, from four, 15:00 | Weekend | € 8 | 50 min
      music | Steps in the Dark | Dance, premiere | Soon | € 22 | 90 min`,
    about:
      'An uncle says nothing for a whole evening, and in the end everybody has told the truth. One interval.',
    facts: `
      2 h 10 | Length
      1 | Interval
      4.6 | Stars`,
    figures: `
      2 | Tickets
      F 7 | Seat
      19:30 | Begins`,
    hero: 'Saturday, 19:30 | The Quiet Uncle, row F | Two tickets, main stage | Show tickets',
    tip: 'Talk before the play | 18:45, foyer',
    add: 'Add play',
    price: '€ 24 | a seat',
  },
])
