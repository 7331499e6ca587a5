import { counterGood } from '../counter-good.ts'
import { defineVarieties } from './variety.ts'

/** What is handed over the counter; without these words it is a bakery. */
export const counterGoodVarieties = defineVarieties(counterGood, [
  {
    signs:
      'cake shop 9, cake shops 9, cakes 6, birthday cakes 9, birthday cake 8, wedding cakes 9, custom cakes 9, cupcakes 8, order cakes 9, patisserie 8, pastry shop 8',
    one: 'Cake',
    many: 'Cakes',
    icon: 'cake',
    groups: 'Birthday, Wedding, Fruit, Small ones',
    without: 'Article, How many, Cut or sliced, Wishes',
    fields: `
      Size | choice | 12 portions | 6 portions, 12 portions, 24 portions
      Flavour | choice | Lemon | Lemon, Chocolate, Vanilla, Carrot
      Text on it | long | Happy birthday, Ida
      Pick up | date | Sat 21 Nov
      At | time | 10:00`,
    samples: `
      image | title | subtitle | overline | value | meta
      cake 1 | Lemon and poppy | Two tiers, yellow flowers | Birthday | € 46 | 2 days before
      chocolate 2 | Dark chocolate | With salted caramel | Birthday | € 42 | 2 days before
      cake fruit 3 | Berries and cream | Light sponge | Fruit | € 38 | Order by Friday
      cake 4 | White, three tiers | Sugar roses, 40 portions | Wedding | € 240 | Two weeks before
      cake 5 | Carrot, no nuts | Cream cheese on top | Small ones | € 28 | From 10:00
      cake 6 | Vanilla cupcakes, 12 | Each with a letter | Small ones | € 32 | 2 days before`,
    about: 'Lemon sponge with poppy seeds and a light cream. Your words are written on top by hand.',
    facts: '12 | Portions\n2 days | Before\n€ 46 | Price',
    figures: '1 | In your order\nSat 10:00 | Pick-up\n7 | Stamps',
    hero: 'Saturday, 10:00 | Your cake is ready then | Lemon and poppy, for Ida | Change order',
    tip: 'Order until Thursday | Saturday is nearly full',
    price: '€ 46 | 12 portions',
    add: 'Add cake',
    use: 'Add to order',
  },
  {
    signs: 'brewery 9, beers 8, beer 6, tap room 8, taproom 8, craft beer 9',
    one: 'Beer',
    many: 'Beers',
    icon: 'wine',
    groups: 'On tap, Bottles, Kegs',
    without: 'Cut or sliced, Article',
    fields:
      'Beer | text | Harbour pale\nSize | choice | Six bottles | Bottle, Six bottles, Keg of 5 l\nHow many | number | 1',
    samples: `
      image | title | subtitle | overline | value | meta
      wine 1 | Harbour pale | Citrus, 4.8 % | On tap | € 12 | six bottles
      wine 2 | Smoked porter | Beech and coffee, 5.9 % | On tap | € 14 | six bottles
      beer 3 | Wheat | Cloudy, 5.2 % | Bottles | € 11 | six bottles
      wine 4 | Kettle sour | Raspberry, 4.1 % | On tap | € 15 | six bottles
      beer 5 | Dark lager | Unfiltered, 5.4 % | Kegs | € 28 | 5 l
      wine 6 | No alcohol | Dry-hopped, 0.4 % | Bottles | € 10 | six bottles`,
    about: 'Brewed on Tuesdays, six weeks in the cellar. Brought from the tank an hour before you come.',
    facts: '4.8 % | Alcohol\n€ 12 | Six bottles\n12 | On tap',
    figures: '12 | On tap\n2 | In your order',
    hero: 'On tap since noon | Kettle sour with raspberries | Until the keg is empty | See beer',
    tip: 'Tour on Saturday, 15:00 | Four beers and bread, one hour',
    add: 'Add beer',
    price: '€ 12 | six bottles',
  },
  {
    signs: 'winery 9, our wines 9, wine estate 9, vineyard 6, wines 5',
    one: 'Wine',
    many: 'Wines',
    icon: 'wine',
    groups: 'White, Red, Sparkling, Cases',
    without: 'Cut or sliced, Article',
    fields: 'Wine | text | Salt Hill\nSize | choice | Bottle | Bottle, Case of six\nHow many | number | 6',
    samples: `
      image | title | subtitle | overline | value | meta
      wine 1 | Salt Hill | Riesling, 2024 | White | € 14 | a bottle
      wine 2 | Press House | Pinot noir, 2022 | Red | € 19 | a bottle
      wine 3 | North Slope | Silvaner, 2024 | White | € 11 | a bottle
      wine 4 | Paper Lantern | Brut, eighteen months | Sparkling | € 22 | a bottle
      wine 5 | Rosé of the hill | Dry, 2025 | Rosé | € 10 | a bottle
      wine 6 | Case of six | Two of each hill | Cases | € 78 | six bottles`,
    about: 'From the slope behind the house, picked by hand in October. Open it an hour before.',
    facts: '12.5 % | Alcohol\n€ 14 | A bottle\n2024 | Year',
    figures: '6 | In your order\n14 | Wines',
    hero: 'New this week | North Slope, 2024 | The first of the year, from the north side | See wine',
    tip: 'Tasting on Saturday, 16:00 | Six wines and bread in the cellar',
    add: 'Add wine',
    price: '€ 14 | a bottle',
  },
  {
    signs:
      'coffee 7, coffees 7, café 6, cafe 6, cafés 6, cafes 6, espresso 6, roastery 8, beans 3, tea 4, drinks 3',
    one: 'Drink',
    many: 'Drinks',
    icon: 'coffee',
    groups: 'Coffee, Tea, Cold, To eat',
    without: 'Cut or sliced, Article',
    fields: `
      Drink | text | Flat white
      Size | choice | Regular | Small, Regular, Large
      Milk | choice | Oat | Cow, Oat, Soya, None
      How many | number | 1`,
    samples: `
      image | title | subtitle | overline | value | meta
      coffee 1 | Flat white | Double shot, oat or cow's milk | Coffee | € 3.80 | Ready in 6 min
      coffee 2 | Filter of the day | Kochere, washed | Coffee | € 3.20 | Ready in 4 min
      tea 3 | Mint tea | Fresh leaves | Tea | € 3.00 | Ready in 5 min
      coffee 4 | Cold brew | Eighteen hours, with ice | Cold | € 4.20 | Ready at once
      bread 5 | Cinnamon bun | Warm until eleven | To eat | € 3.10 | 8 left
      coffee 6 | House espresso beans | 250 g, ground for you | Coffee | € 8.90 | 14 left`,
    about: 'A double shot under milk as smooth as paint. Ready when you come through the door.',
    facts: '€ 3.80 | Price\n6 min | Ready in\n1 | Bean',
    figures: '7 of 10 | Beans\n1 | Order open\n€ 12 | Gift card',
    hero: 'Ready at 8:40 | Your flat white waits at the counter | Mill street, say your first name | Change order',
    tip: 'Three more and one is free | Seven of ten so far',
    add: 'Add drink',
    price: '€ 3.80 | regular',
  },
  {
    signs:
      'funeral florist 14, funeral flowers 14, mourning flowers 14, wreath 12, wreaths 12, sympathy flowers 14',
    one: 'Wreath',
    many: 'Wreaths',
    icon: 'flower',
    groups: 'Wreaths, Sprays, For the coffin',
    without: 'Cut or sliced, Article',
    fields: `
      Wreath | text | White roses and ivy
      Size | choice | 60 cm | 40 cm, 60 cm, 80 cm
      How many | number | 1
      Ribbon | long | In love, your children and Ida`,
    samples: `
      image | title | subtitle | overline | value | meta
      flower 1 | White roses and ivy | Wreath, 60 cm, with ribbon | Wreaths | € 98 | Two days
      leaf 2 | Fir and cones | Wreath, 60 cm, lasts weeks | Wreaths | € 74 | One day
      flower 3 | Lilies and grass | Spray to lay down | Sprays | € 48 | One day
      flower 4 | Heart of red roses | 50 cm | Wreaths | € 120 | Two days
      flower 5 | Garden flowers | For the coffin, 120 cm | For the coffin | € 210 | Two days
      flower 6 | Single roses | In a basket, to throw | Sprays | € 2.80 | Today`,
    about:
      'Bound on straw with forty roses and ivy from the garden. The ribbon is printed in the shop and read to you before.',
    facts: `
      € 98 | Price
      60 cm | Wide
      2 days | Before`,
    figures: `
      3 | For today
      1 | Ribbon to print
      14:00 | Chapel`,
    hero: 'Friday, 14:00 | At the chapel by one o’clock | White roses and ivy, with ribbon | Change order',
    tip: 'We read the ribbon to you | Before it is printed',
    add: 'Add wreath',
    price: '€ 98 | 60 cm, with ribbon',
  },
  {
    signs: 'flower shop 8, florist 8, bouquet 8, bouquets 8, flowers 6',
    one: 'Bouquet',
    many: 'Bouquets',
    icon: 'flower',
    groups: 'Bouquets, Roses, Dried, Funeral',
    without: 'Cut or sliced, Article',
    fields: `
      Bouquet | text | Late garden
      Size | choice | Medium | Small, Medium, Large
      How many | number | 1
      Card | long | Happy birthday, grandma!`,
    samples: `
      image | title | subtitle | overline | value | meta
      flower 1 | Late garden | Dahlias, mint, grasses | Bouquets | € 38 | Today
      flower 2 | White and green | Ranunculus, eucalyptus | Bouquets | € 42 | Today
      flower 3 | Twelve red roses | Long stems | Roses | € 48 | Today
      flower 4 | Field bunch | What the growers bring | Season | € 24 | 12 left
      flower 5 | Dried wreath | Lasts a year | Dried | € 36 | Order by Friday
      plant 6 | Potted olive | With a jute sleeve | Plants | € 29 | 4 left`,
    about: 'Tied by hand this morning, nine stems with greens. Lasts seven days with a fresh cut.',
    facts: `
      € 38 | Price
      9 | Stems
      7 d | Lasts`,
    figures: `
      2 | In your order
      Sat 10:00 | Delivery
      7 | Stamps`,
    hero: 'Saturday, 10:00 | Your bouquet is on its way then | Late garden, with a card | Change order',
    tip: 'Cut the stems again | They last three days longer',
    add: 'Add bouquet',
    price: '€ 38 | medium',
  },
  {
    signs: 'catering 9, caterer 9, caterers 9, finger food 8',
    one: 'Platter',
    many: 'Menus',
    icon: 'fork',
    groups: 'Buffet, Lunch, Sweet, Drinks',
    without: 'Cut or sliced, Article',
    fields: `
      Menu | text | Summer buffet
      Guests | number | 40
      Diets | choice | Some vegetarian | None, Some vegetarian, All vegan
      Bring to | place | Linden lane 4`,
    samples: `
      image | title | subtitle | overline | value | meta
      salad 1 | Summer buffet | Six salads, two roasts, bread | Buffet | € 26 | a person, from 20
      sandwich 2 | Sandwich platter | 24 halves, four kinds | Lunch | € 58 | for 8
      pasta 3 | Warm lunch | Two dishes, one vegan | Lunch | € 14 | a person, from 10
      snack 4 | Finger food | Nine bites a head | Buffet | € 22 | a person, from 15
      cake 5 | Cakes and fruit | Three kinds, cut | Sweet | € 64 | for 12
      drink 6 | Drinks and glasses | Water, juice, wine, ice | Drinks | € 9 | a person`,
    about: 'Brought warm an hour before, set up on your tables or ours. Plates are fetched the next morning.',
    facts: '€ 26 | A person\n20 | Guests at least\n3 d | Ahead',
    figures: '1 | Order open\n40 | Guests\n€ 1,040 | In all',
    hero: 'Saturday, 18:00 | Summer buffet for 40 | Set up from five, Linden lane 4 | Change order',
    tip: 'Tell us the diets | Until Wednesday, please',
    add: 'Add menu',
    price: '€ 26 | a person',
  },
  {
    signs: 'fish market 9, fishmonger 9, seafood 7, fish shop 9',
    one: 'Fish',
    many: 'Fish',
    icon: 'fish',
    groups: 'Today, Fillets, Shells, Smoked',
    without: 'Cut or sliced, Article',
    fields:
      'Fish | text | Cod fillet\nWeight | choice | 500 g | 250 g, 500 g, 1 kg\nPrepared | choice | Skin on | Whole, Skin on, Boned',
    samples: `
      image | title | subtitle | overline | value | meta
      fish 1 | Cod fillet | Landed this morning | Fillets | € 16 | 500 g
      fish 2 | Mackerel, whole | Two to a kilo | Today | € 9 | 1 kg
      fish plate 3 | Mussels | From ropes, cleaned | Shells | € 8 | 1 kg
      fish 4 | Trout, smoked | Over alder | Smoked | € 7 | a piece
      fish 5 | Salmon, in slices | For raw eating | Fillets | € 19 | 500 g
      fish 6 | Prawns, cooked | In their shells | Shells | € 14 | 500 g`,
    about: 'Landed before five, on ice by six. We scale, bone and pack it for the way home.',
    facts: '€ 16 | Price\n500 g | Weight\n5:00 | Landed',
    hero: 'Saturday, from 8:00 | Cod fillet, two pounds | On ice until noon | Change order',
    tip: 'No boats on Monday | Order until Sunday noon',
    add: 'Add fish',
    price: '€ 16 | 500 g',
  },
  {
    signs: 'butcher 8, meat 6, sausage 7, ham 5',
    one: 'Cut',
    many: 'Counter',
    icon: 'fork',
    groups: 'Beef, Pork, Sausage, Ready',
    without: 'Article, Cut or sliced',
    fields: `
      Cut | text | Rump steak
      Weight | text | 600 g
      Sliced | choice | Thick | Thin, Thick, Whole`,
    samples: `
      image | title | subtitle | overline | value | meta
      steak 1 | Rump steak | Aged 28 days | Beef | € 34 / kg | Today
      steak 2 | Pork neck | From the next village | Pork | € 16 / kg | Today
      steak 3 | Six coarse sausages | Marjoram, mild | Sausage | € 9.60 | From 8:00
      chicken 4 | Whole chicken | 1.6 kg, free range | Poultry | € 18 | Order by Friday
      soup 5 | Goulash in a jar | For two | Ready | € 8.90 | 14 left`,
    about: 'Aged on the bone for 28 days. We cut it as thick as you say and pack it flat.',
    facts: `
      € 34 | A kilo
      28 d | Aged
      8:00 | From`,
    hero: 'Saturday, 8:30 | Your order is ready then | Two steaks and six sausages | Change order',
    tip: 'Roasts for the holidays | Order until 12 December',
    add: 'Add cut',
    price: '€ 34 | a kilo',
  },
  {
    signs:
      'honey 8, beekeepers 8, beekeeper 8, jars of honey 9, reserve jars 9, eggs at the gate 7, farm gate 8, farm shop 7',
    icon: 'box',
    groups: 'In stock, Soon, Gifts',
    without: 'Article, At, Cut or sliced',
    fields: `
      Article | text | Linden honey, 500 g
      How many | number | 2
      Pick up | date | Sat 21 Nov
      Wishes | long | We come by bike, about four`,
    samples: `
      icon | title | subtitle | overline | value | meta
      box | Linden honey, 500 g | From July, clear and minty | In stock | € 7.50 | 31 jars
      box | Spring blossom, 500 g | Creamy, mild | In stock | € 6.80 | 48 jars
      box | Forest honey, 250 g | Dark, from August | In stock | € 5.90 | 6 jars
      egg | Ten eggs | From our own hens | In stock | € 4.20 | 8 boxes
      flame | Beeswax candle, 18 cm | Poured in November | Soon | € 9.00 | From Friday
      gift | Box of three | Linden, blossom, forest | Gifts | € 19.50 | 12 left`,
    about:
      'Spun in July, stirred for a week, filled by hand. Forty colonies stand between the lime trees and the brook.',
    facts: '€ 7.50 | Price\n500 g | Weight\n31 | Jars left',
    figures: '2 | In your order\nSat | Pick-up\n5 | Kinds in stock',
    hero: 'In stock since July | Linden honey, 500 g | 31 jars left, reserved ones stand by the gate | Reserve jars',
    tip: 'Forest honey is nearly gone | Six jars are left',
    use: 'Reserve',
    price: '€ 7.50 | a jar',
  },
])
