import { defineEntity } from '../entity.ts'

/** A house on today's round. */
export const roundStop = defineEntity({
  id: 'round-stop',
  one: 'House',
  many: 'Houses',
  words: 'house on the round, round stop',
  icon: 'home',
  groups: 'Linden lane, Mill street, Station road',
  fields: `
    Where | text | Linden lane 4, Vogt
    Price | money | € 24.00
    State | choice | Done | Open, Done, Skipped`,
  samples: `
    title | subtitle | meta
    Linden lane 4, Vogt | All windows | € 24
    Linden lane 6, Osei | Front only, ring first | € 15
    Linden lane 11, Rey | Conservatory, long ladder | € 48
    Mill street 9, Haddad | Ask for the last two | € 22
    Mill street 15, Petrova | Nobody in, gate 1905 | € 26
    Station road 3, Chen | Skip if it rains | € 22`,
  figures: '14 | Today\n5 | Done\n€ 312 | In all',
  add: 'Add house',
})
