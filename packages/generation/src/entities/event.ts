import { defineEntity } from '../entity.ts'

export const event = defineEntity({
  id: 'event',
  words: 'event, appointment, meeting, concert, gathering, meetup, festival, party, wedding, termin, agenda',
  icon: 'calendar',
  groups: 'This week, Music, Talks, Outside',
  fields: `
    Date | date | Sat 21 Nov
    Time | time | 19:30
    Place | place | Old dairy, Mill street
    Guests | number | 2
    Reminder | choice | 1 hour | None, 1 hour, 1 day
    Notes | long | Doors open half an hour before`,
  samples: `
    image | title | subtitle | overline | time
    music concert | Brass in the old dairy | Mill street, doors at 19:00 | Sat 21 Nov | 19:30
    park picnic | Lanterns in the park | Bring a jar and a candle | Sun 22 Nov | 17:00
    science | How bees vote | Talk with Dr. Iris Chen | Tue 24 Nov | 18:30
    art design | Open studios | Nine doors, one street | Fri 27 Nov | 15:00
    fruit market | Night market | Soup, records, old lamps | Sat 28 Nov | 20:00
    city | Walk under the bridges | 5 km, with Tomás | Sun 29 Nov | 10:00`,
  about:
    'Eleven players, one long table and the good acoustics of a hall built for milk. Ends before the last tram.',
  facts: '19:30 | Starts\n2 h | Length\n84 | Going',
  figures: '6 | Events | +2\n84 | People going\n3 | This week',
  hero: 'Saturday, 19:30 | Brass in the old dairy | 84 people are going, 12 places left | See the event',
  tip: 'Three events this week | The next one is on Saturday at 19:30',
  trend: 'People coming | 84 | +17',
  use: 'Get a ticket',
  price: '€ 14 | per person',
})
