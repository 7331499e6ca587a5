import { defineKind } from '../kind.ts'

/** What is eaten and drunk, what grows for it, and what things are made of. */
export const eatenKinds = [
  defineKind({
    id: 'dish',
    nouns:
      'meal, breakfast, lunch, dinner, brunch, snack, sandwich, burger, hot dog, pizza, pasta, noodle, ramen, dumpling, curry, stew, soup, salad, sushi, taco, burrito, kebab, falafel, haggis, pie, pasty, quiche, omelette, pancake, waffle, porridge, cereal, bread, loaf, sourdough, roll, bagel, pretzel, croissant, pastry, cake, birthday cake, cupcake, muffin, scone, biscuit, cookie, brownie, macaron, doughnut, donut, pudding, trifle, custard, ice cream, sorbet, gelato, chocolate, truffle, candy, sweet, fudge, caramel, marshmallow, jam, marmalade, chutney, pickle, kimchi, sauerkraut, hot sauce, sauce, dip, hummus, pesto, mustard, ketchup, gravy, cheese, yoghurt, butter, sausage, ham, bacon, steak, roast, fish and chips, chip, crisp, popcorn, tapa, canapé, bento, lunchbox, packed lunch, school lunch, leftover, baby food, purée, pet food, tin of fish, meat, beef, pork, lamb dish, mutton, chicken dish, turkey dish, poultry, venison, liver pâté, meatball, schnitzel, goulash, casserole dish, lasagne, lasagna, risotto, paella, pilaf, couscous, gnocchi, ravioli, spaghetti, pierogi, samosa, spring roll, dim sum, gyoza, pho, laksa, tagine, moussaka, gyro, pita, naan, roti, chapati, tortilla, nacho, guacamole, ceviche, poke bowl, sashimi, tempura, bibimbap, borscht, chowder, gazpacho, consommé, dessert, crumble, cobbler dish, strudel, tart, flan, cheesecake, tiramisu, mousse, jelly, gummy bear, liquorice, licorice, toffee, taffy, nougat, marzipan, meringue, éclair, profiterole, waffle cone, milk pudding, rice pudding, granola, muesli, cornflake, crumpet, bun, cracker, oatcake, flapjack, gingerbread, shortbread, fruitcake, stollen, panettone, mince pie, christmas pudding, hot cross bun, pâté, terrine, salami, prosciutto, chorizo, black pudding, jerky, anchovy, caviar, smoked salmon, fish finger, crab cake, seafood, tofu, tempeh, seitan, lentil soup, stuffing, dumpling soup, condiment, mayonnaise, vinaigrette, curry paste, spread, nut butter, peanut butter, lard, margarine, ice lolly, snack bar, protein bar, ration, army ration, school dinner, hospital food, airline meal, diet, food, treat, feast, buffet, menu of the day',
    icon: 'fork',
    names: 'Smoked {n}; {N} with herbs; Green {n}; {N} of the house; Sweet {n}; Grandma’s {n}',
    lines:
      'Smoky, with a little heat; Crisp outside, soft inside; Too salty, good texture; The best so far; For Sunday, serves four; From the market, € 4',
    states: 'Again: success; Again: success; Once is enough: neutral; To try: primary',
    values: '★ 4.8; ★ 4.5; ★ 3.2; ★ 5.0; ★ 4.1; ★ 3.9',
    fields: `
      Name | text | Smoked {n}
      From | text | Harbour kitchen
      Date | date | Sat 14 Nov
      Taste | slider | 4.8
      Looks | slider | 4.2
      Price | money | € 4.20
      Contains | choice | Gluten | Nothing, Gluten, Nuts, Milk
      Photo | photo | {picture}
      Notes | long | Less salt, and it would be perfect`,
    about:
      'Smoke first, then herbs, then a warm end. Best on the day it is made, with bread and nothing else.',
    figures: '64 | {Ns} | +3\n4.3 | Rating\n12 | To try',
    use: 'Rate it',
    care: 'Taste before adding salt; Note the maker; Photograph it first; Write down the price; Ask what is in it; Rate on the same day',
    log: {
      one: '{N}',
      add: 'Log {n}',
      names:
        'Smoked, at the harbour; With herbs, home-made; Green one, market; Of the house; Sweet one with Ida; Grandma’s way',
      values: '★ 4.8; ★ 4.5; ★ 3.2; ★ 5.0; ★ 4.1; ★ 3.9',
      fields: `
      What | text | Smoked {n}
      Date | date | Thu 19 Nov
      Where | place | Harbour kitchen
      Rating | slider | 4.8
      Price | money | € 4.20
      Photo | photo | {picture}
      Notes | long | Ask for the green sauce`,
      trend: '{Ns} a week | 5 | +1',
    },
  }),
  defineKind({
    id: 'drink',
    nouns:
      'drink, tea, herbal tea, coffee, espresso, matcha, cocoa, hot chocolate, juice, smoothie, milkshake, lemonade, soda, cola, kombucha, kefir, beer, ale, stout, lager, cider, mead, wine, champagne, sake, whisky, whiskey, rum, gin, vodka, tequila, mezcal, brandy, liqueur, cocktail, mocktail, bitters, tonic, energy drink, protein shake, breast milk, bottle feed, milk, broth, beverage, sherry, port wine, vermouth, absinthe, grappa, schnapps, ouzo, raki, pisco, cachaça, bourbon, scotch, moonshine, martini, negroni, mojito, margarita, spritz, punch bowl, mulled wine, eggnog, mate, rooibos, chai, lassi, bubble tea, slush, squash drink, tap water, mineral water, spring water',
    icon: 'cup',
    names: 'Harbour {n}; Pale {n}; Old mill {n}; {N} no. 12; Winter {n}; {N} from the north',
    lines:
      'Citrus, honey, dry end; Light, for the evening; Dark and round; From Lisbon, 2023; Cask 14, smoky; Too sweet for two',
    states: 'Loved: success; Good: success; To try: primary; Finished: neutral',
    values: '★ 4.8; ★ 4.2; ★ 4.5; ★ 3.9; ★ 5.0; ★ 2.8',
    fields: `
      Name | text | Harbour {n}
      Maker | text | Linden & Sons
      Style | text | Light and dry
      Strength | text | 5.4 %
      Nose | text | Citrus, honey
      Taste | text | Dry, a little smoke
      Rating | slider | 4.8
      Price | money | € 4.20
      Photo | photo | {picture}
      Notes | long | Better a little colder`,
    about: 'Citrus and honey first, then a dry end. Good with hard cheese, and better a little colder.',
    figures: '48 | {Ns} | +2\n4.2 | Rating\n9 | To try',
    use: 'Add a tasting',
    care: 'Store it cool and dark; Smell before tasting; Note the maker; Rate on the same day; Mark the last bottle; Drink water between',
    log: {
      one: 'Tasting',
      add: 'Log tasting',
      names:
        'Harbour, at home; Pale one with Omar; No. 12, the third; Winter, by the fire; From the north; Old mill, cold',
      values: '★ 4.8; ★ 4.2; ★ 4.5; ★ 3.9; ★ 5.0; ★ 2.8',
      fields: `
      What | text | Harbour {n}
      Date | date | Thu 19 Nov
      Amount | text | 0.2 l
      Rating | slider | 4.8
      With | person | Omar Haddad
      Notes | long | Drier than the last one`,
      trend: 'Tastings a week | 4 | +1',
    },
  }),
  defineKind({
    id: 'produce',
    nouns:
      'bell pepper, chili, chilli, pepper, tomato, potato, carrot, onion, garlic, leek, cabbage, kale, lettuce, spinach, pumpkin, squash, courgette, zucchini, cucumber, aubergine, bean, pea, lentil, corn, maize, wheat, rye, oat, barley, rice, hop, grape, apple, pear, plum, cherry, apricot, peach, fig, olive, orange, lemon, banana, mango, avocado, strawberry, raspberry, blueberry, blackberry, gooseberry, currant, melon, watermelon, pineapple, coconut, walnut, hazelnut, almond, chestnut, peanut, sunflower seed, herb, basil, mint, thyme, rosemary, sage, parsley, saffron, vanilla, cinnamon, spice, seaweed, egg, honey, maple syrup, cocoa bean, coffee bean, tea leaf, tobacco, flax, hemp, crop, harvest, vegetable, fruit, berry, nut, seedling, seed potato, sprout, microgreen, hay, silage, straw, rhubarb, asparagus, artichoke, fennel, celery, celeriac, radish, turnip, swede, parsnip, beetroot, sweet potato, yam, cassava, okra, broccoli, cauliflower, brussels sprout, sprout seedling, pak choi, chicory, endive, rocket salad, watercress, cress, dill, chive, coriander, tarragon, oregano, marjoram, bay leaf, ginger, turmeric, cumin, cardamom, clove, nutmeg, mustard seed, chickpea, soybean, peanut plant, quinoa, buckwheat, millet, sorghum, grapefruit, mandarin, clementine, pomegranate, persimmon, kiwi fruit, papaya, guava, lychee, passion fruit, dragon fruit, date palm, quince, medlar, nectarine, cranberry, elderberry, mulberry, redcurrant, blackcurrant, pecan, pistachio, cashew, macadamia, pine nut, sesame, linseed, chia, agave syrup, truffle oil, salad leaf, tomato plant, grain',
    icon: 'carrot',
    names: '{N} Early Red; {N} Golden Queen; {N} Blue Coast; {N} Old Mill; {N} Moonlight; {N} Sunrise',
    lines:
      'Bed 2, sown 12 March; Ripe from August; Sweet, thin skin; Stores until March; Needs a stake; Six plants on the sill',
    states: 'Growing: success; Ripe: primary; Spots on leaves: warning; Harvested: neutral',
    fields: `
      Variety | text | Early Red
      Bed | place | Bed 2, south
      Sown | date | 12 Mar 2026
      Harvest from | date | 4 Aug 2026
      Plants | number | 12
      Yield | text | 8.4 kg
      State | choice | Growing | Growing, Ripe, Spots on leaves, Harvested
      Photo | photo | {picture}
      Notes | long | Water in the morning, never on the leaves`,
    about: 'Sown on the sill in March and out since May. Sweet, with thin skin; the second row ripens later.',
    figures: '14 | Varieties\n84 kg | Harvested | +6\n2 | With spots',
    use: 'Log harvest',
    care: 'Water at the root; Look under the leaves; Take off dead leaves; Tie up what falls over; Feed every two weeks; Pick what is ripe',
    log: {
      one: 'Entry',
      add: 'Log harvest',
      names:
        'Early Red, bed 2; Golden Queen, first ones; Spots on Blue Coast; Old Mill, last row; Moonlight sown; Sunrise thinned',
      values: '2.4 kg; 800 g; Treated; 6.1 kg; 40 seeds; Done',
      fields: `
      What | text | Early Red, bed 2
      Date | date | Thu 19 Nov
      Amount | text | 2.4 kg
      Quality | choice | Good | Very good, Good, Spots, Spoiled
      Photo | photo | {picture}
      Notes | long | The left half gets too little sun`,
      trend: 'Harvested a week | 12 kg | +2',
    },
  }),
  defineKind({
    id: 'material',
    nouns:
      'material, concrete, concrete mix, cement, mortar, gravel, sand, soil, topsoil, compost, mulch, manure, clay, peat, lime, brick, granite, timber, lumber, wood, firewood, plywood, veneer, coal, charcoal, pellet, wood pellet, oil, heating oil, petrol, diesel, gas, hydrogen, steel, iron ore, copper, brass, silver, gold, scrap metal, solder, wax, beeswax, candle wax, resin, epoxy, silicone, rubber, latex, plastic, filament, glaze, enamel, pigment, dye, paint, varnish, ink, glue, tape, cardboard, fur, string, salt, sugar, flour, starter, vinegar, bleach, fertiliser, fertilizer, pesticide, herbicide, feed, bait, water, rainwater, grey water, sewage, ash, rubbish, garbage, waste, plastic waste, e-waste, vaccine, blood product, dirt, mud, dust, powder, metal, zinc, tin metal, lead metal, aluminium, aluminum, nickel, titanium, platinum, bronze, pewter, ivory, jade, pearl shell, horn, tallow, grease, lubricant, paraffin, kerosene, turpentine, solvent, acid, alkali, chlorine, ammonia, ethanol, acetone, adhesive, sealant, grout, stucco, insulation, roofing, tarmac, asphalt, bitumen, rope fibre, hemp fibre, jute, sisal, foam, sawdust, woodchip, bark chip, perlite, vermiculite, humus, liquid, chemical, reagent, gas canister, helium, nitrogen, dry ice, antiseptic, disinfectant, poison, rat poison, slug pellet, weedkiller, drug, insulin, morphine, cannabis, wood stain, primer, gesso, clay slip, plaster of paris, papier-mâché, beads of glass',
    icon: 'layers',
    names: '{N}, first delivery; {N}, fine; {N}, coarse; {N} from the mill; {N}, dry; {N}, rest of May',
    lines:
      'Shed, left bay; Dry since August; Half used; Ordered, here by Friday; Best quality; Only for outdoors',
    states: 'Enough: success; Enough: success; Low: warning; Ordered: primary',
    values: '2.4 m³; 40 kg; 12 kg; 1.1 t; 6 bags; 300 g',
    fields: `
      Name | text | {N}, first delivery
      Amount | text | 2.4 m³
      Price | money | € 84
      Supplier | text | Linden & Sons
      Bought | date | 12 Oct 2026
      Kept at | place | Shed, left bay
      Order below | text | 0.5 m³
      Photo | photo | {picture}
      Notes | long | Keep it dry and covered`,
    about: 'Delivered in October and stored dry. At the present rate it lasts until the end of February.',
    figures: '2.4 m³ | In stock | −0.2\n€ 84 | Last price\n9 | Weeks left',
    use: 'Take some out',
    care: 'Check for damp; Measure what is left; Cover it again; Compare prices; Order in time; Note what was used',
    isMass: true,
    log: {
      one: 'Use',
      add: 'Log use',
      names:
        'Living room, evening; Delivered by Linden; For the garden wall; Mixed with the fine one; Weekend, cold; Sold to Omar',
      values: '−20 kg; +1.2 m³; −60 kg; −10 kg; −35 kg; € 24',
      fields: `
      What for | text | Living room, evening
      Amount | text | 20 kg
      In or out | choice | Out | In, Out
      Date | date | Thu 19 Nov
      Cost | money | € 0
      Notes | long | Lasts two days when it is mild`,
      trend: 'Used a week | 140 kg | +12',
    },
  }),
]
