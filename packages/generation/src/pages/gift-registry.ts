import { definePage } from './page.ts'

export const giftRegistry = definePage({
  id: 'gift-registry',
  said: 'gift registry, gift list, wishlist of gifts, wedding registry, gift wishes, registry, gift wish list, gifts, wish list, present list, wedding gift list',
  unless: /\bplan(?:s|ning|ner)? |secret santa|gift ideas|track gifts|for my|budget/i,
  within: /\b(?:wedding|baby shower|christening|birthday|housewarming|couple|guests?)\b/i,
  name: 'Gifts',
  icon: 'gift',
  line: '14 of 22 are still open',
  content: `
    rows Open
    - pot | Cast iron pot | From a shop near you | € 129
    - lamp | Lamp for the desk | Linen, oak foot | € 89
    - plane | For our journey | As much as you like | € 20
    - tree | An apple tree | We plant it together | € 45
    rows Taken
    - check | Coffee machine | By Hana
    - check | Blanket | By Lea and Kim
    text Best of all is that you come.
    button gift | I take one
  `,
})
