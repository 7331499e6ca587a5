import type { Turn } from './turn.ts'

/** Turns that tell who does something with what was named before, read after all others. */
export const doingTurns: readonly Turn[] = [
  // "Document our lighthouses": it is done with them, and is no file.
  {
    form: /\b([Dd])ocument(?:s|ing)? (?=(?:its|our|my|their|the|all|every|each|these|those) \p{Ll})/gu,
    becomes: (_whole, first) => (first === 'D' ? 'Record ' : 'record '),
    example: ['Hikers document all cairns', 'Hikers record all cairns'],
  },
  // "Request one and rate it when finished": no price.
  {
    form: /(?<=\p{L} and |, )rates? (?:it|them|each other) (?:when|after|once|as soon as) [^.,;\n]{3,30}(?=[.,;\n]|$)/giu,
    becomes: 'leave ratings',
    example: ['Members lend records and rate them when returned.', 'Members lend records and leave ratings.'],
  },
  // "Fill a cart, pay, follow the courier": one pays for the cart.
  {
    form: /(?<=,\s)(pay)(?:, (?:then )?| and (?:then )?)(?=(?:follow|track|watch|see|collect|pick up|wait|get)\b)/gi,
    becomes: 'checkout, ',
    example: ['Fill a basket, pay, track the rider', 'Fill a basket, checkout, track the rider'],
  },
  // Those who read do what they do to what they read.
  {
    form: /(?<!\p{L})(readers|users|members|visitors|viewers|fans|followers|people|friends|others) (?:can )?comment(?=\s*(?:[,.;]|$| and | or ))/giu,
    becomes: 'comments',
    example: ['Authors publish stories, viewers comment, like', 'Authors publish stories, comments, like'],
  },
  // What shall not happen any more is why one wants it.
  {
    form: /,? so (?:that )?(?:we|i|you|they|nobody|no one)(?: will| can| finally)? (?:stops?|never|do(?:es)? not|don't|won't) (?:forget|los|wast|miss|overlook|throw)\p{L}*(?: (?:away|out))?(?: (?!and\b)[\p{L}-]+){0,3}(?= ?[:.;]|$)/giu,
    becomes: '',
    example: ['Pantry list so we stop wasting food: shelf, best before', 'Pantry list: shelf, best before'],
  },
  // "A lock that makes you do a sum".
  {
    form: /(?<=\p{L}) (?:that|which) (?:makes|forces|lets|asks|gets) (?:you|me|us|one|people|him|her)(?: to)? (?=\p{Ll})/gu,
    becomes: ' with which you ',
    example: ['A timer that makes you stretch', 'A timer with which you stretch'],
  },
  // "Search by colour, claim it with a photo".
  {
    form: /(?<=\b(?:report|add|describe|post|find) (?:an?|the|your) (\p{L}{3,12})\b[^.]{3,60}, )(claim|collect|return|reserve) it(?= with\b)/giu,
    becomes: (_whole, what, verb) => `${verb ?? ''} the ${what ?? ''}`,
    example: [
      'Report an umbrella, search by day, claim it with a bill',
      'Report an umbrella, search by day, claim the umbrella with a bill',
    ],
  },
  // "The nearest free driver takes one": these are drivers, and no takes.
  {
    form: /(?<=[,;:]\s)(?:the |a )?(?:(?:nearest|next|first|closest) )?((?:free|available) )?(\p{L}{3,14}(?:er|or|ant|ist|an)) (?:takes|accepts|gets|picks|claims) (?:one|it)(?=\s*[,.;])/giu,
    becomes: (_whole, free, who) => `${free ?? ''}${who ?? ''}s`,
    example: ['Calls, the nearest free runner takes one, times', 'Calls, free runners, times'],
  },
  // One shows who one is, and keeps no papers there.
  {
    form: /(?<=\p{L}) with (?:a |an )?(?:photo|picture|scan|copy) of (?:your|their|his|her|the|an?) (?:ids?|identity cards?|passports?)(?!\p{L})/giu,
    becomes: ' with an ID photo',
    example: ['Claim the umbrella with a copy of your passport', 'Claim the umbrella with an ID photo'],
  },
  // Whom one plays with says nothing of the game.
  {
    form: /\b(plays? (?:\p{L}+ ){0,2}(?:chess|checkers|draughts|go|gomoku|reversi|othello|backgammon|mahjong|ludo|dominoes|battleships?|tic[- ]tac[- ]toe|connect four|cards|poker|uno)) against (?=(?:an? |the |your |other |real )?(?:friends?|computer|ai|bots?|phone|cpu|players|people|opponents?|each other)\b)/giu,
    becomes: '$1 with ',
    example: [
      'Play draughts against a friend or the computer',
      'Play draughts with a friend or the computer',
    ],
  },
]
