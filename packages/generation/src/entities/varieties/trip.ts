import { trip } from '../trip.ts'
import { defineVarieties } from './variety.ts'

/** How one travels: whoever drives takes no night train. */
export const tripVarieties = defineVarieties(trip, [
  {
    signs:
      'road trip 14, road trips 14, roadtrip 14, by car 8, van life 12, camper 8, who drives 12, driving hours 12, drivers 5',
    groups: 'Planned, Weekend, Long, Done',
    fields: `
      Where | place | Leipzig to Piran
      From | date | Thu 3 Dec
      To | date | Sun 6 Dec
      Travellers | number | 3
      Kilometres | number | 940
      Budget | money | € 640
      Notes | long | Vignette for Austria, small change for the tunnel`,
    samples: `
      image | title | subtitle | overline | meta | time
      car | Over the Alps to the sea | Leipzig to Piran, 940 km | 3 to 6 December | € 640 | 08:00
      lake | Five lakes | Bled, Bohinj, Garda, 1,280 km | 14 to 20 April | € 820 | 09:30
      beach | Along the coast | Porto to Faro, 610 km | May | € 540 | 10:00
      mountain | The long way round | Twelve passes, 1,460 km | July | € 960 | 07:00
      forest | Weekend in the woods | Two nights in a hut, 240 km | 9 January | € 180 | 15:00
      old town | Castles and cake | Eleven stops, 720 km | Last October | € 460 | 09:00`,
    about: 'Four days over the pass and down to the sea. Whoever drives chooses the music.',
    facts: '940 km | Distance\n€ 640 | Budget\n3 | People',
    figures: '2 | Trips ahead | +1\n14 | Days away\n€ 640 | Next budget',
    hero: 'In 14 days | Over the Alps to the sea | Leave Leipzig at eight, full tank | Open trip',
    tip: 'Vignette for Austria | Buy it before the border, ten days are enough',
  },
])
