import { defineArchetype } from '../archetype.ts'

/** Who sells on a market now and then writes down what went: jars, loaves, candles. */
export const stallDays = defineArchetype({
  id: 'stall-days',
  words:
    'weekend market 44, farmers market stall 50, market stall 12, market stand 14, sells honey 44, sell honey 40, jars sold 60, jars sold per 60, sold per kind 60, eggs sold 50, honesty box 60, roadside stand 60, roadside stall 60, farm stand 50, took home 34, take home each 34, craft fair 12, craft fairs 12, christmas market stall 54, bake sale 50, lemonade stand 50, takings per market 60, fair takings 50',
  examples: `
    Jam at the Saturday market: how many jars of each, what I earned, stall fee
    Eggs in the honesty box, boxes taken and money found
    Craft fairs: sold candles by kind, weather, was it worth the drive
    Soap lady wants to tap what she sells and see the sum at six
    Bread stand on Fridays, baked, sold, left over
    Which honey goes best in which month
    Bake sale of class 4: cakes, price, total for the trip
    Christmas market, takings per day, what to make again
    Pumpkins at the roadside, sizes and prices
    What I took along and what came home
    Takings minus petrol and pitch
    Flowers from the garden in buckets, one price`,
  unless: /\b(?:market manager|traders|pitches|customers order|preorder|online shop|hives|queens)\b/i,
  bars: 'leaderboard slots map',
  presets: 'natural, warm',
  icon: 'cart',
  names: 'Saturday Stall, What Went, Empty Crates',
  entity: 'stall-sale',
  home: 'ledger focus',
  screens: `
    home | Today | home
    form | Enter sales | plus | | | | type in, enter, jars sold, sold
    history | Market days | calendar | stall-day | | | each saturday, saturdays, market days, days, what i took home
    browse | Kinds | tag | | | | kinds, per kind, honey, jars, products
    stats | Takings | chart | | | | takings, took home, earnings, what i took home each saturday
    detail | Kind
    settings? | Settings | settings`,
})
