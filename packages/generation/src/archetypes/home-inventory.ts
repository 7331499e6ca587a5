import { defineArchetype } from '../archetype.ts'

export const homeInventory = defineArchetype({
  id: 'home-inventory',
  words:
    "home inventory 20, warranty 7, warranties 10, belongings 9, moving boxes 12, my stuff 8, household items 10, home insurance inventory 14, possessions 10, manuals 3, in my boxes 22, find things at home 24, where did i put 24, what's in my boxes 26, paint colours of each room 44, paint colour log 50, paint color log 50, paint colours 26, paint colors 26, paint colour of every room 44, wall colours 26, wall colors 26, what paint 24, home binder 26, home manual 26, house manual 22, paint codes 46, paint code 40, colours of my walls 40, colors of my walls 40, paint for my rooms 34",
  examples: `
    What do we own and what is it worth, room by room with photos, in case of fire or burglary
    Where is the drill, the raclette, the Christmas lights? Cupboard, shelf, crate in the attic
    Serial numbers and purchase receipts of TV, fridge and washing machine, guarantee ends when
    Proof for the insurer: every valuable with price, date bought and a picture of the bill
    My mother passed away and we list furniture, jewellery and china so the siblings can share
    Warranties about to end, instruction booklets as photos, the shop I bought it from
    Everything in our cellar storage, labelled crates with a code, look inside without opening
    Home inventory of my household: electronics, carpets, tools, kitchenware, total value per room
    Decluttering: how many things do I possess, keep, sell or give away, where each is kept
    Documents for appliances: model, receipt, warranty, service hotline, with a reminder before cover ends
    Student flat with five people, which chair and pan belongs to whom
    Insurance adjuster wants a list of contents: item, age, condition, replacement cost, export please
    Which paint is on which wall: brand, code, finish and what is left in the tin`,
  presets: 'clean, warm',
  icon: 'box',
  names: 'Attic List, Box 4, Where It Is',
  entity: 'household-item',
  home: 'ledger',
  screens: `
    home | Home | home
    browse | Items | box
    scanner? | Scan | camera
    stats | Worth | chart
    notifications? | Reminders | bell
    detail | Item
    form | Add item
    profile | Me | user`,
})
