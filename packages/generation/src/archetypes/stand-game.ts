import { defineArchetype } from '../archetype.ts'

/** A lemonade stand that is only played: bought, mixed, priced, and the weather decides. */
export const standGame = defineArchetype({
  id: 'stand-game',
  words:
    'lemonade stand simulation 70, lemonade stand game 70, lemonade stand 60, lemonade stall 60, lemonade tycoon 60, run a lemonade 50, buy lemons 50, lemons and sugar 50',
  examples: `
    Buy lemons, sugar and cups, set what a glass costs, and the weather decides who comes
    Children learn about money by running a stall for lemonade in summer
    A business game of thirty days: recipe, price, advertising, profit
    Hot day, sell more; rainy day, throw away the ice
    Simulation for economics class with supply, demand and a stand
    Classic game of selling lemonade on the pavement
    Three jugs, two helpers and a sign: how many cups does a hot Saturday bring
    Set how sour and how sweet, guess what guests will pay
    Lemonade for pretend money, day after day, with a forecast each morning
    My daughter wants to play shop: fruit, ice, cups and a till
    Learn cost, price and profit at a stand of your own
    Rain spoils the day, a festival doubles it, ice melts overnight`,
  bars: 'cart checkout slots map',
  presets: 'playful, bold',
  icon: 'cup',
  names: 'Fifty Cents a Cup, Sour Monday',
  entity: 'upgrade',
  screens: `
    game | Play | game
    browse | Upgrades | spark
    stats | Earnings | trend
    detail | Upgrade
    settings | Settings | settings`,
})
