import { defineEntity } from '../entity.ts'

export const foodShare = defineEntity({
  id: 'food-share',
  one: 'Offer',
  many: 'Offers',
  words: 'community fridge, public fridge, food shelf',
  icon: 'apple',
  groups: 'In now, Today, Mine',
  fields: `
    What | text | Six rolls, two loaves
    Best before | date | Fri 20 Nov
    How much | text | 2 bags
    Where | place | Fridge, Mill street
    Pick up until | time | 20:00
    Photo | photo | bread
    Notes | long | One loaf with nuts`,
  samples: `
    image | title | subtitle | overline | meta
    bread | Six rolls, two loaves | Mill bakery, bag by the door | In now | Until 20:00
    vegetable | Carrots and leeks | 3 kg, from the market | In now | Until tomorrow
    soup | Lentil soup, 4 portions | Harbour Deli | Today | From 15:00
    apple | Box of apples | Some with marks | In now | 12 left
    cake | Half a plum cake | Kim, second floor | Mine | Taken
    egg | Ten eggs | Linden farm | Today | From 17:00`,
  about: 'Baked this morning, in two paper bags on the lower shelf. One loaf has nuts in it.',
  facts: '20:00 | Until\n2 | Bags\n0.4 km | Away',
  figures: '14 | In now\n38 kg | Saved this week\n3 | To use today',
  hero: 'Use today | Carrots, leeks, half a cake | Three things end tonight | Take something',
  tip: '38 kg saved this week | Most of it bread',
  trend: 'Kilos a week | 38 | +6',
  add: 'Put in',
  use: 'Take it',
})
