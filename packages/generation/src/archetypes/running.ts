import { defineArchetype } from '../archetype.ts'

export const running = defineArchetype({
  id: 'running',
  words:
    'running app 14, running 7, jogging 12, marathon 9, runner 8, run tracker 14, pace 5, couch to 5k 14, half marathon 9, running club 10, gps 2, strava 16',
  needs:
    /\bruns?\b|\brunners?\b|jog|marathon|\bpace\b|parkrun|\brunning\b(?! (?:apps|process|games|tasks|late|water|costs?|processes|total|order|a\b|the\b|our\b|my\b))/i,
  presets: 'bold, dark-pro',
  icon: 'run',
  names: 'Easy Miles, Kilometre Nine, Negative Split',
  entity: 'run',
  home: 'focus ledger',
  screens: `
    home | Today | home
    map? | Routes | map
    history | Runs | clock
    stats | Progress | trend
    timer? | Run | timer
    detail | Run
    form | Log run
    leaderboard? | Friends | trophy
    profile | Me | user`,
})
