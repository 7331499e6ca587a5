import { defineKind } from '../kind.ts'

/** What stands in a house or a cabinet: furniture, ware, works of art, toys, and what people collect. */
export const homeKinds = [
  defineKind({
    id: 'ware',
    nouns:
      'teapot, teacup, cup, mug, plate, saucer, bowl, dish, vase, jug, pitcher, jar, pot, pan, saucepan, casserole, glass, goblet, tankard, decanter, bottle, flask, carafe, tray, basket, candlestick, candle, candleholder, oil lamp, figurine, ornament, bauble, door knob, doorknob, knocker, bell, handbell, cowbell, mirror, frame, clock, spoon, cutlery, tin, biscuit tin, tea caddy, urn, ashtray, snuff box, nutcracker, corkscrew, paperweight, inkwell, letter opener, incense burner, dreamcatcher, wind chime, weather vane, garden gnome, gnome, birdbath, planter, flowerpot, terrarium, aquarium, egg cup, cruet, salt shaker, pepper mill, coaster, trivet, tablecloth, napkin ring, porcelain, ceramic, silverware, glassware, trinket, knick-knack, souvenir, keepsake, heirloom, antique, fridge magnet, masterpiece vase, pail, ewer, basin, tureen, gravy boat, sugar bowl, butter dish, cake stand, fondue set, raclette, wok, skillet, frying pan, roasting tin, baking tray, cake tin, rolling mat, measuring jug, thermos, lunch tin, hamper, wreath, garland, bouquet, advent wreath, nativity figure, menorah, prayer wheel, buddha statue, idol, icon lamp, holy water font, chalice, ciborium, rosary box, hearth brush, poker iron, bellows pump, doorstop, doormat, umbrella stand, coat hook, key rack, letter rack, picture hook, candle snuffer, spittoon, chamber pot, hot water bottle, washboard, clothes peg, laundry basket, ironing board, towel, tea towel, oven glove, apron hook, tablecloth clip, placemat, napkin, doily, cosy, tea cosy, skylight ornament, doorbell plate, radiator cover, bath plug, candlewick',
    icon: 'cup',
    names:
      'Blue {n}, 1920s; {N} with gold rim; Small {n} from Porto; White {n}, signed; {N} with a swallow; Tall green {n}',
    lines:
      'Ghent, found at a fair; From Grandma’s cupboard; One chip at the foot; Hand-painted, signed underneath; A gift from Omar; Bought with its twin',
    states: 'On show: success; On show: success; To mend: warning; Packed away: neutral',
    values: '€ 64; € 38; € 21; € 112; € 45; € 27',
    fields: `
      Name | text | Blue {n}, 1920s
      Made in | text | Ghent
      Year | text | About 1925
      Material | choice | Porcelain | Porcelain, Glass, Brass, Wood, Stoneware
      Condition | choice | Very good | Perfect, Very good, Good, Chipped
      Found at | place | Saturday fair, Ghent
      Paid | money | € 38
      Worth | money | € 64
      Photo | photo | {picture}
      Notes | long | Never in the dishwasher`,
    about: 'Found on a rainy Saturday under a pile of linen. The mark underneath says Ghent, about 1925.',
    figures: '48 | {Ns} | +3\n€ 1,640 | Worth\n5 | Wanted',
    use: 'Put on show',
    care: 'Dust with a soft brush; Check for cracks; Turn away from the sun; Photograph new ones; Write down where they stand; Wash by hand',
    log: {
      one: 'Find',
      add: 'Add find',
      names:
        'Blue one at the fair; Twin from Porto; Swapped with Iris; Chip mended; Two from an auction; Gift from Omar',
      values: '€ 38; € 21; Swap; € 15; € 90; Gift',
      fields: `
      What | text | Blue {n} at the fair
      Date | date | Sat 14 Nov
      Place | place | Saturday fair, Ghent
      Paid | money | € 38
      Photo | photo | {picture}
      Notes | long | The seller had two more`,
      trend: 'Worth | € 1,640 | +120',
    },
  }),
  defineKind({
    id: 'furniture',
    nouns:
      'chair, armchair, rocking chair, stool, bench, sofa, couch, table, desk, bookcase, bookshelf, shelf, cabinet, cupboard, wardrobe, dresser, chest, drawer, bed, cot, cradle, mattress, pillow, blanket, curtain, carpet, rug, kilim, cushion, hammock, parasol, deck chair, pew, throne, screen, doll’s house, fireplace, stove, wood stove, bathtub, sink, door, window, shutter, staircase, banister, wallpaper, parquet, floorboard, couch bed, divan, chaise longue, ottoman, footstool, bunk, bunk bed, crib, playpen, high chair, changing table, hammock stand, patio chair, picnic table, garden bench, filing cabinet, bureau, escritoire, secretary desk, vanity, nightstand, sideboard, hutch cabinet, trolley, coat rack, hat stand, room divider, blind, awning, window pane, stair carpet, mat, bath mat, refrigerator, radiator, hob, cooker hood, kitchenette, washbasin, bidet, shower screen, piano stool, pool table, table football, dartboard, aquarium stand, litter box, scratching post, dog bed, hamster cage',
    icon: 'sofa',
    names: 'Oak {n}; {N} by the window; Grandma’s {n}; {N}, walnut, 1930; White {n}; {N} in the hall',
    lines:
      'Oiled last spring; 84 × 120 cm; One leg is loose; From a house in Ghent; Painted twice; Stays in the family',
    states: 'In use: success; In use: success; To repair: warning; For sale: primary',
    values: '€ 180; € 240; € 95; € 420; € 60; € 130',
    fields: `
      Name | text | Oak {n}
      Room | place | Study
      Size | text | 84 × 120 cm
      Material | choice | Oak | Oak, Walnut, Pine, Metal, Fabric
      Condition | choice | Good | Like new, Good, Worn, To repair
      Bought | date | 12 Mar 2021
      Price | money | € 180
      Photo | photo | {picture}
      Notes | long | Felt under the feet, the floor is new`,
    about: 'Solid oak, oiled in spring. One leg was glued in 2022 and has held since.',
    figures: '26 | {Ns} | +1\n2 | To repair\n€ 3,180 | Worth',
    use: 'Add a note',
    care: 'Oil the wood; Tighten the screws; Check for woodworm; Beat or air the cover; Move it out of the sun; Photograph for the insurer',
    log: {
      one: 'Entry',
      add: 'Add entry',
      names:
        'Oiled, two coats; Leg glued; New cover ordered; Moved to the study; Scratch polished out; Felt put under the feet',
      values: '2 h; 30 min; € 84; 10 min; 20 min; 15 min',
      fields: `
      What was done | text | Oiled, two coats
      Date | date | Thu 19 Nov
      Cost | money | € 14
      Photo | photo | {picture}
      Notes | long | Dry after a night`,
      trend: 'Spent this year | € 214 | +84',
    },
  }),
  defineKind({
    id: 'artwork',
    nouns:
      'artwork, painting, picture, watercolour, drawing, sketch, etching, engraving, woodcut, lithograph, print, linocut, poster, mural, fresco, icon, mosaic, sculpture, statue, bust, relief, carving, totem, mask, stained glass, stained glass pattern, glass panel, window panel, collage, calligraphy, origami, paper cut, batik, embroidery, cross stitch, tapestry, macrame, quilt, crochet, amigurumi, puppet, marionette, model, diorama, miniature, minifigure, model ship, ship in a bottle, photograph, daguerreotype, graffiti, street art, tattoo, henna, nail art, body painting, sand sculpture, ice sculpture, topiary, flower arrangement, ikebana, installation, rubbing, brass rubbing, pattern, template, design, motif, coat of arms, crest, logo, comic, manga, zine, album cover, film poster, costume sketch',
    icon: 'palette',
    picture: 'painting',
    names: 'Evening at the harbour; Blue study; The swallow; Market day; Three pears; Old mill, winter',
    lines:
      '40 × 60 cm, begun in May; Paper, framed; Third of a series; After a photo by Iris; Sold to a friend; Still wet',
    states: 'Finished: success; In progress: primary; Finished: success; Idea: neutral',
    fields: `
      Title | text | Evening at the harbour
      By | person | Iris Chen
      Year | number | 2025
      Technique | text | Mixed, on paper
      Size | text | 40 × 60 cm
      Status | choice | Finished | Idea, In progress, Finished, Sold
      Hangs at | place | Hall, first floor
      Price | money | € 240
      Photo | photo | {picture}
      Notes | long | Frame without glass`,
    about:
      'Begun outdoors in May and finished in the studio. The light from the left is the last of the day.',
    figures: '64 | {Ns} | +4\n6 | In progress\n3 | Sold',
    use: 'Share',
    care: 'Photograph in daylight; Sign and date it; Write down the size; Check frame and hook; Keep out of the sun; Note who has it',
    log: {
      one: 'Session',
      add: 'Log session',
      names: 'First sketch; Colours laid out; Edges cleaned; Second layer; Frame cut; Finished and signed',
      values: '1 h 10; 45 min; 30 min; 2 h; 50 min; 15 min',
      fields: `
      Worked on | text | Evening at the harbour
      Date | date | Thu 19 Nov
      Time | text | 1 h 10
      Photo | photo | {picture}
      Notes | long | The blue wants more grey`,
      trend: 'Hours this month | 14 h | +3',
    },
  }),
  defineKind({
    id: 'collectible',
    nouns:
      'collectible, coin, banknote, medal, badge, pin, enamel pin, token, stamp, postage stamp, postmark, postcard, greeting card, trading card, sticker, button, marble, bottle cap, beer mat, matchbox, key ring, keyring, ticket stub, autograph, programme, record, vinyl record, cassette, cd, dvd, videotape, comic book, magazine, first edition, toy car, model car, model train, model plane, lego set, lego minifigure, action figure, doll, teddy bear, plush toy, puzzle, jigsaw, kite, yo-yo, spinning top, music box, fountain pen, perfume bottle, rune stone, tarot deck, dice, die, playing card, pog, matryoshka, nesting doll, snow globe, christmas ornament, license plate, number plate, street sign, tin toy, arcade token, patch, beer bottle, whisky bottle, cigar band, sugar packet, tea bag label, seed packet, fruit sticker',
    icon: 'box',
    names:
      '{N} no. 12, blue; {N}, limited; {N} from Lisbon; {N}, first series; {N} with an error; {N}, Ghent fair',
    lines:
      'Very good, album 3; Mint, in its box; Swapped with Tomás; Good, small scratch; Only 400 made; Wanted since May',
    states: 'Owned: success; Owned: success; To swap: primary; Wanted: warning',
    values: '€ 64; € 112; € 9; € 27; € 230; € 45',
    fields: `
      Name | text | {N} no. 12, blue
      Series | text | First series
      Year | number | 1998
      Number | text | 12 of 400
      Condition | choice | Very good | Mint, Very good, Good, Fair
      Paid | money | € 38
      Worth | money | € 64
      Kept at | place | Album 3, page 12
      Photo | photo | {picture}
      Notes | long | From Grandpa’s drawer`,
    about: 'Complete and clean, with the first owner’s name on the back. Bought at the fair in Ghent.',
    figures: '412 | {Ns} | +6\n€ 6,180 | Worth\n14 | Missing',
    use: 'Offer to swap',
    care: 'Photograph both sides; Put into a sleeve; Write down the number; Check for doubles; Update the value; Mark what is missing',
    log: {
      one: 'Find',
      add: 'Add find',
      names:
        'Blue one at the fair; Swapped with Tomás; Parcel from Lisbon; Two from Grandpa; Sold a double; Auction lot 14',
      values: '€ 38; Swap; € 24; Gift; +€ 12; € 90',
      fields: `
      What | text | {N} no. 12, blue
      Date | date | Sat 14 Nov
      Where from | text | Fair in Ghent
      Paid | money | € 38
      Photo | photo | {picture}
      Notes | long | One more is still missing`,
      trend: 'Worth | € 6,180 | +240',
    },
  }),
  defineKind({
    id: 'toy',
    nouns:
      'toy, game, board game, card game, video game, arcade game, pinball, ball, marble run, train set, slot car, drone toy, puppet theatre, rocking horse, hobby horse, trampoline, water pistol, magic trick, card trick, trick, joke shop item, firework, sparkler, balloon, piñata, costume prop, prop, stage prop, juggling club, juggling ball, unicycle, stilt, hula hoop, boomerang, frisbee, skipping rope, roller skate, skateboard, scooter, sled, go-kart, soapbox',
    icon: 'game',
    names: 'Red {n}; {N} with bells; Big {n}; {N} from the attic; Ida’s {n}; Wooden {n}',
    lines:
      'Box 4, complete; Shelf 2, left; Lent until Sunday; One piece missing; Everybody’s favourite; New since Saturday',
    states: 'Here: success; Here: success; Lent: primary; To repair: warning',
    fields: `
      Name | text | Red {n}
      Kind | text | Wood, painted
      Kept at | place | Box 4
      Condition | choice | Good | Like new, Good, Worn, To repair
      Who has it | person | Lea Brandt
      Back on | date | Sun 22 Nov
      Photo | photo | {picture}
      Notes | long | One screw is loose`,
    about: 'Made of beech and painted red, twice. It has been in every show since 2019.',
    figures: '36 | {Ns} | +2\n4 | Lent\n2 | To repair',
    use: 'Mark as lent',
    care: 'Count all pieces; Wipe it clean; Tighten the screws; Put it back into its box; Note who has it; Mend what is torn',
    log: {
      one: 'Use',
      add: 'Log use',
      names: 'Saturday show; Rehearsal, act two; Class 2b; Birthday of Ida; Repaired by Omar; Back in box 4',
      values: '2 h; 45 min; 3 days; 1 h; 20 min; Done',
      fields: `
      What for | text | Saturday show
      Date | date | Sat 14 Nov
      Who has it | person | Lea Brandt
      Notes | long | Came back complete`,
      trend: 'Used a week | 9 | +2',
    },
  }),
]
