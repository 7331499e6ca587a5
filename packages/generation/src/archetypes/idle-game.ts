import { defineArchetype } from '../archetype.ts'

export const idleGame = defineArchetype({
  id: 'idle-game',
  words:
    'idle game 30, clicker game 30, idle 9, tycoon 20, tycoon game 28, lemonade stand 24, farming game 24, city builder 26, simulation game 24, build your own 9, incremental game 26, virtual shop game 20',
  examples: `
    Clicker game: tap to earn coins, buy machines that earn while I sleep, prestige and start over stronger
    Cookies per second, grandmas, factories: something like that but with bees and honey
    Tycoon game with a tiny noodle stand that grows into a chain, hire managers, unlock new streets
    Grow a town from one hut: houses, mills, mines, each upgrade doubles the income
    Endless counting-up game with silly numbers, golden bonuses and offline earnings
    Plant, harvest and sell virtual carrots, buy tractors, expand the fields, and while away the barn keeps earning
    Miners dig deeper by themselves, I spend the gold on better picks and elevators
    Little underwater game where oysters drop pearls and you buy more oysters forever
    Incremental game about a lighthouse: ships bring coins, coins buy lamps and keepers, it goes on while I am away
    Space colony that multiplies robots, research tree, boosts, league of players
    Relaxing idle game for the bus that plays on its own, I only pick what to upgrade next
    Make me rich in pretend money: start with selling juice, end with an empire, with helpers and achievements`,
  bars: 'checkout cart slots deed',
  presets: 'playful, bold',
  icon: 'star',
  names: 'Small Change, One More Upgrade, Sleepy Empire',
  entity: 'upgrade',
  screens: `
    game | Play | game
    browse | Upgrades | spark
    leaderboard | League | trophy
    people? | Helpers | users
    saved? | Prizes | gift
    stats | Earnings | trend
    detail | Upgrade
    result | While away
    settings | Settings | settings`,
})
