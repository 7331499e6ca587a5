import { defineEntity } from '../entity.ts'

export const foundItem = defineEntity({
  id: 'found-item',
  one: 'Found item',
  many: 'Found items',
  words: 'found item, lost item, lost property',
  icon: 'search',
  groups: 'Bags, Keys, Phones, Clothes',
  fields: `
    What it is | text | Blue rucksack
    Found at | place | Main entrance, bench
    Found on | date | Thu 19 Nov
    Kind | choice | Bag | Bag, Keys, Phone, Clothes, Other
    Status | choice | Waiting | Waiting, Claimed, Returned
    Photo | photo | bag
    Notes | long | A grey bottle in the side pocket`,
  samples: `
    image | title | subtitle | badge | tone
    backpack | Blue rucksack | Main entrance, Thursday 8:40 | Waiting | primary
    phone | Phone, cracked corner | Room 204, Wednesday | Claimed | warning
    keys | Three keys, red ribbon | Bike stands, Wednesday | Claimed | warning
    scarf | Grey wool scarf | Canteen, Tuesday | Waiting | primary
    glasses | Reading glasses | Library, second floor | Returned | success
    bottle | Green bottle | Sports hall, Monday | Claimed | warning`,
  about: 'Found on a bench by the main entrance. Say what is in the front pocket to claim it.',
  facts: 'Thu | Found\n3 | Asked\n30 d | Kept',
  figures: '18 | Waiting | +3\n41 | Returned',
  hero: 'New today | Blue rucksack | Found at the main entrance at 8:40 | Is it yours?',
  tip: '18 things wait for their owners | Kept for thirty days',
  trend: 'Returned a month | 41 | +6',
  add: 'Report found item',
  use: 'Claim this item',
})
