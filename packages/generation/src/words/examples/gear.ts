/** Things, places and beings of hobbies, houses and trades: `class[@picture] noun, noun: example; example`. */
export const gearExamples = `
  thing@car cable car, cabin: 1, 8 seats; 2, 8 seats; 3, out of order; 4, 8 seats; 5, VIP; 6, 8 seats
  thing ball, bowling ball: 8 pounds, pink; 10 pounds, blue; 12 pounds, green; 14 pounds, black; Practice; Match ball
  thing balloon: Red, 30; Gold, 12; Foil, number 4; Foil, heart; Clear with confetti, 6; Long ones, 50
  thing barrel, cask: No. 12, American oak; No. 14, sherry; No. 17, French oak; No. 21, rum; No. 22, empty; No. 30, new
  thing basket, hamper: Breakfast for two; Picnic; Sauna; Cheese and pears; New baby; Harvest
  thing beauty product, skin product, cosmetic, make-up product: Day cream, SPF 30; Serum, vitamin C; Cleansing oil; Lip balm; Clay mask; Hand cream
  thing bolt, screw, fastener, nut: M6 × 20, 200 pieces; M8 × 40, 80 pieces; Wood, 4 × 50; Hex, A2; Lock nut, M6; Washer, 8 mm
  thing bridge: Mill bridge, 1904; Harbour bridge, 214 m; Railway bridge; Footbridge, north; Swing bridge; Old stone bridge
  thing brake, clutch, gearbox: Front, 60 % left; Rear, 40 % left; Parking; Disc, new in May; Pads, worn; Fluid, 2024
  thing bulb, light bulb: Hall, E27, 8 W; Kitchen, GU10; Stairs, E14; Desk, warm; Garden, solar; Cellar, broken
  place burrow, den, nest site: North bank; Under the oak; Barn loft; Chimney; Reed edge; Old mill
  thing cable, wire, cord: HDMI, 2 m; USB-C, 1 m; Network, 10 m; Speaker, 5 m; Power, 3 m; Audio, jack
  thing cage, enclosure, terrarium: A1, two budgies; A2, empty; B1, rabbits; B2, corn snake; C1, quarantine; C2, hamster
  thing calendar: Harbour views, A3; Birds, A4; Family, five columns; Moon, wall; Desk, week; Poetry
  thing candy, sweet, praline, truffle: Sea salt; Hazelnut; Raspberry; Mint; Cardamom; Coffee
  thing carpet, rug, curtain: Wool, 170 × 240; Kelim, red; Linen, grey; Velvet, moss; Runner, 70 × 300; Jute, round
  thing@castle fort, ruin, castle ruin: Old Stone, 1204; Falkenstein; Upper Keep; Ridge Tower; River Gate; Red Wall
  thing chain, necklace, pendant, bracelet: Silver, 45 cm; Gold, fine; Pearls, two rows; Leather, braided; Amber; Charm, eight pieces
  place@landscape viewpoint, lookout, scenic view, vista, vantage point: Heron ridge, 1,240 m; Lighthouse terrace; Bench above the lake; Old quarry rim; Pass car park; Castle wall, at sunset
  thing@landscape waterfall: Veil, 18 m; Twin falls; Mill step; Ferns; Black pool; Upper spring
  thing chess opening: Italian, 1. e4 e5; Sicilian, 1. e4 c5; Queen’s Gambit; French; London; King’s Indian
  thing chime, ringtone, alarm sound: Harbour; Wood; Rain drop; Two bells; Marimba; Old phone
  thing cigar, pipe tobacco, tobacco: Robusto, Nicaragua; Corona, Honduras; Churchill; Torpedo; Petit, mild; Maduro
  thing@none circuit, race track, racetrack: Harbour ring, 4.2 km; North loop, 6.1 km; Salt lake oval; Old airfield; Forest, 3.8 km; City, 2.9 km
  thing closet, cupboard: Hall, coats; Bedroom, left; Children; Linen; Attic, winter; Under the stairs
  garment coat, jacket, scarf, hat, glove: Wool, navy, M; Rain, yellow, S; Down, black, L; Felt, grey; Leather, brown; Knitted, red
  thing promo code, voucher code: WINTER20; HELLO5; LEA-MAKES; FREESHIP; BREAD10; SUMMER26
  thing computer, laptop, workstation: Front desk, 2022; Studio, 32 GB; Lea’s laptop; Spare, 2019; Workshop; Till
  thing@house cottage, holiday cottage, villa, chalet, holiday home, holiday flat: Lighthouse cottage, 4 guests; Mill house, 6 guests; Cabin by the lake, 2 guests; Old school, 8 guests; Garden flat, 2 guests; Boat house, 4 guests
  thing craft, handicraft, craft project: Paper lanterns; Felt animals; Stamped cards; Clay bowls; String art; Pressed flowers
  thing cue stick, racket, tennis racket, bat: 98 sq in, 300 g; 100 sq in, 285 g; Junior, 25; Wood, 1970; Carbon, new; Loan, club
  thing@trophy cup, trophy: Harbour Cup, 2026; Silver plate, 2024; Junior, 2nd; Relay, 1st; Fair play; Ridge Run, finisher
  thing playing card deck, tarot deck: Blue Hour, 78 cards; Old Mill, 54 cards; Birds; Night Garden; Classic, red; Woodcuts
  thing decoration, ornament, garland: Straw stars; Red baubles, 24; Paper chain; Fairy lights, 10 m; Wreath, door; Wooden angels
  thing@door door, entrance, gate: Front, code; Yard, key; Cellar, broken; Delivery, 7 to 15; Emergency; Garage, remote
  thing dress form, mannequin, pattern block: Size 38; Size 42; Child, 6 years; Torso; Adjustable; Wood
  thing drill, sander, saw: 18 V, two batteries; Hammer, SDS; Angle, 125 mm; Circular, 190 mm; Orbital; Jigsaw
  thing drum, drum kit, snare, cymbal: Snare, 14 inch; Floor tom, 16 inch; Ride, 20 inch; Kick, 22 inch; Hi-hat, 14 inch; Cowbell
  garment sari, saree, lehenga, kurti, salwar: Kanchi silk, maroon, gold border; Cotton, indigo block print; Chiffon, sea green; Banarasi, ivory; Georgette, plum, sequins; Linen, natural, zari line
  thing egg: Brown, L, 10; White, M, 6; Quail, 12; Duck, 6; Organic, 10; Blue, 6
  thing@gears engine, motor, pump: Main, 2,140 h; Generator, 880 h; Outboard, 15 hp; Bilge; Water, garden; Spare
  thing topping, side dish: Cheese, € 1.50; Mushrooms, € 1.00; Fries, € 3.50; Olives, € 1.00; Egg, € 1.20; Side salad, € 3.90
  thing@fabric fabric sample, swatch: Linen, oat; Wool, moss; Velvet, rust; Cotton, ink; Tweed, grey; Silk, pearl
  place factory: Paper mill; Glass works; Brewery, Tuesdays; Rope yard; Type foundry; Salt works
  thing fence, wall, hedge: North, 40 m; Pasture, three wires; Garden, 1.8 m; Yard, oak; School, hornbeam; Dry stone
  thing air filter, water filter: Kitchen, due 4 Dec; Aquarium; Car, cabin; Ventilation, F7; Coffee machine; Vacuum
  thing@fire fire extinguisher, smoke alarm, hydrant: Stairs, checked in May; Kitchen, CO₂; Hall; Garage, due; Boiler room; Attic
  thing flame, stove, burner: Front left; Front right; Wok; Oven; Camp, gas; Wood, hall
  thing flour: Wheat 550, 12 kg; Rye 1150, 8 kg; Spelt 630, 5 kg; Whole grain, 10 kg; Semolina, 3 kg; Rice, 2 kg
  document folding pattern, origami, origami model: Crane, easy; Frog, jumps; Box, four folds; Lotus; Dragon, hard; Boat
  thing font, typeface: Harbour Sans; Mill Serif; Plain Grotesk; Old Letter; Night Mono; Salt Display
  thing picture frame, glasses frame: Oak, 30 × 40; Black, A4; Round, tortoise; Wire, gold; White, square; Clip, 50 × 70
  thing fuse, breaker: F1, kitchen; F2, oven; F3, lights; F4, bath; F5, garden; F6, spare
  thing garbage, rubbish, trash: Paper; Glass; Organic; Plastic; Metal; Rest
  thing fuel can, canister: Propane, 11 kg; Butane, 5 kg; CO₂, 425 g; Oxygen; Helium; Camping, 230 g
  thing obstacle, hurdle: Jump, 60 cm; Tunnel; Slalom, 12 poles; Seesaw; Wall; Water
  thing bike part, spare part: Chain, 11 speed; Brake pads, disc; Tube, 28 inch; Cassette, 11–34; Saddle; Bottom bracket
  thing gift basket, party favour, giveaway: Seeds in a bag; Tiny candle; Cookie, named; Bookmark; Soap; Badge
  thing glaze, paint, varnish, ink: Celadon; Tenmoku; Matt white; Iron red; Cobalt; Ash
  thing gold, precious metal, bullion: Bar, 10 g; Coin, 1 oz; Bar, 50 g; Ring, 585; Chain, 750; Old gold, 14 g
  document graffiti, mural, street art: The whale, Mill street; Blue woman; Paper planes; Grandma with cat; Fox on the bridge; Letters, harbour
  thing grave, tomb, memorial: Brandt, 1871; Haddad, row 4; Unknown sailor; Petrova; Old oak; Stone of the mill
  thing heater, radiator, boiler: Hall, 21 °C; Bath, 23 °C; Kitchen, off; Office, 20 °C; Attic, frost; Boiler, 1.6 bar
  thing herb, tea herb: Chamomile; Mint; Sage; Thyme; Lemon balm; Fennel
  thing hook, hanger, key hook: Keys, front; Towels; Coats, three; Pan; Garden; Bag
  thing@iceberg ice cream, sorbet, scoop, gelato: Pistachio; Lemon and basil; Sea salt caramel; Dark chocolate; Strawberry; Yogurt
  thing icon pack, wallpaper pack: Night Harbour; Paper; Two Tones; Moss; Big Type; Glass
  thing inhaler, medicine device, medical device: Blue, as needed; Brown, twice a day; Spacer; Pen, 12 units; Meter; Cuff
  thing jewel, gem, gemstone, crystal: Amethyst; Garnet; Moonstone; Tourmaline; Opal; Topaz
  thing@plant hedge plant, shrub, bush, houseplant: Hydrangea, white; Box, round; Lilac; Rosemary; Hazel; Elder
  document knitting pattern, crochet pattern, sewing pattern: Harbour cardigan, M; Cable socks; Lace shawl; Baby hat, 0 to 3; Tote bag; Moss scarf
  thing lamp, lantern, torch, light source: Desk, 5 W; Hall, dimmed; Floor, reading; Garden, solar; Head torch; Nursery
  place land: East field, 2.4 ha; Orchard, 0.8 ha; Meadow, 3.1 ha; Plot 14, 620 m²; Forest edge; By the stream
  document law, legal act, statute: Tenancy Act; Road Traffic Act; Data Protection; Working Hours; Building Code; Food Law
  thing lens, camera lens: 35 mm, f/1.8; 50 mm, f/1.4; 85 mm; 24–70 mm; 100 mm macro; 70–200 mm
  thing leaflet, flyer, brochure, handout: Opening, A5; Menu, winter; Course plan; Map of the market; Safety, two pages; Open day
  thing liquid, chemical, reagent: Ethanol, 96 %; Acetone; Saline; Buffer, pH 7; Indicator; Distilled water
  thing pallet, freight: 24 pallets, Ghent; 12 t gravel; Furniture, 2 floors; Tiles, 8 pallets; Cold, 4 °C; Empties
  thing lure, fly, fishing fly, bait: Woolly bugger, 8; Spinner, silver; Caddis, 14; Worms; Popper; Spoon, 12 g
  thing coffee machine, vending machine: Hall, ok; Floor 2, empty; Yard, out of order; Canteen; Lobby, new; Station
  thing magazine, zine, comic: Field, issue 12; Harbour Post; Night Lines 4; Small Press; Letters, spring; Paper Boat
  thing filter mask, helmet: FFP2, 20; Welding; Climbing, M; Bike, L; Diving; Fencing, 1600 N
  thing@none building material, raw material: Oak boards, 12 m²; Cement, 20 bags; Gravel, 4 t; Plaster, 30 kg; Insulation; Bricks, 480
  thing metal, alloy: Brass, 2 mm; Copper; Steel, S235; Aluminium, 3 mm; Bronze; Zinc
  thing meter, gauge: Electricity, cellar; Water, cold; Gas; Water, hot; Heat, hall; Solar
  thing mirror, shelf unit: Oval, hall; Full length; Bookcase, oak; Chest, 4 drawers; Bench; Side table
  thing nail design, nail art, manicure: French, short; Dots; Chrome, rose; Marble; Autumn leaves; Plain, nude
  person nanny, babysitter, au pair: Ida, evenings; Noor, weekends; Emil, with car; Hana, French; Jonas, nights; Priya, school runs
  thing net, trap, snare, mist net: 1, reed edge; 2, hedge; 3, pond; 4, gate; 5, open field; 6, spare
  place nation, member state, state: Portugal; Norway; Kenya; Japan; Chile; Canada
  thing oil, essential oil, lubricant: Lavender; Orange; Chain, 120 ml; 5W-30, 4 l; Olive, 0.5 l; Linseed
  thing organism, specimen under the lens: Diatom, 40×; Onion skin; Pond water; Pollen; Moss leaf; Yeast
  place outlet, branch shop, retail store, store branch: Harbour, 9 to 20; Mill street; Station; East mall; Old town, closed Mon; Airport
  document panel, storyboard: 1, harbour at dawn; 2, close on hands; 3, wide; 4, door opens; 5, running; 6, black
  thing stationery: A4, 80 g, 500; Kraft, A5; Cotton, 300 g; Envelope, C6; Label, 63 × 38; Tissue
  place@none parking space, parking spot, car park: 12, roof; 14, by the lift; 21, EV; 27, wide; 30, visitor; P2, 84 free
  document past paper, mock exam, practice test: Maths, May 2025; Biology, Nov 2024; English, set B; Physics, May 2024; History; Chemistry, 2023
  thing pasta, noodle: Tagliatelle, 500 g; Ramen; Penne; Udon; Orzo; Glass noodles
  thing@none pedal, guitar pedal, effect pedal, amp: Overdrive; Delay, 600 ms; Reverb, hall; Fuzz; Chorus; Looper
  thing piano, organ: Upright, 1962; Grand, hall; Digital, 88 keys; Practice room 2; Chapel; Toy
  thing pillow, blanket, duvet: Feather, 40 × 80; Wool, grey; Summer, 135 × 200; Child; Linen cover; Heated
  person pilot, captain, skipper: Kim Osei, 1,840 h; Ana Petrova, 620 h; Tomás Rey, night; Iris Chen, seaplane; Omar Haddad, student; Lea Brandt, glider
  thing poison, hazard, toxin: Chocolate; Grapes; Lily; Onion; Xylitol; Antifreeze
  thing polish, nail polish, wax: Brick red; Nude 12; Night blue; Clear; Moss; Rose
  thing pollutant, emission: PM2.5, 12 µg; NO₂, 24 µg; O₃, 61 µg; PM10, 21 µg; CO, 0.3 mg; SO₂, 2 µg
  thing@pot pot, pan, vessel: Cast iron, 24 cm; Clay, 12 cm; Steel, 5 l; Wok, 32 cm; Milk, 1 l; Terracotta, 30 cm
  thing potato, beet, root vegetable: Linda, 5 kg; Charlotte; Blue, 2 kg; Beetroot; Celeriac; Parsnip
  thing bust, statue, sculpture: Woman with jug, bronze; The walker; Boy and goose; Seated, marble; Head of a poet; Two hands
  document printable, colouring sheet: Fox in the wood; Letters A to F; Numbers to 20; Maze, easy; Dinosaur; Weather
  thing@music musical piece, étude: Suite in G, Prelude; Nocturne No. 2; Scale study; Waltz, slow; Fugue; Encore
  thing puppet, doll, teddy, soft toy, figurine: Fox, felt; Old king; Bear, 1958; Knight; Dragon, two hands; Rabbit
  thing impulse buy: Kettle, € 39; Boots, € 120; Two records, € 44; Lamp, € 65; Train ticket, € 28; Books, € 31
  thing ramp, rail, skate spot: Bank, 1.2 m; Quarter, 1.8 m; Flat bar, 4 m; Ledge; Bowl; Stairs, 7
  thing@fabric ribbon, thread, yarn, trim: Satin, 10 mm, red; Velvet, moss; Merino, grey; Cotton, ecru; Lace, 2 m; Bias tape
  thing rifle, bow, arrow: Recurve, 28 lb; Longbow, 40 lb; Compound; Carbon, 500; Wood, 11/32; Junior, 18 lb
  place road, street, lane: Mill street; Harbour road, works; Linden lane; East ring; School way, 30; Bridge road
  thing robot, drone, rover: Scout, 82 %; Unit 7, charging; Arm, idle; Lawn, mowing; Hall 2; Spare
  thing roof, façade: North, slate; Barn, tin; Flat, green; Skylight, two; Bay, oak; Hall, 1911
  thing rope, sling, quickdraw, carabiner: 60 m, 9.8 mm; 30 m, static; Quickdraws, 12; Sling, 120 cm; Screwgate, 4; Cord, 6 mm
  thing@flower rose, tulip, dahlia: Night Queen; Café au Lait; Old Blush; Snow, early; Parrot, red; Meadow mix
  thing salad bowl, poke bowl: Harvest, € 11; Salmon, € 14; Lentil, € 10; Green, € 9; Tofu, € 12; Kids, € 7
  thing scarecrow: The postman; Grandma on a bike; Captain Hay; Two chefs; The bride; Straw band
  thing garden figure, sundial: North bed; By the gate; Orchard; Herb spiral; Roof; Pond
  thing shade, lampshade, colour chip: Oat; Slate; Brick; Moss; Fog; Ink
  thing shed, tent, gazebo: Tool shed, east; 3 × 3 m; Party, 5 × 10 m; Two persons; Market, 2 m; Dome, 4 m
  thing tablecloth, towel, napkin, linen: White, 140 × 200; Bath, 12; Round table, 8; Napkins, 80; Pool, blue, 40; Spare set
  thing coffee drink, espresso: 18 g in, 36 g out; Flat white; Lungo, 24 s; Ristretto; Cortado; Decaf
  thing skateboard, longboard, snowboard, surfboard, wetsuit: 8.25, maple; Cruiser, 28; 154, all mountain; 6'2, fish; 9'0, log; 4/3, M
  person singer, soloist, vocalist: Ana, soprano; Ruth, alto; Tomás, tenor; Jonas, bass; Iris, mezzo; Emil, baritone
  thing soil, compost, substrate: Seed, 20 l; Clay, heavy; Cactus; Peat-free, 40 l; Orchid bark; Leaf mould
  thing solar panel, panel on a roof, inverter: South, 4.2 kWp; East, 2.1 kWp; Garage; String 1; String 2; Balcony, 800 W
  thing@rocket space mission: Halcyon 4, Mars; Long Eye, telescope; Icy Moon; Halo 2; Dust Return; Station, crew 12
  thing stain, dent: Red wine, sleeve; Scratch, door; Hem; Torn pocket; Zip; Oil
  thing@stage festival stage, dance floor: Harbour; Old dairy; Tent; Garden; Late; Kids
  thing stamp, seal, postmark: Harbour, 1968; Blue heron; Queen, 2d; Railway, set of 4; Moon, 1970; Airmail
  thing subtitle, audio track, dub: English; German; Español, forced; Français; Commentary; Sign language
  thing suit, tuxedo: Navy, 50; Grey, 48; Tails, 52; Linen, 46; Black, slim; Child, 128
  thing sweater, jumper, cardigan, hoodie: Merino, moss, M; Cable, ecru, L; Zip, navy; Striped; Hand-knitted; Fleece
  thing sword, foil, épée, sabre: Foil, 5; Épée, electric; Sabre, left; Longsword; Practice; Loan, club
  thing table lamp, side lamp, nightlight: Moon; Cloud; Brass; Paper; Fox; Stone
  thing pill: Ramipril 5 mg; Vitamin D; Metformin 500; Ibuprofen 400; Iron; Melatonin 1 mg
  thing tape, cassette, mixtape, reel: Summer 1994; For Ana; Band, demo; Radio, night; Grandpa talks; Live, old dairy
  thing tile, mosaic, brick: Blue, 15 × 15; Zellige, white; Terrazzo; Hexagon, moss; Encaustic; Slate
  thing timber, board, plank, beam: Oak, 40 mm; Larch, 27 mm; Ash, 60 mm; Beech; Pine, 20 × 120; Walnut offcuts
  thing@none time capsule, keepsake, memento: Class of 2026; Ida, born; First flat; Wedding; For 2040; Attic box
  thing tomato, chilli, pepper, cucumber: Ox Heart; Black Cherry; Green Zebra; Lemon Drop; Long Red; Snack
  thing tower, lighthouse, windmill: East Pier, 24 m; Old mill, 1811; Salt Point; Church, 61 m; Water tower; Ridge
  thing@train tram, streetcar, metro line: 4 to University, on time; 1 to Central north; 2 to Harbour, 3 min late; 5 to East end; 7 to Airport; N2, night
  thing tractor, plough, harvester, baler: 110 hp, 3,420 h; Loader; Plough, 4 furrows; Baler, round; Seeder, 3 m; Trailer, 8 t
  thing treasure, loot: Coin, 1742; Buckle; Ring, silver; Button, army; Key; Musket ball
  thing trunk, storage box, crate: Winter clothes; Christmas; Baby, 0 to 6; Papers, 2019; Lamps; Camping
  thing tube, paint tube, watercolour, pigment: Ultramarine; Ochre; Sap green; Rose madder; Burnt umber; White, large
  thing umbrella, parasol, raincoat: Black, 6; Red, large; Terrace, 3 m; Child, frog; Clear, 4; Lost, tram 4
  garment uniform, work clothes: Home, M; Away, L; Training; Apron, 12; Overall, 52; High-vis
  thing utensil, kitchen tool, cutlery: Whisk; Bench knife; Spoons, 24; Tongs; Peeler; Scale
  thing vacuum, mower: Hall; Robot, upstairs; Mower, 40 V; Pressure, 140 bar; Steam; Wet and dry
  thing veil, bouquet, boutonnière: Ana, white roses; Bridesmaids, 4; Groom; Mothers, 2; Flower girl; Thrown
  place vineyard plot, terrace, slope: Red slope, Pinot; Church piece; Lower terrace, Riesling; Old vines; South wall; New, 2024
  thing virus, strain, variant: Influenza A; RSV; Norovirus; H1N1; Rhinovirus; Measles
  thing water bottle, thermos, mug: Steel, 0.7 l; Glass, 0.5 l; Child, fox; Thermos, 1 l; Club, blue; Cork
  thing spell item, magic item: Bow of ash, +1; Silver dagger; Cloak of fog; Round shield; Ring of echoes; Staff, 4 charges
  thing weather station, buoy, measuring point: Roof, 6.2 °C; Harbour buoy; Ridge, 1,240 m; Garden; Airfield; Lake
  activity weight lift, barbell exercise: Squat, 85 kg; Bench, 60 kg; Deadlift, 110 kg; Row, 55 kg; Press, 40 kg; Clean, 62 kg
  place borehole, water source: No. 4, 38 m; Village, hand pump; School; North field; Mission; Dry since May
  thing rim: 16 inch, winter; 17 inch, summer; 28 inch, rear; Spare; 205/55; Alloy, 4
  animal@fox wild animal, wildlife, mammal: Red fox; Roe deer; Badger; Hare; Otter; Wild boar
  thing wind turbine, turbine, generator: T1, 2.1 MW; T2, 1.9 MW; T3, stopped; T4, 2.3 MW; T5, service; Small, roof
  thing window display, showcase, exhibit case: Autumn, Mill street; Bikes; Toys; Ship models; Coins; Books
  thing wreck, dive site, reef: Anna Maria, 28 m; The Wall, 40 m; Blue Hole; Tug, 14 m; Garden, 12 m; Cave
  thing yacht, sailing boat, dinghy, canoe: Brisa, 31 ft; Lark, dinghy; Salt, 36 ft; Optimist 4; Two-seater; Moth
`
