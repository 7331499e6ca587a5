import type { VarietySource } from './variety.ts'

/** What shops of one trade sell: furniture, bicycles, motorbikes, watches, instruments, glasses, things for a phone. */
export const shopProducts: VarietySource[] = [
  {
    signs: 'furniture 9, sofas 7, furniture store 9, furniture shop 9, home decor 8',
    one: 'Piece',
    many: 'Furniture',
    icon: 'home',
    groups: 'New, Living, Dining, Sleeping',
    without: 'Size',
    fields: 'Material | text | Oak, oiled\nColour | choice | Sand | Sand, Moss, Ink',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      chair 1 | Lounge chair, oak | Woven seat | € 349 | 4.8 | 214 reviews | Living
      sofa 2 | Sofa, three seats | Linen covers, washable | € 1,290 | 4.6 | 98 reviews | Living
      table 3 | Dining table, 180 cm | Solid ash | € 890 | 4.7 | 161 reviews | Dining
      lamp 4 | Floor lamp | Paper shade, 150 cm | € 129 | 4.9 | 127 reviews | New
      bed 5 | Bed, 160 by 200 | Pine, no squeak | € 620 | 4.5 | 85 reviews | Sleeping
      shelf 6 | Shelf, five boards | Screws included | € 189 | 4.7 | 61 reviews | New`,
    about: 'Oiled oak and a seat woven from paper cord. Comes in one piece, carried up to the room.',
    hero: 'Delivered to the room | Sofa, three seats | Linen covers one can wash | See it',
    price: '€ 349 | VAT included',
  },
  {
    signs:
      'bike shop 9, bike store 9, bicycle shop 9, bicycle store 9, cycle shop 9, bicycles 5, bike parts 9, bikes 5',
    one: 'Bike',
    many: 'Bikes',
    icon: 'bike',
    groups: 'New, City, Gravel, Electric',
    fields: 'Size | choice | M | S, M, L\nColour | choice | Moss | Moss, Ink, Sand\nGears | number | 11',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      bike 1 | City seven | Seven gears, mudguards, light | € 749 | 4.8 | 214 reviews | City
      bike 2 | Gravel eleven | 9.8 kg, 40 mm tyres | € 1,690 | 4.7 | 98 reviews | Gravel
      bike 3 | Mill electric | 500 Wh, up to 110 km | € 2,390 | 4.6 | 161 reviews | Electric
      bike 4 | First bike, 16 inch | From four years | € 289 | 4.9 | 127 reviews | New
      helmet 5 | Helmet, town | 290 g, lamp at the back | € 79 | 4.5 | 85 reviews | New
      lock 6 | Lock, folding | 90 cm, holder included | € 64 | 4.7 | 302 reviews | New`,
    about: 'Upright, quiet and ready for rain: mudguards, lights from the hub and a rack for two bags.',
    hero: 'Try it on Saturday | Mill electric | Up to 110 km on one charge | See it',
    price: '€ 749 | VAT included',
  },
  {
    signs:
      'motorbikes 7, motorcycles 7, motorbike store 9, motorbike shop 9, motorcycle shop 9, motorcycle store 9',
    one: 'Motorbike',
    many: 'Motorbikes',
    icon: 'bike',
    groups: 'New, Town, Touring, Gear',
    without: 'Size, Material',
    fields: 'Power | text | 35 kW\nColour | choice | Black | Black, Red, Sand',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      motorcycle 1 | Norrgard 300 | 22 kW, 158 kg | € 4,990 | 4.8 | 61 reviews | Town
      motorcycle 2 | Linden Twin 650 | 35 kW, two up | € 7,450 | 4.7 | 98 reviews | Touring
      motorcycle 3 | Halo Electric | 11 kW, 120 km | € 6,200 | 4.5 | 40 reviews | New
      motorcycle 4 | Harbour Scrambler | 47 kW, high pipe | € 8,990 | 4.6 | 85 reviews | New
      jacket 5 | Riding jacket | Waxed, with armour | € 289 | 4.9 | 127 reviews | Gear
      helmet 6 | Helmet, full face | 1,350 g | € 349 | 4.7 | 214 reviews | Gear`,
    about: 'Light, low and happy in traffic. First service at 1,000 km is included, plates within a week.',
    hero: 'Test ride on Saturday | Linden Twin 650 | 35 kW, fits the small licence | See it',
    price: '€ 4,990 | on the road',
  },
  {
    signs: 'watch store 9, watch shop 9, wristwatches 9, watches 6, luxury watches 9',
    one: 'Watch',
    many: 'Watches',
    icon: 'clock',
    groups: 'New, Diver, Dress, Field',
    fields: 'Case | choice | 38 mm | 34 mm, 38 mm, 41 mm\nStrap | choice | Leather | Leather, Steel, Rubber',
    without: 'Size, Material, Colour',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      watch 1 | Diver 200 | Steel, 41 mm | € 690 | 4.8 | 214 reviews | Diver
      watch 2 | Field watch | Hand-wound, 38 mm | € 420 | 4.7 | 98 reviews | Field
      watch 3 | Dress watch | 34 mm, cream dial | € 540 | 4.9 | 61 reviews | Dress
      watch 4 | Chronograph | Two dials, tachymeter | € 1,180 | 4.6 | 127 reviews | New
      watch 5 | Day by day | Quartz, date at six | € 189 | 4.5 | 302 reviews | New
      watch 6 | Leather strap | 20 mm, chestnut | € 45 | 4.7 | 85 reviews | New`,
    about:
      'Good for 200 metres and for every morning. Sapphire glass, two years of guarantee, first service free.',
    hero: 'New this week | Chronograph | Two dials on cream | See it',
    price: '€ 690 | VAT included',
  },
  {
    signs:
      'musical instruments 9, music instruments 9, instruments shop 9, instrument shop 9, guitar shop 9, guitar store 9, music shop 8, music store 8, instrument store 9',
    one: 'Instrument',
    many: 'Instruments',
    icon: 'music',
    groups: 'New, Guitars, Keys, Drums',
    without: 'Size, Material',
    fields:
      'Level | choice | Beginner | Beginner, Advanced, Stage\nColour | choice | Natural | Natural, Black, Red',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      guitar 1 | Concert guitar | Cedar top, 4/4 | € 349 | 4.8 | 214 reviews | Guitars
      piano 2 | Stage piano | 88 weighted keys | € 890 | 4.7 | 98 reviews | Keys
      violin 3 | Violin, 4/4 | With bow and case | € 420 | 4.6 | 61 reviews | New
      drum 4 | Cajón | Birch, three wires | € 129 | 4.9 | 127 reviews | Drums
      guitar 5 | Bass, four strings | Short scale | € 379 | 4.5 | 85 reviews | Guitars
      guitar 6 | Strings, set of six | Nylon, normal tension | € 12 | 4.7 | 302 reviews | New`,
    about: 'Warm, easy to play and set up by hand before it is sent. Soft case and a tuner are included.',
    hero: 'Thirty days to try | Stage piano | 88 weighted keys | Hear it',
    price: '€ 349 | VAT included',
  },
  {
    signs: 'alcohol 8, liquor 9, liquor store 9, beer delivery 9, wine delivery 9, bottle shop 9, spirits 6',
    one: 'Bottle',
    many: 'Bottles',
    icon: 'wine',
    groups: 'New, Wine, Beer, Spirits',
    without: 'Size, Material, Colour',
    fields: 'Size | choice | 0.75 l | 0.33 l, 0.75 l, 1 l\nAge | choice | Over 18 | Over 18',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      wine 1 | Riesling, dry | Mosel, cold on arrival | € 12 | 4.8 | 214 reviews | Wine
      beer 2 | Six pale ales | 0.33 l, harbour brewery | € 13 | 4.7 | 302 reviews | Beer
      wine 3 | Douro red | Eighteen months in oak | € 16 | 4.6 | 98 reviews | Wine
      cocktail 4 | Gin, botanical | Juniper, lemon leaf | € 34 | 4.9 | 161 reviews | Spirits
      wine 5 | Cava brut | For the fridge | € 11 | 4.5 | 127 reviews | New
      bottle 6 | Single malt, 12 years | Soft smoke | € 49 | 4.7 | 85 reviews | Spirits`,
    about: 'Dry, light and cold when it comes. The rider asks for proof of age at the door.',
    hero: 'At the door in 40 minutes | Six pale ales | Cold, from the harbour | Order',
    price: '€ 12 | VAT included',
  },
  {
    signs: 'eyewear 9, glasses 7, sunglasses 8, spectacles 8, opticians 6, optical 7',
    one: 'Frame',
    many: 'Glasses',
    icon: 'eye',
    groups: 'New, Round, Square, Sun',
    fields:
      'Width | choice | Medium | Narrow, Medium, Wide\nColour | choice | Tortoise | Tortoise, Black, Clear\nLenses | choice | Clear | Clear, Blue light, Sun, Prescription',
    without: 'Size, Material',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      glasses 1 | Iris, round | Acetate, tortoise | € 129 | 4.8 | 214 reviews | Round
      glasses 2 | Weber, square | Acetate, black | € 119 | 4.7 | 161 reviews | Square
      glasses 3 | Pier, sun | Polarised, clear frame | € 139 | 4.6 | 98 reviews | Sun
      glasses 4 | Thin wire | Titanium, 11 g | € 179 | 4.9 | 61 reviews | Round
      glasses 5 | Reader | From +1.0 to +3.0 | € 39 | 4.5 | 127 reviews | New
      glasses 6 | Case and cloth | Felt, two colours | € 15 | 4.7 | 85 reviews | New`,
    about: 'A round frame that sits high and holds. Lenses to your prescription are cut within four days.',
    hero: 'Four frames at home | Try them for five days | Keep one, send back three | Choose',
    price: '€ 129 | lenses included',
  },
  {
    signs:
      'phone accessories 12, mobile accessories 12, phone cases 10, smartphone accessories 12, phone case 10',
    one: 'Accessory',
    many: 'Accessories',
    icon: 'phone',
    groups: 'New, Cases, Power, Audio',
    without: 'Size, Material',
    fields: 'For | choice | Slate 6 | Slate 5, Slate 6, Orbit 3\nColour | choice | Clear | Clear, Ink, Sand',
    samples: `
      image | title | subtitle | value | rating | meta | overline
      phone 1 | Clear case | Raised edge, 30 g | € 19 | 4.7 | 214 reviews | Cases
      phone 2 | Screen glass | Two pieces, with frame | € 14 | 4.6 | 398 reviews | New
      charger 3 | Charger, 45 W | Two ports | € 29 | 4.8 | 161 reviews | Power
      plug 4 | Cable, 2 m | Woven | € 12 | 4.5 | 540 reviews | Power
      power bank 5 | Power bank | 10,000 mAh, 190 g | € 39 | 4.7 | 127 reviews | Power
      headphones 6 | Pebble earbuds | In a pocket case | € 59 | 4.4 | 85 reviews | Audio`,
    about: 'Thin, clear and still clear after a year. The edge keeps glass and lens off the table.',
    hero: 'Two for € 30 | Cases for Slate 6 | Clear, ink and sand | See them',
    price: '€ 19 | VAT included',
  },
]
