import { meal } from '../meal.ts'
import { defineVarieties } from './variety.ts'

/** What comes out of the kitchen; without these words it is a bit of everything. */
export const mealVarieties = defineVarieties(meal, [
  {
    signs: 'ice cream 8, gelato 8, gelateria 8, ice-cream 8, frozen yogurt 7, sorbet 6',
    one: 'Flavour',
    many: 'Flavours',
    icon: 'fork',
    groups: 'Milk, Fruit, Vegan, Special',
    without: 'Size, Extras',
    fields: `
      Scoops | number | 2
      In | choice | Cone | Cone, Cup, Box
      Topping | choice | None | None, Cream, Nuts`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      cake 1 | Vanilla | Real pods | € 2.20 | 4.8 | Milk | Milk
      cake 2 | Dark chocolate | Without milk | € 2.40 | 4.9 | Vegan | Vegan
      cake fruit 3 | Sour cherry | Sorbet | € 2.20 | 4.7 | Vegan | Fruit
      cake 4 | Hazelnut | Roasted this morning | € 2.40 | 4.9 | Milk, nuts | Milk
      cake 5 | Salted caramel | With butter | € 2.40 | 4.8 | Milk | Special
      cake fruit 6 | Lemon and mint | Sorbet | € 2.20 | 4.6 | Vegan | Fruit`,
    about: 'Made this morning, nothing from powder. Milk comes from six kilometres away.',
    facts: `
      € 2.20 | A scoop
      14 | Flavours
      4 | Vegan`,
    hero: 'Today | Sour cherry is back | Sorbet, until it is gone | Order now',
    tip: 'Fourteen flavours today | Four of them without milk',
    price: '€ 2.20 | a scoop',
    add: 'Place order',
    use: 'Add to order',
  },
  {
    signs:
      'coffee shop 7, coffee 5, espresso 7, cafe 4, café 4, tea house 7, bubble tea 8, coffee bar 8, coffee bike 9, coffee cart 9, juice bar 8, smoothies 7',
    one: 'Drink',
    many: 'Drinks',
    icon: 'coffee',
    groups: 'Coffee, Tea, Cold, Something with it',
    without: 'Size, Extras, Quantity, Pickup, Note for the cook',
    fields: `
      Size | choice | Regular | Small, Regular, Large
      Milk | choice | Cow | Cow, Oat, None
      Pick up | time | 8:40
      Note | long | Extra hot, please`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      coffee 1 | Flat white | Double shot, oat if you like | € 4.20 | 4.9 | 3 min | Coffee
      coffee 2 | Filter of the day | Berries and honey | € 3.60 | 4.8 | 2 min | Coffee
      tea 3 | Green tea, leaves | Second pot is free | € 3.40 | 4.7 | 4 min | Tea
      fruit 4 | Apple and ginger | Pressed now | € 4.80 | 4.8 | 3 min | Cold
      cake 5 | Cardamom bun | Warm at nine | € 3.20 | 4.9 | 1 min | With it
      breakfast 6 | Toast with egg | Chives, rye | € 6.40 | 4.7 | 8 min | With it`,
    about: 'Roasted nine kilometres away, ground when you order. Ready in three minutes.',
    facts: `
      3 min | Ready
      4.9 | Rating
      8:40 | Pick up`,
    hero: 'Ready in three minutes | Flat white, as always | Oat milk, small | Order again',
    tip: 'Tenth cup is free | Three more',
    price: '€ 4.20 | a cup',
    add: 'Place order',
    use: 'Add to order',
  },
  {
    signs:
      'school lunch 8, school lunches 8, canteen 7, cafeteria 7, school meals 8, staff canteen 8, lunch menu 6',
    one: 'Dish',
    many: 'Dishes',
    icon: 'fork',
    groups: 'Monday, Tuesday, Vegetarian, Fish',
    without: 'Size, Extras, Quantity, Pickup, Note for the cook',
    fields: `
      Day | choice | Monday | Monday, Tuesday, Wednesday, Thursday, Friday
      For | person | Mara
      Portion | choice | Normal | Small, Normal
      Allergies | text | None`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      soup 1 | Lentil soup, pear | Vegan | € 3.80 | 4.6 | Gluten-free | Monday
      pasta 2 | Pasta with tomato | Vegetarian | € 3.80 | 4.8 | Wheat | Tuesday
      fish 3 | Fish, potatoes, dill | From the north sea | € 4.60 | 4.4 | Fish, milk | Wednesday
      rice 4 | Rice with vegetables | Vegan | € 3.80 | 4.5 | Soy | Thursday
      breakfast 5 | Pancakes, apple sauce | Vegetarian | € 3.60 | 4.9 | Egg, wheat | Friday`,
    about: 'Cooked here, with bread and fruit. Can be cancelled until eight in the morning.',
    facts: `
      € 3.80 | Price
      11:45 | From
      14 | Allergens`,
    hero: 'Today, 11:45 | Lentil soup, pear | Vegan, with bread | Choose',
    tip: 'Friday is pancakes | Order until Thursday, 14:00',
    price: '€ 3.80 | with dessert',
    add: 'Place order',
    use: 'Add to order',
  },
])
