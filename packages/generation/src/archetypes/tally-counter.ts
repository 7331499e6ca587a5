import { defineArchetype } from '../archetype.ts'

export const tallyCounter = defineArchetype({
  id: 'tally-counter',
  words:
    'count anything 44, counts anything 44, counting anything 40, way to count 34, counter for anything 40, tasbih counter 32, dhikr counter 32, tasbih 22, digital tasbih 30, tally counter 28, click counter 28, counter app 24, count things 24, multiple counters 26, people counter 20, clicker 14, counting app 18, tap to count 24, knitting counter 18, tally 8',
  examples: `
    Tap to add one, hold to take one away, several counters on one page
    Count birds, cars or people through a gate by tapping
    Row counter for knitting with a second one for repeats
    Clicker for the door of our club: in, out, how many are inside
    Counters with names, colours and steps of five
    Tally marks for how often the baby kicked
    Count laps, push-ups or beads with the volume keys
    How many days without, how many times done: a number and a plus
    Inventory count: one counter for each article, export as a list
    A big number, plus and minus, nothing else
    Reset all counters in the evening and keep what they were
    Large buttons for counting sheep with gloves on`,
  unless: /\b(?:laps? in the pool|pool laps|swim\w*)\b/i,
  presets: 'clean, bold',
  icon: 'plus',
  names: 'Plus One, Four and a Line, Click',
  entity: 'counter',
  screens: `
    browse | Counters | grid
    history | History | clock
    stats | Totals | chart
    detail | Counter
    form | Add counter
    settings | Settings | settings`,
})
