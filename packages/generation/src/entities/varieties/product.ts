import { product } from '../product.ts'
import { madeProducts } from './product-goods.ts'
import { shopProducts } from './product-shops.ts'
import { defineVarieties } from './variety.ts'

/** What a shop sells; without these words it is things for the home. */
export const productVarieties = defineVarieties(product, [
  ...shopProducts,
  ...madeProducts,
  {
    signs:
      'clothing 8, clothes 8, fashion 8, apparel 8, boutique 7, streetwear 8, menswear 8, womenswear 8, dresses 6, t-shirts 6, garments 6',
    one: 'Piece',
    many: 'Clothes',
    icon: 'shirt',
    groups: 'New, Shirts, Knitwear, Jackets',
    fields:
      'Size | choice | M | XS, S, M, L, XL\nColour | choice | Navy | White, Navy, Rust\nMaterial | text | Linen',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      shirt 1 | Linen shirt | White, relaxed fit | € 59 | 4.7 | 214 reviews | New
      jacket 3 | Denim jacket | Mid blue, boxy | € 98 | 4.6 | 98 reviews | Jackets
      sweater 5 | Striped jumper | Merino, navy | € 79 | 4.8 | 61 reviews | Knitwear
      shirt 7 | Flannel shirt | Rust check, soft | € 64 | 4.5 | 127 reviews | Shirts
      coat 9 | Wool coat | Charcoal, to the knee | € 219 | 4.9 | 40 reviews | Jackets
      sweater 11 | Cotton cardigan | Sand, five buttons | € 69 | 4.4 | 85 reviews | Knitwear`,
    about:
      'Washed linen with a soft collar. Falls straight from the shoulder and gets better with every wash.',
    facts: '4.7 | Rating\n2 days | Delivery\n30 days | To return',
    figures: '184 | Clothes | +12\n12 | New this week\n4.7 | Rating',
    hero: 'Autumn edit | Wool, denim, rust | 18 pieces that go together | See the edit',
    price: '€ 59 | VAT included',
  },
  {
    signs: 'shoe 8, shoes 8, sneaker 9, sneakers 9, footwear 8, boots 6, trainers 4',
    one: 'Pair',
    many: 'Shoes',
    icon: 'shoe',
    groups: 'New, Sneakers, Boots, Sandals',
    fields:
      'Size | choice | 42 | 38, 39, 40, 41, 42, 43, 44\nColour | choice | White | White, Black, Sand\nMaterial | text | Suede and mesh',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      sneaker 1 | Court low | White, gum sole | € 89 | 4.8 | 312 reviews | New
      shoe 2 | Trail runners | Grip for wet paths | € 129 | 4.7 | 208 reviews | Running
      sneaker 3 | Canvas high | Ink, cotton lining | € 64 | 4.5 | 154 reviews | Sneakers
      boot 4 | Chelsea boots | Waxed leather | € 149 | 4.9 | 61 reviews | Boots
      shoe 5 | Cork sandals | Two buckles | € 54 | 4.4 | 87 reviews | Sandals
      sneaker 6 | Retro eighty | Teal and cream | € 99 | 4.6 | 173 reviews | New`,
    about:
      'A flat white shoe for every day: soft inside from the first step, stitched sole, easy to wipe clean.',
    hero: 'New in | Retro eighty | Teal and cream, sizes 36 to 46 | See the pair',
    price: '€ 89 | VAT included',
  },
  {
    signs:
      'cameras 7, camera store 9, camera shop 9, electronics 9, electronic 6, gadgets 8, computers 6, laptops 8, laptop 7, smartphones 8, phones 5, phone and 4, tech shop 8, tech store 8, computer shop 8, phone store 8, phone shop 8',
    one: 'Device',
    many: 'Devices',
    icon: 'headphones',
    groups: 'New, Audio, Computers, Phones',
    without: 'Size, Material',
    fields:
      'Memory | choice | 256 GB | 128 GB, 256 GB, 512 GB\nColour | choice | Graphite | Graphite, Silver, Sand\nGuarantee | text | 3 years',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      laptop 1 | Feather 14 laptop | 16 GB, 512 GB, 1.1 kg | € 1,149 | 4.7 | 214 reviews | Computers
      headphones 2 | Hush headphones | Quiet, 40 hours | € 189 | 4.8 | 398 reviews | Audio
      watch 3 | Pace watch | Heart rate, 9 days | € 229 | 4.5 | 161 reviews | New
      phone 4 | Slate phone 6 | 256 GB, two days | € 649 | 4.6 | 540 reviews | Phones
      headphones 5 | Pebble earbuds | In a pocket case | € 99 | 4.4 | 127 reviews | Audio
      tablet 6 | Plank tablet | 11 inches, with pen | € 479 | 4.6 | 85 reviews | Computers`,
    about:
      'Fourteen inches, eighteen hours and no fan. It wakes before the lid is up and charges over any cable.',
    facts: '4.7 | Rating\n2 days | Delivery\n3 years | Guarantee',
    hero: 'This week | Hush headphones | Quiet for 40 hours, € 30 off | See the offer',
    price: '€ 1,149 | VAT included',
  },
  {
    signs:
      'cosmetics 9, cosmetic 7, makeup 8, make-up 8, skincare 8, skin care 8, beauty products 9, beauty shop 8, beauty store 8, perfume 8, perfumes 8, fragrances 6',
    one: 'Product',
    many: 'Products',
    icon: 'drop',
    groups: 'New, Face, Body, Scent',
    without: 'Size, Material, Colour',
    fields:
      'Content | choice | 30 ml | 15 ml, 30 ml, 50 ml\nSkin | choice | All | All, Dry, Oily, Sensitive\nDelivery | text | 2 days',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      cream 1 | Oat day cream | For dry skin, 50 ml | € 24 | 4.8 | 214 reviews | Face
      skincare 2 | Rose hip oil | Cold pressed, 30 ml | € 19 | 4.7 | 98 reviews | Face
      perfume 3 | Fig and cedar | Eau de parfum, 50 ml | € 62 | 4.9 | 61 reviews | Scent
      skincare 4 | Clay mask | Green clay, 10 minutes | € 16 | 4.5 | 127 reviews | Face
      skincare 5 | Salt scrub | Lemon and sea salt | € 18 | 4.6 | 85 reviews | Body
      lip balm 6 | Lip balm, honey | Tinted, 4 g | € 8 | 4.8 | 302 reviews | New`,
    about: 'Oats, squalane and nothing that smells. Thin enough for the morning, rich enough for January.',
    hero: 'New | Fig and cedar | A green scent for the evening | Smell the notes',
    price: '€ 24 | 50 ml',
  },
  {
    signs: 'jewelry 9, jewellery 9, jeweller 8, jeweler 8, necklaces 6, earrings 6, bracelets 6',
    one: 'Piece',
    many: 'Jewelry',
    icon: 'spark',
    groups: 'New, Rings, Earrings, Necklaces',
    fields:
      'Size | choice | 54 | 50, 52, 54, 56, 58\nColour | choice | Gold | Gold, Silver, Rose\nMaterial | text | Recycled silver',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      necklace 1 | Moon pendant | Silver, 45 cm chain | € 84 | 4.9 | 114 reviews | Necklaces
      ring 2 | Braided ring | Recycled gold | € 240 | 4.8 | 61 reviews | Rings
      earring 3 | Pearl drops | Freshwater, 8 mm | € 96 | 4.7 | 87 reviews | Earrings
      bracelet 4 | Slim cuff | Silver, one size | € 72 | 4.6 | 43 reviews | New
      earring 5 | Hoops, 20 mm | Gold plated | € 48 | 4.8 | 208 reviews | Earrings
      ring 6 | Signet, oval | To be engraved | € 130 | 4.9 | 39 reviews | Rings`,
    about: 'Cast in one piece and polished by hand. The back is open, so that light comes through.',
    hero: 'Made to order | Pendant with your letter | Engraved in three days | Choose a letter',
    price: '€ 84 | VAT included',
  },
  {
    signs: 'toy 8, toys 8, toy shop 9, toy store 9, children’s toys 8',
    one: 'Toy',
    many: 'Toys',
    icon: 'gift',
    groups: 'New, Building, Puzzles, Outside',
    without: 'Size, Colour',
    fields: 'Age | choice | From 3 | From 1, From 3, From 6\nMaterial | text | Beech',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      toy 1 | Marble run | 60 parts, from five years | € 49 | 4.8 | 214 reviews | Building
      train 2 | Wooden train | Five wagons, from two | € 34 | 4.9 | 98 reviews | New
      puzzle 3 | Puzzle, the harbour | 200 pieces | € 18 | 4.6 | 61 reviews | Puzzles
      toy 4 | Stacking tower | Nine rings, from one | € 22 | 4.7 | 127 reviews | Building
      kite 5 | Kite, red | With 30 m of line | € 27 | 4.5 | 40 reviews | Outside
      toy 6 | Balance stones | Eleven, painted | € 29 | 4.8 | 85 reviews | New`,
    about: 'Sixty parts of beech that fit in more ways than the leaflet knows. For one child or three.',
    hero: 'For a sixth birthday | Marble run | 60 parts, wrapped if you like | See it',
    price: '€ 49 | VAT included',
  },
  {
    signs: 'pet supplies 9, pet shop 9, pet store 9',
    one: 'Product',
    many: 'Products',
    icon: 'paw',
    groups: 'Dogs, Cats, Small ones, New',
    without: 'Size, Material, Colour',
    fields: 'Pack | choice | 4 kg | 1 kg, 4 kg, 12 kg\nFor | choice | Dogs | Dogs, Cats, Small ones',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      dog 1 | Dry food, lamb | 4 kg, grown dogs | € 28 | 4.7 | 214 reviews | Dogs
      kitten 2 | Scratching post | Sisal, 60 cm | € 36 | 4.6 | 98 reviews | Cats
      dog 3 | Lead, 2 m | Rope, two hooks | € 19 | 4.8 | 161 reviews | Dogs
      kitten 4 | Cat litter | 10 l, clumps | € 12 | 4.4 | 127 reviews | Cats
      pet food 5 | Chew toy, knot | Washable | € 9 | 4.7 | 85 reviews | Dogs
      garden 6 | Hay with flowers | 1 kg, rabbits | € 8 | 4.9 | 61 reviews | Small ones`,
    about:
      'Lamb, rice and carrots for dogs that have stopped growing. Ask us when the stomach is a fussy one.',
    hero: 'Every four weeks | Food that comes by itself | 10 % less, stop any time | Set it up',
    price: '€ 28 | 4 kg',
  },
  {
    signs:
      'sports equipment 9, fitness equipment 8, sports gear 9, sports shop 9, sports store 9, sporting goods 9, sportswear 8, outdoor shop 8, outdoor gear 7, camping gear 7',
    one: 'Product',
    many: 'Products',
    icon: 'dumbbell',
    groups: 'New, Running, Outdoors, Strength',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      shoe 1 | Trail runners | Grip for wet paths | € 129 | 4.8 | 214 reviews | Running
      coat 3 | Rain shell | 280 g, packs small | € 149 | 4.6 | 98 reviews | Outdoors
      backpack 3 | Day pack, 24 l | With rain cover | € 89 | 4.7 | 161 reviews | Outdoors
      dumbbell 4 | Kettlebell, 12 kg | Cast iron | € 44 | 4.9 | 127 reviews | Strength
      yoga 5 | Mat, cork | 5 mm, with strap | € 59 | 4.5 | 85 reviews | New
      bottle 6 | Steel bottle | Cold for 24 hours | € 28 | 4.8 | 302 reviews | New`,
    about: 'Six millimetres of grip, a wide toe box and a sole that does not mind roots.',
    hero: 'Before the first frost | Rain shell | 280 grams in a pocket | See it',
    price: '€ 129 | VAT included',
  },
  {
    signs:
      'coffee roastery 9, roastery 9, coffee beans 9, bean subscription 9, bean subscriptions 9, coffee subscription 9, coffee shop online 8',
    one: 'Coffee',
    many: 'Coffees',
    icon: 'coffee',
    groups: 'Filter, Espresso, Decaf, Subscriptions',
    without: 'Size, Colour',
    fields: `
      Coffee | text | Kiambu washed
      Origin | text | Kenya, 1,750 m
      Tasting notes | text | Blackcurrant, tomato, brown sugar
      Bag | choice | 250 g | 250 g, 500 g, 1 kg
      Ground for | choice | Whole beans | Whole beans, Filter, Espresso, French press
      How often | choice | Once | Once, Every 2 weeks, Every month`,
    samples: `
      image | title | subtitle | value
      coffee | Kiambu washed | Blackcurrant, tomato, 250 g | € 11.50
      coffee beans | Slow Copper | House espresso, cocoa, 250 g | € 9.80
      coffee | Guji natural | Berries, jasmine, 250 g | € 12.40
      coffee beans | Night Decaf | Caramel, 250 g | € 10.20
      coffee | Subscription, filter | A new bag every two weeks | € 10.90
      coffee beans | Subscription, espresso | Two bags a month | € 18.60`,
    about:
      'Washed, from 1,750 metres. Blackcurrant first, then tomato and brown sugar. Roasted on Tuesdays, sent on Wednesdays.',
    facts: '1,750 m | Grown at\n250 g | Bag\nTuesday | Roasted',
    hero: 'Roasted on Tuesday | Kiambu washed | Blackcurrant, tomato, brown sugar | See coffee',
    tip: 'Roasted on Tuesdays | Sent on Wednesdays, with you on Friday',
    use: 'Add to cart',
  },
])
