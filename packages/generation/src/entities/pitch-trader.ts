import { defineEntity } from '../entity.ts'

/** Somebody who has a place again and again. */
export const pitchTrader = defineEntity({
  id: 'pitch-trader',
  one: 'Trader',
  many: 'Traders',
  words: 'market trader, pitch holder',
  icon: 'users',
  groups: 'Regulars, Guests',
  fields: `
    Name | text | Lea Brandt
    Sells | text | Sourdough bread
    Usual pitch | text | C 14
    Since | text | 2019
    Phone | phone | +49 151 2048
    Insurance until | date | Thu 31 Dec`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea | Lea Brandt | Bread, C 14, since 2019 | Regular | success
    Omar | Omar Haddad | Olives and cheese, C 15 | Regular | success
    Kim | Kim Osei | Burgers, owes one fee | Owes | warning
    Ana | Ana Petrova | Ceramics, twice not there | Warned | danger
    Iris | Iris Chen | Candles, every second week | Guest | neutral`,
  figures: '52 | Traders\n3 | Insurance ends',
  tip: 'Three insurances end this year | Write to them',
  add: 'Add trader',
  use: 'Call',
})
