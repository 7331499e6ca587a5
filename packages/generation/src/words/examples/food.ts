/** Eating, drinking, kitchens and shops: `class[@picture] noun, noun: example; example`. */
export const foodExamples = `
  thing honey, honey jar, jar of honey: Linden, 500 g, € 7; Spring blossom, 250 g, € 4; Forest, dark, 500 g, € 8; Acacia, 500 g; Creamed, 250 g; Comb honey, one piece
  thing@wine liquor, alcohol, spirits: Gin, botanical; Single malt; Pear brandy; Dark rum; Vermouth, dry; Herb bitter
  thing@bread starter, sourdough starter, levain: Old Bertha, rye; Wheat, young; Spelt, stiff; Wholegrain; Weekend loaf; Gluten-free, rice
  document bake, bake diary, baking diary: Country loaf, open crumb; Rye with seeds; Baguettes, too pale; Olive bread; Cinnamon knots; Focaccia
  thing@bread bread, loaf, roll, pastry, bun: Country loaf; Rye with seeds; Spelt rolls; Potato bread; Baguette; Olive bread
  thing@cake cake, cookie, pie, dessert, biscuit, sweet: Lemon drizzle; Plum crumble; Carrot cake; Nut wedge; Cheesecake; Poppy seed roll
  thing@bread cheese, cheese wheel: Mountain cheese, 12 months; Goat log; Blue from the mill; Smoked scamorza; Young gouda; Camembert
  thing@coffee coffee, coffee bean, bean, roast, brew: Huila, washed; Sidamo, natural; House espresso; Decaf, Minas; Nariño, honey; Winter roast
  thing@tea tea, infusion: Gyokuro; Assam, second flush; Rooibos; Fresh mint; Oolong, roasted; Camomile
  thing@bottle beer, cider, kombucha, homebrew: Harvest ale; Smoked porter; Dry cider; Wheat, unfiltered; Session pale; Winter stout
  thing@wine wine, cocktail, bottle: Negroni; Quinta dos Vales 2019; Elderflower spritz; Salt Hill Riesling; Sour cherry; Press House Pinot
  thing@pasta dish, meal, dinner, lunch, plate, menu item, special: Lentil soup; Grilled trout; Mushroom pasta; Beet salad; Apple crumble; Flatbread
  thing topping, extra topping: Extra cheese; Mushrooms; Olives; Rocket; Chilli; Ham
  thing@pizza pizza: Margherita; Ortolana; Four cheeses; Nduja and honey; Potato and rosemary; Marinara
  thing@soup sauce, soup, stew, curry: Tomato and basil; Red lentil dal; Mushroom gravy; Green curry; Leek and potato; Pea and mint
  thing@ramen sushi, ramen, noodle, dumpling: Miso ramen; Salmon nigiri; Pork gyoza; Udon in broth; Avocado maki; Dan dan noodles
  thing@breakfast snack, breakfast, smoothie: Oats with plum; Rye and egg; Yoghurt bowl; Banana shake; Cheese roll; Apple and nuts
  thing grocery, shopping item, pantry item, supply, staple: Oat milk; Rye flour, 1 kg; Tomatoes, 2 tins; Olive oil; Eggs; Washing powder
  thing allergen, intolerance: Gluten, wheat and rye; Nuts, hazelnut and walnut; Milk, butter too; Egg, in the glaze; Soy, in the margarine; Sesame, on top
  thing spice, seasoning: Smoked paprika; Cumin; Fennel seed; Turmeric; Black pepper; Star anise
  thing@vegetable vegetable, veg box, crop: Carrots; Leeks; Kale; Beetroot; Parsnips; Runner beans
  thing@fruit fruit, apple, berry: Apples; Plums; Raspberries; Pears; Quinces; Redcurrants
  numbered table, seat: Table 4, window; Table 7; Table 2, terrace; Bar, seat 3; Table 11, corner; Long table
  document order, pre-order, preorder, takeaway order: Order 118, 2 items; Order 117, 1 item; Order 116, 4 items; Order 115, 3 items; Order 114, 2 items; Order 113, 1 item
  award stamp, loyalty stamp, loyalty point, punch card: Stamp 1; Stamp 2; Stamp 3; Stamp 4; Stamp 5; The free one
  event tasting, supper club, cooking class: Six cheeses; Natural wines; Bread basics; Dumpling night; Olive oils; Fermenting for starters
  person waiter, chef, cook, baker, barista: Lea, mornings; Omar, evenings; Kim, weekends; Ana, kitchen; Iris, bar; Tomás, bakery
  document review, rating, tasting note: Plum and smoke; Worth the queue; A little dry; Best crust in town; Bright and clean; Too sweet for me
  place bakery, butcher, grocer, farm shop, market stall: Round the corner; Mill bakery; Old dairy; Saturday market; Linden grocer; Harbour stall
`
