import { defineArchetype } from '../archetype.ts'

export const vegBox = defineArchetype({
  id: 'veg-box',
  words:
    'veg box 22, veg boxes 22, vegetable box 22, vegetable boxes 22, produce box 18, csa 16, weekly box 16, box scheme 22, harvest share 18, box subscription 18, subscription box 16, collection point 8, meal kit 16, meal kits 16, skip a week 12',
  examples: `
    Organic farm packs a crate for our members every Thursday, they can skip a week or swap the kale
    What is in this week's crate, and at which depot do I fetch it
    Community supported agriculture: shares, harvest, pick-up points, helpers' days in the field
    Meal kits for two or four people, choose three dishes, pause when on holiday
    Seasonal fruit and greens delivered weekly in small, medium or family size
    Market gardener plans how many crates to pack, with what, and prints the list per stop
    Monthly surprise parcel of coffee and chocolate, change size, pause, gift one
    Members of our grower cooperative pay by the month and see what was picked for them
    Beetroot again! Let subscribers exchange one item and add eggs, bread or honey
    Fish share from the harbour, each Friday, cooler bag, collection place and recipe ideas
    Our smallholding fills forty bags with leeks, carrots, apples and potatoes for regulars who collect at the barn
    Delivery rounds of the crates by cargo bike, with doorstep notes and empties back`,
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
