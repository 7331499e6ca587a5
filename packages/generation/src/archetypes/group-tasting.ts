import { defineArchetype } from '../archetype.ts'

/** An evening on which friends taste the same things, each giving points; what one tastes alone is `rated-diary`. */
export const groupTasting = defineArchetype({
  id: 'group-tasting',
  words:
    'blind tasting 34, blind tastings 34, tasting club 32, tasting evening 32, tasting night 32, tasting party 30, rates each cheese 30, rates each wine 28, taste blind 30, blind taste test 36, taste test 26, rate each dish blind 30, tasting with friends 32, whisky tasting club 34, chili contest 26, cook-off 28',
  examples: `
    Blind wine evening: bottles by number, everybody gives points, at the end the labels are shown
    Cheese tasting with friends, each rates taste and smell from one to five, who won
    Whisky club, six glasses, notes and points by member, ranking, price guessed
    Which cola is it, taste test for a birthday, guess and score
    Chocolate evening: ten bars without wrappers, favourites, total by bar
    Chili cook-off at work, judges give stars for heat and flavour, winner at nine
    Coffee cupping in our roastery, samples A to F, acidity, body, points of all
    Olive oil tasting group, scores stay hidden until all have rated
    Christmas biscuit contest in the family, number on the plate, everyone votes
    Beer brewers bring bottles, blind, points, best of the month
    Honey comparison at the beekeepers' meeting, jars by letter
    Gin night, who guessed the brand, average, most divisive`,
  unless: /\b(?:cellar door|vineyard visitors|book a tasting|wine ?maker|restaurant)\b/i,
  bars: 'cart checkout slots map',
  presets: 'warm, playful',
  icon: 'wine',
  names: 'Number Four, Lift the Cloth, All Six',
  entity: 'tasting-sample',
  home: 'focus',
  keepsThing: true,
  screens: `
    home | Tonight | home
    browse | Samples | list
    form | Rate | | | Rate a sample | | rate, rates each, rate each, stars, points, score
    leaderboard | Result | trophy | | | | winner, who won, result, ranking
    people? | Tasters | users
    history | Evenings | clock | tasting-evening
    detail | Sample
    profile? | Me | user`,
})
