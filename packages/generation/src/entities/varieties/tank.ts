import { tank } from '../tank.ts'
import { defineVarieties } from './variety.ts'

/** What swims or sits behind the glass; without these words there is some of each. */
export const tankVarieties = defineVarieties(tank, [
  {
    signs: 'reef 5, reef tank 6, saltwater 5, marine 4, coral 4, salinity 4, alkalinity 3',
    groups: 'Reef, Fish only, Quarantine',
    fields: `
      Name | text | Big reef, 240 l
      Kind | choice | Reef | Reef, Fish only, Quarantine
      Salinity | text | 35 ppt
      pH | number | 8.2
      Temperature | number | 25
      Nitrate | number | 5`,
    samples: `
      image | title | subtitle | overline | value | meta
      reef | Big reef, 240 l | Two clownfish, soft corals | Reef | 25.1 °C | 35 ppt
      sea | Nano reef, 40 l | One goby, zoanthids | Reef | 25.6 °C | 34 ppt
      reef 2 | Fish only, 180 l | Tang and wrasse | Fish | 25.4 °C | 34 ppt
      sea plant | Frag tank | Eleven frags, growing | Reef | 25.8 °C | 35 ppt
      reef 4 | Quarantine, 30 l | One chromis, day 4 | Quarantine | 26.0 °C | 35 ppt`,
    about: 'Water is clear, polyps are open. A tenth of the water on Sunday, and a look at the skimmer.',
    facts: '25.1 °C | Heat\n35 ppt | Salinity\n5 mg | Nitrate',
    figures: '35 ppt | Salinity\n8.2 | pH\n3 | Days to change',
    hero: 'Sunday | Change a tenth of the water | Big reef, 24 litres of salt water | Mark as done',
    tip: 'Values are steady | Nitrate under 8 for a month',
    trend: 'Salinity | 35 ppt | +1',
  },
  {
    signs:
      'terrarium 5, gecko 5, snake 5, reptile 5, tortoise 4, turtle 3, lizard 4, frog 3, vivarium 5, chameleon 5',
    icon: 'leaf',
    groups: 'Desert, Forest, Nursery',
    without: 'pH, Nitrate, Last change',
    fields: `
      Name | text | Leo, leopard gecko
      Kind | choice | Desert | Desert, Forest, Nursery
      Temperature | number | 29
      Humidity | text | 40 %
      Last feeding | date | Tue 17 Nov
      Photo | photo | gecko
      Notes | long | Shed in one piece`,
    samples: `
      image | title | subtitle | overline | value | meta
      desert | Leo, leopard gecko | Ate four crickets | Desert | 29 °C | 40 %
      forest | Ivy, tree frog | Misted at 20:00 | Forest | 24 °C | 82 %
      desert sun | Olive, corn snake | Shed on Sunday | Desert | 28 °C | 45 %
      forest plant | Moss, crested gecko | 38 g, growing | Forest | 23 °C | 74 %
      plant | Nursery box | Two eggs, day 41 | Nursery | 27 °C | 80 %`,
    about: 'Eats well, shed in one piece. The lamp is eight months old, the next one is due in spring.',
    facts: '29 °C | Warm side\n40 % | Humidity\n62 g | Weight',
    figures: '29 °C | Warm side\n40 % | Humidity\n2 | Days to feed',
    hero: 'Tonight | Feed Leo | Four crickets with calcium | Mark as done',
    tip: 'Values are steady | Humidity over 70 % in the forest all month',
    trend: 'Humidity | 74 % | +2 %',
    add: 'Log feeding',
    use: 'Log feeding',
  },
  {
    signs: 'pond 5, koi 5, koi pond 6, goldfish 3',
    icon: 'drop',
    groups: 'Pond, Filter, Winter',
    samples: `
      image | title | subtitle | overline | value | meta
      lake | Garden pond, 8 m³ | Five koi, clear to the bottom | Pond | 14.2 °C | pH 7.4
      koi | Koi, winter basin | Two young ones | Winter | 10.5 °C | pH 7.2
      plant | Plant zone | Reeds and lilies, cut back | Pond | 13.8 °C | pH 7.3
      drop | Filter and pump | Sponges rinsed on Sunday | Filter | 14.0 °C | pH 7.4
      koi 3 | Quarantine, 300 l | One goldfish, day 4 | Winter | 15.1 °C | pH 7.1`,
    about: 'Clear to the bottom, everybody eats. Below ten degrees nobody is fed; the net goes on this week.',
    facts: '14.2 °C | Heat\n7.4 | pH\n10 mg | Nitrate',
    figures: '14.2 °C | Heat\n7.4 | pH\n3 | Days to change',
    hero: 'Sunday | Put the net on | Leaves fall, the pump goes deeper | Mark as done',
    tip: 'Values are steady | Nitrate under 15 for a month',
  },
  {
    signs: 'fish farm 9, fish farming 9, trout farm 9, aquaculture 9, ponds 7, shrimp farm 9, hatchery 8',
    one: 'Pond',
    many: 'Ponds',
    icon: 'fish',
    groups: 'Growing, Fry, Harvest',
    without: 'Nitrate, Photo',
    fields: `
      Name | text | Pond 2
      Fish | text | Trout, 1,400
      Oxygen | text | 8.4 mg/l
      Feed a day | text | 18 kg
      Average weight | text | 310 g
      Last change | date | Sun 15 Nov`,
    samples: `
      icon | title | subtitle | overline | value | meta
      fish | Pond 1 | Trout, 1,200, 280 g | Growing | 11.2 °C | O2 8.9
      fish | Pond 2 | Trout, 1,400, 310 g | Harvest | 11.4 °C | O2 8.4
      fish | Pond 3 | Char, 900, 190 g | Growing | 10.8 °C | O2 9.2
      fish | Fry tank | 6,000, 4 g | Fry | 12.1 °C | O2 8.1
      wave | Inflow | Stream, clear | Water | 9.6 °C | O2 10.4`,
    about:
      'Eats well, eighteen kilos in three meals. Sample of Tuesday: 310 grams on average, ready from 350.',
    facts: `
      11.4 °C | Heat
      8.4 | Oxygen
      310 g | Weight`,
    figures: `
      52 kg | Feed today
      8.4 | Oxygen, mg/l
      310 g | Average weight`,
    hero: 'Saturday | Weigh a sample of pond 2 | Thirty fish, ready from 350 grams | Log sample',
    tip: 'Oxygen is steady | Above eight for a month',
    trend: 'Average weight | 310 g | +22',
    add: 'Log sample',
    use: 'Log sample',
  },
])
