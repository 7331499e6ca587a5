import { defineArchetype } from '../archetype.ts'

export const running = defineArchetype({
  id: 'running',
  words:
    'run 5k 28, run 10k 28, run a 5k 28, run a 10k 28, run five kilometres 24, run ten kilometres 24, running app 14, app for runners 18, post runs 14, kudos 6, running 7, jogging 12, marathon 9, runner 8, run tracker 14, pace 5, couch to 5k 14, half marathon 9, running club 10, gps 2, strava 16, marathon training 26, marathon plan 24, half marathon plan 26, training for a marathon 24, 5k plan 22, half marathon training 28',
  examples: `
    I want to run ten kilometres by autumn, tell me each week what to do, how it felt
    Plan for the marathon in sixteen weeks: easy, long and tempo runs
    Social network of runners: post a run with distance and pace, follow friends, kudos, monthly challenges
    How far and how fast did I go this morning, with the way on a map
    From the sofa to five kilometres in nine weeks, walk and jog in turns
    Training for my first marathon: long runs, tempo, intervals, rest
    Our jogging group meets on Wednesdays, who comes, which pace, who ran most this month
    Kilometre times, heart rate, elevation, personal best over ten
    Log treadmill and trail with shoes, distance, minutes and how my legs felt
    Voice tells me every kilometre how fast I am and when to slow down
    Park loop every Saturday, my times compared with last year
    Race day planner, splits for a half in under two hours, gels, start block
    Beginners run three times a week with a coach in the ear
    Ultra trail people track vertical metres, night hours, blisters, food
    Yearly goal of a thousand kilometres, charts by week, beat my friends`,
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
