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
  {
    signs: 'book club 9, reading circle 9, which book 9, next book 9, what to read 8, novel 4',
    samples: `
      image | title | subtitle | value
      garden book | A Year of Beans | Suggested by Lea | 17 votes
      city book | Last Tram North | Suggested by Omar | 11 votes
      science book | Why Bubbles Are Round | Suggested by Iris | 6 votes
      desert book | The Glass Orchard | Suggested by Kim | 3 votes`,
    fields: 'Title | text | What do we read next?\nOptions | long | A Year of Beans, Last Tram North',
    about: 'Everyone has one vote and may change it until Sunday evening.',
    hero: 'Open until Sunday | What do we read next? | 38 of 61 have voted | Vote now',
  },
  {
    signs: 'film 4, movie 4, film club 9, movie night 9, cinema 4, watch next 8',
    samples: `
      icon | title | subtitle | value
      movie | The Salt Boat | Suggested by Lea | 17 votes
      movie | The Slow Garden | Suggested by Omar | 11 votes
      movie | Night Ferry | Suggested by Iris | 6 votes
      movie | Last Tram North | Suggested by Kim | 3 votes`,
    fields: 'Title | text | What do we watch next?\nOptions | long | The Salt Boat, The Slow Garden',
    about: 'Everyone has one vote and may change it until Sunday evening.',
    hero: 'Open until Sunday | What do we watch next? | 38 of 61 have voted | Vote now',
  },
  {
    signs:
      'restaurant 5, lunch 5, where to eat 9, place to eat 9, what to eat 9, dinner 4, dish 4, menu 4, pizza 3, food 3',
    samples: `
      icon | title | subtitle | value
      fork | Thai place on the corner | Suggested by Lea | 17 votes
      pie | Pizza by the harbour | Suggested by Omar | 11 votes
      bowl | Soup at the market | Suggested by Iris | 6 votes
      leaf | We cook together | Suggested by Kim | 3 votes`,
    fields: 'Title | text | Where do we eat next?\nOptions | long | Thai place, Pizza, Soup',
    about: 'Everyone has one vote and may change it until Sunday evening.',
    hero: 'Open until Sunday | Where do we eat next? | 38 of 61 have voted | Vote now',
  },
  {
    signs: 'photo 4, photography 8, photo contest 9, best picture 7',
    samples: `
      image | title | subtitle | value
      sea sunset | Last ferry | Lea Brandt | 17 votes
      city night | Trams after rain | Omar Haddad | 11 votes
      forest | First frost | Iris Chen | 6 votes
      mountain lake | Mirror | Kim Osei | 4 votes`,
    fields: 'Title | text | Best picture of November?\nOptions | long | Last ferry, Trams after rain',
    about: 'Theme “Light in the dark”. Everyone has one vote; nobody sees who took which until Sunday.',
    hero: 'Open until Sunday | Best picture of November? | 38 of 61 have voted | Vote now',
  },
  {
    signs: 'song 4, songs 4, setlist 6, playlist 5, dj 6, karaoke 6',
    samples: `
      icon | title | subtitle | value
      music | Low Water | Suggested by Lea | 17 votes
      music | Last Tram | Suggested by Omar | 11 votes
      music | Blue Hour | Suggested by Iris | 6 votes
      music | Paper Crowns | Suggested by Kim | 3 votes`,
    fields: 'Title | text | Which song comes next?\nOptions | long | Low Water, Last Tram',
    about: 'Everyone has one vote for each song. The first one is played next.',
    hero: 'Open until 22:00 | Which song comes next? | 38 of 61 have voted | Vote now',
  },
  {
    signs: 'game 4, games 4, gaming 6, clan 5, esports 5, stream 3, board game 6',
    samples: `
      icon | title | subtitle | value
      trophy | Harbour Lights | Suggested by Lea | 17 votes
      game | Nine Lives | Suggested by Omar | 11 votes
      star | Paper Crowns | Suggested by Iris | 6 votes
      flag | Last Tram North | Suggested by Kim | 3 votes
      leaf | The Slow Garden | Suggested by Ana | 1 vote`,
    about: 'Everyone has one vote and may change it until Sunday evening.',
    hero: 'Open until Sunday | What do we play next? | 38 of 61 have voted | Vote now',
  },
  {
    signs: 'club 2, society 3, association 3, members 2, alumni 3, scouts 3, choir 3, parish 3, parents 3',
    samples: `
      icon | title | subtitle | value
      mountain | A day in the hills | Suggested by Lea | 17 votes
      fork | Long table in the garden | Suggested by Omar | 11 votes
      train | Train to Ghent | Suggested by Iris | 6 votes
      wave | By boat round the island | Suggested by Kim | 3 votes`,
    fields: 'Title | text | Where does our trip go?\nOptions | long | Hills, garden, Ghent, island',
    about: 'Every member has one vote and may change it until Sunday evening.',
    hero: 'Open until Sunday | Where does our trip go? | 38 votes from 24 members | Vote now',
  },
  {
    signs:
      'homeowners 7, homeowner 7, hoa 9, condo 5, apartment building 6, street 3, residents 4, neighbours 4, neighborhood 4, neighbourhood 4, tenants 4, town 3, village 3, garden 2',
    samples: `
      icon | title | subtitle | value
      tree | Two trees on the square | Suggested by Lea | 17 votes
      bike | Racks by the door | Suggested by Omar | 11 votes
      lamp | More light in the yard | Suggested by Iris | 6 votes
      cake | Feast in June | Suggested by Kim | 3 votes`,
    fields: 'Title | text | What do we do first?\nOptions | long | Trees, racks, light, feast',
    about: 'Every household has one vote and may change it until Sunday evening.',
    hero: 'Open until Sunday | What do we do first? | 38 votes from 24 households | Vote now',
  },
])
