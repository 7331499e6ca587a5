import { defineArchetype } from '../archetype.ts'

export const ecoHabits = defineArchetype({
  id: 'eco-habits',
  words:
    'co2 saved 20, co2 9, carbon footprint 16, climate action 20, eco habits 18, eco-friendly 9, sustainability 10, sustainable living 16, green challenges 18, zero waste 14, reduce emissions 16, climate 7, plastic free 14, environmental impact 6',
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
