import { defineArchetype } from '../archetype.ts'

export const vegBox = defineArchetype({
  id: 'veg-box',
  words:
    'veg box 22, veg boxes 22, vegetable box 22, vegetable boxes 22, produce box 18, csa 16, weekly box 16, box scheme 22, harvest share 18, box subscription 18, subscription box 16, collection point 8, meal kit 16, meal kits 16, skip a week 12',
  presets: 'natural, warm',
  icon: 'carrot',
  names: 'Thursday Box, Row to Door, What Grew',
  entity: 'box-item',
  home: 'shelf',
  screens: `
    home | This week | home
    browse | In the box | carrot
    calendar | Weeks | calendar
    map? | Points | pin
    checklist? | Packing list | check | packed-box
    form | Change my box
    detail | Item
    checkout? | Pay
    profile | Me | user`,
})
