/** Shops, services and their customers: see domains.ts for the form. */
export const tradeDomains = `
  ## farmers sell, farm products, farm produce, local farmers, farm to table, farm to fork, from farmers, fresh produce, from local farms, from the farm
  thing@vegetable product, good, produce, item, offer, article: Carrots, 10 kg; Potatoes, waxy, 25 kg; Tomatoes, mixed, 6 kg; Salad, twelve heads; Apples, 13 kg; Eggs, 180
  ## driving range, golf pro shop, golf simulator, !golf
  numbered bay, range bay, bay booking: Bay 4, covered; Bay 7, open; Bay 12, with radar; Bay 2, left-handed; Bay 9, covered; Bay 15, open
  document token, ball token, ball card, bucket: 30 balls, € 4; 60 balls, € 7; 100 balls, € 11; Ten buckets, € 60; Early bird, € 3; Family card, € 45
  event lesson, course: First swing, with Lea; Short game, with Omar; Putting, 30 min; Trackman hour; Kids on Saturday; Two for one
  ## chimney sweep, chimney sweeps, fireplace, stove, flue
  document visit, appointment, job, route, round: Linden lane 4, tiled stove; Mill 12, gas boiler; Old dairy, two flues; Harbour 9, yearly; Town hall, oil burner; School, pellet boiler
  thing fireplace, stove, flue, chimney: Linden 4, tiled stove; Mill 12, gas boiler; Old dairy, wood stove; Harbour 9, open fire; Town hall, oil burner; School, pellets
  document inspection, check, defect list, fire inspection: Linden lane 4, flue and stove; Mill 12, exhaust gas; Old dairy, two flues; Harbour 9, fire hazards; Town hall, boiler room; School, draught measured
  document defect, fault, flaw: Crack in the flue, Linden 4; Soot door leaks, Mill 12; Wood too near the stove, Old dairy; No air inlet, Harbour 9; Bird nest in the pot; Chimney head loose
  measure measurement, reading: 82 mg/m³; 74 mg/m³; 96 mg/m³; 61 mg/m³; 88 mg/m³; 70 mg/m³
  ## car wash, car washes, !cars, !laundry
  service plan, monthly plan, wash, programme, subscription, package: Basic wash; Foam and wax; Full shine; Inside and out; Unlimited month; Family, two cars
  place location, site, station: Harbour gate, no queue; Mill street, 5 min; Ring road, busy; Station, 2 bays free; Airport, open all night; Old dairy, closed
  ## building materials, building supplies, leftover materials, salvage, reclaimed, demolition, surplus materials, !food-sharing, !construction
  thing@none material, leftover material, building material, offer, listing, item: Oak planks, 14 m²; Roof tiles, 320; Steel door, 90 cm; Insulation, 6 rolls; Bathroom tiles, 8 m²; Old bricks, 400
  ## sheet metal, metalwork, metal shop, job shop, welding shop, steel fabrication, print shop, sign maker, custom parts, !shop, !quotes
  document job, order, work order, project: Brackets, 120 pieces; Stair rail, Mill 12; Control box, 24; Machine cover; Sign plate, Old Mint; Chute, 3 mm
  document quote, offer, estimate, inquiry: Q-118, brackets, € 1,240; Q-117, rail, € 3,600; Q-115, boxes, € 890; Q-114, cover, € 420; Q-112, chute, € 1,980; Q-109, signs, € 310
  document drawing, plan, file: Bracket, rev C; Stair rail, rev A; Box, front; Cover, unfolded; Chute, section; Sign, 1:1
  thing machine, equipment: Laser, until 14:00; Press brake; Roller; TIG 2, free; Guillotine; Powder booth
  ## dairy inspector, food inspector, food inspectors, hygiene inspector, health inspector, milk inspector
  document visit, inspection, farm visit: Long acre, 42 cows; Mill farm, tank check; Hill farm, follow-up; Old dairy, yearly; North barn; Linden kitchen
  place farm, business: Long acre farm; Mill farm; Hill farm; Old dairy; North barn; River meadows
  document sample: Milk, tank 1; Milk, tank 2; Swab, pump; Water, tap; Butter, batch 14; Rinse, line 3
  document certificate: Long acre, grade A; Mill farm, grade B; Hill farm, open; Old dairy, renewed; North barn, refused; Linden, to Dec 2027
  ## apprentice, apprentices, apprenticeship, vocational school, vocational, report book, trainee programme
  document report, weekly report, report book, entry, week: Week 46, workshop; Week 45, school; Week 44, paint shop; Week 43, holidays; Week 42, assembly; Week 41, school
  person apprentice, trainee, student: Ida Brandt, 2nd year; Emil Rey, 1st year; Noor Haddad, 3rd year; Jonas Weber, 2nd year; Hana Sato, 1st year; Yusuf Kaya, 3rd year
  ## debt, debts, debt counselling, creditor, creditors, debt advice, insolvency
  document letter, document, reminder: Bank, second reminder; Phone, final notice; Court, 12 Nov; Landlord; Power company; Mail order, plan offered
  document debt, claim: Bank loan, € 3,200; Phone, € 186; Rent, € 840; Power, € 310; Mail order, € 129; Dentist, € 420
  person creditor: Norrgard Bank; Halo Mobile; Linden Homes; Harbour Power; Mill Mail Order; Dr. Petrova
  document plan, repayment plan: € 120 a month, 36 months; Phone first; Rent, two parts; Power, € 25; Pause till March; Final part
  ## farmers market, farmers markets, street food, food festival, night market
  person vendor, stallholder, seller: Rye and Daughters; Linden farm; The Red Van; Second Cup; Harbour smokehouse; Wild and Cut
  ## stadium, arena vendors, stadium vendors, concession, match day
  document order, seat order: Row 14, seat 6, two pretzels; Row 3, seat 21, lemonade; Row 22, seat 2, fries; Box 4, platter; Row 9, seat 11, water; Row 18, seat 8, coffee
  place stand, stall, kiosk: Stand B, level 1; Stand D, level 2; North gate; South curve; Family block; Box level
  ## team event, team events, team building, company event, incentives, !board-games, !escape-rooms
  event event, team event, offer, activity: Escape room, up to 24; Cooking class; Raft building; City rally; Paintball half day; Pottery evening
  person colleague, participant: Lea, can Thursday; Omar, can both; Kim, only Friday; Ana, no answer; Iris, can Thursday; Tomás, away
  ## seed bank, gene bank, herbarium, germplasm
  document accession, sample, record: 2026-118, barley; 2026-117, field pea; 2026-112, flax; 2025-604, rye; 2025-590, lentil; 2025-571, poppy
  document test, germination test: Barley 118, 94 %; Field pea 117, 88 %; Flax 112, 71 %; Rye 604, day 5; Lentil 590, 96 %; Poppy 571, repeat
  measure storage condition, condition: −18.2 °C; −18.0 °C; −17.6 °C; −18.4 °C; −18.1 °C; −17.9 °C
  ## event steward, event stewards, crowd control, festival security, steward
  document incident, report, incident report: Fence open, gate 4; Faint, stage left; Lost child, found; Bag alone, entrance; Fight, bar 2; Too full, tent B
  numbered channel, radio channel: Channel 1, control; Channel 2, gates; Channel 4, medics; Channel 5, stage; Channel 7, parking; Channel 9, reserve
  document procedure, plan, site plan: Lost child; Evacuation, field B; Storm; Medical call; Lost property; Gate closed
  ## soap, soaps, candle, candles, cosmetics, skincare, skin care, perfume, perfumes, body care, bath bombs
  thing soap, candle, product, item, article, cosmetic, perfume: Lavender and oat; Sea salt; Rose clay; Cedar and mint; Honey and milk; Unscented
  thing gift box, box, set: Four small ones; Bath evening; For gardeners; New baby; Travel set; Winter box
  document batch, production, production batch: Batch 58, Lavender, 40 pieces; Batch 57, Sea salt, 60; Batch 55, Rose clay, 24; Batch 52, Cedar, cures until 2 Dec; Batch 51, Honey, sold out; Batch 49, Unscented, test
  document cost per piece, cost per candle, cost per soap, material cost: Lavender and oat, € 3.10; Sea salt, € 2.85; Rose clay, € 3.40; Cedar and mint, € 2.60; Honey and milk, € 3.25; Unscented, € 2.95
  event market stall, stall, market, fair: Saturday market, row C; Winter fair, Linden hall; Mill yard market; Harbour fair, two tables; Craft Sunday, Old dairy; Advent market, hut 14
  document scent, fragrance: Lavender; Sea salt; Rose; Cedar; Honey; None
  ## property viewing, property viewings, lettings, letting agent, estate agent, flat viewing, flat viewings, rental agency
  place flat, property, apartment, home, unit, listing: Linden lane 4, 3 rooms; Mill street 12, loft; Old dairy, 2 rooms; Harbour 9, balcony; Station square, studio; Garden house, 4 rooms
  event viewing, visit, property viewing, appointment: Linden lane 4, Thu 18:30; Mill 12, Fri 17:00; Old dairy, Sat 10:00; Harbour 9, Tue 18:00; Studio, Thu 12:30; Garden house, Sat 14:00
  document document, paper: Payslips, three months; Credit report; Copy of ID; Self-disclosure; Landlord letter; Guarantee
  ## till, cash register, cash up, cashing up, cash book, daily takings, takings
  document till, count, day, cash count, closing: Thu 19 Nov, € 1,284; Wed 18 Nov, € 1,102; Tue 17 Nov, € 965; Mon 16 Nov, closed; Sun 15 Nov, € 1,640; Sat 14 Nov, € 1,812
  ## oyster, oysters, mussel, mussels, aquaculture, fish farm, shellfish, salmon farm, shrimp, !farm
  numbered row, bag, cage, pen, line: Row 4, 120 bags; Row 7, 96 bags; Row 2, 140 bags; Row 11, graded; Row 9, to turn; Row 12, new seed
  measure size, grading size, mortality, grade: 72 mm; 68 mm; 81 mm; 64 mm; 75 mm; 70 mm
  document record, log, entry: Row 4 turned; Row 7 graded; 14 dead, row 2; Tags checked; Seed put out; Row 11 sold
  ## film festival, music festival, street festival, arts festival
  event shift, task: Box office, Fri 17:00; Ushers, Hall 2; Guest car, Sat 9:00; Info desk; Poster round; Late bar
  place meeting point, venue, point: Hall 2, stage door; Info tent; Old mint, foyer; Car park B; Press room; Cinema Linden
  document voucher, food voucher: Lunch, Fri; Dinner, Sat; Coffee, 4 left; Night snack; Lunch, Sun; Drink, 2 left
  ## restaurant equipment, event rental, party rental, equipment hire, plant hire, machine rental, tool hire
  thing equipment, item, machine, tool: Mini excavator; Folding table, 180 cm; Party tent, 6 m; Generator, 5 kW; Tower scaffold; Coffee machine
  document rental, order, hire: Tent, Fri to Mon; 40 chairs, Sat; Excavator, 3 days; Sound set; Generator, week 48; Scaffold, open
  ## ambulance, ambulances, ambulance crew, paramedic, paramedics, emergency vehicle, !cars
  thing check, vehicle check, checklist, vehicle checklist, item, equipment: Oxygen, both bottles; Defibrillator, battery; Suction unit; Blue lights and siren; Stretcher, locked; Drug box, sealed
  thing material, missing material: Oxygen mask, child; Gloves, M; Infusion set; Blankets, 2; Splint, arm; Burn dressing
  document mission, call, trip: Fall at home, 04:10; Chest pain, 06:40; Transfer, 08:15; Bike crash, 11:20; Child fever, 13:05; Standby, 15:50
  ## landscaping crew, tree nursery, irrigation company, pool service, pool cleaning, pest control, locksmith, appliance repair
  document job, visit, work order, call, task, stop, service call: Linden lane 4, 08:30; Mill 12, follow-up; Old dairy, two hours; Harbour 9, urgent; Town hall, quote; School, Thursday
  thing product, chemical, supply, part, material: Filter, 12 left; Chlorine, 25 kg; Bait, 40; Cylinder 30/35; Door seal; Pump, spare
  ## food truck, street food, food trucks, snack bar
  thing@taco dish, menu, item, product, food: Smoked bean taco; Fries with herbs; Lemon chicken wrap; Sweet corn cup; Mint lemonade; Plum pancake
  place stop, location, spot: Mill bridge, Mon; University, Tue; Harbour gate, Wed; Office park, Thu; Market square, Fri; Beach, Sat
  ## barber, barbershop, barber shop, barbers, !crm
  person client, customer: Omar Haddad, every 4 weeks; Jonas Weber, Thu 10:00; Yusuf Kaya, Sat 9:30; Elias Lund, new; Mateo Silva, Fri 14:00; Tomás Rey, since 2021
  person stylist, team: Omar, fades; Emil, beards; Yusuf, classic cuts; Lea, long hair; Tomás, kids; Mateo, shaves
  event appointment, booking: Thu 10:00, Jonas; Thu 11:30, Emil; Fri 9:00, Omar; Fri 14:00, Mateo; Sat 10:30, Yusuf; Sat 12:00, Elias
  ## dog grooming, pet grooming, dog groomer, pet groomer, grooming van, grooming salon, !crm, !pets, !vet
  animal dog, pet, cat: Bruno, schnauzer; Nala, poodle; Otis, terrier; Frieda, golden; Pixel, cocker spaniel; Momo, mixed
  event appointment, booking, visit: Thu 10:00, Bruno; Thu 12:00, Nala; Fri 9:00, Otis; Fri 14:00, Frieda; Sat 10:30, Pixel; Mon 9:00, Momo
  place stop, route, route of the day: 9:00, Nala, Linden lane 4; 10:30, Bruno, Mill 12; 12:00, Otis, Park view 9; 14:00, Pixel and Momo, Old dairy; 15:45, Frieda, Harbour 9; 17:00, home
  person groomer: Lea, poodles; Omar, terriers; Kim, big dogs; Ana, cats; Iris, puppies; Tomás, van two
  ## tattoo, tattoos, tattooist, tattoo artist, tattoo studio, piercing, piercer, !board-puzzle, !collection
  document design, design sketch, sketch, draft, flash: Fern, forearm; Swallow, wrist; Two lines, ribs; Mountain, calf; Old ship, upper arm; Lettering, collarbone
  document consent form, form, aftercare sheet: Ruth Adeyemi, signed; Hana Sato, signed; Mateo Silva, open; Noor Rahman, open; Yusuf Kaya, signed; Clara Vogt, signed
  event session, appointment, booking, session booking: Thu 10:00, Ruth, forearm; Thu 14:00, Hana, first talk; Fri 11:00, Mateo, calf; Sat 10:00, Noor, wrist; Tue 12:00, Yusuf; Wed 15:00, Clara
  person client, customer: Ruth Adeyemi, second session; Hana Sato, first talk; Mateo Silva, calf; Noor Rahman, wrist; Yusuf Kaya, cover-up; Clara Vogt, touch-up
  person artist, tattoo artist: Iris, fine line; Omar, traditional; Kim, lettering; Ana, botanical; Emil, blackwork; Lea, colour
  ## hairdresser, hair salon, nail salon, beauty salon, lash, brow, !crm
  document service, price: Cut and wash, 45 min; Colour, 90 min; Beard, 20 min; Gel nails, 60 min; Brows, 15 min; Care, 30 min
  document client card, card, colour formula, formula: Ruth Adeyemi, 6/7 and 20 vol; Hana Sato, 9/1 toner; Mara Vogt, natural; Noor Rahman, 5/4 roots; Ana Petrova, balayage; Iris Chen, allergy test
  person client, customer: Ruth Adeyemi, every 6 weeks; Hana Sato, Thu 10:00; Mara Vogt, Sat 9:30; Noor Rahman, new; Ana Petrova, Fri 14:00; Iris Chen, since 2021
  person stylist, hairdresser: Lea, colour; Omar, beards; Kim, curls; Ana, nails; Iris, brows; Tomás, kids
  event appointment, booking: Thu 10:00, Ana; Thu 11:30, Kim; Fri 9:00, Omar; Fri 14:00, Iris; Sat 10:30, Lea; Sat 12:00, Ruth
  ## dry cleaner, dry cleaners, laundry delivery, detergents, laundry service, ironing, shirt service
  document order, item, job: Two suits, Friday; Five shirts; Wedding dress; Duvet, 2 m; Coat, stain; Curtains
  ## wedding dress, bridal, tuxedo, evening wear, formal wear
  garment dress, gown, suit, item: Ivory, lace; A-line, satin; Navy tuxedo; Boho, long sleeve; Tea length; Champagne, tulle
  event fitting, appointment: First fitting, Thu 16:00; Hem, Sat 10:00; Last fitting; Pick-up, Fri; With mother, Sat; Veil
  ## wedding venue, wedding venues, event venue, venue management, banquet, banquet hall, function room, function rooms, site tours
  document inquiry, enquiry, request, lead: Lea and Omar, 84 guests; Iris and Tomás, 120 guests; Norrgard, summer party; Hana and Jonas, 96 guests; Ruth, sixtieth birthday; Noor and Elias, 70 guests
  document proposal, offer, quote: Iris and Tomás, € 12,800; Noor and Elias, € 8,200; Norrgard, € 5,200; Hana and Jonas, € 10,600; Ruth, € 3,100; Lea and Omar, € 9,400
  document contract, agreement: Lea and Omar, signed; Ruth, signed; Iris and Tomás, sent; Norrgard, draft; Hana and Jonas, open; Noor and Elias, sent
  document payment, deposit, invoice: Lea and Omar, deposit, € 1,500; Ruth, deposit, € 600; Lea and Omar, second half; Norrgard, open; Iris and Tomás, deposit; Noor and Elias, open
  document task, step: Show round Norrgard; Send menu to Iris; Count chairs; Confirm the band; Seating for 84; Order flowers
  ## construction site, site manager, construction manager, construction crew, site foreman, punch list
  document task, to-do: Close shaft, floor 2; Order scaffold, yard side; Mark sockets, wing B; Seal bath 1.06; Call the crane; Clear stairs
  ## exhibition stand, trade fair, trade show, expo, exhibitors
  person exhibitor, lead, contact: Norrgard, hall 2; Harbour Dental, B14; Mill Coffee, A07; Osei and Sons, C22; Linden Print, hall 1; Old Mint, D03
  event talk, session, workshop: Opening, hall 1; Panel on repair; Live demo, B14; Coffee with founders; Awards; Closing
  ## moving house, moving day, house move, moving checklist, moving boxes
  person mover, helper, friend: Omar Haddad, drives the van; Lea Brandt, from 8:00; Kim Osei, two strong arms; Ana Petrova, takes the lamps apart; Iris Chen, brings soup; Tomás Rey, Saturday only
  ## moving company, movers, relocation, furniture removal
  document move, job, order, quote: Linden 4 to Graz, 32 m³; Mill 12, piano; Office, 14 desks; Student room; Harbour 9, storage; Two rooms, Sat
  thing item, box, inventory: Box 4, kitchen; Sofa, 3 seats; Piano; Bed frame; Box 12, books; Washing machine
  ## gas station, petrol station, filling station
  measure price, fuel price: € 1.68; € 1.72; € 1.65; € 1.79; € 1.70; € 1.66
  place station, pump: Ring road, 1.2 km; Mill street, 2 km; Harbour, 3.1 km; Airport, 6 km; North exit, 4 km; Old bridge, 5 km
  ## telecom, internet provider, isp, broadband, fibre
  document invoice, bill: November, € 39.90; October, € 39.90; September, € 44.90; August, € 39.90; July, € 39.90; June, € 52.10
  service plan, tariff, contract: Fibre 250; Fibre 1000; Cable 100; Home 50; Mobile 20 GB; Mobile flat
  document ticket, fault, outage, request: No signal, Mill 12; Slow at night; Router blinks; Move to Linden 4; Outage, harbour; New SIM
  ## bank branch, credit union, loan officer, loan application, bank loan, microfinance, mortgage broker
  document loan, application, case: Kitchen, € 8,000; Van, € 14,500; Shop, € 22,000; Roof, € 18,000; Studies, € 6,400; Bridge loan
  person client, borrower, member: Lea Brandt; Omar Haddad; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey
  ## zoo, wildlife park, aquarium visitors, animal park, zookeeper, zookeepers
  document fact, animal fact: Otters hold hands in their sleep; Red pandas taste sweetness; Sea lions clap for balance; Meerkats take turns on watch; Owls cannot move their eyes; Flamingos are born grey
  thing animal, enclosure: Red panda, Mo; Otter pair; Snow leopard; Giant tortoise; Flamingos, 24; Meerkats, 11
  event feeding, show, talk: Otters, 10:30; Penguins, 11:15; Elephants, 13:00; Seals, 14:30; Bats, 16:00; Keeper talk, 15:00
  ## amusement park, theme park, water park, funfair
  thing ride, attraction: Northern Loop, 25 min; Ghost mill, 10 min; Wave river, 40 min; Big wheel, 5 min; Star carousel; Log flume, 35 min
  place restaurant, stand, shop: Mill kitchen; Ice cream corner; Pirate fries; Tea house; Photo shop; Sweet cart
  ## tour operator, tour guide, tour guides, city tours, sightseeing, excursions, day trips
  event tour, trip, excursion, walk: Old town at dusk; Harbour by boat; Street food walk; Cathedral roof; Bike round, 18 km; Night of legends
  document booking: Old town, 4 people; Harbour, 2 people; Food walk, 6; Roof, family; Bike, 3; Legends, 12
  ## charter, boat rental, boat hire, fishing charter, yacht charter, surf school, dive centre, dive center
  thing@sail boat, yacht: Tern, 9 m; Seagull, 6 seats; Northern Light; Dinghy 4; Catamaran Halo; Pedal boat 7
  event trip, course, lesson, dive: Sunset sail; Half day, mackerel; Wreck dive, 18 m; First waves; Island round; Night dive
  ## food producer, butcher, butchers, fishmonger, delicatessen
  thing product, item, article, meat, cut: Lamb shoulder, 1.2 kg; Farm sausage; Smoked ham; Beef for stew; Chicken, whole; Liver pâté
  document order, pre-order: Brandt, Sat 9:00; Haddad, 2 kg; Osei, party tray; Petrova, ham; Chen, Fri 17:00; Rey, turkey
  ## translation agency, interpreter, interpreters, translation office, translators, translator, word counts, !text-tool, !language, !jobs
  document job, order, assignment: Contract, DE to EN; Manual, 42 pages; Court, Tue 9:00; Birth certificate; Website, FR; Hospital, phone
  ## complaints, complaint management, customer complaints
  document complaint, case: Waited 40 minutes; Charged twice; No answer to my letter; Wrong information; Rude on the phone; Not clean
  ## visitor management, visitor badge, visitor badges, late arrivals, front desk, reception desk, visitors at reception
  person visitor, guest: Hana Sato, Norrgard; Elias Lund, interview; Ruth Adeyemi, audit; Noor Rahman, delivery; Jonas Weber, lunch; Mara Vogt, training
  document late arrival, arrival: Ida, 4b, 8:12; Emil, 3a, 8:25; Noor, 4b, bus; Jonas, 2c, doctor; Hana, 3a, 8:09; Mateo, 1b, 9:40
  document sick note, note: Ida, till Friday; Emil, one day; Noor, from Dr. Chen; Jonas, open; Hana, till 24 Nov; Mateo, received
  document badge, pass: Badge 14; Badge 7; Badge 22; Badge 3; Badge 18; Badge 9
  ## event check-in, guest list, guest lists, door staff, box office, admission, ticket scanning, !wedding
  person guest, attendee, visitor, check-in: Ruth Adeyemi, table 4; Elias Lund, plus one; Hana Sato, press; Yusuf Kaya, paid at door; Mara Vogt, crew; Noor Rahman, table 2
  document ticket: KW-4182, inside; KW-4179, inside; KW-4175, not yet; KW-4171, left 21:40; KW-4168, twice; KW-4160, not yet
  ## tip pooling, tip pool, tip sharing, share tips, split tips, staff tips, our tips, tips fairly, tips among, waiters, gratuities, !estimator
  document tip, payout, day, shift: Thu 19 Nov, € 184; Wed 18 Nov, € 152; Tue 17 Nov, € 126; Sun 15 Nov, € 241; Sat 14 Nov, € 318; Fri 13 Nov, € 276
  person member, colleague, employee, waiter, team: Lea, 7.5 h, € 46; Omar, 8 h, € 49; Kim, 5 h, € 31; Ana, 6 h, € 37; Iris, 4 h, € 25; Tomás, 7 h, € 43
  ## physio practice management, therapy practice, osteopath, treatment rooms, practice management, !physio
  event appointment, booking, session, treatment: Brandt, knee, 08:30; Haddad, back, 09:15; Osei, shoulder, 10:00; Petrova, hip, 10:45; Chen, neck, 11:30; Rey, ankle, 14:00
  person therapist, colleague: Ruth Adeyemi, room 1; Elias Lund, room 2; Hana Sato, manual therapy; Yusuf Kaya, sports; Mara Vogt, children; Noor Rahman, lymph
  numbered room, treatment room: Room 1, free at 9:15; Room 2, occupied; Room 3, mat; Room 4, free; Gym; Room 5, heat
  document cancellation: Brandt, Thu 8:30; Osei, sick; Chen, moved to Fri; Rey, less than 24 h; Haddad, Mon 9:00; Petrova, holidays
  ## fuse box, fuse boxes, circuits, distribution board, electrical inspection, electrical installation
  numbered circuit, breaker: Circuit 1, kitchen, B16; Circuit 2, sockets hall; Circuit 3, lights, B10; Circuit 4, oven, 3-phase; Circuit 5, bath, RCD; Circuit 6, garage
  document job, work order, fuse box, board, report: Linden lane 4, flat 7; Mill 12, main board; Old dairy, workshop; Harbour 9, new RCD; Town hall, level 2; School, gym
  measure value, measured value: 0.42 Ω; 1.2 MΩ; 0.38 Ω; 24 ms; 0.51 Ω; 230 V
  document check, check step, inspection: Insulation; Loop impedance; RCD trips; Polarity; Torque of terminals; Labels
  ## cooking school, cooking class, cooking classes, cooking courses, culinary school, baking course, !recipes
  event course, class, product, article, workshop: Fresh pasta, Sat 10:00; Thai basics; Knife skills; Sourdough weekend; Vegan four courses; Kids bake
  person chef, teacher, cook: Hana Sato, Japanese; Elias Lund, bread; Ruth Adeyemi, West African; Yusuf Kaya, grill; Ana Petrova, pastry; Tomás Rey, fish
  document voucher, gift, gift order: € 50, for Ana; € 120, course for two; € 85, sent; € 30, open; € 200, team; € 65, used
  ## cancer research, sample tracking, biobank, blood samples, tissue samples, lab samples, laboratory, assay, assays, specimen, !nature
  document sample, specimen, experiment: S-4182, tumour; S-4179, serum; S-4175, plasma; S-4171, biopsy; S-4168, cell line; S-4160, control
  numbered freezer, freezer position, position: Freezer 2, rack B4; Freezer 1, rack A2; Freezer 2, rack C1; Tank 3, cane 8; Freezer 4, box 12; Fridge, shelf 3
  document assay, test: ELISA, plate 14; qPCR, run 8; Western blot; Flow, panel 2; Sequencing; Viability
  person scientist, researcher: Hana Sato, group 2; Elias Lund, group 1; Ruth Adeyemi, core lab; Yusuf Kaya, group 3; Mara Vogt, post-doc; Noor Rahman, PhD
  ## mushroom farm, mushroom growing, mushroom cultivation, oyster mushrooms, substrate, !nature, !farm
  document batch, substrate batch, block: Batch 118, straw; Batch 117, oak; Batch 116, coffee; Batch 115, straw; Batch 114, beech; Batch 113, contaminated
  numbered room, grow room: Room 1, 14.2 °C; Room 2, pinning; Room 3, 2nd flush; Room 4, empty; Lab; Incubation
  document flush, harvest: Room 1, 1st, 42 kg; Room 3, 2nd, 28 kg; Room 2, pins; Room 1, 3rd, 14 kg; Room 3, 1st, 46 kg; Room 2, 1st, 39 kg
  ## prototypes, prototype, hardware startup, product development, engineering samples
  thing prototype, sample, board: P4, rev C; P5, white case; P3, drop test; P6, new antenna; P2, retired; P7, at the lab
  document test, test result, result: Drop, 1 m: passed; Battery, 31 h; Water, IP54: failed; Heat, 60 °C; Button, 50,000; Radio, −72 dBm
  thing part: Battery, 800 mAh; Screw M2, 200; Antenna, 2.4 GHz; Housing, white; Seal ring; Display, 1.3 in
  ## trade union, labour union, works council, strike, professional association
  document news, announcement: Round four on Tuesday; 6.2 % offered; Warning strike, Fri 6:00; Works council elected; New training days; Advice moves online
  event strike, meeting, event, action: Warning strike, Fri 6:00; Rally, Mill bridge; Round four, Tue; Members evening; Picket, gate 2; Assembly, Sat
  document advice request, request, case, question: Overtime not paid; Notice in probation; Holiday refused; Fixed-term again; Shift changed late; Warning letter
  ## landlord, landlords, rent payments, rental properties, rent collection, !real-estate
  document contract, lease, tenancy agreement: Flat 7, R. Adeyemi; Flat 12, until May; Loft, H. Sato; Flat 3, to renew; Shop, five years; Garage 4, monthly
  document meter reading: Flat 7, water 214; Flat 12, heat 3.1; Loft, power 4810; Flat 3, gas 92; Shop, water 61; House, oil 40 %
  place house, rental house: Linden lane 4, three flats; Mill street 12, four flats; Old dairy, shop and loft; Garden house; Harbour 9; Station square 2
  person tenant: Ruth Adeyemi, flat 7; Elias Lund, flat 12; Hana Sato, loft; Yusuf Kaya, flat 3; Mara Vogt, shop; Noor Rahman, garage 4
  document payment, rent, rent payment: Flat 7, November; Flat 12, paid; Flat 3, 5 days late; Loft, paid; Shop, November; Garage 4
  document request, repair, repair request, issue, problem: Dripping tap, flat 7; Lift stuck on third; Window, flat 12; Cellar light; Heating off, flat 3; Mailbox lock
  place property, unit, apartment, building, flat: Linden lane 4, flat 7; Mill street 12; Old dairy, loft; Harbour 9, ground floor; Station square 2; Garden house
  ## hotel housekeeping, housekeeping app, room attendants, minibar, rooms to clean, !home-services, !hotel-guest, !booking
  numbered room, hotel room: Room 104, checkout; Room 207, stay; Room 112, do not disturb; Room 301, VIP, 14:00; Room 215, clean; Room 118, inspect
  document minibar refill, refill, minibar: Room 104, 2 water; Room 207, nuts; Room 112, untouched; Room 301, sparkling; Room 215, 1 juice; Room 118, full
  thing@bag lost item, item, lost property: Charger, room 104; Scarf, lobby; Ring, room 301; Toy fox, 215; Book, breakfast; Glasses, 118
  document ticket, maintenance ticket, issue, problem: Shower drips, 207; TV remote, 112; Light, hall 2; Heater cold, 301; Door card, 118; Blind stuck, 215
  ## it asset, it assets, asset tracker, device management, company laptops, return checklist, hardware inventory
  thing asset, laptop, device, stock item, item: Laptop 14, Lea Brandt; Laptop 22, Omar Haddad; Phone 7, Kim Osei; Screen 27 in, desk 4; Laptop 9, in stock; Tablet 3, reception
  document check item, check, return checklist: Laptop and charger; Phone unlocked; Badge and keys; Accounts closed; Data wiped; Receipt signed
  ## canteen, staff canteen, school canteen, school kitchen, cafeteria, lunch menu, school lunch, school lunches, school meals, !intranet
  thing@salad dish, meal, menu, lunch, school lunch, weekly menu: Lentil soup, vegan; Pasta bake; Fish and potatoes; Rice bowl, tofu; Chicken, herbs; Pancakes, Friday
  document allergen: Gluten, 4 dishes; Milk, 6 dishes; Nuts, 1 dish; Egg, 3 dishes; Celery, 2 dishes; Soy, 2 dishes
  document total, order, class total: Class 4b, 18 meals; Class 3a, 21 meals; Class 2c, 16 meals; Class 1b, 22 meals; Teachers, 9; Guests, 2
  ## interior designer, interior designers, interior design, mood boards, home staging
  document mood board, board, concept: Living room, warm; Bath, stone; Kitchen, green; Hall, light; Bedroom, linen; Office, oak
  thing product, item, furniture, product list: Sofa, linen, € 1,840; Floor lamp, € 260; Rug, 200 × 300; Curtain, per m; Oak table, € 1,120; Wall colour, 5 l
  document approval: Living room, approved; Bath, two changes; Kitchen, waiting; Hall, approved; Bedroom, open; Office, budget
  place room: Living room, € 4,280; Bath, € 2,140; Kitchen, € 8,900; Hall, € 960; Bedroom, € 3,120; Office, € 1,750
  ## swimming school, swim school, swimming lessons, swimming courses, swim lessons, !city-services, !booking
  event course, lesson, class: Seahorse, Mon 15:00; Bronze, Tue 16:00; Silver, Thu 16:45; Parents and babies; Crawl for adults; Fear of water
  award badge, level: Seahorse; Bronze; Silver; Gold; First 100 m; Ring from 2 m
  person instructor, teacher, trainer: Hana Sato, beginners; Elias Lund, crawl; Ruth Adeyemi, babies; Yusuf Kaya, diving; Mara Vogt, adults; Noor Rahman, Saturdays
  ## find dentists, list of dentists, find doctors, list of doctors, find a doctor, find a dentist, doctor finder, !clinic
  person dentist, doctor, specialist, therapist: Dr. Petrova, English and Polish; Dr. Chen, children; Dr. Rey, implants; Dr. Lund, evenings; Dr. Adeyemi, anxious patients; Dr. Kaya, Turkish
  ## sports club, athletics club, club news, fixtures, membership fees
  person team: Under 10, Mon and Thu; Under 14, Tue and Fri; First team, Sunday 15:00; Women, Wed 19:00; Veterans, Fri; Walking football
  event fixture, match, training, game: Harbour United, Sat 15:00; Linden Rovers, away; Mill Street, cup; East End, Sun 11:00; Old Boys, friendly; North, away
  document news, club news: New shirts are here; Helpers for Saturday; Pitch closed till Friday; Fees due in December; Summer camp; Thank you, Kim
  ## hospital kitchen, hospital kitchens, clinic kitchen, care home kitchen, diet kitchen, dietitian, !recipes, !nutrition
  thing@soup meal, dish, menu, diet: Soft diet, potato soup; Low salt, fish; Diabetes, lentils; Vegan, rice bowl; Puréed carrots; Full diet, stew
  document portion, order: Ward 4, 22 portions; Ward 7, 18 portions; Maternity, 14; Children, 16; Intensive care, 6; Staff, 40
  document allergy, allergen: Nuts, 3 patients; Milk, 5 patients; Gluten, 4 patients; Egg, 1 patient; Fish, 2 patients; Soy, none
  ## debate, debates, debate club, debating, public speaking club, toastmasters, !timer
  event debate, round: This house would ban cars; Four-day week; Homework for all?; Vote at sixteen; Free trains; Robots at work
  person speaker, member, speaking order, order of speakers, speaker order: Ruth Adeyemi, first proposition; Elias Lund, first opposition; Hana Sato, second proposition; Yusuf Kaya, rebuttal; Mara Vogt, judge; Noor Rahman, timekeeper
  document format, debate format: British Parliamentary, 8 speakers; World Schools, 3 against 3; Lincoln-Douglas, 1 against 1; Oxford, with a vote; Policy, 2 against 2; Karl Popper, 3 against 3
  document role: First proposition; First opposition; Second proposition; Second opposition; Rebuttal; Judge
  ## milk delivery, milk quantities, dairy cooperative, farmers cooperative, cooperative of farmers, agricultural cooperative
  document delivery, quantity, milk quantity: Thu 19 Nov, 1,240 l; Wed 18 Nov, 1,215 l; Tue 17 Nov, 1,252 l; Mon 16 Nov, 1,198 l; Sun 15 Nov, 1,231 l; Sat 14 Nov, 1,207 l
  document payment, statement: November, € 18,420; October, € 17,960; September, € 18,105; August, € 16,870; July, € 17,240; June, € 17,615
  document news, notice: Base price rises to 48.2 ct; General meeting, 4 Dec; New tanker on route 3; Holiday collection times; Lab is closed Friday; Board elected
  measure quality value, quality, value: 4.2 % fat; 3.4 % protein; 180,000 cells; 4.1 % fat; 3.5 % protein; 12,000 germs
  ## car rental, rental car, rental cars, rent a car, hire car, car hire, car sharing
  thing@car rental vehicle, vehicle, car, item: Compact, 4 seats; Estate, 5 seats, automatic; Electric, 310 km; Van, 8 m³; Convertible, 4 seats; Minibus, 9 seats
  place location, pick-up location, station, branch: Central station; Airport, level 0; Harbour gate; Mill street; University; East end
  ## parking garage, parking attendant, parking lot, car park, valet, valet parking, traffic warden, toll station
  document ticket, plate, number plate, license plate, scan, entry, parking session: KR 482 B, in since 08:12; MT 917 K, in since 09:40; LB 204 A, paid; DN 655 C, level 2; SV 118 F, lost ticket; GH 730 E, season pass
  document shift, shift total, total: Early, € 412; Late, € 586; Night, € 138; Saturday, € 724; Sunday, € 391; Friday, € 655
  measure fee, duration, rate, tariff: € 2.40 an hour; € 16 a day; First 20 min free; € 5 at night; € 89 a month; € 10 lost ticket
  place level, space, bay, spot: Level 1, 14 free; Level 2, 3 free; Level 3, full; Roof, 41 free; Bay 12, disabled; Bay 30, charger
  ## election, local election, elections, ballot paper, polling station, voter
  person candidate: Ruth Adeyemi, Greens; Elias Lund, Liberals; Hana Sato, Independent; Yusuf Kaya, Labour; Mara Vogt, Centre; Noor Rahman, Citizens’ List
  document position, issue, topic: Car-free old town, for; New swimming pool, against; Night buses, for; Rent cap, open; More trees, for; Harbour tunnel, against
  place polling station, station, polling place: Linden school, 08:00 to 18:00; Town hall, room 2; Library, Mill street; Fire station; Sports hall north; Parish hall
  event date, deadline: Election day, Sun 29 Nov; Postal votes by Fri 27 Nov; Debate, Thu 19 Nov; Results, from 18:00; Run-off, Sun 13 Dec; Register by Mon 23 Nov
  ## climbing gear, climbing equipment, climbing shoes
  thing item, gear, offer, listing: Climbing shoes, size 41; Rope, 60 m; Harness, size M; Chalk bag; Belay device; Quickdraws, set of 6
  ## allotment, allotment garden, community garden, garden plots
  document diary, garden diary, entry: First frost, dahlias are in the cellar; Last tomatoes, 3 kg; Sowed broad beans; Hedge cut with Omar; Pumpkins weighed, 14 kg; Garlic planted, two rows
  thing@vegetables surplus vegetable, surplus, vegetable, harvest, swap, crop: Courgettes, 3 kg; Runner beans; Beetroot, a bunch; Tomato plants, 6; Plums, a bucket; Pumpkin, 4 kg
  document task, job, chore, to-do: Turn the compost; Water the young beds; Mend the fence; Sow the winter rye; Cut the hedge; Clean the tool shed
  event event, meeting, date: Work day, Sat 10:00; Seed swap, Sun; Annual meeting, Fri; Harvest feast; Pruning course; Open gates
  thing tool, item, shed: Wheelbarrow; Two spades; Hand mower; Hose, 25 m; Loppers; Sieve
  document shift, turn, watering shift, watering rota: Thu 19 Nov, Ana; Fri 20 Nov, Omar; Sat 21 Nov, Iris; Sun 22 Nov, Kim; Mon 23 Nov, Lea; Tue 24 Nov, Tomás
  event watering: Bed 1, ten minutes; Bed 2, every second day; Beds 3 and 4, in the evening; Herb bed, little; Greenhouse, daily; Berries, once a week
  thing@vegetables bed, raised bed: Bed 1, garlic and broad beans; Bed 2, kale and leeks; Bed 3, resting under straw; Bed 4, strawberries; Bed 5, winter salad; Herb bed, thyme and sage
  numbered plot: Plot 4, Ana Petrova; Plot 7, free; Plot 9, Omar Haddad; Plot 12, school; Plot 15, Lea Brandt; Plot 18, herbs
  ## sauna, saunas, spa day, wellness, day spa, thermal bath
  event offer, slot, time slot, session, product: Two hours; Four hours; Day ticket; Evening, from 18:00; Private sauna; Ladies' morning
  thing add-on, extra, towel: Towel, € 5; Robe, € 8; Salt scrub; Massage, 30 min; Tea and fruit; Slippers
  ## dental practices, dental supplies, dental practice, practice supplies, medical supplies, !tracker
  thing supply, product, item, material: Gloves, M, 100; Composite, A2; Anaesthetic, 50; Masks, 50; Burs, fine; Impression tray
  document delivery, order: 4182, arrives Fri; 4179, on its way; 4175, delivered; 4171, one part missing; 4168, delivered; 4160, returned
  ## tree surgeon, tree surgeons, arborists, tree felling, tree work
  document job, work order, task, visit: Oak, Linden 4, crown; Beech, Mill 12, fell; Hedge, school; Ash, dieback; Storm, Harbour 9; Stump, town hall
  document check, equipment check, check step, risk assessment, assessment: Ropes and slings; Harness; Chainsaw, chain brake; Drop zone; Power lines; Rescue plan
  ## ground staff, ground crew, ground handling, gate changes, ramp agents
  document flight, assigned flight, job: KW 418, B12, 09:20; KW 212, A4, boarding; KW 87, C3, late; KW 530, B7, 11:40; KW 19, A9; KW 604, C1, 12:05
  document gate change, change: KW 87, C3 to C7; KW 212, A4 to A6; KW 530, stays B7; KW 19, bus gate; KW 604, open; KW 418, B12
  event shift, duty: Early, Fri 20 Nov; Late, Sat 21 Nov; Night, Sun; Early, Mon; Split, Tue; Late, Wed
  ## orchard, orchards, apple orchard, fruit farm, cider, cider press, fruit trees, fruit grower
  numbered@fruit row, plot, tree row, block, tree: Row 4, Boskoop; Row 7, Cox Orange; Row 9, Topaz; Row 12, Elstar; Old meadow, pears; Wall row, quinces
  thing variety, tree variety, apple variety, apple, fruit: Boskoop, keeps till March; Cox Orange, ripe in September; Topaz, scab-proof; Elstar, sweet; Golden pear; Quince Cydora
  document spraying, treatment, spraying record: Sulphur, row 4; Copper, row 7; Soap, aphids; Lime, trunks; Sulphur, row 9; Nettle brew
  event pruning, task, job, work: Row 4, winter cut; Row 7, water shoots; Topaz, thinning; Old meadow, by ladder; Stakes, row 12; Grafting, wall row
  event pressing, pressing day, cider pressing, press day: Sat 10:00, own apples; Thu 14:00, Haddad, 400 kg; Fri 9:00, school class; Tue 15:00, mixed; Sat 13:00, last run; Wed 16:00, pears
  measure crate, harvest, harvest by crate: 42 crates; 38 crates; 51 crates; 27 crates; 44 crates; 36 crates
  document cider: Boskoop, dry, 240 l; Cox and Topaz, 180 l; Quince, 60 l; Old meadow, cloudy; Pears, 90 l; Last run, sweet
  person picker: Omar, 14 crates; Lea, 11 crates; Kim, 17 crates; Ana, 9 crates; Iris, 12 crates; Tomás, 15 crates
  ## bell ringers, bell ringing, bell tower, ringers, bell ringer, change ringing, church bells, tower bells
  event practice, ringing practice, rota: Tue 19:30, all welcome; Thu 19:00, learners; Sun 9:15, service; Sat 10:00, outing; Tue 26 Nov; Sun 18:00, evensong
  document method, line diagram, blue line: Plain Bob Doubles; Grandsire Triples; Cambridge Minor; Kent Treble Bob; St Simon’s; Bristol Surprise
  document quarter peal, peal, quarter: 1,260 Plain Bob, 44 min; 1,250 Cambridge, 47 min; 1,260 Grandsire; 1,272 Kent; First quarter, Ida; 1,296 Bristol
  place tower, tower visit, visit: St Mary, 8 bells; Mill chapel, 6 bells; Old minster, 10 bells; Linden church, 6; Harbour tower, 8; Hill chapel, 5
  person band member, ringer, member, learner: Lea, treble; Omar, 3; Kim, 5; Ana, 2; Iris, tenor; Tomás, learner
  event ring, ringing, sunday ringing, service ringing: Sun 22 Nov, 9:15, six of eight; Sun 29 Nov, 9:15, Advent; Sat 5 Dec, wedding, 14:00; Sun 6 Dec, evensong; Thu 24 Dec, 22:30; Sun 27 Dec, 9:15
  document method learnt, learnt method: Plain Hunt, by all; Plain Bob Doubles, by six; Grandsire, half-way; Kent, Lea and Omar; Stedman, wanted; Cambridge Minor, one day
  thing bell, church bell, tower bell: Treble, 280 kg, 1784; Second, 310 kg; Third, 360 kg; Fourth, 420 kg; Fifth, 540 kg; Tenor, 810 kg, F sharp
  ## parking permit, resident permit, parking permits, residents parking
  document permit, application, request: Zone 3, WT 4081; Zone 1, new address; Zone 2, electric car; Visitor, 14 days; Zone 3, second car; Care service
  document proof, document, proof of residence: Registration form; Rental contract; Power bill, October; Vehicle papers; Passport, page 2; Letter of employer

  ## sawmill, sawmills, saw mill, timber yard, lumber yard, lumber mill, !furniture, !outdoor-log
  thing@forest log, round log, trunk, timber: Oak, 4.2 m, 52 cm, plot 7; Larch, 5 m, 38 cm, plot 3; Spruce, 4 m, 31 cm, six of them; Ash, 3.1 m, 44 cm; Douglas fir, 6 m, 47 cm; Walnut, 2.4 m, garden of Vogt
  thing board cut, board, plank, beam: Oak 30 mm, 24 boards; Larch 25 mm, 62 boards; Spruce beams 8 by 12, 40; Ash 50 mm, 14 boards; Douglas 27 mm, 36 boards; Walnut 40 mm, 9 boards
  thing drying stack, stack, kiln load: Stack 3, oak 30 mm, 18 % wet; Stack 5, larch 25 mm, 14 %; Kiln, ash 50 mm, day 9 of 16; Stack 1, spruce, 12 %, dry; Stack 7, walnut, since May; Stack 8, oak beams, 31 %
  document order, customer order, job: Terrace boards, larch, Lea Brandt; Roof beams, Omar Haddad, 40; Table top, oak, Kim Osei; Fence posts, 120, Mill farm; Own logs to cut, Ruth Adeyemi; Cladding, Old dairy, 84 m²
  ## organ builder, organ builders, church organ, church organs, pipe organ, pipe organs, organ tuner, organ tuning
  thing organ, church organ, pipe organ, instrument: St Linden, 24 stops, two manuals; Old abbey, 41 stops, 1784; Mill chapel, 8 stops; Harbour church, 32 stops; Town hall, 18 stops; St Ana, choir organ, 6 stops
  thing stop, rank, register: Principal 8’; Trumpet 8’, two pipes silent; Bourdon 16’; Mixture, four ranks; Flute 4’; Oboe 8’, sharp
  document defect, fault: Cipher on G, great; Pipe does not speak, flute 4’; Bellows leak; Key sticks, pedal D; Trumpet out of tune; Swell box squeaks
  thing part, part to bring: Pallet springs, 20; Leather strips; Tuning slides, tin; Felt, green; Action wire, 5 m; Glue, hot

  ## lifeguard rota, lifeguard shifts, pool lifeguard, pool lifeguards, pool attendant, pool attendants, !public-baths, !bathing-water
  event shift, rota, duty: Thu 6:30 to 14:00, main pool; Thu 13:30 to 21:00, main pool; Fri 6:30 to 14:00, slide; Sat 9:00 to 19:00, all four; Sun 9:00 to 15:00, children’s pool; Mon closed, cleaning
  person lifeguard, guard, attendant: Lea Brandt, silver badge; Omar Haddad, in charge; Kim Osei, slide until 14:00; Ana Petrova, off today; Iris Chen, first aid until May; Tomás Rey, weekends
  document incident, report, rescue: Slipped at the slide, plaster, 14:10; Cramp in lane 4, pulled out; Lost child, found in 6 min; Wasp sting, cooled; Nose bleed, children’s pool; Fight at the kiosk, sent home
  measure water temperature, water value, chlorine: 24.2 °C, 9:00; 24.6 °C, 12:00; 25.1 °C, 15:00; 0.5 mg/l chlorine; pH 7.2, 9:00; 24.0 °C, yesterday

  ## test reports of installations, electrician test, electricians test, electrical test report, installation test, appliance testing, pat testing, !lab
  document test report, report, certificate, protocol: Linden lane 4, flat 7, passed; Mill 12, main board, two defects; Old dairy, workshop, passed; Harbour 9, new RCD, to sign; Town hall, level 2, in work; School, gym, passed
  measure measured value, measurement, value, reading: Loop impedance, 0.42 Ω; Insulation, 1.2 MΩ; RCD, trips in 24 ms; Earth, 0.38 Ω; Voltage, 231 V; Touch voltage, 4 V
`
