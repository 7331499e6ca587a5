import { defineArchetype } from '../archetype.ts'

export const lapTimer = defineArchetype({
  id: 'lap-timer',
  words:
    'stopwatch 12, lap timer 24, laps and splits 24, lap times 20, split times 22, lap splits 12, race timing 20, time several 12, swim times 20, timing for coaches 22, track coach 12, finish times 16, interval splits 16, stopwatches 14, timekeeping for 12',
  presets: 'bold, clean',
  icon: 'timer',
  names: 'Split Second, Lane Four, On the Line',
  entity: 'timed-run',
  home: 'focus',
  screens: `
    timer | Stopwatch | timer
    browse | Results | list
    people? | Athletes | users
    stats | Progress | trend
    compare? | Compare
    history? | Sessions | clock
    detail | Result
    form | Add athlete
    settings? | Settings | settings`,
})
