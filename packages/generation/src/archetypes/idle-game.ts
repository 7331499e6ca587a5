import { defineArchetype } from '../archetype.ts'

export const idleGame = defineArchetype({
  id: 'idle-game',
  words:
    'idle game 30, clicker game 30, idle 9, tycoon 20, tycoon game 28, lemonade stand 24, farming game 24, city builder 26, simulation game 24, build your own 9, incremental game 26, virtual shop game 20',
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
