import { defineArchetype } from '../archetype.ts'

export const potluck = defineArchetype({
  id: 'potluck',
  words:
    'potluck 22, who brings what 20, dinner party 18, party planner 16, housewarming 14, picnic 12, bbq 10, barbecue 10, dietary needs 8, birthday party 14, party invitations 16, host a party 16, game night 10, baby shower 16',
  presets: 'warm, playful',
  icon: 'fork',
  names: 'Bring a Dish, Long Table, Saturday at Seven',
  entity: 'bring-item',
  home: 'focus',
  screens: `
    home | Party | home
    browse | Dishes | fork
    people | Guests | users
    chats | Chat | chat
    map? | Way | map
    checklist? | To do | check
    detail | Dish
    form | Bring something
    calendar? | Dates | calendar
    profile? | Me | user`,
})
