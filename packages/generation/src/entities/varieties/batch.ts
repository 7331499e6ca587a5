import { batch } from '../batch.ts'
import { defineVarieties } from './variety.ts'

/** What ferments; without these words it is beer. */
export const batchVarieties = defineVarieties(batch, [
  {
    signs: 'wine 2, winemaker 4, winemakers 4, winemaking 4, wine making 4, grape 3, grapes 3, mead 2',
    icon: 'wine',
    groups: 'Fermenting, Ageing, Bottled',
    without: 'Brewed on, Grain bill, Hops, Gravity',
    fields:
      'Grape | text | Riesling\n Pressed on | date | Sat 3 Oct\n Sugar in °Oe | number | 84\n Acidity in g/l | number | 7.2\n Racked on | date | Sat 7 Nov\n Additions | long | 40 mg sulphur per litre, yeast EC-1118',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Riesling, garden row | Day 42, racked once | 7.2 g/l | Fermenting | warning
      wine | Pinot noir, demijohn 2 | In oak since March | 5.8 g/l | Ageing | primary
      wine | Elderflower, dry | Bottled 24 October | 11.5 % | Bottled | success
      drop | Apple and quince | Day 18, 14 degrees | 6.4 g/l | Fermenting | warning
      wine | Blackberry port style | 18 bottles left | 16 % | Bottled | success`,
    about: 'Pressed on 3 October at 84 degrees, racked on 7 November. Clear, a little green apple still.',
    facts: '7.2 | Acidity\n84 °Oe | Sugar\nDay 42 | Since',
    figures: '2 | Fermenting\n61 | Bottles\n9 | Batches',
    hero: 'Day 42 | Riesling, garden row | Second racking on Saturday | Log reading',
    tip: 'Sugar has not moved for four days | It can be racked again',
    trend: 'Sugar | 12 °Oe | −6',
  },
  {
    signs:
      'kombucha 4, kefir 4, sauerkraut 4, kimchi 4, fermented vegetables 5, fermented foods 5, pickles 4, brine 4, sourdough 2',
    one: 'Ferment',
    icon: 'bowl',
    groups: 'On the shelf, Cold, Tasted',
    without: 'Brewed on, Grain bill, Hops, Gravity, Bottle on',
    fields: 'Started | date | Sat 7 Nov\n Salt in percent | number | 2\n Taste on | date | Sat 21 Nov',
    samples: `
      icon | title | subtitle | value | badge | tone
      leaf | Kimchi, mild | Day 6, two jars | 2 % | Working | warning
      cup | Kombucha, black tea | Day 9, 24 degrees | pH 3.4 | Taste it | primary
      leaf | Sauerkraut with caraway | Day 21 | 2.2 % | Ready | success
      drop | Beet kvass | Day 4 | 2 % | Working | warning
      leaf | Dill cucumbers | In the fridge | 3.5 % | Ready | success`,
    about: 'Bubbles since the second day. Pressed under the brine every morning, smells clean.',
    facts: 'Day 6 | Since\n2 % | Salt\n19 °C | Warm',
    figures: '2 | Working\n3 | Ready\n5 | Jars',
    hero: 'Taste it today | Kombucha, black tea | Day nine at 24 degrees | Log taste',
    tip: 'Three jars are ready | They keep cold for months',
    trend: 'pH | 3.4 | −0.3',
  },
  {
    signs: 'cider 5, apple juice 4, perry 5, press cider 6, apple sorts 5',
    icon: 'apple',
    groups: 'In the barrel, Bottled, Planned',
    without: 'Brewed on, Grain bill, Hops',
    fields:
      'Name | text | Orchard cider\n Pressed on | date | Sat 3 Oct\n Apple sorts | text | Boskoop, Gravenstein, a third each\n Barrel | text | Oak 2, 60 litres\n Gravity | number | 1004',
    samples: `
      icon | title | subtitle | value | badge | tone
      apple | Orchard cider | Oak 2, day 42, clearing | 1.004 | In the barrel | warning
      apple | Boskoop, dry | Glass 1, day 30 | 1.010 | In the barrel | warning
      wine | Late windfalls | Bottled 24 October | 6.2 % | Bottled | primary
      apple | Quince and apple | Day 18, 14 degrees | 1.022 | In the barrel | warning
      wine | Summer press 2025 | 21 of 34 bottles left | 5.8 % | Ready | success`,
    about: 'Pressed on 3 October from three sorts. Clear since Monday, a little sharp still.',
    facts: '1.004 | Gravity\n14 °C | Cool\nDay 42 | Since',
    figures: '3 | In the barrel\n55 | Bottles\n9 | Batches',
    hero: 'Day 42 | Orchard cider, oak 2 | Three readings alike, bottle on Saturday | Log reading',
    tip: '1.004 for a week | It can be racked or bottled',
  },
  {
    signs: 'mead 5, honey wine 6, honey 2',
    icon: 'drop',
    groups: 'Fermenting, Ageing, Bottled',
    without: 'Brewed on, Grain bill, Hops',
    fields:
      'Name | text | Linden mead\n Started on | date | Sat 3 Oct\n Honey | text | 3.2 kg linden\n Yeast | text | D47\n Gravity | number | 1024',
    samples: `
      icon | title | subtitle | value | badge | tone
      drop | Linden mead | Day 42, racked once | 1.024 | Fermenting | warning
      drop | Raspberry melomel | Day 18, 18 degrees | 1.040 | Fermenting | warning
      wine | Heather, dry | In glass since March | 13 % | Ageing | primary
      wine | Orange and spice | 18 bottles left | 12 % | Bottled | success
      wine | Short mead | Drunk by June | 7 % | Bottled | success`,
    about: 'Three kilograms of linden honey on ten litres. Fed twice in the first week, calm since.',
    facts: '1.024 | Gravity\n18 °C | Warm\nDay 42 | Since',
    figures: '2 | Fermenting\n61 | Bottles\n9 | Batches',
    hero: 'Day 42 | Linden mead | Rack it again when it is clear | Log reading',
    tip: '1.024 for four days | Taste it before racking',
  },
])
