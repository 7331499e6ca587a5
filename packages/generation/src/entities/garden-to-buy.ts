import { defineEntity } from '../entity.ts'

/** What a garden that many share needs from the shop. */
export const gardenToBuy = defineEntity({
  id: 'garden-to-buy',
  one: 'Item',
  many: 'Items',
  words: 'garden shopping, garden supplies to buy',
  icon: 'cart',
  fields: `
    What | text | Twine, two rolls
    For | text | Tomatoes
    Who buys it | person | Omar Haddad`,
  samples: `
    title | subtitle | meta
    Twine, two rolls | Tomatoes, Omar brings it | € 6
    Compost, 40 litres | Four bags for the new beds | € 28
    Hose connector | Tap at the shed | € 9
    Lettuce seedlings | Twelve, for bed 3 | € 5
    Gloves, size M | For visitors | € 8`,
  figures: '5 | To buy\n€ 56 | All of it',
  add: 'Add item',
})
