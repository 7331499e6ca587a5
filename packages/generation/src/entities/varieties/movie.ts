import { movie } from '../movie.ts'
import { defineVarieties } from './variety.ts'

/** Films somebody writes down after seeing them; without these words they are films one looks for. */
export const movieVarieties = defineVarieties(movie, [
  {
    signs:
      'what i watch 8, i watch 5, film diary 8, movie diary 8, movie log 8, film log 8, watch diary 8, i have seen 7, movies seen 7, log movies 8, log films 8, where and with whom 6, every film 5, movie journal 8, film journal 8',
    groups: 'Cinema, At home, Favourites',
    without: 'Release date, Length, Actors, Rating, Genre, Review',
    fields: `
      Title | text | The Salt Boat
      Seen on | date | Thu 19 Nov
      Stars | choice | 4 | 1, 2, 3, 4, 5
      Where | choice | Cinema | Cinema, At home, Open air
      With | person | Omar Haddad
      Thoughts | long | The last ten minutes are worth the ticket`,
    samples: `
      image | title | subtitle | overline | rating | meta
      sea night | The Salt Boat | Linden cinema, with Omar | Thu 19 Nov | 4.5 | Cinema
      city night | Last Tram North | At home, alone | Sun 15 Nov | 4.0 | At home
      mountain | Thin Air | Old mint, with Kim and Ana | Sat 7 Nov | 5.0 | Cinema
      music | B-Side | Linden cinema, with Mara | Tue 3 Nov | 3.5 | Cinema
      desert | A Suitcase of Sand | At home, second time | Fri 30 Oct | 4.5 | At home
      forest | Moss | Open air, with Omar | 21 Aug | 4.0 | Open air`,
    about:
      'Row seven, nearly empty. The last ten minutes are worth the ticket; nobody spoke on the way home.',
    facts: '4.5 | Stars\n19 Nov | Seen\n2nd | This week',
    figures: '86 | Seen this year | +9\n4.1 | Stars on average\n31 | In the cinema',
    hero: 'Last seen | The Salt Boat | Thursday, Linden cinema, with Omar | Read thoughts',
    tip: 'Nine this month | Six of them in the cinema',
    add: 'Log a film',
    use: 'See it again',
  },
])
