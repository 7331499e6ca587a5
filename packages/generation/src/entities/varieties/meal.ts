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
      gelato 1 | Vanilla | Real pods | € 2.20 | 4.8 | Milk | Milk
      gelato 2 | Dark chocolate | Without milk | € 2.40 | 4.9 | Vegan | Vegan
      gelato 3 | Sour cherry | Sorbet | € 2.20 | 4.7 | Vegan | Fruit
      gelato 4 | Hazelnut | Roasted this morning | € 2.40 | 4.9 | Milk, nuts | Milk
      gelato 5 | Salted caramel | With butter | € 2.40 | 4.8 | Milk | Special
      gelato 6 | Lemon and mint | Sorbet | € 2.20 | 4.6 | Vegan | Fruit`,
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
    signs: 'sandwich shop 9, sandwich 7, sandwiches 7, subs 6, bagels 7, panini 7, wraps 5, salad bar 8',
    groups: 'Cold, Warm, Vegan, Drinks',
    without: 'Size, Extras, Quantity',
    fields: `
      Bread | choice | Sourdough | Sourdough, Ciabatta, Bagel, Wrap
      Filling | choice | Turkey | Turkey, Cheese, Hummus, Tuna
      Sauce | choice | Mustard | None, Mustard, Pesto, Chipotle`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      sandwich 1 | Turkey and pear | Sourdough, mustard, rocket | € 7.90 | 4.8 | 6 min | Cold
      toast 2 | Three cheeses, grilled | Ciabatta, onion jam | € 7.20 | 4.9 | 8 min | Warm
      sandwich 3 | Hummus and peppers | Wrap, parsley, lemon | € 6.80 | 4.7 | 5 min | Vegan
      sandwich 4 | Tuna melt | Bagel, pickles, cheddar | € 8.40 | 4.6 | 8 min | Warm
      salad 5 | Green bowl | Beans, herbs, seeds | € 8.90 | 4.7 | 5 min | Vegan
      lemonade 6 | Lemonade with mint | Made here | € 3.40 | 4.8 | 1 min | Drinks`,
    about: 'Bread from this morning, cut when you order it. Change what you like; pickles come with it.',
    facts: '6 min | Ready\n4.8 | Rating\n520 | Kcal',
    hero: 'Ready in six minutes | Turkey and pear | Sourdough, mustard and rocket | Order now',
    price: '€ 7.90 | each',
  },
  {
    signs: 'bubble tea 9, boba 9, milk tea 8',
    one: 'Drink',
    many: 'Drinks',
    icon: 'cup',
    groups: 'Milk tea, Fruit tea, Matcha, Slush',
    without: 'Size, Extras, Quantity, Pickup, Note for the cook',
    fields: `
      Size | choice | Regular | Regular, Large
      Sugar level | choice | 50 % | 0 %, 25 %, 50 %, 100 %
      Ice | choice | Less | None, Less, Normal
      Toppings | choice | Tapioca | None, Tapioca, Lychee, Popping mango
      Pick up | time | 14:40
      Note | long | No lid, please`,
    samples: `
      image | title | subtitle | value | rating | meta | overline
      bubble tea 1 | Brown sugar milk tea | Tapioca, cooked this morning | € 5.40 | 4.9 | 4 min | Milk tea
      tea 2 | Mango green tea | Real fruit, popping pearls | € 4.90 | 4.8 | 3 min | Fruit tea
      tea 3 | Matcha latte, iced | Oat milk if you like | € 5.60 | 4.8 | 4 min | Matcha
      fruit 4 | Lychee black tea | Light and cold | € 4.70 | 4.7 | 3 min | Fruit tea
      bubble tea 5 | Taro milk tea | Purple and creamy | € 5.50 | 4.8 | 4 min | Milk tea
      fruit 6 | Strawberry slush | With cheese foam | € 5.90 | 4.6 | 5 min | Slush`,
    about: 'Black tea, fresh milk and pearls that simmer for an hour. As sweet as you want it.',
    facts: '4 min | Ready\n4.9 | Rating\n320 | Kcal',
    hero: 'Ready in four minutes | Brown sugar milk tea | Pearls cooked this morning | Order now',
    price: '€ 5.40 | regular',
    use: 'Add to order',
  },
  {
    signs:
      'coffee shop 7, coffee 5, espresso 7, cafe 4, café 4, tea house 7, coffee bar 8, coffee bike 9, coffee cart 9, juice bar 8, smoothies 7',
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
      juice 4 | Apple and ginger | Pressed now | € 4.80 | 4.8 | 3 min | Cold
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
  {
    signs: 'kebab 8, kebabs 8, doner 8, döner 8, shawarma 8, falafel 6',
    groups: 'In bread, Plates, Sides, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      taco 1 | Kebab in bread | Chicken, salad, three sauces | € 7.50 | 4.8 | 8 min | In bread
      taco 2 | Rolled, with everything | Lamb, mint, onions | € 8.50 | 4.7 | 8 min | In bread
      salad 3 | Falafel plate | Hummus, pickles, bread | € 9.80 | 4.8 | 10 min | Plates
      steak 4 | Mixed grill | For two, with rice | € 21.00 | 4.6 | 18 min | Plates
      soup 5 | Lentil soup | Lemon and chilli | € 4.80 | 4.9 | 5 min | Sides
      salad 6 | Shepherd's salad | Tomato, cucumber, cheese | € 5.20 | 4.6 | 5 min | Sides`,
    about: 'Cut from the spit when you order, in bread we bake ourselves. Sauces stand apart if you like.',
    hero: 'Ready in eight minutes | Kebab in bread | Chicken, salad and three sauces | Order now',
    price: '€ 7.50 | in bread',
    use: 'Add to order',
  },
  {
    signs:
      'taco 9, tacos 9, taco truck 12, taqueria 10, burrito 8, burritos 8, mexican 7, quesadillas 8, tortillas 6',
    groups: 'Tacos, Burritos, Sides, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      taco 1 | Tacos al pastor, three | Pork, pineapple, onion | € 8.50 | 4.9 | 6 min | Tacos
      taco 2 | Fish tacos, three | Cabbage, lime, chipotle | € 9.20 | 4.8 | 8 min | Tacos
      taco 3 | Mushroom tacos, three | Epazote, fresh cheese | € 7.90 | 4.7 | 6 min | Tacos
      taco 4 | Burrito, beans and rice | Guacamole, mild or hot | € 8.90 | 4.6 | 7 min | Burritos
      salad 5 | Totopos with guacamole | Made since noon | € 5.20 | 4.8 | 2 min | Sides
      juice 6 | Hibiscus water | Cold, half a litre | € 3.00 | 4.7 | 1 min | Drinks`,
    about: 'Pork from the spit, pineapple, onion and coriander on corn tortillas pressed this morning.',
    hero: 'Ready in 6 minutes | Tacos al pastor, three | Pork, pineapple and onion | Order now',
  },
  {
    signs: 'pizza 8, pizzas 8, pizzeria 9, trattoria 7, italian 5',
    groups: 'Pizza, White, Pasta, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      pizza 1 | Margherita | Tomato, mozzarella, basil | € 8.90 | 4.8 | 12 min | Pizza
      pizza 2 | Diavola | Hot salami, chilli | € 10.90 | 4.7 | 12 min | Pizza
      pizza 3 | Four cheeses | No tomato, with honey | € 11.40 | 4.6 | 14 min | White
      pizza 4 | Funghi | Three kinds of mushrooms | € 10.40 | 4.7 | 12 min | Pizza
      pasta 5 | Rigatoni al forno | From the pizza oven | € 9.80 | 4.5 | 15 min | Pasta
      pizza 6 | Prosciutto, rocket | Parma ham, parmesan | € 12.20 | 4.9 | 12 min | Pizza`,
    about: 'Dough that rested for two days, ninety seconds in the oven. The rim is meant to have spots.',
    hero: 'Ready in twelve minutes | Margherita | Tomato, mozzarella and basil | Order now',
    price: '€ 8.90 | 32 cm',
  },
  {
    signs: 'sushi 8, ramen 8, japanese 6, maki 7, poke 6',
    groups: 'Nigiri, Rolls, Bowls, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      sushi 1 | Salmon nigiri, 6 | Pressed to order | € 9.60 | 4.8 | 10 min | Nigiri
      sushi 2 | Avocado rolls, 8 | With sesame | € 6.40 | 4.6 | 8 min | Rolls
      ramen 3 | Miso ramen | Soft egg, leek, corn | € 12.90 | 4.9 | 12 min | Bowls
      sushi 4 | Tuna bowl | Rice, edamame, radish | € 13.50 | 4.7 | 10 min | Bowls
      noodle 5 | Gyoza, 8 | Vegetables, fried | € 6.90 | 4.7 | 9 min | Rolls
      tea 6 | Green tea, pot | Sencha | € 3.80 | 4.8 | 4 min | Drinks`,
    about: 'Rice still warm, fish from this morning. Soy and ginger are in the bag.',
    hero: 'Ready in ten minutes | Salmon nigiri | Six pieces, pressed to order | Order now',
    price: '€ 9.60 | 6 pieces',
  },
  {
    signs: 'indian 6, curry 7, curries 7, curry house 9, naan 7, tandoori 8',
    groups: 'Starters, Curries, Breads, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      curry 1 | Chickpea curry | Tomato, ginger, mild | € 10.40 | 4.7 | 15 min | Curries
      curry 2 | Lentil dal | Slow, with garlic | € 8.90 | 4.8 | 12 min | Curries
      curry 3 | Butter chicken | Cream, medium hot | € 12.90 | 4.9 | 18 min | Curries
      bread 4 | Garlic naan | From the clay oven | € 3.20 | 4.8 | 6 min | Breads
      rice 5 | Saffron rice | With cardamom | € 3.60 | 4.6 | 8 min | Starters
      tea 6 | Mango lassi | Cold, sweet | € 3.90 | 4.7 | 2 min | Drinks`,
    about: 'Chickpeas in tomato and ginger. Tell us how hot: mild, medium, or as at home.',
    hero: 'Ready in fifteen minutes | Chickpea curry | Tomato and ginger, mild | Order now',
    price: '€ 10.40 | with rice',
  },
  {
    signs: 'falafel 7, kebab 7, shawarma 7, hummus 7, doner 7, lebanese 6, mezze 7',
    groups: 'In bread, Plates, Sides, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      taco 1 | Falafel in bread | Tahini, pickles, herbs | € 8.50 | 4.9 | 6 min | In bread
      salad 2 | Falafel plate | Hummus, tabbouleh | € 11 | 4.8 | 8 min | Plates
      vegetable 3 | Aubergine, charred | Yogurt, pomegranate | € 9 | 4.7 | 8 min | Plates
      bread 4 | Flatbread with zaatar | Warm | € 3.50 | 4.8 | 3 min | Sides
      salad 5 | Lentil soup, lemon | Small or large | € 5 | 4.7 | 2 min | Sides
      tea 6 | Mint tea | Sweet or not | € 2.50 | 4.9 | 1 min | Drinks`,
    about: 'Fried when you order, six minutes. Herbs from this morning, pickles are ours.',
    hero: 'Ready in six minutes | Falafel in bread | Tahini, pickles and herbs | Order now',
    price: '€ 8.50 | in bread',
  },
  {
    signs: 'crepe 7, crepes 7, crêpe 7, crêpes 7, waffle 7, waffles 7, pancake 6, pancakes 6',
    groups: 'Sweet, Salty, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      breakfast 1 | Lemon and sugar | The plain one | € 4 | 4.8 | 4 min | Sweet
      breakfast 2 | Chestnut cream | With a little salt | € 5.50 | 4.9 | 4 min | Sweet
      egg 3 | Egg, ham and cheese | Buckwheat | € 7.50 | 4.8 | 6 min | Salty
      vegetable 4 | Spinach and goat cheese | Buckwheat | € 7.50 | 4.7 | 6 min | Salty
      fruit 5 | Apple compote | Warm, cinnamon | € 5 | 4.8 | 4 min | Sweet
      tea 6 | Cider, a cup | Dry, cold | € 3.50 | 4.6 | 1 min | Drinks`,
    about: 'Batter rests overnight. Made on two plates while you watch.',
    hero: 'Ready in four minutes | Chestnut cream | With a little salt | Order now',
    price: '€ 4 | a piece',
  },
  {
    signs: 'dumpling 7, dumplings 7, bao 7, noodles 6, pho 7, dim sum 8, korean 6, vietnamese 6, thai 5',
    groups: 'Dumplings, Bao, Noodles, Sides',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      noodle 1 | Pork and chive, eight | Steamed or fried | € 9.50 | 4.9 | 8 min | Dumplings
      noodle 2 | Mushroom, eight | Steamed, ginger | € 9 | 4.8 | 8 min | Dumplings
      bread 3 | Bao, two | Crisp tofu, cucumber | € 8.50 | 4.8 | 6 min | Bao
      ramen 4 | Noodle soup | Egg, greens | € 11 | 4.7 | 9 min | Noodles
      salad 5 | Smashed cucumber | Garlic, chilli | € 4.50 | 4.8 | 1 min | Sides
      tea 6 | Jasmine tea | Hot or iced | € 3 | 4.6 | 1 min | Drinks`,
    about: 'Folded by hand since six. Steamed in eight minutes, with black vinegar.',
    hero: 'Ready in eight minutes | Pork and chive, eight | Steamed or fried | Order now',
    price: '€ 9.50 | eight pieces',
  },
  {
    signs: 'fish and chips 9, seafood 6, oyster 7, oysters 7, fish van 8',
    groups: 'Fish, Sides, Drinks',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      fish and chips 1 | Cod and chips | Beer batter, peas | € 12.50 | 4.9 | 9 min | Fish
      fish 2 | Fish roll | Herring, onion | € 5.50 | 4.8 | 2 min | Fish
      fish 3 | Prawns in a cone | Lemon mayonnaise | € 8.50 | 4.7 | 5 min | Fish
      fries 4 | Chips, large | Salt and vinegar | € 4.50 | 4.8 | 5 min | Sides
      soup 5 | Chowder | Bread with it | € 7 | 4.8 | 2 min | Sides
      lemonade 6 | Ginger lemonade | Cold | € 3.50 | 4.6 | 1 min | Drinks`,
    about: 'Landed this morning, fried when you order. Vinegar is on the shelf.',
    hero: 'Ready in nine minutes | Cod and chips | Landed this morning | Order now',
    price: '€ 12.50 | with chips',
  },
])
