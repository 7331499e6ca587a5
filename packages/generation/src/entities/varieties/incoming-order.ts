import { incomingOrder } from '../incoming-order.ts'
import { defineVarieties } from './variety.ts'

/** What is got ready: meals in minutes, bread and flowers for a day, parcels to be sent; without these words goods of a shop. */
export const incomingOrderVarieties = defineVarieties(incomingOrder, [
  {
    signs:
      'restaurant 7, restaurants 7, dish 5, dishes 5, meal 5, kitchen 5, pizza 6, cafe 6, coffee 6, takeaway 6, food 5, menu 5, burger 6, sushi 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      bag | 118, Kim Osei | 2 Margherita, 1 Funghi | € 38.60 | New | danger
      truck | 117, Lea Brandt | Miso bowl, green tea | € 14.40 | New | danger
      bag | 116, Omar Haddad | Five tacos, two lemonades | € 31.20 | Cooking | warning
      truck | 115, Iris Chen | Lentil salad, with Tomás | € 8.40 | On the way | primary
      check | 114, Ruth Adeyemi | Burger, fries | € 15.50 | Done | success
      check | 113, Jonas Weber | Four lunch menus | € 43.60 | Done | success`,
    about:
      'Two Margherita and one Funghi without garlic, paid by card. The courier comes at a quarter past ten.',
    hero: 'New, two minutes ago | 118, Kim Osei | 2 Margherita, 1 Funghi, for 10:15 | Accept order',
    tip: 'Two orders wait for an answer | Cooking takes eleven minutes on average',
  },
  {
    signs: 'bakery 7, baker 6, bread 6, rolls 5, cake 5, cakes 5, pastry 5, pastries 5, loaves 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      bag | 118, Kim Osei | Two country loaves, ten rolls | € 15.10 | New | danger
      bag | 117, Lea Brandt | Plum crumble, half tray | € 14.00 | New | danger
      bag | 116, Omar Haddad | Rye loaf, sliced | € 4.80 | In the oven | warning
      bag | 115, Iris Chen | Birthday cake, lemon | € 38.00 | Ready | primary
      check | 114, Ruth Adeyemi | Twenty rolls | € 11.00 | Collected | success
      check | 113, Jonas Weber | Potato bread | € 5.20 | Collected | success`,
    about: 'Two country loaves and ten rolls, paid by card. Kim comes on her way to work.',
    hero: 'New, two minutes ago | 118, Kim Osei | Two loaves and ten rolls, for 10:15 | Accept order',
    tip: 'Two orders wait for an answer | Forty rolls are ordered for tomorrow',
  },
  {
    signs: 'flower 7, flowers 7, florist 7, bouquet 7, bouquets 7',
    samples: `
      icon | title | subtitle | value | badge | tone
      flower | 118, Kim Osei | Late garden, card for Ana | € 38.00 | New | danger
      truck | 117, Lea Brandt | Twelve red roses, at noon | € 48.00 | New | danger
      flower | 116, Omar Haddad | Table flowers, six | € 96.00 | Binding | warning
      truck | 115, Iris Chen | Field bunch, with Tomás | € 24.00 | On the way | primary
      check | 114, Ruth Adeyemi | Dried wreath | € 36.00 | Done | success
      check | 113, Jonas Weber | Potted olive | € 29.00 | Done | success`,
    about: 'Dahlias, mint and grasses. The card says: For Ana, from all of us. Paid by card.',
    hero: 'New, two minutes ago | 118, Kim Osei | Late garden with a card, for 10:15 | Accept order',
    tip: 'Two orders wait for an answer | Six table bouquets are for Friday',
  },
  {
    signs:
      'ship 6, shipping 6, shipped 6, parcel 6, marketplace 5, seller 5, sellers 5, vendor 4, vendors 4, online store 6',
    samples: `
      icon | title | subtitle | value | badge | tone
      box | 118, Kim Osei | Halo lamp, wool throw | € 138.00 | New | danger
      box | 117, Lea Brandt | Two Fjord mugs | € 32.00 | New | danger
      box | 116, Omar Haddad | Lantern stool | € 129.00 | To pack | warning
      truck | 115, Iris Chen | Ember vase, parcel to Ghent | € 39.00 | Sent | primary
      check | 114, Ruth Adeyemi | Weekend bag | € 89.00 | Arrived | success
      repeat | 113, Jonas Weber | Comes back, too small | € 64.00 | Returned | neutral`,
    about: 'A lamp and a throw in one parcel, paid by card. To be sent by tomorrow noon.',
    hero: 'New, two minutes ago | 118, Kim Osei | Lamp and throw, to be sent by noon | See order',
    tip: 'Three parcels to pack | The post comes at 16:00',
    use: 'Mark as sent',
  },
])
