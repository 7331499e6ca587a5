import { usedItem } from '../used-item.ts'
import { defineVarieties } from './variety.ts'

/** What people sell to each other; without these words it is a bit of everything. */
export const usedItemVarieties = defineVarieties(usedItem, [
  {
    signs:
      'kid clothes 6, kids clothes 6, children clothes 6, baby clothes 6, baby 4, babies 4, outgrown 5, outgrow 5, toddler 4, pram 4, prams 4, kids 4, children 4, parents 3, maternity 5',
    groups: 'Clothes, Shoes, Toys, Prams',
    fields: `
      Title | text | Rain suit, yellow
      Photo | photo | jacket
      Size | choice | 92 | 62, 74, 86, 92, 104, 116
      Price | money | € 14
      Condition | choice | Like new | New, Like new, Good, Played with
      Description | long | Worn one autumn, no holes`,
    samples: `
      image | title | subtitle | overline | value | meta
      coat | Rain suit, yellow | Size 92, like new | Lea, 0.8 km | € 14 | 12 likes
      shirt | Five bodysuits | Size 62, good | Omar, 1.2 km | € 9 | 8 likes
      boot | Winter boots | Size 24, worn once | Kim, 2.0 km | € 18 | 6 likes
      dress | Striped dress | Size 104, good | Ana, 1.6 km | € 8 | 5 likes
      book | Six picture books | From three years | Iris, 3.1 km | € 12 | 9 likes
      pram | Baby carrier | Good, washed | Tomás, 0.9 km | € 32 | 14 likes`,
    about: 'Worn one autumn, waterproof, no holes. Fits from two years; from a home without pets.',
    facts: '92 | Size\n€ 14 | Price\nLike new | Condition',
    hero: 'New in size 92 | Rain suit, yellow | € 14, Lea is 800 metres away | See item',
    tip: 'Six new things in size 92 | Three of them near you',
    price: '€ 14 | pick up or post',
  },
  {
    signs:
      'clothes 3, clothing 3, dresses 3, dress 3, fashion 3, vintage 2, sneakers 4, trainers 4, outfits 3, wardrobe 3, shoes 3, designer 2, handbags 4, bags 2, streetwear 4',
    groups: 'Tops, Dresses, Shoes, Bags',
    fields: `
      Title | text | Linen dress, green
      Photo | photo | dress
      Size | choice | S | XS, S, M, L, XL
      Brand | text | Norrgard
      Price | money | € 26
      Condition | choice | Like new | New with tag, Like new, Good, Worn
      Description | long | Worn twice, washed cold`,
    samples: `
      image | title | subtitle | overline | value | meta
      dress | Linen dress, green | Size S, like new | Lea, Ghent | € 26 | 12 likes
      jacket | Denim jacket | Size M, good | Omar, Turin | € 34 | 21 likes
      sneaker | Running shoes, white | Size 41, worn once | Kim, Porto | € 48 | 16 likes
      sweater | Wool jumper, navy | Size L, good | Ana, Bergen | € 22 | 9 likes
      bag | Leather bag, tan | Small scratch | Iris, Lisbon | € 55 | 30 likes
      shirt | Striped shirt | Size M, new with tag | Tomás, Graz | € 18 | 7 likes`,
    about: 'Worn twice, washed cold, dried in the shade. True to size, from a smoke-free home.',
    facts: 'S | Size\n€ 26 | Price\nLike new | Condition',
    hero: 'New in your size | Linen dress, green | € 26, like new | See item',
    tip: 'Eight new things in S | Two from people you follow',
    price: '€ 26 | plus postage',
  },
  {
    signs:
      'furniture 4, sofa 4, sofas 4, home decor 4, household 2, antiques 4, interior 3, moving 2, chairs 3, tables 2',
    groups: 'Chairs, Tables, Lamps, Shelves',
    fields: `
      Title | text | Oak chair
      Photo | photo | chair
      Width | number | 46
      Price | money | € 45
      Condition | choice | Good | Like new, Good, Needs work
      Pick up | place | Mill street 8, ground floor
      Description | long | Oiled last spring, one of two`,
    samples: `
      image | title | subtitle | overline | value | meta
      chair | Oak chair | 46 cm wide, good | Lea, 0.8 km | € 45 | 7 likes
      sofa | Two-seater, grey | 168 cm, washable cover | Omar, 2.4 km | € 190 | 15 likes
      lamp | Floor lamp | New cable, 150 cm | Kim, 1.2 km | € 38 | 9 likes
      vase | Three glass vases | No chips | Ana, 1.6 km | € 18 | 4 likes
      bed | Bed frame, 140 | Pine, slats with it | Iris, 3.1 km | € 85 | 6 likes
      bookshelf | Bookshelf | 80 x 200, five boards | Tomás, 4.0 km | € 60 | 11 likes`,
    about:
      'Oak, oiled last spring. One of two, the other is for sale too. Ground floor, a car fits in front.',
    facts: '46 cm | Wide\n€ 45 | Price\nGood | Condition',
    hero: 'New near you | Oak chair | € 45, 800 metres from here | See item',
    tip: 'Nine new pieces near you | Two of them to be picked up this week',
    price: '€ 45 | pick up',
  },
  {
    // "Mark it as booked" is no book.
    signs: 'as booked 9, is booked 9, booked sold 9, booked or sold 9, reserved booked 9, booked status 9',
    groups: 'Free, Booked, Sold',
    fields: `
      Title | text | Reading lamp, brass
      Photo | photo | lamp
      State | choice | Free | Free, Booked, Sold
      Price | money | € 24
      Condition | choice | Good | New, Like new, Good, Worn
      Description | long | New cable, small scratch at the foot`,
    samples: `
      image | title | subtitle | overline | value | badge | tone
      lamp | Reading lamp, brass | Good, new cable | Lea, 0.8 km | € 24 | Free | success
      jacket | Denim jacket | Size M, like new | Omar, 1.2 km | € 28 | Booked | warning
      chair | Oak chair | Good, one of two | Kim, 2.0 km | € 45 | Free | success
      headphones | Headphones | Good, with case | Ana, 1.6 km | € 60 | Sold | neutral
      backpack | Hiking backpack, 40 l | Used on two trips | Iris, 3.1 km | € 38 | Free | success
      vase | Blue vase | No chips, 30 cm | Tomás, 0.9 km | € 14 | Booked | warning`,
    about: 'Brass, with a new cable. A small scratch at the foot, otherwise as it was. Can be tried here.',
  },
  {
    signs:
      'book 3, books 3, textbooks 4, novels 3, comics 3, sheet music 4, vinyl 4, records 3, board games 4',
    groups: 'Textbooks, Novels, Comics, Other',
    fields: `
      Title | text | Statistics from zero
      Author | text | R. Adeyemi
      Photo | photo | book
      Price | money | € 12
      Condition | choice | Good | Like new, Good, Marked
      Description | long | Pencil marks in two chapters`,
    samples: `
      image | title | subtitle | overline | value | meta
      science book | Statistics from zero | Third edition, good | Lea, campus | € 12 | 8 likes
      book story | Small Rivers | Like new | Omar, 1.2 km | € 5 | 4 likes
      history book | The Salt Road | Good, paperback | Kim, campus | € 6 | 3 likes
      science book | Organic chemistry | Marked in pencil | Ana, campus | € 22 | 11 likes
      sea book | The Lighthouse Ledger | Signed | Iris, 3.1 km | € 14 | 9 likes
      night book | Nine Keys, No Doors | Read once | Tomás, 0.9 km | € 4 | 5 likes`,
    about: 'Third edition, pencil marks in two chapters, cover as new. Can be handed over at the library.',
    facts: '€ 12 | Price\nGood | Condition\n3rd | Edition',
    hero: 'On your wish list | Statistics from zero | € 12, handed over on campus | See book',
    price: '€ 12 | handed over',
  },
  {
    signs:
      'phones 4, smartphones 4, laptops 4, electronics 4, gadgets 4, consoles 4, cameras 4, lenses 4, computers 3, video games 4, photo gear 4',
    groups: 'Phones, Computers, Cameras, Audio',
    fields: `
      Title | text | Pocket camera 2
      Photo | photo | camera
      Price | money | € 240
      Condition | choice | Good | Like new, Good, For parts
      Works | switch | yes
      With it | text | Charger, two batteries
      Description | long | Screen without a scratch`,
    samples: `
      image | title | subtitle | overline | value | meta
      camera | Pocket camera 2 | Two batteries, good | Lea, 0.8 km | € 240 | 21 likes
      headphones | Headphones H4 | With case, like new | Omar, 1.2 km | € 85 | 16 likes
      phone | Phone, 128 GB | Battery at 91 % | Kim, 2.0 km | € 210 | 30 likes
      watch | Sports watch | Box and charger | Ana, 1.6 km | € 95 | 12 likes
      game | Console, two pads | Five games with it | Iris, 3.1 km | € 160 | 24 likes
      monitor | Monitor, 27 inch | No dead pixels | Tomás, 4.0 km | € 110 | 9 likes`,
    about: 'Screen without a scratch, sensor cleaned in May. Two batteries and the charger are with it.',
    facts: '€ 240 | Price\nGood | Condition\n2 | Batteries',
    hero: 'Below your limit | Pocket camera 2 | € 240, two batteries with it | See item',
    price: '€ 240 | or an offer',
  },
  {
    signs:
      'sports gear 4, skis 4, ski gear 4, climbing gear 4, outdoor gear 4, surfboards 4, golf clubs 4, bikes 4, bicycles 4, camping 3, sports equipment 4, horse tack 4, saddles 4',
    groups: 'Bikes, Snow, Water, Camping',
    fields: `
      Title | text | Trekking bike
      Photo | photo | bike
      Size | text | Frame 54
      Price | money | € 280
      Condition | choice | Good | Like new, Good, Worn
      Description | long | New chain and brake pads in May`,
    samples: `
      image | title | subtitle | overline | value | meta
      bike | Trekking bike | Frame 54, new chain | Lea, 0.8 km | € 280 | 14 likes
      ski | Skis, 158 cm | Edges sharpened | Omar, 2.4 km | € 120 | 8 likes
      camp | Tent for three | Used on two trips | Kim, 1.2 km | € 95 | 11 likes
      backpack | Backpack, 40 l | With rain cover | Ana, 1.6 km | € 38 | 5 likes
      shoe | Climbing shoes | Size 40, resoled | Iris, 3.1 km | € 32 | 6 likes
      sea | Wetsuit | Size M, 4 mm | Tomás, 4.0 km | € 60 | 7 likes`,
    about: 'New chain and brake pads in May, tyres with plenty left. Frame 54, can be tried round the block.',
    facts: '54 | Frame\n€ 280 | Price\nGood | Condition',
    hero: 'New in your size | Trekking bike | € 280, 800 metres from here | See item',
    price: '€ 280 | or an offer',
  },
  {
    signs: 'instruments 4, musical instruments 5, guitars 4, violins 4, pianos 4, synthesizers 4, amps 3',
    groups: 'Strings, Keys, Drums, Amps',
    fields:
      'Title | text | Acoustic guitar\nPhoto | photo | music\nPrice | money | € 180\nDescription | long | Spruce top, new strings, with a bag',
    samples: `
      icon | title | subtitle | overline | value | meta
      music | Acoustic guitar | Spruce top, new strings | Lea, 0.8 km | € 180 | 14 likes
      music | Violin, three quarters | With bow and case | Omar, 2.4 km | € 240 | 8 likes
      headphones | Stage piano, 88 keys | Stand and pedal | Kim, 1.2 km | € 420 | 16 likes
      volume | Bass amp, 100 watts | Two inputs, good | Ana, 1.6 km | € 130 | 5 likes
      music | Snare drum | New head | Iris, 3.1 km | € 75 | 6 likes
      mic | Clarinet in B flat | Serviced in May | Tomás, 4.0 km | € 210 | 7 likes`,
    about: 'Spruce top, set up in spring, new strings. A small ding at the side that nobody hears.',
    facts: '€ 180 | Price\nGood | Condition\n0.8 km | Away',
    hero: 'New near you | Acoustic guitar | € 180, can be tried on Saturday | See item',
    price: '€ 180 | or an offer',
  },
  {
    signs: 'wedding dress 6, wedding dresses 6, bridal 6, brides 5, gowns 5, gown 5, prom 5, suits 3',
    one: 'Dress',
    many: 'Dresses',
    icon: 'heart',
    groups: 'A-line, Boho, Short, Veils',
    fields: `
      Title | text | A-line with lace back
      Photo | photo | dress
      Size | choice | 38 | 34, 36, 38, 40, 42, 44
      Length | text | 150 cm from the waist, for 1.72 m
      Price | money | € 480
      New it cost | money | € 1,450
      Try on | place | Mill street 8, Saturdays
      Description | long | Worn once, cleaned, never altered`,
    without: 'Condition, Handover',
    samples: `
      image | title | subtitle | overline | value | meta
      dress | A-line with lace back | Size 38, worn once | Lea, 4 km | € 480 | 32 likes
      dress | Boho, long sleeves | Size 40, cleaned | Kim, 12 km | € 390 | 21 likes
      dress | Short, silk | Size 36, never worn | Ana, 8 km | € 260 | 18 likes
      dress | Mermaid, ivory | Size 42, hem let out | Ruth, 31 km | € 640 | 27 likes
      dress | Veil, three metres | With comb | Iris, 6 km | € 70 | 9 likes`,
    about:
      'Worn for one day in June, cleaned since. For about 1.72 metres with low heels; can be tried on Saturdays.',
    facts: '38 | Size\n€ 480 | Price\n1.72 m | For',
    hero: 'New in size 38 | A-line with lace back | € 480, to be tried on Saturdays | See dress',
    tip: 'Six new dresses in 38 | Two of them near you',
    add: 'Sell a dress',
    use: 'Ask to try it on',
    price: '€ 480 | instead of € 1,450',
  },
  {
    signs: 'school uniform 12, school uniforms 12, uniform 8, uniforms 8, blazers 6, school clothes 8',
    groups: 'Tops, Bottoms, PE kit, Blazers',
    fields: `
      Title | text | Navy blazer with crest
      Photo | photo | jacket
      Size | choice | Age 9 | Age 5, Age 7, Age 9, Age 11, Age 13
      Price | money | € 12
      Condition | choice | Like new | New, Like new, Good, Worn
      Handover | choice | At the gate | At the gate, Pick up
      Description | long | Worn two terms, name tape is out`,
    samples: `
      image | title | subtitle | overline | value | meta
      jacket | Navy blazer with crest | Age 9, like new | Lea, class 4b | € 12 | 6 likes
      shirt | Five white polo shirts | Age 7, good | Omar, class 2a | € 8 | 9 likes
      dress | Grey pinafore | Age 5, good | Kim, class 1b | € 6 | 4 likes
      jumper | Two jumpers, bottle green | Age 11, like new | Ana, class 6a | € 10 | 7 likes
      shorts | PE kit with bag | Age 9, worn | Iris, class 3c | € 5 | 3 likes
      trousers | Grey trousers, two pairs | Age 7, good | Tomás, class 2b | € 7 | 5 likes`,
    about: 'Worn two terms, the name tape is out. Sleeves can be let down by two centimetres.',
    facts: 'Age 9 | Size\n€ 12 | Price\nLike new | Condition',
    figures: '€ 46 | Earned | +12\n3 | For sale\n8 | Sold',
    hero: 'New in age 9 | Navy blazer with crest | € 12, Lea brings it to the gate | See item',
    tip: 'Nine new things in age 7 | Three of them from class 2',
    price: '€ 12 | at the gate or pick up',
  },
])
