import { defineArchetype } from '../archetype.ts'

export const water = defineArchetype({
  id: 'water',
  // Plants that need water are no people who drink it.
  unless:
    /\b(?:plants?|flowers|garden|lawn|trees?|orchids|cacti) (?:need|want|get|got)s?\b|\bwater(?:s|ed|ing)? (?:(?:my|the|our|your|all|indoor|each|every|which|what) )*(?:house)?(?:plants?|flowers|garden|lawn|trees?|orchids)\b/i,
  words:
    'units of alcohol 26, alcohol units 26, alcohol tracker 26, alcohol intake 26, count my beers 26, drink less alcohol 26, drink tracker 16, drinks tracker 16, water intake 16, how much water 20, glasses of water 16, enough water 16, water tracker 16, water reminder 16, drink water 14, drink more water 16, water 6, drink 4, hydration 8, glass of water 6, bottle 2, caffeine 5',
  examples: `
    Did I drink enough today? Two litres, eight glasses
    Tap a glass each time I drink and get reminded every hour
    I forget to drink water at work, remind me gently between nine and five
    Hydration for runners: how many litres to drink, with heat and body weight in the daily goal
    Coffee, tea, juice, water: how much fluid and how much caffeine
    My grandmother hardly drinks anything, we log each glass or cup and see the total in millilitres
    Fill up a bottle picture as I sip through the day
    Kidney patient may only drink 1200 ml a day, log every glass and cup towards the limit
    A little plant that thrives when I have my glasses, wilts when I forget
    Fewer fizzy drinks, more plain still ones, weekly bar chart of cups
    Breastfeeding mum logs each glass she drinks with one thumb, goal of three litres a day
    Thirsty all day: log 200, 300 and 500 ml of water, streak of days I drank enough`,
  presets: 'calm, playful',
  icon: 'drop',
  names: 'Eight Glasses (water glass), Brook (water), Sip, Half Pint (alcohol beer pint untappd)',
  entity: 'drink',
  home: 'focus',
  screens: `
    home | Today | drop
    history | Log | clock
    stats | Progress | chart
    form | Add drink
    notifications? | Reminders | bell
    detail? | Drink
    profile | Me | user`,
})
