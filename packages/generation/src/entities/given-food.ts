import { defineEntity } from '../entity.ts'

/** What somebody has left over and gives away, to be fetched at the door. */
export const givenFood = defineEntity({
  id: 'given-food',
  one: 'Offer',
  many: 'Offers',
  words: 'leftover, surplus food, food offer, food sharing, food waste',
  icon: 'apple',
  groups: 'Today, Free, Mine',
  fields: `
    What | text | Lentil soup
    Portions | number | 4
    Allergens | choice | Nuts | None, Gluten, Milk, Nuts, Egg
    Pick up until | time | 20:00
    Where | place | Mill street 12, second floor
    Photo | photo | soup
    Notes | long | Bring a jar with a lid`,
  samples: `
    image | title | subtitle | overline | meta
    soup | Lentil soup, 4 portions | Kim, second floor, with celery | Free | Until 20:00
    cake | Half a plum cake | Ana, Linden lane 4, gluten and egg | Free | Until 21:00
    bread | Six rolls, two loaves | Mill bakery, one with nuts | Today | From 18:30
    vegetable | Carrots and leeks | Omar, garden house, nothing in it | Free | Until tomorrow
    rice | Rice and curry, 2 portions | Hana, Mill street 8, with milk | Taken | Claimed by Lea
    fruit | Box of apples | Iris, at the gate, some with marks | Mine | 12 left`,
  about: 'Cooked this noon and kept cold. It stands by the door on the second floor; bring a jar with a lid.',
  facts: '4 | Portions\n20:00 | Until\n0.2 km | Away',
  figures: '14 | Free now\n3 | End tonight\n38 kg | Saved',
  hero: 'Free until 20:00 | Lentil soup, 4 portions | Kim, second floor | Claim it',
  tip: '38 kg saved this month | Most of it bread',
  trend: 'Kilos a week | 38 | +6',
  add: 'Offer food',
  use: 'Claim it',
})
