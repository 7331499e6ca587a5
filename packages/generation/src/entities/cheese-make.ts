import { defineEntity } from '../entity.ts'

export const cheeseMake = defineEntity({
  id: 'cheese-make',
  one: 'Cheese',
  many: 'Cheeses',
  words: 'cheese, wheel of cheese, cheese batch, cheese make',
  icon: 'bowl',
  groups: 'Ripening, Fresh, Eaten',
  fields: `
    Name | text | Tomme no. 9
    Made | date | Sat 10 Oct
    Milk in litres | number | 12
    Kind of milk | choice | Cow | Cow, Goat, Sheep
    Rennet in ml | number | 3
    Culture | text | Mesophilic, 1/8 spoon
    Pressing | text | 10 kg, 12 hours
    Salt | text | Brine, 6 hours
    Weight | number | 1.4
    Photo | photo | bread
    Notes | long | Rind is dry, turn every second day`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bowl | Tomme no. 9 | 12 l of cow’s milk, day 40 | 1.4 kg | Ripening | warning
    bowl | Camembert no. 14 | 6 l, white mould closed | 0.5 kg | Turn today | primary
    bowl | Goat, in ash | 4 l of goat’s milk, day 12 | 0.4 kg | Ripening | warning
    bowl | Gouda no. 3 | 20 l, waxed, month 4 | 2.1 kg | Until March | neutral
    bowl | Fresh, with herbs | 3 l, lemon | 0.6 kg | Eaten | success
    bowl | Blue no. 2 | 8 l, pierced on Sunday | 0.9 kg | Too wet | danger`,
  about:
    'Twelve litres made 1.4 kilos. Pressed for twelve hours at ten kilos; the rind is dry, and smells of mushrooms.',
  facts: '12 l | Milk\nDay 40 | Of 90\n1.4 kg | Weight',
  figures: '5 | Ripening\n4.9 kg | In the cellar | +0.9\n12 °C | Cellar',
  hero: 'Today | Turn Camembert no. 14 | White all round, wrap it on Saturday | Log care',
  tip: '88 % humidity in the box | Open the lid a finger wide',
  trend: 'Cheese a month | 3.4 kg | +0.6',
  part: 'Add step',
  add: 'New cheese',
  use: 'Log care',
})
