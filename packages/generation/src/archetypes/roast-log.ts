import { defineArchetype } from '../archetype.ts'

/** Those who roast: beans, batches, curves and what is tasted after; brewing a cup is `coffee-log`. */
export const roastLog = defineArchetype({
  id: 'roast-log',
  words:
    'coffee roastery 20, coffee roasting 60, coffee roaster 20, roast log 60, roast batch 54, roast batches 54, roasting log 60, first crack 44, charge temperature 44, drop temperature 44, drop time 34, green bean 34, green coffee 44, cupping score 34, cupping scores 34, roast profile 54, roast profiles 54, roast curve 54, bean roasting 44, nut roasting 34, home roasting 60, home roaster 54, development time 24',
  examples: `
    Roastery: batch, green coffee, kilos in and out, first crack, end temperature, colour
    I roast at home on a drum of 500 grams and want to compare profiles
    Each batch with weight before and after, minutes to first crack, cupping notes two days later
    Green coffee in stock by sack, what is used per roast, reorder
    Production plan of tomorrow: so many kilos of the house blend, which profile
    Roaster writes down gas and air at every minute
    Cup the week's batches blind and give points for body and acidity
    Cocoa beans: roast, winnow, loss in percent
    Batch number on the bag leads back to the sack
    Profile for espresso and filter, development time ratio
    Almonds and hazelnuts roasted in small lots, time and temperature
    What went wrong with the flat one, baked or too fast`,
  unless: /\b(?:roast (?:beef|chicken|dinner)|sunday roast|café loyalty|coffee shop app)\b/i,
  bars: 'cart slots map',
  presets: 'warm, editorial',
  icon: 'flame',
  names: 'First Crack, Drop at 210, Small Batch',
  entity: 'roast-batch',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Roasts | flame | | | | roasts, batches, roast log, log
    browse | Green beans | box | green-coffee | | | green beans, green bean, green coffee, stock, sacks, origins
    browse! | Cupping | cup | cupping-note | | | cupping, cupping score, cupping scores, tasting, taste
    stats | Curves | chart
    detail | Roast
    form | Log roast
    form! | Note cupping | | cupping-note | | | cupping, cupping score, score
    settings? | Settings | settings`,
})
