import { defineArchetype } from '../archetype.ts'

export const vegBox = defineArchetype({
  id: 'veg-box',
  words:
    'dog food subscription 24, pet food subscription 24, food subscription 20, subscription for dog 24, subscription for cat 24, delivery every 16, every 4 weeks 12, snack box 22, beauty box 22, coffee box 18, mystery box 22, monthly box 24, subscription boxes 22, monthly boxes 22, surprise box 22, curated box 22, veggie box 24, veggie boxes 24, fruit box 20, veg box 22, veg boxes 22, vegetable box 22, vegetable boxes 22, produce box 18, csa 16, weekly box 16, box scheme 22, harvest share 18, box subscription 18, subscription box 16, collection point 8, meal kit 16, meal kits 16, skip a week 12, by subscription 34, jars each month 40, jars every month 40',
  examples: `
    Homemade jam by subscription: three jars each month, skip one, swap flavours, give it to somebody
    Organic farm packs a weekly crate of vegetables for members every Thursday, they can skip a week or swap the kale
    What is in this week's vegetable crate, and at which collection point do I fetch it
    Community supported farm: shares, weekly harvest, pick-up points for members, field days
    Meal kits for two or four people, choose three dishes a week, skip or pause when on holiday
    Seasonal fruit and vegetables in a small, medium or family box, delivered weekly
    Market gardener plans how many weekly boxes to pack, with which vegetables, list per collection point
    Monthly surprise box of coffee and chocolate, change size, skip, pause, gift one
    Members of our grower cooperative pay for their share by the month and see what the farm harvested for them
    Beetroot again! Let members swap one vegetable in their box and add eggs, bread or honey
    Fish share from the harbour, a weekly cooler box, collection point and recipe ideas, skip a week
    Our smallholding fills forty weekly boxes with leeks, carrots, kale and potatoes for members who collect at the barn
    Every month a curated parcel arrives; subscribers pick a theme, skip one, pause, change the address and rate what was in it
    Razor blades and socks by subscription, how often, next delivery, pause or cancel, invite a friend
    Veggie box by subscription: people choose small, medium or large, skip a week, see what is in it on Friday
    Crate of the week from our farm shop, fetched at a pick-up point, the same again with one tap
    Delivery rounds of the harvest crates by cargo bike, members' doorstep notes and empty boxes back`,
  presets: 'natural, warm',
  icon: 'carrot',
  names: 'Thursday Box, Row to Door, What Grew',
  entity: 'box-item',
  home: 'shelf',
  screens: `
    home | My box | home
    browse | In the box | gift
    calendar | Deliveries | calendar
    map? | Points | pin
    checklist? | Packing list | check | packed-box
    form | Change my box
    history? | Boxes so far | clock
    detail | Item
    checkout? | Pay
    profile | Me | user`,
})
