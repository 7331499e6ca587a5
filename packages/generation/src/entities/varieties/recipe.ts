import { recipe } from '../recipe.ts'
import { defineVarieties } from './variety.ts'

export const recipeVarieties = defineVarieties(recipe, [
  {
    signs: 'bread 8, breads 8, bread recipe 9, bread recipes 9, bagels 7',
    groups: 'Rye, Wheat, Rolls, Sweet',
    fields: `
      Ingredients | long | 400 g rye flour, 100 g spelt flour, 400 ml warm water, 100 g starter, 10 g salt
      Method | long | Mix everything in the evening. Leave it in the bowl for the night. Bake for an hour, hot at first.`,
    samples: `
      image | title | subtitle | overline | rating | meta
      bread | Country loaf | Crust that sings | 18 h | 4.8 | 12 slices
      bread 2 | Rye with seeds | Keeps for a week | 14 h | 4.7 | 16 slices
      bread 3 | Olive focaccia | Thumbs and good oil | 4 h | 4.9 | 8 pieces
      bread 4 | Milk rolls | Soft, for Sunday | 3 h | 4.8 | 9 rolls
      bread 5 | Spelt in an hour | No waiting overnight | 1 h | 4.4 | 12 slices
      bread 6 | Cinnamon plait | Yeast, butter, patience | 3 h 30 | 4.9 | 10 slices`,
    about: 'Twenty minutes of work, the night does the rest. Wait until it is cold before you cut it.',
    facts: '18 h | In all\n20 min | Work\n12 | Slices',
    hero: 'For tomorrow | Country loaf | Mix it tonight, bake it after breakfast | Bake it',
    use: 'Bake it',
  },
  {
    signs:
      'cake 8, cakes 8, dessert 7, desserts 7, muffins 7, cupcakes 8, pastry 6, sweets 5, baking recipes 8',
    groups: 'Cakes, Cookies, No oven, Chocolate',
    fields: `
      Ingredients | long | 200 g butter, 180 g sugar, 4 eggs, 250 g flour, 2 lemons
      Method | long | Beat butter and sugar until pale. Stir in the eggs, then flour and zest. Bake for 50 minutes at 170 degrees.`,
    samples: `
      image | title | subtitle | overline | rating | meta
      cake | Lemon loaf cake | Keeps for four days | 1 h 10 | 4.8 | 12 slices
      cake 2 | Chocolate torte | No flour, very dark | 55 min | 4.9 | 10 slices
      cake 3 | Plum cake with crumble | Straight from the tin | 1 h | 4.7 | 16 pieces
      cake 4 | Carrot cake | Nuts and a sour icing | 1 h 20 | 4.8 | 12 slices
      cake 5 | Baked cheesecake | Needs a night in the fridge | 1 h 30 | 4.9 | 12 slices
      cake 6 | Apple tart | Thin slices, thin base | 50 min | 4.6 | 8 slices`,
    about: 'Everything at room temperature, then it does not curdle. Best on the second day.',
    facts: '1 h 10 | Time\n12 | Slices\n4 | Eggs',
    hero: 'For Sunday | Lemon loaf cake | You have all but the lemons | Bake it',
    use: 'Bake it',
  },
  {
    signs: 'cocktail 9, cocktails 9, mocktail 9, bartender 6, drinks recipe 6, mixology 9',
    one: 'Cocktail',
    many: 'Cocktails',
    icon: 'wine',
    without: 'Meal type, Serves, Cooking time',
    groups: 'Sour, Long drinks, Classic, No alcohol',
    fields: `
      Kind | choice | Sour | Sour, Long drink, Classic, No alcohol
      Glass | choice | Tumbler | Tumbler, Coupe, Highball
      Ingredients | long | 5 cl gin, 3 cl lemon, 2 cl sugar syrup
      Method | long | Shake hard with ice, strain twice`,
    samples: `
      image | title | subtitle | overline | rating | meta
      cocktail | Basil smash | Gin, lemon, a handful of basil | Sour | 4.8 | You have all
      cocktail | Garden spritz | Elderflower, soda, mint | Long drink | 4.7 | You have all
      cocktail | Espresso martini | Vodka, coffee liqueur, espresso | Classic | 4.6 | 1 missing
      cocktail | Old fashioned | Bourbon, sugar, two dashes | Classic | 4.7 | You have all
      tea | Iced hibiscus | Hibiscus tea, ginger, lime | No alcohol | 4.5 | You have all
      cocktail | Pineapple daiquiri | Rum, lime, pineapple | Sour | 4.6 | 2 missing`,
    about:
      'Shake the basil with gin, lemon and sugar until it is green through and through. Strain it twice.',
    facts: '4 min | Time\n5 cl | Gin\n1 | Glass',
    figures: '68 | Cocktails | +4\n14 | You can make now\n9 | Favorites',
    hero: 'With what you have | Basil smash | 4 of 4 ingredients at home | Mix it',
    tip: '14 you can make right now | Lime would open nine more',
    trend: 'Drinks mixed | 11 | +3',
    use: 'Mix it',
  },
  {
    fields: `
      Ingredients | long | 1 handful of spinach, 1 apple, 1 thumb of ginger, 200 ml cold water
      Method | long | Cut the apple and peel the ginger. Blend everything for a full minute.`,
    signs: 'smoothie 9, smoothies 9, juice 6, juicing 8',
    groups: 'Green, Berry, Protein, Breakfast',
    samples: `
      image | title | subtitle | overline | rating | meta
      smoothie | Green morning | Spinach, apple, ginger | 4 min | 4.7 | 210 kcal
      smoothie | Berry oat shake | Berries, oats, yoghurt | 5 min | 4.8 | 320 kcal
      smoothie | Mango lassi | Mango, yoghurt, cardamom | 4 min | 4.6 | 240 kcal
      vegetable | Carrot and orange | Carrot, orange, turmeric | 6 min | 4.4 | 160 kcal
      breakfast | Peanut banana | Banana, peanut butter, milk | 3 min | 4.9 | 410 kcal`,
    about: 'A handful of spinach, one apple, a thumb of ginger, cold water. Blend for a full minute.',
    facts: '4 min | Time\n210 | Kcal\n3 | Things',
    hero: 'This morning | Green morning | You have all three ingredients | Blend it',
    use: 'Blend it',
  },
  {
    fields: `
      Ingredients | long | 2 carrots, 1 small sweet potato, 1 tsp rapeseed oil
      Method | long | Peel and dice both. Steam until a fork goes through. Blend with a spoon of oil.`,
    signs: 'baby food 9, weaning 9, toddler meals 9, baby led weaning 9',
    groups: 'From 6 months, Finger food, Family, Freezer',
    samples: `
      image | title | subtitle | overline | rating | meta
      vegetable | Carrot and sweet potato | Smooth, freezes well | 6 months | 4.8 | 20 min
      fruit | Pear with oats | Warm, no sugar | 6 months | 4.7 | 10 min
      vegetable | Broccoli fingers | Steamed soft | 8 months | 4.6 | 12 min
      fish | Salmon and peas | First fish | 8 months | 4.5 | 25 min
      breakfast | Banana pancakes | Two ingredients | 10 months | 4.9 | 10 min`,
    about: 'Steam until a fork goes through, then blend with a spoon of oil. Keeps two days in the fridge.',
    hero: 'Lunch today | Carrot and sweet potato | Two portions are in the freezer | Cook it',
  },
  {
    fields: `
      Ingredients | long | 2 kg ribs, 3 tbsp rub, 200 ml apple juice, 150 ml sauce
      Method | long | Rub the ribs on the evening before. Grill them for four hours at 110 degrees. Wrap them with the juice for the last hour. Brush with the sauce.`,
    signs: 'camping 6, campfire 8, dutch oven 8, bbq 9, barbecue 9, grilling 9, grill 6, smoker 6',
    groups: 'Fire, Grill, One pot, Sides',
    samples: `
      image | title | subtitle | overline | rating | meta
      steak fire | Ribs, low and slow | Five hours at 110 degrees | Grill | 4.9 | 5 h
      vegetable | Corn with lime butter | In the husk | Side | 4.7 | 15 min
      bread | Bread on a stick | For the fire | Fire | 4.6 | 20 min
      curry | One-pot chili | For six, without a fridge | One pot | 4.8 | 50 min
      fish | Trout in foil | Lemon, dill, embers | Fire | 4.7 | 25 min`,
    about: 'Rub in the evening, five hours at 110 degrees, the last one wrapped. Done when the bone turns.',
    hero: 'Saturday, from noon | Ribs, low and slow | Rub them on Friday evening | Start cooking',
  },
  {
    signs: 'vegan 9, plant-based 9, plant based 9, vegetarian 5, dairy free 5',
    groups: 'Quick, Protein, One pot, Baking',
    fields:
      'Ingredients | long | 200 g ramen noodles, 3 tbsp white miso, 200 g tofu\nMethod | long | Whisk the miso into the broth off the heat',
    samples: `
      image | title | subtitle | overline | rating | meta
      ramen soup | Miso ramen, crisp tofu | Deep, quick, kind to leftovers | 35 min | 4.8 | 312 cooks
      curry | Pumpkin and coconut curry | One pot, mild | 40 min | 4.7 | 208 cooks
      taco | Smoky bean tacos | Under half an hour | 25 min | 4.5 | 96 cooks
      salad | Warm lentil and herb salad | High protein | 20 min | 4.6 | 154 cooks
      cake plum | Plum cake with crumble | With oat milk, six slices | 55 min | 4.9 | 540 cooks
      pasta | Pasta with walnut sauce | Creamy without cream | 25 min | 4.7 | 187 cooks`,
    about:
      'Whisk the miso in off the heat and it stays sweet and round. Press the tofu for ten minutes first.',
    facts: '35 min | Time\n480 | Kcal\n26 g | Protein',
    hero: 'Tonight, 35 minutes | Miso ramen, crisp tofu | You have 9 of 11 ingredients | Start cooking',
  },
])
