import { defineArchetype } from '../archetype.ts'

/** A card drawn from a deck for the day, with what it means and what one writes below it. */
export const cardDraw = defineArchetype({
  id: 'card-draw',
  words:
    'tarot 18, tarot cards 24, tarot deck 24, card of the day 24, daily card 20, draw a card 22, three card spread 34, oracle cards 26, oracle deck 26, rune of the day 26, draw a rune 28, runes 10, i ching 20, hexagram 18, card spread 26, upright or reversed 30, lenormand 24',
  examples: `
    Shuffle the tarot deck, draw a card of the day and read what it means upright or reversed
    Three cards for past, present and future, with a journal of my draws
    Oracle cards with a sentence for the morning, flip and keep
    Draw a rune, see its sign and its meaning, write a line about it
    Celtic cross and other spreads, tap a card to turn it round
    A reflection below every draw, and what I drew a month ago
    Learn the 78 cards, suit by suit, with keywords
    I Ching with three coins, the hexagram and what changes
    Pull an affirmation card each day from a deck of fifty
    Which card comes most often to me, by month
    Own deck with photos of my cards and my own meanings
    Lenormand cards, a small tableau of nine, saved with the question`,
  unless:
    /\b(?:flash ?cards?|poker|playing cards?|trading cards?|business cards?|vocabulary|drinking game|party game)\b/i,
  bars: 'cart checkout slots people map',
  presets: 'night, editorial',
  icon: 'moon',
  names: 'Daily Card, Turned Over, Three for Today',
  entity: 'drawn-card',
  home: 'focus',
  screens: `
    home | Draw | moon
    browse | Deck | grid
    history | Journal | book
    browse! | Spreads | list | card-spread | | | Spreads, spread, three card, celtic cross, past present future
    detail | Card
    form | Reflection
    stats? | Numbers | chart
    settings? | Settings | settings`,
})
