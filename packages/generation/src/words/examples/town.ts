/** Town, community, travel, transport, care: `class[@picture] noun, noun: example; example`. */
export const townExamples = `
  place@pizza pizza place, pizzeria: Forno Nove, Neapolitan; Da Lina, thin and crisp; Al Taglio 31, by the slice; Second Oven, sourdough; Mezzanotte, until one; Piazza Linden, with a yard
  event departure, timetable, connection, sailing, ferry time: 07:40 to North island; 09:15 to West pier; 11:00 to Lighthouse quay; 13:30 to Old harbour; 16:05 to North island; 18:20 to West pier
  thing@sail ferry, ship, boat, passing ship, vessel, yacht: Albatross, cargo; Northern Light, ferry; Seagull, trawler; Harbour Maid, pilot; Tern, sail; Island Star, ferry
  place university, universities, college: University of Bergen, founded 1946; Porto Technical University, three campuses; Ghent City College, arts and law; Turin School of Design, 4,200 students; Leipzig Music College, 900 students; North Coast University, marine sciences
  place@beer brewery, craft brewery, microbrewery, taproom: Old Dairy Brewing, since 1998; Harbour Hops, micro; Linden Brewhouse, with a garden; Two Rivers Ale, regional; Copper Kettle, brewpub; North Quay Beer, planned
  place public toilet, toilet, restroom, public restroom, public bathroom, public loo: Linden square, free, with a ramp; Station hall, 50 cents; Mill park, until 20:00; Harbour gate, with a changing table; Library, free; Old dairy, closed for repair
  place pharmacy, chemist, drugstore: Linden Pharmacy, 240 m; Station Pharmacy, 410 m; Pharmacy at the Mill, 600 m; Harbour Pharmacy, 850 m; Market Pharmacy, 1.1 km; East End Pharmacy, 1.4 km
  place public bookcase, bookcase, book box, little library: Mill park, by the gate; Linden square, old phone box; Station road, 3 shelves; Harbour steps, children’s books; Town hall, inside; East end, at the bakery
  place post box, mailbox, parcel locker, letter box: Station hall, emptied 18:00; Linden lane 4, emptied 16:30; Harbour gate, parcels too; Mill bridge, emptied 17:15; Market, emptied 9:00; East end, emptied 16:00
  place waste bin, dog waste bin, litter bin, bottle bank, recycling point, recycling container: Mill bridge, emptied Monday; Linden square, glass and paper; Harbour gate, with bags; Park north, full; Station road, glass; East end, emptied Friday
  place point of interest, sightseeing spot: Lighthouse cliff, at sunset; Redwood trail, 2 km; Old mission, built 1791; Fern canyon, bring boots; Pier at low tide; Sand dunes, an hour north
  place hammock spot, hammock location, hammock tree: Two pines above the bay; Birch grove, in the shade; Mill meadow, by the stream; Oak pair, quiet; Harbour park, near the café; Dune wood, windy
  place@castle castle, fortress, palace: Wartburg, 12th century; Heron Castle, moated; Castle Rey, in ruins; Rooks' Hold, on a crag; White Palace, gardens; Mill Tower, museum
  place pin, map pin, dropped pin: Old mill café; Bench above the bay; Night market, row 6; Swimming steps; Bookshop with a cat; Roof with a view
  place lighthouse: West pier, 24 m; Heron Rock, 31 m; Old Harbour, out of use; Cape North, 42 m; Tern Island, red and white; Mole Head, 12 m
  place waterfall, cascade: Veil Falls, 42 m; Mill Cascade, three steps; Black Gorge, 18 m; Fern Falls, ten minutes on foot; Long Leap, 84 m; Twin Falls, after rain
  place embassy, consulate: Embassy of Portugal; Embassy of Norway; Consulate of Japan; Embassy of Kenya; Embassy of Canada; Consulate of Chile
  place@coffee coworking space, co-working space: Old Dairy Desks, 42 seats; Harbour Loft, open all night; Linden Studio, quiet room; Station Hub, by the hour; Mill Floor, dogs welcome; The Annex, day pass
  place island, harbour, port, quay, marina: West pier; Old harbour; Lighthouse quay; North island; Mill dock; Ferry house
  event lamp check: Evening lamp; Midnight round; Morning lamp; Lens and clockwork; Spare burner; Weekly test
  document visitor book, guest book, visitor's book: Two cyclists from Ghent; School class 4b; Painter, stayed till dusk; Family Rey; Bird ringers; Pilot Lund
  event blood donation, plasma donation: Whole blood, 12 Dec; Plasma, 24 Nov; Platelets, 3 Jan; Whole blood, 8 Aug; Plasma, 2 Nov; Whole blood, 14 May
  place donation centre, centre, center, clinic, test centre: City hospital, 600 m; Red hall, 1.2 km; University, 2 km; Market bus, Friday; North clinic, 4 km; Town hall, Saturday
  person patient: Lea, knee; Omar, check-up; Kim, new; Ana, since March; Iris, back; Tomás, after surgery
  person resident: Lea, first floor; Omar, flat 4; Kim, garden side; Ana, second floor; Iris, flat 7; Tomás, top floor
  numbered flat, rented flat: Flat 1, ground floor; Flat 2, ground floor; Flat 3, first floor; Flat 5, second floor; Flat 7, attic; Flat 8, courtyard
  person donor, patron, supporter: Lea Brandt, € 20 a month; Omar Haddad, € 250 this year; Kim Osei, since 2019; Ana Petrova, € 15 a month; Mill Café, for the prizes; Tomás Rey, new
  person blood donor: Lea, 0 negative; Omar, A positive; Kim, B positive; Ana, 0 positive; Iris, AB negative; Tomás, A negative
  person nurse, doctor, carer, caregiver, medic: Nurse Kim; Dr. Petrova; Nurse Omar; Dr. Chen; Nurse Lea; Dr. Rey
  event check-up, checkup: Check-up, 09:00; Blood test, 09:40; Teeth, 11:00; Eyes, 14:20; Vaccination, 15:00; Physio, 16:30
  event pet vaccination, dog vaccination, cat vaccination, pet vaccine: Rabies, March 2027; Distemper, due in May; Cat flu, in December; Leptospirosis, August; Kennel cough, booked; Parvovirus, valid
  event vaccination, vaccine, jab: Flu, October; Tetanus, 2031; Measles, done; Hepatitis B, second; Tick, third; Whooping cough, done
  document prescription, refill: Amlodipine, 30 tablets; Insulin pen, 5; Nose spray, refill; Vitamin D, 90; Eye drops, refill; Iron, 60 tablets
  thing sensor, probe, thermometer, hygrometer: North bench, 21.4 °C; Door, 19.8 °C; Ridge vent, 24.1 °C; Soil, bed 2; Outside, 8.6 °C; Propagator, 26.0 °C
  thing leftover, leftover food, surplus food, food parcel: Lentil soup, 2 portions; Half a plum cake; Bread from Friday; Six eggs; Bag of carrots; Pasta bake, warm
  thing medicine, medication, antihistamine, pill, supplement, vitamin: Cetirizine 10 mg, after breakfast; Vitamin D, at noon; Iron, in the evening; Nose spray, twice a day; Magnesium, before bed; Eye drops, morning and evening
  thing symptom, side effect, trigger: Sneezing; Itchy eyes; Headache; Cough; Short night; Tiredness
  document trigger, diary of trigger, craving: Coffee at eleven, today; After lunch, yesterday; Phone calls, on Tuesday; Friday evening, 13 November; Waiting for the bus, 12 November; Stress at work, 10 November
  award milestone, health milestone: 20 minutes: pulse calms; 1 day: oxygen back; 3 days: taste returns; 2 weeks: easier stairs; 3 months: deeper breath; 1 year: half the risk
  numbered bed, free bed: Bed 1, by the window; Bed 4, by the door; Bed 7, quiet; Bed 9, ground floor; Bed 11, wide; Bed 12, by the window
  document meal served, meal count: Soup, 34; Breakfast, 28; Tea, 41; Sandwiches, 30; Stew, 36; Fruit, 52
  place stop, bus stop, station, tram stop: Mill bridge, lines 4 and 7; Linden square, lines 2 and 9; Central north, all lines; University, lines 4 and 12; Harbour gate, line 7; East end, line 2
  thing bus, school bus, shuttle, tram, bus line, tram line: Bus 4, on time; Bus 7, 5 min late; Bus 2, at school; Shuttle A; Bus 9, on time; Night bus
  person passenger: Ida, stop 2; Emil, stop 3; Noor, stop 3; Jonas, absent; Hana, stop 5; Mateo, stop 6
  person child, pupil, kid: Ida, 6 years; Emil, 9 years; Noor, 7 years; Jonas, 8 years; Hana, 7 years; Mateo, 6 years
  document weather warning, severe weather warning, storm warning: Gale, until 22:00; Black ice, from 5:00; Thunderstorm, yellow; Heavy rain, 40 l; Fog, until ten; Frost, Friday night
  place bench, park bench: Pier, under the lime; Old harbour, sea view; Linden park, by the pond; Mill bridge, in the sun; Upper lane, with table; Castle wall
  place drinking fountain, water fountain, water point, refill station: Town hall square; Linden park, gate; Station, platform 1; Market, by the clock; Mill bridge; School lane
  event airport board, departure board, arrival board, arrivals board: 9:55 Lisbon, gate B 12; 10:20 Bergen, boarding; 10:35 Ghent, 25 min late; 11:05 Osaka, gate C 3; 11:40 Vienna, on time; 12:10 Porto, check-in
  document delay, service alert, disruption: Bus 7, 5 minutes; Bridge closed; Snow on the hill; Line 2 shortened; Lift out of order; Strike on Friday
  event departure delay, delay alert: 09:15 is 10 min late; 11:00 from pier 2; 13:30 cancelled; Strong wind after 16; 16:05 on time; Extra trip 19:40
  document pothole: Mill street, by the bakery; Broken swing; Lamp 118 is dark; Bin is full; Slippery steps; Bent sign
  document council news, village news, town news, neighbourhood news, bulletin, notice: New bus stop from May; Pool opens on Saturday; Market moves; Bridge closed till June; Two new trees; Budget evening
  thing@bag lost item, found item, lost and found, lost property: Blue scarf, pool; Keys with a whale; Child bike, red; One glove; Reading glasses; Umbrella, green
  person phone number, emergency contact, useful number: Town hall; Doctor on duty; Water works; School; Fire brigade; Village shop
  numbered hall, room hire, venue hire, room: Big hall; Kitchen; Small room; Stage; Meeting room; Barbecue place
  thing bike, bicycle, stolen bike, found bike: City bike, green; Road, 56 cm; Cargo, blue box; Child, 20 inch; Folding, grey; E-bike, black
  person applicant, waiting list, waitlist: Ida Brandt, since March; Kim Osei, no. 2; Tomás Rey, no. 3; Iris Chen, moved up; Omar Haddad, offered a place; Ana Petrova, no. 6
  document petition, proposal, initiative, idea: More bike stands; Benches in the park; Later library hours; Safer crossing; Trees in every street; Repair the fountain
  person volunteer, helper, neighbour, member: Lea, Tuesdays; Omar, mornings; Kim, weekends; Ana, has a van; Iris, kitchen; Tomás, first aid
  event rota, duty rota, roster: Ruth and Omar; Kim; Ana and Jonas; Iris; Noor and Lea; Tomás
  event volunteer shift, helper shift: Sat 10:00, sorting; Sat 13:00, stall; Sun 09:00, pile; Tue 17:00, soup; Thu 18:00, phone; Fri 16:00, van
  place@hotel hotel, hostel, accommodation: Hotel Harbour View; Old Mint Hotel; Linden House; Pension Mill; Garden Hotel; The Lighthouse
  place diner, roadside diner, rest stop, service area: Blue Plate, open all night; Mill Grill, exit 14; Harbour Shack, fish rolls; The Long Counter, pies; Station Kitchen, from 6:00; Ridge Café, with a view
  place@hotel room, apartment, stay: Room 4, sea side; Attic studio; Garden flat; Bunk room; Tower room; Mill cottage
  event@museum exhibition, special exhibition, current exhibition: Paper cities, until 31 January; Women at the quay, until 14 March; Eleven clocks, in the tower; After the flood, from 3 December; Small boats, free entry; Night pictures, until Sunday
  place@old local tip, insider tip, city tip, tip nearby: Mill Café, the best breakfast; Old harbour, at sunset; Saturday market, until noon; Castle wall, with a view; Linden baths, warm till ten; House of light, rainy days
  place@museum museum, gallery, monument, sight: City museum; House of light; Old mint; Museum of bread; Harbour gallery; Glass hall
  thing@museum exhibit, artwork, sculpture, object: Ship in a bottle; Brass sextant; Figurehead, 1840; Harbour at dusk; The pilot's coat; First lamp
  place@city city, destination, town: Lisbon; Ghent; Turku; Graz; Porto; Bergen
  place country: Portugal, Lisbon; Belgium, Brussels; Finland, Helsinki; Austria, Vienna; Norway, Oslo; Japan, Tokyo
  place hospital ward: Ward 1 A, surgery; Ward 1 B, heart; Ward 2 A, children; Ward 2 B, births; Ward 3 A, intensive care; Ward 3 B, elderly
  thing packing item, luggage, packing list: Rain jacket; Adapter; First-aid kit; Swim things; Book; Snacks for the train
  document flight: Berlin to Lisbon, 07:40; Lisbon to Berlin, 18:55; Porto to Graz, 11:20; Bergen to Turin, 06:15; Ghent to Oslo, 14:05; Graz to Porto, 21:30
  place@none parking spot, car park, charger, charging station: Market garage, 14 free; Linden lane; Station north, 3 free; Pool, free of charge; Mill yard; Town hall, 2 free
`
