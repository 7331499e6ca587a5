import { defineArchetype } from '../archetype.ts'

export const gifts = defineArchetype({
  id: 'gifts',
  words:
    'gift ideas 24, gift idea 18, gift list 18, gifts 10, present ideas 18, presents 9, secret santa 18, wishlist app 14, wish list 9, christmas list 18, gift planner 20, gift exchange 16, wishlists 10',
  presets: 'playful, warm',
  icon: 'gift',
  names: 'Wrapped, Under the Tree, Good Guess',
  entity: 'gift',
  home: 'shelf',
  screens: `
    home | Gifts | home
    people | People | users
    browse | Ideas | gift
    calendar? | Occasions | calendar
    budget? | Budget | pie
    checklist? | To buy | check
    generator? | Draw names
    detail | Gift
    form | Save idea
    saved | Bought | check`,
})
