import { defineArchetype } from '../archetype.ts'

export const stalls = defineArchetype({
  id: 'stalls',
  words:
    'garage sale finder 34, garage sales 24, yard sale 24, yard sales 24, homegrown vegetables 18, car boot sale 20, car boot sales 20, garage sale map 34, farmers market 14, food trucks 8, market stall 12, street food 10, flea market 8, christmas market 10, stalls 6, seasonal produce 8, loyalty card 3, farmers marketplace 28, local farmers 20, farm marketplace 26, marketplace for farmers 28, buy from farmers 26, farm to table 18, farm produce 14, garage sale 34, estate sales 30, car boot sales near 30, food truck festival 44, street food festival 34, food festival 24, trucks at 20',
  examples: `
    Street food festival with twenty trucks: a map, their menus, how long one waits, a vote for the best
    Gardeners sell what grows in their garden to neighbours: tomatoes, eggs, courgettes at the gate
    Garage sales and yard sales this weekend on a map, what they have, when they open
    Which food trucks are where at lunchtime and what is on their board today
    Saturday market on the square: which stall sells bread, cheese, fish, flowers, and in which row
    Order two loaves and a bunch of radishes from a market stall and collect at eleven
    Christmas market guide with stalls for mulled wine, carousel, craft booths, rows and opening hours
    Who sells what at the village market, one page per trader with row, goods and photos
    Weekly farmers' market: what is in season now, asparagus, strawberries, pumpkins, and which stall has it
    Night market with street food cooks: dumplings, crepes, grilled corn, map of the rows of stalls
    Flea and antiques fair: pitch numbers, sellers, old records, china, toys, plan of the square
    Harvest fair on the square for craftspeople and street food, a map with every stall and its speciality
    Farmers sell their produce directly to customers, who browse what is in season, order and pay online
    A marketplace for farmers and growers: vegetables, eggs and honey with prices, customers order and fetch it at the stall
    Traders book a pitch on the market square, pay for the stall, say what they sell, need power or not
    Find honey, eggs and sourdough at the stalls of the market hall, which farmer sells what, which row
    Stalls of the fish market, what came in today, reserve and collect before noon
    Garage and yard sales of this weekend with address, hours and what they have`,
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
    browse! | Items | tag | used-item | | | items on sale, items for sale, items they are selling, items that they are selling, sale items, listed items, garage sale items, buy items, buy the items
    form! | Add item | | used-item | | | new listing, new listing item, listing item, list an item, add an item, post an item, post items
    calendar? | Season | leaf
    profile? | Me | user`,
})
