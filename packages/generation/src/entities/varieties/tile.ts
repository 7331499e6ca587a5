import { tile } from '../tile.ts'
import { defineVarieties } from './variety.ts'

export const tileVarieties = defineVarieties(tile, [
  {
    signs: 'shell game 9, cups 6',
    one: 'Cup',
    many: 'Cups',
    icon: 'cup',
    samples: `
      icon | title | tone
      cup | Left cup | primary
      cup | Middle cup | accent
      cup | Right cup | primary`,
    about: 'Watch the ball, the cups move faster each round. One guess.',
    facts: '14 | Wins\n6 | Losses\n3 | Speed',
    figures: '14 | Wins | +1\n6 | Losses\n70 % | Found',
    hero: 'Round 21 | Where is the ball? | Three cups, speed 3 | Shuffle',
    tip: '14 wins, 6 losses | Speed 4 opens after 16 wins',
    trend: 'Found the ball | 70 % | +4 %',
    use: 'Shuffle',
  },
  {
    signs: 'rock paper scissors 9',
    one: 'Hand',
    many: 'Hands',
    icon: 'thumb',
    samples: `
      icon | title | tone
      mountain | Rock | primary
      file | Paper | accent
      scissors | Scissors | danger`,
    about: 'Best of five. The computer remembers what you like to throw.',
    facts: '14 | Wins\n6 | Losses\n2 | Draws',
    figures: '14 | Wins | +1\n6 | Losses\n2 | Draws',
    hero: 'Round 3 of 5 | Rock, paper or scissors? | You lead by two to nil | Throw',
    use: 'Throw',
  },
])
