import { defineArchetype } from '../archetype.ts'

/** A brewery, a winery or a distillery, as its guests see it: what it makes, orders, tastings. */
export const cellarDoor = defineArchetype({
  id: 'cellar-door',
  words:
    'brewery app 20, brewery 9, our beers 16, tap room 14, taproom 14, winery 18, winery app 22, our wines 16, wine estate 18, distillery 16, tasting appointments 12, wine club 10, cidery 14',
  examples: `
    Small brewery: what is on tap, bottles and kegs to take home, tours on Saturday, tap room hours
    Wine estate shows its wines, cases to order and fetch, tastings by appointment, news of the harvest
    Our beers with hops and strength, tap list of the day, book a tour, shop, music evenings
    Guests of the winery order a mixed case, join the club and book a table under the vines
    Gin distillery: bottles, where they grow the juniper, a tour with tasting, gift boxes
    Cider from our orchard, by the bottle or the box, press day for neighbours, opening hours
    Craft beer makers in town want an app with the tap list, kegs for parties and a stamp card
    Cellar door on the hill: wines by colour, free places for the tasting, directions
    Book the brewery tour for six, see which seasonal beer comes next, reserve bottles
    Whisky house with casks, bottlings, tours in three languages and a shop
    What the vineyard sells this year, prices by the bottle, shipping or collecting, events
    Meadery and honey: order jars and bottles, tasting evenings, contact`,
  unless:
    /^(?!.*\b(?:brewer\w*|brewing|winer\w*|vineyards?|vines|cider\w*|distiller\w*|mead\w*|tap ?rooms?|on tap|cellar door|craft beers?|our (?:own )?(?:beers?|wines?|gin)|wine (?:bar|club|estate)s?)\b)/is,
  presets: 'warm, natural',
  icon: 'wine',
  names: 'On Tap (beer brewery brew), North Slope (wine winery vineyard), First Pour',
  entity: 'counter-good',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Range | wine
    cart | Order | cart
    checkout | Pay
    confirmed | Ordered | | | Ready on Saturday
    history? | Orders | clock
    detail | Bottle
    slots? | Book a tour
    profile | Me | user`,
})
