import { lifeWish } from '../life-wish.ts'
import { defineVarieties } from './variety.ts'

/** What somebody wants to have seen, eaten or read; without these words it is a life's list of all sorts. */
export const lifeWishVarieties = defineVarieties(lifeWish, [
  {
    signs: 'restaurant 8, restaurants 8, places to eat 10, cafes 6, want to eat 10, food bucket list 12',
    one: 'Place',
    many: 'Places',
    icon: 'fork',
    groups: 'To try, Been, Favourites',
    without: 'Until, Why, First step, Remind me',
    fields: `
      Name | text | Sal e Limão
      Kitchen | choice | Seafood | Seafood, Noodles, Pizza, Café, Other
      Place | place | Harbour 4
      Price | choice | €€ | €, €€, €€€
      Recommended by | person | Lea Brandt
      Been there | switch | no
      Notes | long | Order the rice with clams`,
    samples: `
      image | title | subtitle | badge | tone
      fish | Sal e Limão | Seafood, €€, recommended by Lea | To try | primary
      ramen | Noodle House 8 | Ramen, €, open late | To try | primary
      pizza | Forno Lento | Pizza, €€ | Been | success
      breakfast | Mill Café | Breakfast, € | Been | success
      curry | Two Spices | Curry, €€, with Omar | To try | primary
      steak | Old Mint | Grill, €€€, for a birthday | To try | primary`,
    about: 'Order the rice with clams and sit outside, says Lea. Closed on Mondays.',
    facts: '€€ | Price\n4.7 | Rating\nMon | Closed',
    figures: '23 | To try | +2\n14 | Been\n4 | Favourites',
    hero: 'For Friday | Sal e Limão | Seafood at the harbour, recommended by Lea | Go there',
    tip: 'Three of them are near you | Within ten minutes on foot',
    trend: 'Places tried | 14 | +2',
    add: 'Add place',
    use: 'Mark as been',
  },
  {
    signs:
      'countries 7, travel bucket list 9, dream trips 8, places to visit 8, destinations 8, places to see 8, sights 5, cities 5',
    one: 'Place',
    many: 'Places',
    icon: 'globe',
    groups: 'Open, Planned, Been',
    without: 'Wish, By, Why',
    fields: `
      Place | place | Lofoten
      Country | text | Norway
      Best time | text | Late February
      With | person | Kim Osei
      Been there | switch | no
      Why | long | The huts on stilts and the light`,
    samples: `
      image | title | subtitle | badge | tone
      sea night | Lofoten | Norway, late February | Planned | primary
      old town | Fez | Morocco, two weeks | Open | neutral
      island | Azores | Portugal, nine islands | Been | success
      train | Night train to the sea | Lisbon to Madrid, 2024 | Been | success
      desert | Wadi Rum | Jordan, by foot and jeep | Open | neutral
      temple | Kyoto in November | Japan, for the leaves | Open | neutral`,
    about: 'The huts on stilts and the light in February. Fly to Bodø, then the ferry.',
    facts: 'Feb | Best time\n6 d | At least\nNorway | Country',
    figures: '14 | Been | +2\n31 | To see\n9 | Countries',
    hero: 'Planned for February | Lofoten | Six days with Kim, two in a hut | Open place',
    tip: 'Two new places this year | Azores and Ghent',
    trend: 'Places seen | 14 | +2',
    add: 'Add place',
    use: 'Mark as been',
  },
  {
    signs: 'vision board 9, vision boards 9, dream board 9',
    one: 'Picture',
    many: 'Pictures',
    icon: 'image',
    groups: 'Home, Work, Body, People',
    fields: `
      What it says | text | A house with a tree
      Part of life | choice | Home | Home, Work, Body, People
      Photo | photo | house
      First step | text | See two villages in spring`,
    without: 'Wish, Place, By, With, Done, Why',
    samples: `
      image | title | subtitle | badge | tone
      house | A house with a tree | See two villages in spring | Home | primary
      office | Four days a week | Talk to Ruth in March | Work | accent
      run river | Ten kilometres, laughing | Thursday, by the river | Body | success
      sea | Grandma sees the sea again | Book the quiet week in May | People | warning
      painting | A room for painting | Clear the attic | Home | primary
      dinner | A long table on Sundays | Invite the neighbours | People | success`,
    about: 'Not large, but with a tree one can sit under. First step: see two villages in spring.',
    facts: 'Home | Part of life\n1 | Step done\n2027 | By',
    figures: '9 | Pictures | +1\n4 | Parts of life\n3 | Steps done',
    hero: 'Look at it today | A house with a tree | First step: see two villages in spring | Open picture',
    tip: 'Nine pictures | Three first steps are done',
    trend: 'Steps done | 3 | +1',
    data: [0, 0, 1, 1, 2, 2, 3],
    add: 'Add picture',
    use: 'Take a step',
  },
])
