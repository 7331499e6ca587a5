import { movie } from '../movie.ts'
import { defineVarieties } from './variety.ts'

/** Films somebody writes down after seeing them; without these words they are films one looks for. */
export const movieVarieties = defineVarieties(movie, [
  {
    signs:
      'now playing 9, now showing 9, top rated 9, popular movies 9, upcoming movies 9, upcoming movie 9, trending movies 9, coming soon 7, in theaters 7, in cinemas 7, box office 7, new releases 6',
    groups: 'Now playing, Top rated, Popular, Upcoming',
    samples: `
      image | title | subtitle | overline | rating | meta
      boat | The Salt Boat | Drama with Ana Petrova | Now playing | 4.2 | 1 h 52
      tram | Last Tram North | Crime with Jonas Weber | Now playing | 4.0 | 2 h 04
      music | B-Side | Comedy with Mateo Silva | Now playing | 3.9 | 1 h 41
      mountain | Thin Air | Documentary by Priya Nair | Top rated | 4.9 | 1 h 28
      desert | A Suitcase of Sand | Drama with Omar Haddad | Top rated | 4.8 | 1 h 57
      forest | Moss | Mystery with Lea Brandt | Top rated | 4.8 | 1 h 36
      train | Four Hours Late | Thriller with Hana Sato | Popular | 4.3 | 1 h 49
      old town | Stairs and Tiles | Romance with Tomás Rey | Popular | 4.1 | 1 h 44
      lake | Stone Pier | Drama with Iris Chen | Popular | 4.4 | 2 h 10
      snow | Winter Harbour | Romance with Kim Osei | Upcoming | | 4 December
      stars | The Iron Ring | Adventure with Noor Rahman | Upcoming | | 18 December
      concert | Second Verse | Music with Ruth Adeyemi | Upcoming | | 15 January`,
    about: 'A ferry captain, a baker and one cold spring. The last ten minutes are worth the ticket.',
    hero: 'Now playing | The Salt Boat | A ferry captain, a baker and one cold spring | See more',
    facts: '1 h 52 | Length\n4.2 | Rating\n2026 | Year',
    tip: 'Two films start in December | Winter Harbour on the 4th',
  },
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
      boat | The Salt Boat | Linden cinema, with Omar | Thu 19 Nov | 4.5 | Cinema
      tram | Last Tram North | At home, alone | Sun 15 Nov | 4.0 | At home
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
