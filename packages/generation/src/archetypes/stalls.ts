import { defineArchetype } from '../archetype.ts'

export const stalls = defineArchetype({
  id: 'stalls',
  words:
    'farmers market 14, food truck 14, market stall 12, street food 10, flea market 8, christmas market 10, stalls 6, seasonal produce 8, loyalty card 3',
  presets: 'natural, warm',
  icon: 'apple',
  names: 'Row C, Market Day, Open Until One',
  entity: 'stall',
  screens: `
    home | Today | home
    browse | Stalls | search
    map | Map | map
    saved | Saved | heart
    detail | Stall
    cart? | Basket | cart
    form? | Order ahead
    calendar? | Season | leaf
    profile? | Me | user`,
})
