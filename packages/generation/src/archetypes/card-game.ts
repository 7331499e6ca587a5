import { defineArchetype } from '../archetype.ts'

export const cardGame = defineArchetype({
  id: 'card-game',
  words:
    'magic the gathering 30, mtg 26, trading card game 28, collectible card game 28, card game companion 28, life totals 28, life counter 30, life points 22, deck builder 26, build decks 26, hearthstone 26, yugioh 28, yu-gi-oh 28, lorcana 28, gwent 26, tcg 24, ccg 24, legends of runeterra 28, flesh and blood 24',
  examples: `
    Life counter for four players, with poison and commander damage
    Card search with rules and prices, and decks I build from them
    Companion for players of a trading card game: cards, decks, life totals
    My decks with mana curve, wins and losses
    Look up what a card does while we play, with its rulings
    Deck builder for a collectible card game, export the list
    Track wins of each deck against each opponent
    Draft helper with the best card of the pack
    Which cards of the set I still miss and what they cost
    Twenty life each, plus and minus with a tap, dice for who begins
    Browse the cards of the newest set by class and cost
    Share my deck as a code, copy one from another player`,
  unless: /\b(?:solitaire|rummy|poker|bridge|skat|uno)\b/i,
  bars: 'map cart checkout deed',
  presets: 'dark-pro, bold',
  icon: 'layers',
  names: 'Upkeep, Opening Hand, Last Draw',
  entity: 'play-card',
  screens: `
    board | Life | heart | life-total
    browse | Cards | layers
    browse | Decks | box | deck
    history? | Games | clock | deck
    saved? | Favorites | star
    detail | Card
    form | New deck | | deck
    settings | Settings | settings`,
})
