import { stay } from '../stay.ts'
import { defineVarieties } from './variety.ts'

/** Where one sleeps; without these words it is cabins by the water. */
export const stayVarieties = defineVarieties(stay, [
  {
    signs: 'hotel 8, hotels 8, hostel 6, hostels 6, resort 5, resorts 5',
    one: 'Hotel',
    many: 'Hotels',
    icon: 'bed',
    groups: 'City, By the sea, Mountains, With spa',
    without: 'Dogs',
    fields: 'Room | choice | Double | Single, Double, Family\nGuests | number | 2\nBreakfast | switch | on',
    samples: `
      image | title | subtitle | overline | rating | meta
      hotel 1 | Hotel Old Mint | Double, breakfast included | Ghent | 4.8 | from € 128
      sea 2 | Harbour View | Sea side, five minutes to the pier | Kappeln | 4.6 | from € 112
      city 3 | The Linden | Quiet courtyard, bikes for guests | Leipzig | 4.7 | from € 94
      mountain 4 | Ridge House | Sauna, half board | Brocken | 4.9 | from € 146
      old town 5 | Pension Mill | Six rooms over a bakery | Freyburg | 4.5 | from € 72
      island 6 | Palm Court | Pool, family rooms | Olhão | 4.4 | from € 138`,
    about:
      'A former mint with thick walls and tall windows. Breakfast until eleven, the station is eight minutes on foot.',
    facts: '2 | Guests\n24 m² | Room\n11:00 | Check-out',
    figures: '3 | Stays planned | +1\n14 | Nights this year\n6 | Saved',
    hero: 'Free next weekend | Hotel Old Mint | Double with breakfast, in the old town | See dates',
    tip: 'Quiet weeks in January | Up to a third less',
    price: '€ 128 | per night',
  },
])
