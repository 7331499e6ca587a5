import { type KindPart, partsOf } from './part.ts'

/** What stocks, collections and first help have. */
export const keptAtHomeParts: readonly KindPart[] = [
  ...partsOf('wines', [
    {
      said: 'tasting notes, notes, tasting wheel, flavours, aromas',
      on: 'detail form',
      content: `
        chips Aromas | * Plum, * Smoke, Green apple, Slate, Vanilla
        sliders Tasting notes
        - Body | 70
        - Acidity | 45
        - Tannin | 60`,
    },
    {
      said: 'drink-by dates, drinking window, drink by, drinking windows, maturity, peak drinking dates, drink-by date, drink window',
      on: 'home browse',
      content: `
        rows Drink soon*
        - wine | Riesling 2022 | Until spring 2027 | 4
        - wine | Touriga 2019 | At its best now | 2`,
    },
  ]),
  ...partsOf('collection board-games books movies', [
    {
      said: 'wishlist, wish list, wanted, want list, wantlist',
      on: '#Wanted #Wishlist #Watchlist saved browse',
    },
    {
      said: 'streaming availability, where to watch, where to stream, streaming services, streaming providers, availability on streaming',
      on: 'detail',
      content: `
        rows Where to watch
        - play | Harbour Films | With the subscription | HD
        - play | Nine Screens | Rent for 48 hours | € 3.99
        - tag | Town library | DVD, not lent out | Free`,
    },
    {
      said: 'trailers, trailer, trailers and cast, cast',
      on: 'detail video',
    },
    {
      said: 'isbn scanner, barcode scanning, barcode scanner, barcode scan, isbn scan, isbn scanning, scan isbn',
      on: 'scanner',
    },
  ]),
  ...partsOf('books', [
    {
      said: 'covers, book covers, cover images, cover pictures, cover art',
      on: 'browse',
    },
    {
      said: 'books this year, books read this year, books read, reading goal, yearly goal, how many books read, books they read, reading challenge, year in books, books per year, statistics of books, statistics books',
      on: 'stats home profile',
      content: `
        ring Books this year | 0.6 | 14 | of 24
        chart By month | 1, 2, 1, 0, 2, 3, 1 | M, J, J, A, S, O, N`,
    },
  ]),
  ...partsOf('food-stock', [
    {
      said: 'locations, storage locations, places, storage places',
      on: 'browse home',
      content: `
        rows Places
        - box | Cellar shelf | 48 things | 3 to eat soon
        - box | Pantry | 31 things
        - drop | Water store | 120 litres`,
    },
    {
      said: 'expiry dates, expiration dates, expiry date tracking, expiration tracking, expiry reminders',
      on: '#Use_soon browse',
    },
  ]),
  ...partsOf('first-aid', [
    {
      said: 'emergency numbers, emergency number, emergency call, emergency call button, emergency contacts, emergency calls',
      on: '#Help home people',
      content: `
        rows Emergency numbers*
        - phone | Ambulance and fire | 112 | Call
        - phone | Poison centre | +49 30 5550 192 | Call
        - user | Omar | Told with your place | Call`,
    },
    {
      said: 'nearest defibrillator, defibrillators, aed map, nearest aed, aed locations, defibrillator map',
      on: 'map',
      content: `
        rows Defibrillators*
        - heart | Mill hall, by the door | Always open | 240 m
        - heart | Station, platform 1 | Until 23:00 | 600 m`,
    },
  ]),
  ...partsOf('plant-finder', [
    {
      said: 'photo recognition, photo identification, recognition, identification by photo, image recognition, ai identification',
      on: 'scanner home',
    },
    {
      said: 'care tips, care guide, plant care, care instructions, care guides',
      on: 'detail',
      content: `
        rows Care*
        - sun | Light | Half shade
        - drop | Water | When the top is dry
        - warning | Pets | Poisonous for cats and dogs`,
    },
    {
      said: 'collection, my collection, my plants, plant collection, history of finds',
      on: 'saved #Finds browse',
    },
  ]),
  ...partsOf('home-inventory', [
    {
      said: 'warranty dates, warranties, warranty, manuals, warranty dates and receipts, receipts and warranties',
      on: 'detail',
      content: `
        rows Warranty*
        - shield | Until 2 May 2028 | Maker, by post | 17 months`,
    },
  ]),
  ...partsOf('product-scan', [
    {
      said: 'nutri-score, nutriscore, nutri score, nova, nova score, eco-score, nutri-score and nova, scores, health score, ratings',
      on: 'detail',
      content: `
        stats Scores
        - A | Nutri-Score
        - 2 of 4 | NOVA
        - B | Eco-Score`,
    },
    {
      said: 'additives, additive list, e-numbers, e numbers, palm oil, ingredients, see ingredients, ingredients and additives, ingredient analysis, ingredient list',
      on: 'detail',
      content: `
        rows Ingredients*
        - check | Water, oats 11 % | Nothing to note
        - check | Sea salt | 0.1 g in 100 ml
        - warning | E 170, calcium carbonate | Additive, no known risk`,
    },
    {
      said: 'allergens, allergen warnings, allergen alerts, dietary preferences, diet preferences, allergy warnings, food preferences',
      on: 'profile settings',
      content: `
        switches
        - Warn me of hazelnuts
        - Warn of palm oil
        - x Only vegan`,
    },
    {
      said: 'compare products, comparison, product comparison, alternatives, better alternatives, healthier alternatives',
      on: 'detail',
      content: `
        rows Better ones*
        - check | Oat drink, plain | A, 0 g sugar | € 1.19
        - check | Soya drink | A, 2.1 g sugar | € 1.29`,
    },
  ]),
]
