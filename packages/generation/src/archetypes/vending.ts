import { defineArchetype } from '../archetype.ts'

/** Machines that sell by themselves, filled and emptied by somebody. */
export const vending = defineArchetype({
  id: 'vending',
  words:
    'milk vending machine 60, vending operators 54, vending machine operators 60, vending route 60, vending business 60, our vending machines 60, my vending machines 60, vending machine sales 54, egg vending machine 60, farm gate machine 50, snack machines 44, self-service machines 40, fill level and sales 34, refill machines 44, coin-op 30',
  examples: `
    Which machine is nearly empty, what sold, how much cash is in it
    Farm shop at the gate with milk, eggs and cheese from a machine: level, temperature, money
    Operator with forty snack machines drives a route to fill them
    Message when cooling fails or a coin is stuck
    Sales by machine, by product and by hour
    Driver ticks what was refilled, empties the cash box, takes a photo
    Coffee machines in offices, beans left, cleaning due
    Ice cream automat at the lake, best before dates per shaft
    Price of each shaft changed from afar
    Card and coin takings per week, compared with last year
    Faults reported by customers with a code on the machine
    Stock in the van and in the store for tomorrow’s tour`,
  // Eggs are sold from a table as well.
  needs: /\b(?:machines?|vending|automats?|kiosks?|coin\w*|shafts?|dispensers?|self-service|refill\w*)\b/i,
  unless: /\b(?:simulat\w+|game|exercise|kata|project idea)\b/i,
  bars: 'cart checkout feed leaderboard',
  presets: 'clean, bold',
  icon: 'box',
  names: 'Shaft 14, Fresh at the Gate, Exact Change',
  entity: 'sales-machine',
  home: 'ledger focus',
  screens: `
    home | Today | home
    browse | Machines | box
    checklist? | Route | truck
    map? | Map | map
    stats | Sales | chart
    browse! | Faults | warning | machine-trouble | | | faults, problems, alerts, errors, temperature alarm
    history? | Log | clock
    detail | Machine
    form | Log refill
    notifications? | Alerts | bell
    settings? | Settings | settings`,
})
