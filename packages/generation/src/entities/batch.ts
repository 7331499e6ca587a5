import { defineEntity } from '../entity.ts'

export const batch = defineEntity({
  id: 'batch',
  one: 'Batch',
  many: 'Batches',
  words: 'brew batch, homebrew',
  icon: 'wine',
  groups: 'Fermenting, Bottled, Recipes',
  fields: `
    Name | text | Night Shift IPA
    Brewed on | date | Sat 7 Nov
    Grain bill | long | 4.2 kg pale, 300 g crystal, 200 g oats
    Hops | text | 40 g Cascade at 60, 50 g Citra at 5
    Gravity | number | 1018
    Temperature | text | 19 °C
    Bottle on | date | Sat 28 Nov
    Tasting notes | long | Grapefruit, a little sharp still`,
  samples: `
    icon | title | subtitle | value | badge | tone
    drop | Night Shift IPA | Day 14, 19 degrees | 1.018 | Fermenting | warning
    wine | Black Tram stout | Bottled 24 October | 6.8 % | Ready 5 Dec | primary
    leaf | Linden wheat | Recipe, 20 litres | 5.1 % | Planned | neutral
    wine | Amber No. 4 | 21 of 34 bottles left | 5.6 % | Ready | success
    drop | Orchard cider | Day 30, clearing | 1.004 | Fermenting | warning`,
  about:
    '4.2 kilograms of pale malt, crystal and oats for the body. Two degrees too warm on day three, fine since.',
  facts: '1.018 | Gravity\n19 °C | Warm\nDay 14 | Since',
  figures: '2 | Fermenting\n55 | Bottles\n14 | Batches',
  hero: 'Day 14 | Night Shift IPA | Three readings alike, bottle on Saturday | Log reading',
  tip: '1.018 for two days | One more and it can be bottled',
  trend: 'Gravity | 1.018 | −0.004',
  data: [58, 44, 35, 28, 23, 19, 18],
  add: 'New batch',
  use: 'Log reading',
})
