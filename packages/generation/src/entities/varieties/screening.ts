import { screening } from '../screening.ts'
import { defineVarieties } from './variety.ts'

/** Where it is shown; without these words it is a house with three halls. */
export const screeningVarieties = defineVarieties(screening, [
  {
    signs:
      'small theatre 9, theatre programme 9, theatre company 9, theatre group 9, stage plays 9, plays 7, playhouse 9, opera 9, ballet 8, musical 7, small theatre 9, puppet theatre 9',
    one: 'Play',
    groups: 'Tonight, This week, Soon',
    without: 'Film, Hall',
    fields: `
      Play | text | The Glass Ferry
      Day | date | Sat 21 Nov
      Time | choice | 19:30 | 15:00, 19:30
      Seats | text | Row C, 4 and 5
      Stage | choice | Main stage | Main stage, Studio
      Tickets | number | 2`,
    samples: `
      image | title | subtitle | overline | value | meta
      concert | The Glass Ferry | Main stage, 19:30 | Tonight | € 24 | 2 h 10
      forest | A Winter's Tale | Main stage, 19:30 | This week | € 28 | 2 h 40
      book | Two in One Room | Studio, 20:00, comedy | This week | € 18 | 1 h 25
      music | The Tin Orchestra | Musical, Sunday 15:00 | This week | € 32 | 2 h 20
      moon | Fox and Moon | For children, Sunday 11:00 | Soon | € 9 | 50 min
      city night | Last Letter North | First night on 4 December | Soon | € 26 | 1 h 50`,
    about: 'A ferry captain, his daughter and a guest who does not say where he is going. With an interval.',
    facts: '2 h 10 | Length\n12 | From age\n4.7 | Stars',
    figures: '2 | Tickets\nC 4 | Seat\n19:30 | Begins',
    hero: 'Saturday, 19:30 | The Glass Ferry, row C | Two tickets, main stage | Show tickets',
    tip: 'Half an hour before it begins | What is left costs € 10',
    add: 'Add play',
    use: 'Choose seats',
    price: '€ 24 | a seat',
  },
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
    signs: 'theatre 5, theater 5, opera 6, puppet theatre 8, stage 3, plays 4, musical 6, ballet 5',
    groups: 'Today, Weekend, Soon',
    without: 'Hall',
    fields: `
      Film | text | The Quiet Uncle
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
    price: '€ 24 | a seat',
  },
])
