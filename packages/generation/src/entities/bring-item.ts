import { defineEntity } from '../entity.ts'

export const bringItem = defineEntity({
  id: 'bring-item',
  one: 'Dish',
  many: 'Dishes',
  words: 'potluck dish, potluck, party, picnic',
  icon: 'fork',
  groups: 'Brought, Missing, Drinks',
  fields: `
    I bring | text | Beet salad
    For how many | number | 8
    Kind | choice | Side | Starter, Main, Side, Dessert, Drink
    Without | choice | Nuts | Nothing, Nuts, Gluten, Milk
    Coming | choice | Yes | Yes, Maybe, No
    Guests with me | number | 1
    Notes | long | Needs ten minutes in the oven`,
  samples: `
    avatar | title | subtitle | badge | tone
    Lea Brandt | Beet salad for eight | Lea, no nuts | Salad | success
    Omar Haddad | Lamb with prunes | Omar and Kim, two coming | Main | primary
    Ruth Adeyemi | Jollof rice, big pot | Ruth, without meat | Main | primary
    Ana Petrova | Honey cake | Ana, contains milk | Dessert | accent
    Tomás Rey | Elderflower and wine | Tomás, brings glasses | Drinks | success
    Noor Rahman | Nothing yet | Noor, bread is missing | Open | danger`,
  about:
    'Raw and grated, with dill and lemon. For eight, without nuts, ten minutes in the oven if you like it warm.',
  facts: '8 | People\nSide | Kind\nNuts | Without',
  figures: '14 | Coming\n9 | Dishes\n2 | Still missing',
  hero: 'Saturday, 19:00 | Fourteen are coming | Bread and one dessert are missing | I bring something',
  tip: 'Two without gluten | Lea and Noor, three dishes fit',
  add: 'Bring something',
  use: 'Change dish',
})
