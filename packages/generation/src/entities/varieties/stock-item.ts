import { stockItem } from '../stock-item.ts'
import { defineVarieties } from './variety.ts'

/** What a firm of one trade keeps in stock; without these words it is a shop for lamps and furniture. */
export const stockItemVarieties = defineVarieties(stockItem, [
  {
    signs: 'bicycle 8, bicycles 8, bike 8, bikes 8, bike shop 9, cycling 6',
    groups: 'Low, Tyres, Brakes, Ordered',
    fields: `
      Item number | text | BK-2801
      Description | long | Inner tube, 28 inch, valve of 40 mm
      Quantity | number | 3
      Shelf | text | drawer 4
      Price | money | € 6.90
      Supplier | text | Norrgard Cycles`,
    samples: `
      icon | title | subtitle | value | tone
      bike | Inner tube 28 inch | BK-2801, drawer 4 | 3 | danger
      tools | Brake pads, disc | BK-1142, drawer 9 | 14 | success
      box | Chain, 11-speed | BK-0711, hook 2 | 8 | success
      bike | Tyre 700 × 32 | BK-3204, rack B | 5 | warning
      bolt | Front light, USB | BK-5510, glass case | 11 | success
      box | Saddle, touring | BK-6102, shelf C | 2 | danger
    `,
    about: 'Inner tube for 28 inch wheels with a valve of 40 mm. Reordered when fewer than six are left.',
    facts: '3 | In stock\n€ 6.90 | Price\n6 | Reorder at',
    hero: 'Running low | Inner tube 28 inch | 3 left, Norrgard Cycles delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'chefs 8, prep 6, commissary 8, restaurant 6, kitchen 6, kitchens 6, ingredients 7, ingredient 7, pizzeria 8, food cost 8, chef 7, canteen 7, catering 7, food truck 8, walk-in 7, recipes 4',
    groups: 'Low, Fridge, Dry store, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Tinned tomatoes, 2.5 kg
      Quantity | number | 6
      Shelf | text | Dry store, shelf 2
      Price | money | € 4.20
      Supplier | text | Harbour Produce`,
    samples: `
      icon | title | subtitle | value | tone
      drop | Tinned tomatoes, 2.5 kg | Dry store, shelf 2 | 6 | warning
      leaf | Mozzarella, 1 kg | Fridge 1, until 24 Nov | 9 | success
      bottle | Olive oil, 5 l | Dry store, shelf 1 | 2 | danger
      leaf | Basil, pots | Fridge 2, until Saturday | 4 | warning
      box | Flour type 00, 25 kg | Dry store, floor | 5 | success
      fork | Salmon, side | Fridge 1, until Friday | 3 | success
    `,
    about: 'Tins of 2.5 kg, twelve a week. Ordered on Tuesday and Friday before eleven.',
    facts: '6 | In stock\n€ 4.20 | Price\n6 | Reorder at',
    hero: 'Running low | Olive oil, 5 l | 2 left, Harbour Produce delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'bar 4, pub 6, bottles 5, spirits 7, beer 5, kegs 8, wine bar 8, liquor 8, bartender 7, bartenders 7',
    groups: 'Low, Spirits, Beer, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Gin, 0.7 l
      Quantity | number | 3
      Shelf | text | Back bar, shelf 1
      Price | money | € 18.50
      Supplier | text | Mill Drinks`,
    samples: `
      icon | title | subtitle | value | tone
      bottle | Gin, 0.7 l | Back bar, shelf 1 | 3 | danger
      bottle | Rum, white, 0.7 l | Back bar, shelf 1 | 7 | success
      box | Lager, keg of 30 l | Cellar, line 2 | 2 | warning
      bottle | Tonic, 0.2 l | Cellar, 4 crates | 96 | success
      leaf | Limes | Fridge, 2 kg | 24 | success
      bottle | House red, 0.75 l | Cellar, rack B | 11 | warning
    `,
    about: 'Poured 4 cl at a time, about three bottles a week. The next delivery is on Friday.',
    facts: '3 | In stock\n€ 18.50 | Price\n6 | Reorder at',
    hero: 'Running low | Gin, 0.7 l | 3 left, Mill Drinks delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'clothing 8, clothes 8, fashion 8, boutique 8, apparel 8, sneakers 8, shoes 7, t-shirts 8, dresses 8, sizes 5',
    groups: 'Low, Shirts, Shoes, Ordered',
    fields: `
      Item number | text | LS-104
      Description | long | Linen shirt in white, sizes S to XL
      Quantity | number | 2
      Shelf | text | Rail 2
      Price | money | € 59.00
      Supplier | text | Studio Lund`,
    samples: `
      icon | title | subtitle | value | tone
      tag | Linen shirt, white, M | LS-104, rail 2 | 2 | danger
      tag | Linen shirt, white, L | LS-105, rail 2 | 7 | success
      tag | Wool coat, grey, 38 | WC-211, rail 5 | 4 | warning
      bag | Canvas bag, sand | CB-030, shelf 1 | 16 | success
      tag | Sneaker, low, 42 | SN-442, wall 3 | 3 | warning
      gift | Scarf, merino | SC-018, drawer | 21 | success
    `,
    about: 'Linen, cut wide, five sizes and three colours. M sells twice as fast as the others.',
    facts: '2 | In stock\n€ 59.00 | Price\n6 | Reorder at',
    hero: 'Running low | Linen shirt, white, M | 2 left, Studio Lund delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'electronics 7, phones 7, phone shop 8, smartphones 8, gadgets 7, computer shop 8, computers 6, phone cases 8, chargers 7',
    groups: 'Low, Phones, Cables, Ordered',
    fields: `
      Item number | text | PH-1280
      Description | long | Charger with USB-C, 30 W, white
      Quantity | number | 4
      Shelf | text | Wall 1
      Price | money | € 24.90
      Supplier | text | Lumen Trade`,
    samples: `
      icon | title | subtitle | value | tone
      phone | Phone, 128 GB, black | PH-1280, glass case | 4 | warning
      bolt | Charger USB-C, 30 W | CH-0300, wall 1 | 18 | success
      box | Cable USB-C, 2 m | CB-0021, wall 1 | 2 | danger
      phone | Screen protector | SP-0140, drawer 3 | 46 | success
      headphones | Earbuds, white | EB-0077, glass case | 6 | success
      camera | Action camera | AC-0009, glass case | 1 | danger
    `,
    about: 'Charges a phone in an hour. Reordered when fewer than five are left.',
    facts: '4 | In stock\n€ 24.90 | Price\n6 | Reorder at',
    hero: 'Running low | Cable USB-C, 2 m | 2 left, Lumen Trade delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'pharmacy 9, pharmacies 9, medicine 8, medicines 8, medicine inventory 10, medication 8, drugs 8, pills 7, batch numbers 4',
    groups: 'Low, Expiring, Fridge, Ordered',
    fields: `
      Item number | text | PZN 0418 207
      Batch | text | B24-118
      Expires | date | Sat 30 Jan
      Quantity | number | 4
      Shelf | text | Drawer P 12
      Price | money | € 3.90
      Supplier | text | MedLine North`,
    without: 'Description',
    samples: `
      icon | title | subtitle | value | tone
      pill | Paracetamol 500 mg, 20 | Batch B24-118, until Jan 2027 | 4 | danger
      pill | Ibuprofen 400 mg, 50 | Batch B25-031, until 2028 | 38 | success
      pill | Amoxicillin 250 mg | Batch A24-902, until Dec 2026 | 12 | warning
      drop | Insulin, 5 pens | Fridge, until Feb 2027 | 9 | success
      bottle | Cough syrup, 200 ml | Batch C25-114, until 2028 | 16 | success
      pill | Aspirin 100 mg, 100 | Batch B23-447, until 30 Nov | 3 | danger`,
    about: 'Batch B24-118, at most 25 degrees. Four packs are left; the wholesaler comes twice a day.',
    facts: '4 | In stock\nJan 2027 | Expires\n6 | Reorder at',
    hero: 'Expires in 11 days | Aspirin 100 mg, 100 | 3 packs of batch B23-447 | Take out',
    tip: 'Two batches expire soon | Aspirin on 30 November',
  },
  {
    signs:
      'medical 7, clinic 7, clinics 7, hospital 6, dental 8, dentist 8, vaccines 8, first aid 6, nurses 6, expiry dates 3',
    groups: 'Low, Expiring, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Nitrile gloves, size M, box of 100
      Quantity | number | 4
      Shelf | text | Cupboard A
      Price | money | € 8.40
      Supplier | text | MedLine North`,
    samples: `
      icon | title | subtitle | value | tone
      box | Gloves, nitrile M | Box of 100, cupboard A | 4 | danger
      heart | Plasters, sterile | Until June 2028, drawer 2 | 18 | success
      drop | Disinfectant, 1 l | Until May 2027, cupboard B | 6 | warning
      shield | Masks, FFP2 | Box of 20, cupboard A | 22 | success
      bottle | Saline, 500 ml | Until Jan 2027, fridge | 9 | warning
      box | Syringes, 5 ml | Until 2029, drawer 4 | 60 | success
    `,
    about: 'Box of a hundred, two a week in each room. Reordered when fewer than five are left.',
    facts: '4 | In stock\n€ 8.40 | Price\n6 | Reorder at',
    hero: 'Running low | Gloves, nitrile M | 4 left, MedLine North delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'hardware 7, landscaping 7, contractors 5, contractor 5, roof 6, painting 5, building materials 8, construction materials 8, tools 4, construction 6, paint 5, carpentry 7, lumber 8, timber 7, screws 7, electrician 6, plumbing 6',
    groups: 'Low, Yard, Store, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Wood screws 4 × 40, box of 200
      Quantity | number | 4
      Shelf | text | Bay 3
      Price | money | € 7.20
      Supplier | text | Osei Building Supply`,
    samples: `
      icon | title | subtitle | value | tone
      bolt | Wood screws 4 × 40 | Box of 200, bay 3 | 4 | danger
      box | Plasterboard, 12.5 mm | Yard, stack 2 | 64 | success
      drop | Wall paint, white, 10 l | Store, row 1 | 9 | success
      bolt | Cable 3 × 1.5, 50 m | Store, row 4 | 3 | warning
      tools | Silicone, clear | Store, row 2 | 26 | success
      box | Cement, 25 kg | Yard, under roof | 12 | warning
    `,
    about: 'Galvanised, half thread. A box lasts one day on a roof.',
    facts: '4 | In stock\n€ 7.20 | Price\n6 | Reorder at',
    hero: 'Running low | Wood screws 4 × 40 | 4 left, Osei Building Supply delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'salon 7, hairdresser 8, hairdressers 8, cosmetics 8, beauty 7, skincare 8, nail 7, spa 6, shampoo 8, perfume 8',
    groups: 'Low, Colour, Care, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Colour tube 6.0, 60 ml
      Quantity | number | 2
      Shelf | text | Cabinet 1
      Price | money | € 7.80
      Supplier | text | Linden Beauty`,
    samples: `
      icon | title | subtitle | value | tone
      palette | Colour 6.0, 60 ml | Cabinet 1, row 2 | 2 | danger
      bottle | Shampoo, 1 l | Basin, shelf | 7 | success
      bottle | Developer 6 %, 1 l | Cabinet 1, row 4 | 3 | warning
      sparkle | Foil, roll | Trolley 2 | 11 | success
      bottle | Hair oil, 100 ml | Front, for sale | 14 | success
      box | Gloves, S | Cabinet 2 | 5 | warning
    `,
    about: 'Dark blond, 60 ml. Two tubes a day; ordered each Monday.',
    facts: '2 | In stock\n€ 7.80 | Price\n6 | Reorder at',
    hero: 'Running low | Colour 6.0, 60 ml | 2 left, Linden Beauty delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'laptops 7, monitors 7, office supplies 8, office equipment 8, it equipment 9, it assets 9, it department 8, serial number 4, serial numbers 4, employees 3, company equipment 8, devices 4, printers 5, school equipment 7',
    groups: 'In use, In store, Repair',
    fields: `
      Item number | text | LT-0412
      Description | long | Laptop, 14 inch, 16 GB
      Used by | person | Lea Brandt
      Place | text | Store 1
      Price | money | € 980.00
      Supplier | text | Lumen Trade`,
    without: 'Quantity, Shelf',
    samples: `
      icon | title | subtitle | badge | tone
      panelTop | Laptop 14 inch | LT-0412, Lea Brandt | In use | success
      square | Monitor 27 inch | MN-0118, desk 7 | In use | success
      phone | Phone, 128 GB | PH-0231, store | Free | primary
      file | Label printer | PR-0007, reception | Repair | danger
      headphones | Headset | HS-0092, Omar Haddad | In use | success
      camera | Projector | PJ-0003, store | Free | primary
    `,
    about: 'Bought in March 2024, warranty until March 2027. Handed to Lea on 2 April.',
    facts: '2 years | In use\n€ 980 | Price\n2027 | Warranty',
    figures: '184 | Items | +6\n3 | In repair\n€ 96k | Value',
    hero: 'Comes back on Friday | Label printer | In repair since Monday | Open item',
    tip: '3 items are in repair | The label printer is back on Friday',
    trend: 'Items in use | 161 | +4',
    use: 'Hand over',
  },
  {
    signs:
      'car parts 9, auto parts 9, spare parts 5, garage 7, workshop 5, mechanics 6, tyres 7, tractor 7, motorcycle 7, vehicle parts 8, machine parts 7',
    groups: 'Low, Filters, Brakes, Ordered',
    fields: `
      Item number | text | OF-2011
      Description | long | Oil filter, metal, M20
      Quantity | number | 3
      Shelf | text | Bin A 4
      Price | money | € 9.40
      Supplier | text | Harbour Parts`,
    samples: `
      icon | title | subtitle | value | tone
      box | Oil filter M20 | OF-2011, bin A 4 | 3 | danger
      tools | Brake disc, front | BD-3120, bin C 1 | 6 | warning
      bolt | Spark plug | SP-0044, bin B 2 | 40 | success
      drop | Engine oil 5W-30, 5 l | EO-0530, floor | 12 | success
      box | V-belt, 875 mm | VB-0875, hook 9 | 2 | danger
      bolt | Bulb H7 | BU-0007, drawer | 26 | success
    `,
    about: 'Fits most petrol engines until 2019. Three a week; ordered before noon it comes the next day.',
    facts: '3 | In stock\n€ 9.40 | Price\n6 | Reorder at',
    hero: 'Running low | Oil filter M20 | 3 left, Harbour Parts delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'bakery 8, bakeries 8, flour 7, pastry 8, cake 6, cakes 6, coffee shop 8, cafe 7, café 7, roastery 8, coffee beans 8',
    groups: 'Low, Dry, Fridge, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Bread flour type 550, 25 kg
      Quantity | number | 6
      Shelf | text | Store, floor
      Price | money | € 18.00
      Supplier | text | Mill Bridge Flour`,
    samples: `
      icon | title | subtitle | value | tone
      box | Bread flour 550, 25 kg | Store, floor | 6 | warning
      box | Coffee beans, 1 kg | Shelf 1 | 14 | success
      drop | Milk, 1 l | Fridge, until Saturday | 24 | success
      box | Butter, 250 g | Fridge, until 2 Dec | 9 | success
      cup | Paper cups, 0.2 l | Counter, box of 500 | 1 | danger
      box | Sugar, 1 kg | Shelf 2 | 7 | success
    `,
    about: 'Sacks of 25 kg, four a week. Delivered on Tuesdays before six.',
    facts: '6 | In stock\n€ 18.00 | Price\n6 | Reorder at',
    hero: 'Running low | Paper cups, 0.2 l | 1 left, Mill Bridge Flour delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'florist 8, flowers 7, flower shop 8, garden centre 8, plants 6, nursery 6, seeds 6, garden center 8',
    groups: 'Low, Cut, Potted, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Roses, red, 60 cm, bunch of 20
      Quantity | number | 8
      Shelf | text | Cooler 1
      Price | money | € 14.00
      Supplier | text | Bloom Auction`,
    samples: `
      icon | title | subtitle | value | tone
      flower | Roses, red, 60 cm | Cooler 1, since Tuesday | 8 | success
      flower | Tulips, mixed | Cooler 1, since today | 24 | success
      leaf | Eucalyptus | Cooler 2 | 3 | danger
      plant | Orchid, white | Shop floor | 6 | success
      gift | Wrapping paper, roll | Counter | 2 | warning
      box | Clay pots, 14 cm | Yard | 40 | success
    `,
    about: 'Bunches of twenty, kept at four degrees. They last six days in the cooler.',
    facts: '8 | In stock\n€ 14.00 | Price\n6 | Reorder at',
    hero: 'Running low | Eucalyptus | 3 left, Bloom Auction delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'online store 8, online shop 8, e-commerce 8, ecommerce 8, webshop 8, etsy 8, handmade 7, gift shop 8, home decor 8, jewelry 8, jewellery 8, candles 8',
    groups: 'Low, Candles, Gifts, Ordered',
    fields: `
      Item number | text | CN-018
      Description | long | Candle of soy wax, fig, 180 g
      Quantity | number | 4
      Shelf | text | Shelf 1
      Price | money | € 22.00
      Supplier | text | Own workshop`,
    samples: `
      icon | title | subtitle | value | tone
      flame | Candle, fig, 180 g | CN-018, shelf 1 | 4 | danger
      flame | Candle, cedar, 180 g | CN-019, shelf 1 | 17 | success
      gift | Gift box of three | GB-003, shelf 4 | 9 | success
      box | Mailer, medium | PK-002, packing table | 120 | success
      sparkle | Ring, silver, 54 | RG-054, drawer 2 | 2 | warning
      cup | Mug, speckled | MG-011, shelf 3 | 12 | success
    `,
    about: 'Soy wax with fig, burns for forty hours. A batch of 24 is poured every Monday.',
    facts: '4 | In stock\n€ 22.00 | Price\n6 | Reorder at',
    hero: 'Running low | Candle, fig, 180 g | 4 left, Own workshop delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'grocery 7, groceries 6, supermarket 8, corner shop 8, kiosk 8, convenience 8, minimarket 8, food shop 8, deli 8, vegetables 5',
    groups: 'Low, Fresh, Shelf, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Whole milk, 1 l
      Quantity | number | 9
      Shelf | text | Cooler
      Price | money | € 1.29
      Supplier | text | Harbour Dairy`,
    samples: `
      icon | title | subtitle | value | tone
      drop | Whole milk, 1 l | Cooler, until 24 Nov | 9 | warning
      leaf | Bananas, kg | Fruit stand | 14 | success
      box | Pasta, 500 g | Aisle 2 | 38 | success
      bottle | Cola, 1.5 l | Aisle 4 | 3 | danger
      cup | Ground coffee, 500 g | Aisle 3 | 11 | success
      box | Kitchen roll, 4 | Aisle 6 | 6 | success
    `,
    about: 'Delivered each morning except Sunday. Three days before its date it is marked down.',
    facts: '9 | In stock\n€ 1.29 | Price\n6 | Reorder at',
    hero: 'Running low | Cola, 1.5 l | 3 left, Harbour Dairy delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs: 'pet shop 8, pet store 8, pet food 8, vet 7, veterinary 8, animal shelter 7',
    groups: 'Low, Food, Toys, Ordered',
    fields: `
      Item number | text | 118
      Description | long | Dog food, lamb, 12 kg
      Quantity | number | 5
      Shelf | text | Row 1
      Price | money | € 46.00
      Supplier | text | Mosswell Feed`,
    samples: `
      icon | title | subtitle | value | tone
      paw | Dog food, lamb, 12 kg | Row 1 | 5 | warning
      paw | Cat food, salmon, 400 g | Row 2 | 48 | success
      box | Cat litter, 10 l | Row 3 | 3 | danger
      bottle | Shampoo, dogs | Row 4 | 9 | success
      gift | Rope toy | Wall 2 | 14 | success
      tag | Collar, M | Wall 1 | 6 | success
    `,
    about: 'Bags of 12 kg, kept dry. Ordered every second Thursday.',
    facts: '5 | In stock\n€ 46.00 | Price\n6 | Reorder at',
    hero: 'Running low | Cat litter, 10 l | 3 left, Mosswell Feed delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
  {
    signs:
      'factory 6, manufacturing 7, production 5, raw materials 9, machine shop 8, metal 6, steel 7, plastics 7',
    groups: 'Low, Raw, Parts, Ordered',
    fields: `
      Item number | text | RM-0200
      Description | long | Steel sheet 2 mm, 1 × 2 m
      Quantity | number | 18
      Shelf | text | Rack 1
      Price | money | € 64.00
      Supplier | text | Nordic Steel`,
    samples: `
      icon | title | subtitle | value | tone
      layers | Steel sheet 2 mm | RM-0200, rack 1 | 18 | success
      box | Bearing 6204 | SP-6204, bin 12 | 4 | danger
      bolt | Hex bolts M8 × 30 | FS-0830, bin 3 | 640 | success
      drop | Coolant, 20 l | CO-0020, cage | 2 | warning
      box | Motor 0.75 kW | MO-0075, rack 6 | 3 | success
      box | Carton 600 × 400 | PK-0640, packing | 210 | success
    `,
    about: 'Cold rolled, cut to size on Mondays. Twelve sheets go into one cabinet.',
    facts: '18 | In stock\n€ 64.00 | Price\n6 | Reorder at',
    hero: 'Running low | Bearing 6204 | 4 left, Nordic Steel delivers on Friday | Order more',
    tip: '5 items run low | Two of them are on the way already',
  },
])
