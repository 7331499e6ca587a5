import { defineArchetype } from '../archetype.ts'

export const gifts = defineArchetype({
  id: 'gifts',
  words:
    'gave me for christmas 40, gave you for christmas 44, who gave me what 44, what they gave us 40, presents i got 40, gifts we got 40, gifts received 40, gave us for 30, grandchildren get 34, money for the grandchildren 34, whom i gave already 32, whom i gave 22, gift ideas 24, gift idea 18, gift list 18, gifts 10, present ideas 18, presents 9, wishlist app 14, wish list 9, christmas list 18, gift planner 20, gift exchange 16, wishlists 10, things i want for 22, things i wish for 20, what to give 26',
  examples: `
    Choose the perfect present: register people with interests, age and what they had before, get ideas
    What each grandchild got from me: money every month, whom I gave it already, which present for which birthday
    Remember what my wife mentions she would love, so that I am not lost in December
    What to buy for whom: person, occasion, shop link, price, already wrapped or still to order
    Our kids tick what they would like to get and grandparents reserve it so nothing is bought twice
    Registry of presents for a newborn where aunts see what is still wanted and claim a stroller or blanket
    Never again a last-minute scented candle: note hints all year for mum, dad and godchildren
    Santa lists for the whole family with budget per child and what is hidden in which cupboard
    Gift suggestions for a person by age, hobby and how much I want to spend, save the good ones
    Gift planner for somebody who makes and buys presents early and wants to see who already has one and who still gets nothing
    My own wishlist of things I would be happy to receive, shared with friends by link, they mark what they bring without me seeing
    Housewarming, christening, graduation: what I gave last time, what it cost and how they liked it
    What each of my nieces got last year and what she would like now
    Presents for teachers, neighbours and the postman, with what is bought and what is still to wrap`,
  unless: /\bseeds\b/i,
  presets: 'playful, warm',
  icon: 'gift',
  names: 'Wrapped, Under the Tree, Good Guess',
  entity: 'gift',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | Gifts | home
    people | People | users
    browse | Ideas | gift
    calendar? | Occasions | calendar
    budget? | Budget | pie | budget-item
    checklist? | To buy | check
    generator? | Draw names
    detail | Gift
    form | Save idea
    saved | Bought | check`,
})
