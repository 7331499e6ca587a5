import { defineEntity } from '../entity.ts'

export const partyGift = defineEntity({
  id: 'party-gift',
  one: 'Gift',
  many: 'Gifts',
  words: 'registry gift, wanted present',
  icon: 'gift',
  groups: 'Free, Taken, Mine',
  fields: `
    Gift | text | Wooden blocks
    Price | money | € 34
    Taken by | person | Ana Petrova
    Link or shop | text | Toy shop, Mill street
    Notes | long | The big box, not the small one`,
  samples: `
    icon | title | subtitle | value | badge | tone
    star | Wooden blocks, big box | Ana gives it | € 34 | Taken | success
    book | Picture book about owls | Toy shop, Mill street | € 16 | Free | neutral
    image | Photo album | Together with Omar | € 28 | Taken | success
    bag | Small rucksack | Green if there is one | € 42 | Free | neutral
    gift | Voucher for the pool | Anybody may add | € 20 | Free | neutral`,
  about: 'The big box, not the small one. Ana gives it together with Kim.',
  facts: '€ 34 | Price\nAna | Gives it\nTaken | Status',
  figures: '12 | Gifts\n7 | Taken | +1\n5 | Free',
  hero: 'Five are free | Gift list | Say which one you bring | Choose one',
  tip: 'Seven of twelve are taken | Nobody brings the same twice',
  add: 'Add gift',
  use: 'I bring it',
})
