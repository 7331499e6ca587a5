import { defineArchetype } from '../archetype.ts'

export const ecoHabits = defineArchetype({
  id: 'eco-habits',
  words:
    'plastic saving 24, water and plastic 20, trees planted 16, picking up litter 18, co2 saved 20, co2 9, carbon footprint 16, climate action 20, eco habits 18, eco-friendly 9, sustainability 10, sustainable living 16, green challenges 18, zero waste 14, reduce emissions 16, climate 7, plastic free 14, environmental impact 6',
  examples: `
    Classes of our school collect points for refilled bottles and litter picked up, trees are planted for them
    Saving water and plastic as a game for pupils, with a challenge each week and a ranking of classes
    Took the train instead of the car, ate no meat, air dried the laundry: how many kilos of carbon did I avoid
    Weekly dares for our class to live greener, points for each team
    Stop buying plastic: refill shops, soap bars, cloth bags, count of bottles not bought
    What is my footprint from flights, heating, food and clothes, and what would help most
    Office challenge, colleagues log cycling to work, cold washing, stairs, and we plant a tree for each hundred points
    Small daily deeds for the planet with a streak and what they spare in water and emissions
    Family wants to halve its rubbish in a year, ideas week by week
    Climate diary: what I changed, what is hard, what I gave up for good
    Sustainability app for students with tips on second hand, repair, vegetarian canteen and green power
    Save water, save energy, save the bees: pledges you tick, friends compared on a board
    Plastic-free July, thirty one tasks with pictures to prove it
    Offset calculator of a trip by plane, bus or rail with better alternatives`,
  unless: /\b(?:mobile|board|pass-and-play|card|video) games?\b/i,
  presets: 'natural, bold',
  icon: 'leaf',
  names: 'One Kilo Less, Greenwards, Lighter',
  entity: 'eco-action',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Actions | check
    stats | Saved | chart
    browse | Challenges | trophy
    leaderboard? | Friends | users
    detail | Action
    form | Log action
    compare? | Compare
    profile | Me | user`,
})
