import { signReading } from '../sign-reading.ts'
import { defineVarieties } from './variety.ts'

/** What is read for somebody; without these words horoscopes. */
export const signReadingVarieties = defineVarieties(signReading, [
  {
    signs: 'tarot 9, tarot reading 9, tarot card 9, tarot cards 9, oracle cards 9',
    icon: 'star',
    groups: 'Today, Love, Work',
    fields: `
      Question | long | Shall I take the other flat?
      Cards | choice | Three | One, Three, Celtic cross
      Deck | choice | Classic | Classic, Moon, Forest`,
    without: 'Born on, At, In, Sign',
    samples: `
      image | title | subtitle | overline | meta
      star night | The Star | Hope that asks for little | Card of the day | Today
      moon night | The Moon, reversed | What you feared is smaller than it looked | Love | Yesterday
      night | The Hermit | A quiet week is not a lost one | Work | Tuesday
      sunset | The Sun | Say yes, then look at the details | Three cards | Sunday
      mountain | The Tower | What falls was loose already | Three cards | 8 November`,
    about: 'Hope that asks for little. Whoever draws it has stopped running, and that is the point.',
    facts: 'XVII | Number\nWater | Element\nUpright | Lies',
    figures: '12 | Days in a row\n48 | Cards drawn\n9 | Kept',
    hero: 'Card of the day | The Star | Hope that asks for little | Draw three cards',
    tip: 'The Star came three times | This month, always upright',
    trend: 'Cards a week | 9 | +2',
    add: 'Ask the cards',
    use: 'Draw again',
  },
  {
    signs: 'numerology 9, life path number 9',
    icon: 'grid',
    groups: 'You, Love, Year',
    fields: `
      Full name | text | Lea Brandt
      Born on | date | 14 Mar 1991
      Question | long | Which year is good for a move?`,
    without: 'At, In, Sign',
    samples: `
      icon | title | subtitle | overline | meta
      grid | Life path 1 | Begins things, seldom waits | You | 14 Mar 1991
      heart | Soul number 6 | Needs a home that smells of bread | You | From your name
      star | Year number 8 | Work pays, rest has to be planned | Year | 2026
      users | You and Omar: 1 and 5 | Fast, loud, never dull | Love | 78 %
      calendar | Day number 4 | Finish, do not begin | Today | Thursday`,
    about: 'Born on the 14th of March 1991: the digits end in a one. People of the one begin things.',
    facts: '1 | Life path\n6 | Soul\n8 | This year',
    figures: '1 | Life path\n8 | This year\n4 | Today',
    hero: 'Thursday | Day number 4 | Finish, do not begin | Read today',
    tip: '2026 is an eight | Work pays this year',
    trend: 'Number of the day | 4 | −1',
    data: [9, 1, 7, 3, 8, 5, 4],
    add: 'Add person',
  },
  {
    signs: 'palm 8, palm reading 9, palmistry 9, palms 8',
    icon: 'thumb',
    groups: 'Lines, Love, Work',
    fields: `
      Hand | choice | Left | Left, Right
      Photo | photo | hand
      Question | long | Will I stay in this town?`,
    without: 'Born on, At, In, Sign',
    samples: `
      icon | title | subtitle | overline | meta
      heart | Heart line, long | Gives much and forgets little | Love | Left hand
      bulb | Head line, straight | Decides once and stays with it | Work | Left hand
      leaf | Life line, deep | Rests early, lasts long | Body | Left hand
      trend | Fate line, late | The best part begins at forty | Work | Right hand
      users | Compared with Omar | Same heart, other head | Love | Both`,
    about: 'Long and curved, ending below the first finger. Such a line gives much and forgets little.',
    facts: '4 | Lines\nLeft | Hand\nDeep | Life line',
    figures: '4 | Lines read\n2 | Hands\n3 | Readings kept',
    hero: 'Left hand | Heart line, long | Gives much and forgets little | Read more',
    tip: 'Try the right hand, too | Left is what one has, right what one makes of it',
    trend: 'Readings a month | 3 | +1',
    add: 'Photograph hand',
  },
])
