import { defineEntity } from '../entity.ts'

/** A video game one reads about and waits for; what one owns and plays is a backlog game. */
export const gameRelease = defineEntity({
  id: 'game-release',
  one: 'Game',
  many: 'Games',
  words: 'upcoming game, new game, trending game, game release, video game release, video game',
  icon: 'game',
  groups: 'Trending, New, Upcoming',
  fields: `
    Genre | choice | Adventure | Adventure, Puzzle, Racing, Strategy
    Platform | choice | All | Console, Computer, Handheld, All
    Release date | date | Thu 12 Nov
    Studio | text | Mill Street Games
    Price | money | € 24.90`,
  samples: `
    image | title | subtitle | overline | rating | meta
    sea night | Harbour Lights | Adventure, computer | Trending | 4.6 | 24 h
    forest | Mosswood | Puzzle, handheld | Trending | 4.4 | 9 h
    train | Night Freight | Strategy, computer | Trending | 4.3 | 31 h
    mountain | Peak and Valley | Adventure, console | New | 4.5 | 12 November
    desert | Dust Runner | Racing, console | New | 4.1 | 6 November
    city night | Last Tram | Puzzle, handheld | New | 4.2 | 3 November
    snow | Winter Keep | Strategy, computer | Upcoming | | 4 December
    stars | Far Signal | Adventure, console | Upcoming | | 18 December
    lake | Still Water | Puzzle, all | Upcoming | | 15 January`,
  about: 'A lighthouse, a fog that listens and one long night. Plays without a word of dialogue.',
  facts: '24 h | Length\n4.6 | Rating\n2026 | Year',
  figures: '212 | Games\n4 | On the wishlist\n9 | Out this month',
  hero: 'Trending | Harbour Lights | A lighthouse, a fog and one long night | See more',
  tip: 'Two games come in December | Winter Keep on the 4th',
  trend: 'Games out a month | 9 | +2',
  data: [6, 8, 5, 7, 7, 9],
  labels: ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'],
  use: 'Add to wishlist',
})
