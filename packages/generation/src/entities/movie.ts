import { defineEntity } from '../entity.ts'

export const movie = defineEntity({
  id: 'movie',
  words: 'movie, film, series, show, cinema, watchlist, actor, tv',
  many: 'Movies',
  icon: 'video',
  groups: 'Drama, Comedy, Crime, Documentary',
  fields: `
    Genre | choice | Drama | Drama, Comedy, Crime, Documentary
    Release date | date | 4 Sep 2026
    Length | text | 1 h 52
    Actors | text | Ana Petrova, Kim Osei
    Rating | choice | 4 | 1, 2, 3, 4, 5
    Review | long | The last ten minutes are worth the ticket`,
  samples: `
    image | title | subtitle | overline | rating | meta
    boat | The Salt Boat | Ana Petrova, Kim Osei | Drama | 4.7 | 1 h 52
    tram | Last Tram North | Jonas Weber, Hana Sato | Crime | 4.4 | 2 h 04
    mountain | Thin Air | Priya Nair | Documentary | 4.8 | 1 h 28
    music | B-Side | Mateo Silva, Noor Rahman | Comedy | 4.2 | 1 h 41
    desert | A Suitcase of Sand | Omar Haddad | Drama | 4.6 | 1 h 57
    forest | Moss | Lea Brandt | Mystery | 4.5 | 1 h 36`,
  about: 'A ferry captain, a baker and one cold spring. The last ten minutes are worth the ticket.',
  facts: '1 h 52 | Length\n4.7 | Rating\n2026 | Year',
  figures: '86 | Movies seen | +5\n4 | On the watchlist\n212 h | Watched',
  hero: 'Now playing | The Salt Boat | A ferry captain, a baker and one cold spring | See more',
  tip: '4 movies on your watchlist | Two are playing near you this week',
  trend: 'Watched this month | 9 | +2',
  use: 'Add to watchlist',
})
