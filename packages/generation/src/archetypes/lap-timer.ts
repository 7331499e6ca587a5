import { defineArchetype } from '../archetype.ts'

export const lapTimer = defineArchetype({
  id: 'lap-timer',
  words:
    'speedcubing 24, cubing timer 24, cube timer 24, scramble 6, stopwatch 12, lap timer 24, laps and splits 24, lap times 20, split times 22, lap splits 12, race timing 20, time several 12, swim times 20, timing for coaches 22, track coach 12, finish times 16, interval splits 16, stopwatches 14, timekeeping for 12',
  examples: `
    Cube timer with scramble, average of five and twelve, personal best and a graph of the session
    Speedcubing times with inspection, penalties and best averages
    Start all eight swimmers and tap each name when they touch the wall
    Our school's sports day: 60 metres heats, results to the hundredth, best of each form
    Cross-country finish line: number bib, tap, place and minutes written down
    Go-kart lap times with friends, fastest lap, average, gap to the leader
    Stopwatch for an athletics coach, 400 metre repeats of six athletes at once and compare with last week
    Rowing eights: 500 metre splits, stroke rate, boat against boat
    Time trial on bikes, riders leave every thirty seconds, ranking by net time
    Radio-controlled cars, laps and splits, best five, export
    The coach writes down each child's time for every run, parents see the times get faster
    Swim club: the trainer records the time of every heat for each kid, curve of the season
    Race timing for our ski club, first and second heat, split times, total and disqualified
    Pool sessions: 10 by 100 on 1:40, record each one, fastest and slowest per swimmer
    Big digits, start, stop, lap, reset, and a list of my earlier measurements
    Relay handovers, leg by leg, who lost the second, side by side with our record`,
  unless: /\b(?:rowers|ergometer|rowing machine|jump rope)\b/i,
  presets: 'bold, clean',
  icon: 'timer',
  names: 'Split Second, Lane Four, On the Line',
  entity: 'timed-run',
  home: 'focus',
  screens: `
    timer | Stopwatch | timer
    browse | Laps | list
    people? | Athletes | users
    stats | Progress | trend
    compare? | Compare
    history? | Sessions | clock
    detail | Lap
    form | Save laps
    settings? | Settings | settings`,
})
