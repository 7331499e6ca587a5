import { defineArchetype } from '../archetype.ts'

export const steps = defineArchetype({
  id: 'steps',
  words:
    'step counter 20, pedometer 20, count steps 18, steps 5, daily steps 16, step tracker 18, walking tracker 14, step goal 16, step challenge 16, 10000 steps 18',
  examples: `
    How far did I walk today, and did I get to my ten thousand
    Counts my paces with the phone's sensor and shows the week as bars
    Office challenge: which department walks the most this month
    Daily walk goal, streak, calories and kilometres on foot
    I sit all day, remind me to get up and walk and show the total in the evening
    Race with friends who is ahead in paces this week
    Walking across the country virtually, my mother adds what she has walked each day
    Pedometer for seniors with a small target, large numbers and praise
    Stroll log: minutes walked, distance, floors climbed, weather
    My dad should move more after his operation, 3000 a day at first, then a bit more each week
    Steps per hour, best day ever, average of the month, badge at 15000
    No GPS, no fuss: just a number of steps today and a ring that fills up`,
  presets: 'bold, dark-pro',
  icon: 'flame',
  names: 'Ten Thousand, On Foot, Sixteen Minutes',
  entity: 'step-day',
  home: 'focus',
  screens: `
    home | Today | home
    history | Days | clock
    stats | Progress | chart
    leaderboard? | Friends | trophy
    map? | Routes | map
    detail | Day
    form | Log walk
    settings? | Settings | settings
    profile | Me | user`,
})
