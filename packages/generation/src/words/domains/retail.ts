/** What is eaten, sold and bought: see domains.ts for the form. */
export const retailDomains = `
  ## pizzeria, pizza, pizza place, pizza delivery, italian restaurant, trattoria
  thing@pizza dish, meal, pizza, menu item, item, food: Margherita; Diavola, hot; Four cheeses; Funghi; Prosciutto, rocket; Calzone
  thing extra, topping: Burrata; Olives; Hot salami; Rocket; Extra cheese; Artichokes
  document coupon, deal: Two for one, Tuesday; Drink for free; € 5 off; Student lunch; Family box; Tenth pizza free
  ## ice cream, ice cream van, ice cream truck, ice cream parlour, gelato, gelateria, frozen yogurt, ice cream shop
  thing@gelato dish, meal, menu item, item, food, flavour, flavor, scoop: Vanilla, real pods; Dark chocolate, vegan; Sour cherry, sorbet; Hazelnut, roasted; Salted caramel; Lemon and mint, sorbet
  ## sushi, japanese restaurant, ramen, poke, noodle bar, asian restaurant, thai restaurant, chinese restaurant
  thing@sushi dish, meal, menu item, item, food: Salmon nigiri, 6; Avocado maki; Miso ramen; Gyoza, 8; Tuna bowl; Seaweed salad
  ## burger, burgers, burger joint, fast food chain, fried chicken, kebab, takeaway chain
  thing@burger dish, meal, menu item, item, food: Smoky house burger; Double cheese; Crispy chicken; Halloumi bun; Fries, large; Coleslaw
  ## indian restaurant, curry house, lebanese restaurant, mexican restaurant, vegan restaurant, steakhouse, bistro
  thing@curry dish, meal, menu item, item, food: Lentil dal; Chickpea curry; Grilled aubergine; Rice with herbs; Flatbread; Mango lassi
  ## coffee chain, coffee shops, coffee shop, café chain, cafe chain, tea house, bubble tea, !collection, !coffee-log
  thing@coffee drink, product, item, menu item, order: Flat white; Oat cappuccino; Cold brew; Filter of the day; Chai latte; Cinnamon bun
  award stamp, reward, point: 7 of 10 stamps; Free coffee, Fri; Birthday cake; Double day, Tue; Cup brought, 1 extra; Tenth one free
  document gift card, card, voucher: € 10, for Kim; € 25, for Ana; € 5, used; € 20, sent; € 15, open; € 50, team
  place shop, store, branch, café: Mill bridge, 240 m; Station north; Old mint; University; Harbour gate; Linden square
  ## regular guests, table reservations, reservations, restaurant owner, restaurant owners, head waiter, floor plan, !hotel-guest, !wedding
  document reservation, table reservation, booking: Brandt, 4, 19:00; Haddad, 2, 19:30; Osei, 6, terrace; Petrova, 2, window; Chen, 8, birthday; Rey, 3, 21:00
  numbered table: Table 4, window; Table 7, free at 20:15; Table 2, terrace; Table 11, round; Table 9, reserved; Bar, 6 seats
  person regular guest, guest, regular, customer: Ruth Adeyemi, window, no nuts; Elias Lund, red by the glass; Hana Sato, birthday 4 Dec; Yusuf Kaya, table 7; Ana Petrova, vegetarian; Mara Vogt, comes on Fridays
  ## clothing shop, clothing store, boutique, fashion store, fashion brand, clothes shop, second-hand clothes, thrift, streetwear, sportswear
  garment item, product, article, stock, garment, stock item, clothing: Linen shirt, white, M; Wide trousers, navy, 38; Wool coat, grey, L; Striped jumper, S; Denim jacket, M; Pleated skirt, rust, 36
  document supplier: Norrgard Knit; Porto Linen; Halo Denim; Mill Wool; Osei Prints; Northern Coats
  ## shoe shop, shoe store, sneaker, sneakers, shoes
  thing@shoe shoe, product, item, article, stock item: Court low, 42; Trail runner, 44; Canvas high, 39; Chelsea boot, 41; Sandal, 38; Kids runner, 30
  ## furniture shop, furniture store, interior, home decor, lamps
  thing@chair product, item, furniture, article, piece: Lounge chair, oak; Shelf, 5 boards; Dining table, 180; Floor lamp; Sofa, 3 seats; Stool, ash
  ## electronics store, electronics shop, computer shop, gadgets, phone shop, phone store
  thing@gadget product, item, article, device, stock item: Headphones, wireless; Tablet, 11 inch; Phone case; Keyboard, low; Charger, 65 W; Speaker, small
  ## toy shop, toys, toy store, wooden toys, board game shop
  thing@toy toy, product, item, article: Marble run, 60 parts; Wooden train; Puzzle, 200 pieces; Stacking tower; Doll’s house; Kite, red
  ## pet shop, pet store, pet food, pet supplies, dog food
  thing@kibble product, item, article, food: Dry food, 12 kg; Cat litter, 10 l; Chew toy; Lead, 2 m; Bird seed, 4 kg; Aquarium filter
  ## cocktail bar, cocktails, bar stock, bartenders, mixology, home bar, !stocks
  thing item, product, spirit, bottle, liquor: Gin, dry, 0.7 l; White rum; Campari style bitter; Rye, 4 years; Vermouth, red; Mezcal
  thing syrup, juice, mixer: Sugar syrup; Ginger, 0.5 l; Lime, pressed; Tonic, 24 bottles; Grenadine; Almond
  thing glass: Coupe, 24; Highball, 36; Tumbler, 40; Nick and Nora, 12; Wine, 30; Shot, 20
  thing@wine cocktail, drink, recipe: Negroni; Elderflower spritz; Sour cherry; Paper plane; Old harbour; Clover club
  ## wine shop, wine store, wine merchant, bottle shop, liquor store, spirits
  thing@wine wine, bottle, product, item, article: Riesling, 2022; Douro red, 2019; Cava brut; Grüner, 1 l; Natural orange; Port, 10 years
  ## tea shop, spice shop, chocolate shop, chocolatier, candy, sweets, chocolates
  thing product, item, article, tea, chocolate: Earl grey, 100 g; Dark, 72 %; Praline box, 16; Chai mix; Sea salt caramel; Green sencha
  ## hardware store, diy store, paint shop, builders merchant
  thing tool, rental tool, machine: Hammer drill; Floor sander; Tile cutter; Ladder, 6 m; Wallpaper steamer; Angle grinder
  thing product, item, article: Screws 4 × 40, 200; Wall paint, 10 l; Cordless drill; Pine board, 2 m; Silicone, clear; Ladder, 6 steps
  ## stationery, art supplies, craft supplies, paper shop, office supplies
  thing product, item, article, supply: Sketchbook, A5; Ink, black; Brush set; Gel pens, 12; Washi tape; Paper A4, 500
  ## supermarket, grocery store, corner shop, convenience store, organic shop, zero waste shop
  thing product, item, article, grocery: Oat milk, 1 l; Brown eggs, 10; Rye bread; Tomatoes, 500 g; Olive oil; Yoghurt, 4 × 125 g
  document offer, deal, coupon: Coffee, 20 % off; Apples, 1.99 a kilo; Two pasta for one; Bread after 18:00; Points times five; Milk, € 0.99
  ## car dealership, car dealer, used cars, car sales, test drive, car showroom
  thing@car car, vehicle, offer, listing, item: Estate, 2021, 48,000 km; Compact, 2019; Electric, 2023, 12,000 km; Van, 2018; Convertible, 2016; Hybrid, 2022
  event test drive, appointment: Estate, Thu 16:00; Electric, Fri 10:00; Van, Sat 9:30; Hybrid, Sat 11:00; Compact, Mon 17:00; Cabrio, Tue 12:00
  ## farm machinery, farm machines, agricultural machinery, construction machinery, used machinery, tractors
  thing lot, auction lot, machine, item, listing, offer: Tractor, 92 hp, 2014; Baler, round; Seed drill, 3 m; Wheel loader, 2017; Trailer, 8 t; Potato lifter
  document condition report, report: Tractor, tyres 70 %; Baler, new belts; Seed drill, complete; Loader, leak; Trailer, as new; Lifter, for parts
  ## textile factory, textile, textiles, weaving mill, garment factory, dye house, fabric rolls
  document check, inspection, roll, order: Roll 4182, twill; Roll 4179, denim; Roll 4175, poplin; Roll 4171, satin; Roll 4168, canvas; Roll 4160, jersey
  document defect, defect type, fault: Broken end; Oil stain; Missing pick; Hole, 2 cm; Shade off; Slub
  thing machine: Loom 4; Loom 7; Loom 12; Jet 2; Warper; Singeing line
  measure defect rate, rate: 1.2 %; 0.8 %; 2.4 %; 0.6 %; 1.9 %; 1.1 %
  ## survey data, field workers, field worker, enumerators, household survey, humanitarian, development aid, !collection
  document household, survey, form, questionnaire: Household 118, 5 people; Household 117, 3 people; Household 116, refused; Household 115, 7 people; Household 114, draft; Household 113, 4 people
  place village, area, location: Upper wells; River bend; Market road; North camp; Old mission; Hill quarter
  ## dance studio, dance school, dance classes, pole dance, pole dance studio, ballet school, salsa school, tango
  person teacher, instructor, trainer, coach: Noor Rahman, salsa; Iris Chen, ballet; Mateo Silva, tango; Kim Osei, street; Hana Sato, modern; Ana Petrova, children
  ## yoga, yoga studio, pilates, fitness studio, personal trainer, personal trainers, gym, !attendance
  person member, membership: Ruth Adeyemi, to 30 Nov; Elias Lund, to 4 Dec; Hana Sato, to 12 Dec; Yusuf Kaya, paused; Mara Vogt, to 31 Dec; Noor Rahman, trial
  person teacher, instructor, trainer, coach: Hana Sato, slow flow; Omar Haddad, strength; Lea Brandt, pilates; Ruth Adeyemi, restorative; Kim Osei, mobility; Iris Chen, prenatal
  document training plan, plan, program: Back and core, 6 weeks; First 5 km; Strong legs, 3 days; After birth; Full body, 2 days; Shoulders, easy
  document pass, card: Ten classes, 4 left; Month, unlimited; Drop-in; Student month; Five classes, used; Trial week
  ## hospital patients, visiting hours, !clinic, patient experience, inpatients
  person doctor, physician, nurse: Dr. Petrova, cardiology; Dr. Chen, surgery; Dr. Rey, anaesthesia; Nurse Omar, ward 4; Dr. Lund, eyes; Nurse Kim, nights
  event visiting hour, visit: Ward 4, 14:00 to 18:00; Children, all day; Intensive care, 16:00; Maternity, 10:00 to 20:00; Ward 7, 15:00; Palliative, any time
  ## connects freelancers, hire freelancers, find freelancers, freelance marketplace, freelance platform, gig platform, !invoicing, !timesheets, !project
  person freelancer, talent: Hana Sato, illustration, € 62; Elias Lund, back end, € 85; Ruth Adeyemi, copy, € 54; Yusuf Kaya, video, € 70; Mara Vogt, brand, € 78; Noor Rahman, data, € 90
  document project, job, gig, brief: Logo for a bakery; Shop in React; Five product films; Rewrite, 12 pages; Annual report; Booking app
  document skill: Illustration; TypeScript; Copywriting; Motion design; Research; Photography
  ## courier, couriers, !pharmacy, parcel, parcels, last mile, delivery drivers, bike messenger
  document parcel, delivery, stop, order, package: Linden lane 4, 2 parcels; Mill 12, signature; Old dairy, 08:40; Harbour 9, neighbour; Town hall, 5 boxes; School, cold bag
  ## home care, care nurses, home nursing, home helper, district nurse, !clinic
  document task, care task, step: Tablets, 08:00; Compression stockings; Wound dressing; Blood sugar; Breakfast; Eye drops
  event visit, stop, route: Mrs Vogt, 08:00; Mr Lund, 08:40; Mrs Adeyemi, 09:30; Mr Kaya, 10:15; Mrs Rahman, 11:00; Mr Weber, 12:10
  person patient, client: Mrs Vogt, 84; Mr Lund, 79; Mrs Adeyemi, 91; Mr Kaya, 76; Mrs Rahman, 88; Mr Weber, 82
  ## customs, import, export, freight forwarder, shipping company, container
  document shipment, container, order: MSKU 418 207, Ghent; TCLU 552 018, at sea; HLXU 119 340, customs; CMAU 730 225; OOLU 264 981, cleared; MSCU 805 116
  ## nursery school, kindergarten, daycare, day care, preschool parents
  thing class, group, children's group: Hedgehogs, 12 children; Owls, 14 children; Foxes, 11 children; Snails, 8 under two; Early birds, from 7:00; Forest group, Fridays
  thing@pasta menu, meal, lunch, weekly menu, dish: Lentil soup, Monday; Pasta with tomato, Tuesday; Fish and potatoes, Wednesday; Rice and vegetables, Thursday; Pancakes, Friday; Pizza with corn, next Monday
  document letter, message, notice: Trip to the woods; Closed on 4 December; Bring rubber boots; Lantern parade; New in the team; Lice, please check
  person teacher, educator, carer, nursery teacher: Lotte, bear group; Emil, bear group; Mrs Vogt, head; Hana, toddlers; Yusuf, forest days; Ana, kitchen
  document absence, sick note: Ida, at home, cold; Emil, later, 9:30; Noor, dentist; Jonas, away until Monday; Hana, fever; Mateo, holidays
  person person, contact: Grandpa Karl, Mon; Aunt Clara; Mara’s mum; Mr Haddad; Neighbour Kim; Babysitter Ida
  ## ferry, ferries, ferry timetable, ferry times, ferry line, ferry lines, ferry departures, island ferry
  thing ferry, boat, ship, line: Harbour line, car deck; Island line, foot and bikes; Lighthouse line, hourly; Night ferry, cabins; North island, three a day; Mill dock shuttle
  document delay, disruption, cancellation: Lighthouse line, 10 min late; North island, waits for the tide; Island line, fog until ten; Car deck full, next at 13:30; Night ferry, not running, wind; Mill dock, 5 min late
  ## laundromat, laundrette, launderette, coin laundry, laundry room
  document notice, notification, message, alert: Washer 3 is done, 18:40; Dryer 1 is done, Tuesday; Washer 2, nine minutes left; Washer 1 is free, Sunday; Dryer 2 stopped, door open; Washer 4 is mended, Friday
  ## lost bike, stolen bike, stolen bikes, bike register, bike registration, bicycle register, lost bikes
  document proof, ownership, proof of ownership, receipt: Bill, Mill Cycles, 12 Mar 2024; Photo of the frame number; Insurance paper, 2025; Police report, 9 Nov; Service book, Linden Wheels; Photo with owner

  ## record shop, record shops, record store, record stores, vinyl shop, vinyl store, vinyl records, vinyl record shop, lp shop
  thing@music vinyl record, record, vinyl, lp, new arrival, arrival, album, product, item: Night Lines, Harbour, 1978; Paper Drums, Ida Lund, new; Low Water, Noor and the Tides; Last Tram, Weber Trio, mono; Salt and Copper, 10 inch; Six Winters, box of three
  thing listening station, listening booth, turntable: Station 1, free; Station 2, until 15:30; Station 3, with headphones; Station 4, free from 16:00; Corner, two seats; Window, needs a needle
  event event, in-store, signing, listening evening: Weber Trio plays, Thu 18:30; Listening evening, blue labels, Fri; Ida Lund signs, Sat 15:00; Swap your doubles, Sun 11:00; Late opening, 28 Nov; Needle clinic, Tue 17:00
  ## christmas tree, christmas trees, christmas tree sales, christmas tree farm, tree sales, tree farm, fir trees, !landscaping, !garden
  thing@tree tree, tree sale, christmas tree, fir, product, item: Nordmann fir, 150 to 175 cm; Nordmann fir, 200 to 225 cm; Blue spruce, 125 to 150 cm; Red spruce, 175 to 200 cm; In a pot, 90 cm; Church tree, 6 m
  document reservation, order, booking: No. 118, Lea Brandt, 175 cm, Sat; No. 119, Omar Haddad, 200 cm, Sun; No. 121, Mill Café, two of 225 cm; No. 122, Kim Osei, in a pot; No. 124, School, 3 m, delivered; No. 125, Ana Petrova, 150 cm
  place plot, field, block: Block 1, Nordmann, 150 to 175 cm; Block 2, Nordmann, 200 cm and more; Block 3, Blue spruce; Block 4, Red spruce, cheap; North edge, pots; Block 6, planted 2024
  event hayride, ride, hayride time: Sat 11:00, 14 seats left; Sat 13:30, full; Sat 15:00, with cocoa; Sun 11:00; Sun 14:00, 6 left; By lantern, Sat 17:00
  document pick-up day, pickup day, pick-up date: Sat 5 Dec, 9:00 to 13:00; Sun 6 Dec, 10:00 to 16:00; Fri 11 Dec, 15:00 to 19:00; Sat 12 Dec, 9:00 to 17:00; Sat 19 Dec, 9:00 to 17:00; Wed 23 Dec, 9:00 to 12:00

  ## firewood, firewood dealer, firewood dealers, log wood, pellets and firewood, wood fuel
  thing@forest firewood, wood, product, item: Beech, dry, 33 cm; Oak, dry, 25 cm; Birch, for open fires; Spruce, kindling; Ash, 50 cm, two years; Mixed, half dry
  document firewood dealer, delivery, order, customer: Lea Brandt, beech, 4 m³, Thu; Omar Haddad, oak, 2 m³, Fri; Mill Café, birch, 1 m³; Kim Osei, ash, 6 m³, Sat; Old dairy, mixed, 10 m³; Ana Petrova, kindling, 12 nets
  measure moisture, wood moisture: Beech, 16 %; Oak, 19 %; Birch, 14 %; Spruce, 12 %; Ash, 17 %; Mixed, 28 %
  ## milk subscription, milk subscriptions, camel milk, goat milk, raw milk, milk round, milkman, !subscriptions, !energy, !directory
  thing@bottle milk subscription, subscription, delivery plan, box, product: One litre, every Monday, € 9; Two litres, Mon and Thu, € 17; Family, six litres, € 46; Frozen, ten packs, monthly, € 84; Trial, three bottles, € 24; Kefir and milk, € 21
`
