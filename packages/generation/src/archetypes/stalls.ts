import { defineArchetype } from '../archetype.ts'

export const stalls = defineArchetype({
  id: 'stalls',
  words:
    'farmers market 14, food truck 14, market stall 12, street food 10, flea market 8, christmas market 10, stalls 6, seasonal produce 8, loyalty card 3',
  examples: `
    Which food trucks are where at lunchtime and what is on their board today
    Saturday market in our town: who sells bread, cheese, fish, flowers and in which row they stand
    Order two loaves and a bunch of radishes from the farmer and collect at his stand at eleven
    Christmas market guide with mulled wine huts, carousel, craft booths and opening hours
    My taco van parks somewhere else each day, tell followers where and until when
    Night market with street cooks: dumplings, crepes, grilled corn, map of the rows, what is sold out
    Weekly growers market, what is in season now, asparagus, strawberries, pumpkins, and who brings it
    Flea and antiques fair: pitch numbers, sellers, old records, china, toys, plan of the square
    Traders book a pitch on the square, pay the fee, say what they bring and whether they need power
    Find honey, eggs and sourdough from local producers under one roof, stand by stand
    Kiosk on wheels sells coffee and cardamom buns, customers reserve theirs before the queue
    Harvest fair for craftspeople and cooks, a map with every booth and its speciality`,
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
