import { defineArchetype } from '../archetype.ts'

export const steps = defineArchetype({
  id: 'steps',
  words:
    'step counter 20, pedometer 20, count steps 18, steps 5, daily steps 16, step tracker 18, walking tracker 14, step goal 16, step challenge 16, walking competition 18, walking challenge 18, steps per day 14, 10000 steps 18, fitness band 22, smart band 22, fitness bracelet 22, walking app 22',
  examples: `
    Music that follows the pace at which I walk, and steps counted on the way
    Walking competition at work: steps per day, teams by department, ranking, a virtual route on the map
    Teams of colleagues collect steps together and walk a virtual pilgrimage
    How far did I walk today, and did I reach my goal of ten thousand
    Counts my paces with the phone's sensor while walking and shows days of the week as bars
    Office walking challenge: which department walks the most paces this month
    Daily walking goal, streak, calories and kilometres on foot
    I sit all day, remind me to get up and walk, count it and show the total in the evening
    Race with friends: who walked most today, who is ahead in paces this week
    Walking across the country virtually, my mother adds the kilometres she walked each day
    Pedometer for seniors with a small daily goal, large numbers and praise for walking
    Walk log: minutes walked, distance on foot, floors climbed
    My dad should walk more after his operation, goal 3000 a day at first, then a bit more each week
    Steps per hour, day I walked most, average of the month, badge at 15000
    No GPS, no fuss: just count how much I walk today and a ring that fills up to my goal`,
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
