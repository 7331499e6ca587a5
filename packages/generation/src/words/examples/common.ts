/** Things of many kinds of app: `class[@picture] noun, noun: example, example`; `@none`: no picture, not even by the noun. */
export const commonExamples = `
  thing@watch watch, wristwatch, timepiece: Diver, 1968; Field watch, hand-wound; Silver chronograph; Dress watch, 34 mm; Pilot, black dial; Grandfather’s pocket watch
  thing fabric, cloth, textile: Linen, oat; Cotton poplin; Corduroy, rust; Denim, 12 oz; Wool jersey; Velvet, moss
  thing quilt, patchwork, blanket: Log cabin, indigo; Flying geese; Winter star, double; Baby quilt for Ida; Nine patch; Harbour stripes
  thing satellite, spacecraft, probe: Norrlight 4; Weather relay 2; Station pass; Cubesat Linden; Old booster; Harbour Eye
  thing@fruit food, groceries, leftover: Half a lasagne; Six eggs; Apples from Omar; Oat milk, opened; Bread rolls; Carrot soup, 2 jars
  thing vegetable, crop: Carrots, Leeks, Kale, Beetroot, Parsnips, Runner beans
  thing fruit: Apples, Plums, Raspberries, Pears, Quinces, Redcurrants
  thing seed: Sweet pea, Tomato, Sunflower, Basil, Courgette, Poppy
  thing plot: Beans and peas, Potatoes, Strawberries, Herbs, Onions, Pumpkins
  thing fish: Neon tetra, Guppy, Clown loach, Angelfish, Corydoras, Molly
  thing animal: Hazel, Bruno, Mimi, Otto, Pepper, Lotte
  thing horse, pony: Juniper, Falada, Storm, Piper, Bella, Linus
  thing guitar: Spruce dreadnought, Cherry semi-acoustic, Nylon concert, Black Telecaster, Travel guitar, Twelve-string
  thing violin: Full-size, 1920s, Student 3/4, Mirecourt 1890, Carbon bow set, Half-size, Bench copy
  thing instrument: Spruce guitar, Student violin, Alto saxophone, Stage piano, Concert flute, Cajon
  thing tool: Cordless drill, Extension ladder, Hand saw, Belt sander, Wheelbarrow, Tile cutter
  thing book: The tide tables, A house in June, Paper birds, Salt roads, The long field, Night ferry
  thing song: Abendlied, Ave verum, The water is wide, Shenandoah, Locus iste, Evening hymn
  document score, final score, match score: 15 to 12, Lea; 21 to 18, Omar; 9 to 9; 15 to 10, Kim; 30 to 28, Ana; 11 to 7, Iris
  document sheet music: Abendlied, Ave verum, The water is wide, Shenandoah, Locus iste, Evening hymn
  thing hive, colony: Linden, Orchard wall, Heather stand, Dairy roof, South meadow, Swarm of May
  thing queen: Blue 2025, White 2026, Yellow 2022, Red 2023, Green 2024, Unmarked
  thing ferry, ship, boat: Albatross, Northern Light, Seagull, Harbour Maid, Tern, Island Star
  place harbour, harbor, port, island: West pier, Old harbour, Lighthouse quay, North island, Mill dock, Ferry house
  event departure, ferry timetable, connection: 07:40 to North island, 09:15 to West pier, 11:00 to Lighthouse quay, 13:30 to Old harbour, 16:05 to North island, 18:20 to West pier
  award medal, trophy: Gold, city cup; Silver, under 12; Bronze, 42 kg; Gold, team; Bronze, spring open; Silver, league
  award badge, award, achievement: First time, Five in a row, Early bird, Brought a friend, One year, Golden ten
  place bus, donation bus: Market square, Town hall, Old dairy, University gate, Station north, Hospital
  thing vehicle, fire engine: Ladder truck 1, Pumper 2, Rescue van, Command car, Water tanker, Boat trailer
  thing equipment, gear: Folding table; Extension lead, 20 m; Toolbox; Lamp and stand; Hand truck; Ladder, 3 m
  thing camera gear, photo gear, camera equipment, photo equipment, film gear, film equipment, video gear, video equipment: Mirrorless body; 24-70 mm lens; Tripod, carbon; Flash and stand; Wireless microphones; Drone with case
  thing camping gear, camping equipment, outdoor gear, outdoor equipment: Tent for three; Sleeping bag, −5 °C; Stove and pot; Camping mat; Cool box; Lantern
  thing ski gear, ski equipment, snowboard gear: Skis, 168 cm; Boots, size 42; Helmet, M; Snowboard, 155 cm; Touring set; Poles, 120 cm
  thing sound equipment, audio equipment, audio gear, sound gear, event equipment, stage equipment, music gear, band gear: Speaker pair; Mixer, 12 channels; Wireless microphone; Light bar; Stage deck; Cables, 10 m
  thing party equipment, party supply, event supply: Bench set; Glasses, 50; Popcorn machine; Marquee, 3 by 6; Fairy lights; Cool box
  thing baby gear, baby equipment: Pram; Car seat; Travel cot; High chair; Carrier; Bath tub
  thing gym equipment, fitness equipment, sports gear, sports equipment, sport equipment: Rowing machine; Kettlebells, 8 to 24; Mats, 12; Balls, 14; Bench; Pull-up bar
  thing lab equipment, laboratory equipment: Microscope 2; Centrifuge; Pipette set; Fume hood; Balance, 0.1 mg; Drying oven
  thing office equipment, it equipment, computer equipment: Laptop 14; Monitor, 27 inch; Projector; Headset; Docking station; Printer
  thing medical equipment, medical device: Blood pressure monitor; Wheelchair; Infusion pump; Pulse oximeter; Walker; Suction unit
  thing garden equipment, gardening tool, garden tool: Lawn mower; Hedge trimmer; Shredder; Leaf blower; Wheelbarrow; Scarifier
  thing diving gear, diving equipment, dive gear: Regulator 4; Wetsuit, M; Cylinder, 12 l; Fins, 42; Buoyancy vest; Dive computer
  thing farm equipment, farm machinery: Tractor, 90 hp; Seed drill; Trailer, 8 t; Baler; Sprayer; Harrow
  person face, relative, loved one, family face: Anna, your daughter; Ben, her son, 9 years; Ruth, your sister; Omar, next door; Iris, comes on Tuesdays; Tomás, friend from work
  event shared ride, ride share: To the away game, 3 seats; Back at nine, 1 seat; From the station, 2 seats; To the airport, Friday; Saturday morning, 4 seats; Home from rehearsal
  place slope, piste: Sun run, Forest trail, Black wall, Valley run, Ridge, Family meadow
  place beach, bathing spot, swimming spot: North beach, Lighthouse bay, Family cove, Pine lake, River bend, Dune beach
  place surf spot: North reef, Lighthouse point, The harbour wall, Long beach, River mouth, South jetty
  thing planet: Venus, low in the west, Jupiter, Saturn, Mars after midnight, Mercury at dawn, Uranus by telescope
  thing constellation: Orion, The Plough, Cassiopeia, Lyra, Taurus, The Pleiades
  thing country: Portugal, Norway, Japan, Chile, Kenya, Canada
  thing coin: One crown 1912, Silver thaler, Ten centimes, Jubilee two, Half penny, Gold ducat
  thing locomotive, train: Class 218 diesel, Class 01 steam, Railbus 798, Crocodile, Shunter V60, Class 103
  thing record, vinyl: Kind of Evening, Salt and Copper, The Long Room, Night Lines, Harbour Suite, First Take
  thing truck, food truck, stall: Dumpling Dora, Taco Norte, The Green Pan, Waffle Wagon, Noodle Bus, Smoke and Bread
  thing menu, dish, meal: Lentil soup, Grilled trout, Mushroom pasta, Beet salad, Apple crumble, Flatbread
  thing cake, cookie, baking: Lemon drizzle, Plum crumble, Carrot cake, Nut wedge, Cheesecake, Poppy seed roll
  thing bread, loaf: Country loaf, Rye with seeds, Spelt rolls, Potato bread, Baguette, Olive bread
  thing yarn, wool, stash: Merino, moss green, Alpaca, grey, Cotton, cream, Sock wool, striped, Mohair, rose, Linen, sand
  document pattern: Cable jumper, Lace shawl, Winter hat, Striped socks, Baby blanket, Market bag
  thing glaze: Celadon, Tenmoku, Oribe green, Shino, Clear matte, Cobalt
  numbered room, hall: Blue room, Garden room, Main hall, Attic, Studio 2, Library
  numbered locker: Locker 4, top row, Locker 7, by the door, Locker 9, Locker 12, large, Locker 15, Locker 18, top row
  numbered shelf: Shelf 12, top, Shelf 14, left, Shelf 3, Shelf 21, kiln side, Shelf 8, Shelf 17
  thing box, moving box: Kitchen 1, pots, Kitchen 2, glasses, Books A to K, Winter clothes, Tools and paint, Bathroom
  thing tank, aquarium: Amazon, 240 l, Nano cube, 30 l, Reef, 180 l, Quarantine, 60 l, Shrimp, 45 l, Pond, 900 l
  thing exhibit, exhibition, artwork, painting, street art: The blue ladder, Women at the quay, Portrait of a baker, Night market, Paper city, Stone bird
  place museum, gallery: City museum, House of light, Old mint, Museum of bread, Harbour gallery, Glass hall
  thing film, movie: The Lamp Keeper, Paper Moon Road, Salt, Two Trains, A Small Orchard, Night Swim
  event film programme, cinema programme: The Lamp Keeper, 18:00, Salt, 20:30, Two Trains, 17:15, Night Swim, 22:00, Children's matinee, 11:00, Short films, 19:00
  event programme, program: Opening, 10:00; Workshop, 11:30; For families, 14:00; Guided walk, 15:30; Open stage, 18:00; Closing, 21:00
  place festival stage, concert stage: Main stage, until 23:00; Harbour stage, acoustic; Tent, children; Old dairy, talks; Lake stage, evening; Open corner
  numbered seat: Row C, seat 7, Row C, seat 8, Row F, seat 2, Balcony 4, Row A, seat 12, Row D, seat 9
  event gig, show, performance: Old dairy in Lübeck, Harbour stage in Kiel, Jazz cellar in Graz, Town fair in Bremen, Club Linde in Ghent, Open air in Turku
  document setlist, set list: Short set, 30 min, Festival set, Acoustic evening, Two encores, Wedding set, Radio session
  place venue: Old dairy, Harbour stage, Jazz cellar, Town hall, Club Linde, Boat house
  person vendor, supplier: Blossom and stem, Hearth catering, Sol photo, Dance trio, Cake house, Linen hire
  thing budget: Venue, Flowers, Food and drinks, Music, Clothes, Print
  event lesson, riding lesson, class, course: Beginners on Monday, Seniors on Tuesday, Advanced on Thursday, Children on Friday, Weekend intensive, Taster evening
  activity habit, daily habit: Ten pages, Walk before work, Water first, Stretching, Lights out by eleven, No phone at dinner
  activity routine: Morning light, Evening quiet, Leaving home, Film night, Weekend, Deep sleep
  document proposal, motion: More bike stands, Benches in the park, Later library hours, Safer crossing, Tree on every street, Repair the fountain
  document minute, meeting minute: Council, 4 Nov, Traffic group, 28 Oct, Council, 7 Oct, Budget round, 22 Sep, Council, 2 Sep, Schools, 19 Aug
  document repair request: Lift stuck on third, Dripping tap, Light in cellar, Window does not close, Bell out of order, Mailbox lock
  document transfer news, transfer, transfer rumour, football news, club news, sports news: Left back comes from Harbour 04; Keeper signs until 2029; Striker out for three weeks; New coach from January; Loan deal agreed; Captain stays
  thing care tip, plant care tip, plant tip: Water when the top is dry, a finger deep; Turn it once a week, towards the light; Dust the leaves, with a damp cloth; No cold draught, not below 15 degrees; Feed from March on, every two weeks; Repot in spring, one size up
  document dialogue, short dialogue, conversation lesson: At the bakery, 6 lines; Asking the way, 8 lines; A table for two, 10 lines; On the train, 7 lines; At the doctor, 9 lines; Meeting the neighbours, 6 lines
  thing amortisation table, amortization table, amortisation schedule, amortization schedule, repayment schedule, repayment table, payment schedule: Year 1, € 175,310 left; Year 2, € 170,460 left; Year 3, € 165,440 left; Year 5, € 154,880 left; Year 10, € 125,410 left; Year 25, nothing left
  thing memory, travel memory, memento: Breakfast on the roof, Tuesday; Rain on the ferry, Monday; The baker who sang, Sunday; Lost in the old town, 14 Nov; First swim in May, with Kim; Dawn from the train, 9 Nov
  document salary estimate, pay estimate, salary, monthly pay: November, € 2,840; October, € 2,760; September, € 2,690; August, € 2,910; July, € 2,735; June, € 2,680
  document news, latest news, news from us, our news, announcement: Open longer from Monday; New in the team: Kim; Closed on Thursday 26 November; Thank you for a good year; Summer party on 5 June; Dates for 2027 are out
  document notice: Water off on Tuesday, Summer fair, New house keys, Lift inspection, Bike room clean-up, Rent statement
  document safety rule, safety rules, site rule, safety instruction: Helmet and vest on site; Stay on the marked path; No photos in the halls; Meeting point, car park; Ear protection in hall 2; Ask your host first
  thing@none age group, age class, age category: Under 8, Under 10, Under 12, Under 14, Juniors, Seniors
  thing blood group, blood type: A positive, 0 positive, B positive, A negative, AB positive, 0 negative
  thing muscle group: Chest, Back, Legs, Shoulders, Arms, Core
  thing food group: Vegetables, Fruit, Grains, Protein, Dairy, Sweets
  document rule, house rule: Quiet after ten, Bikes in the yard, Sort the rubbish, Grill on the terrace, Shoes off the stairs, Guests sign in
  document hint, clue: Look under the clock, Count the books, The lamp is red, Try the third key, Read it backwards, Listen at the wall
  thing device, appliance: Toaster, Floor lamp, Record player, Mixer, Radio, Coffee grinder
  thing part, spare part: Fuse 2 A, Drive belt, Rubber seal, Power switch, Carbon brush, Cable 3 m
  document price package, offer package: Small, to try it; Standard, most chosen; Large, all included; For two, at one price; Ten times, valid a year; Made to measure, by agreement
  document membership, membership plan, membership option: Monthly, € 39; Yearly, € 390; Ten visits, € 110; Students, € 29 a month; Mornings only, € 25 a month; Day pass, € 12
  document shop subscription, delivery subscription: Weekly, every Friday; Every two weeks, on Thursday; Once a month, on the first; Three months, as a gift; Office, on Mondays; Summer, from June
  document classified ad, small ad, classified: City bike, € 90; Two rooms wanted; Kittens, from March; Piano lessons; Sofa, for free; Garden help, Saturdays
  event contest, giveaway: Two tickets for Friday, until noon; Guess the voice; Dinner for four, until 5 December; Photo of the month; A year of coffee; Song for the show
  document lesson price, single price: Single, € 45; Ten times, € 390; In a group, € 28; Children, € 24; First time, € 15; Monthly, € 95
  document ticket price, admission price, entrance fee: Adults, € 6.50; Children, € 3.50; Family, € 15; Ten times, € 54; After six, € 4; Under six years, free
  document gift voucher, gift certificate, gift card: € 25, sent by mail; € 50, to print; € 75, for two; € 100, in an envelope; € 15, a small thank-you; € 150, valid three years
  event line-up, lineup: Night Lines, 21:00, main stage; Paper Boats, 19:30, tent; Ida and the Owls, 18:00, main stage; Brass from the dairy, 16:30, garden; The Long Weekend, 22:30, main stage; Kiln, midnight, cellar
  thing@soup lunch menu, canteen menu, menu of the week, weekly menu, school menu: Lentil soup, Monday; Pasta with tomato, Tuesday; Fish and potatoes, Wednesday; Rice with vegetables, Thursday; Pancakes, Friday; Bean stew, next Monday
  thing reward, prize, voucher: Free coffee, 80 points; Two for one, 150 points; Tote bag, 200 points; Bring a guest, 240 points; Early entry, 300 points; Birthday cake, 400 points
  event rota, cleaning rota, duty, turn: Lea and Omar on Monday, Kim on Wednesday, Ana and Tomás on Thursday, Iris on Friday, Yusuf on Saturday, Noor on Sunday
  thing shoe: Road, blue, Trail, grey, Race day, Old pair, Winter, Track spikes
  thing lens, camera: 50 mm prime, Wide zoom, Rangefinder, Film body, Macro, Drone
  thing topic, theme: At the market, this week; My street, next week; Food and guests, last week; Travel by train, in two weeks; Work and rest, done; A film I liked, done
  thing word, vocabulary: o mercado, the market; a janela, the window; o comboio, the train; amanhã, tomorrow; a chave, the key; devagar, slowly
  document category: Everyday, Home, Work, Outdoors, Travel, Health
  document sales receipt, sale receipt: Receipt 4182; Receipt 4181; Receipt 4180; Receipt 4179; Receipt 4178, refund; Receipt 4177
  document time zone, timezone: Lisbon, UTC; Berlin, UTC+1; Nairobi, UTC+3; Mumbai, UTC+5:30; Osaka, UTC+9; New York, UTC−5
  activity fitness exercise, gym exercise: Squats, Push-ups, Plank, Lunges, Rows, Bridges
  activity technique: Box breathing, Five senses, Slow walk, Body scan, Cold water, Count backwards
  place shelter, refuge, hut: North hut, Ridge shelter, Spring cabin, Forest house, Pass hut, Lake refuge
  place station, stop: Mill bridge, Linden square, Central north, University, Harbour gate, East end
  place restaurant, café, bar, pub, eatery, diner, bistro: Hearth, Little Olive, Noodle corner, Blue door, Saltworks, The late table
`
