import { defineEntity } from '../entity.ts'

export const babyLog = defineEntity({
  id: 'baby log',
  one: 'Entry',
  many: 'Entries',
  words: 'baby, newborn, child care, pregnancy, diaper, nappy, feeding, diaper change, nappy change, nap',
  icon: 'baby',
  groups: 'Sleep, Feeding, Growth',
  fields: `
    What | choice | Sleep | Sleep, Feeding, Nappy, Bath
    From | time | 13:10
    To | time | 14:45
    Amount | text | 140 ml
    Notes | long | Fell asleep to the washing machine`,
  samples: `
    icon | title | subtitle | value | tone
    moon | Slept | 13:10 to 14:45 | 1 h 35 | primary
    bottle | Fed | 12:20, Omar | 140 ml | accent
    sun | Out in the pram | 10:30, round the pond | 50 min | warning
    drop | Bath | 9:15, no tears | 12 min | primary
    heart | First laugh | 8:40, at the dog | New | danger`,
  about: 'Fell asleep to the washing machine. Woke hungry and in a good mood.',
  facts: '1 h 35 | Slept\n140 ml | Drank\n6.4 kg | Weight',
  figures: '13 h 20 | Sleep | +40 min\n820 ml | Drunk\n6.4 kg | Weight',
  hero: 'Probably at 15:30 | Next nap | Awake for an hour and a half by then | Log sleep',
  tip: 'Longest night so far | 5 hours 10, from 22:20',
  trend: 'Weight | 6.4 kg | +0.3',
  data: [4.1, 4.6, 5, 5.4, 5.8, 6.1, 6.4],
  use: 'Edit entry',
})
