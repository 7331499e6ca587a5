/** Trades of one or two people, and what families and groups keep: see domains.ts for the form. */
export const smallTradeDomains = `
  ## driving school, driving lessons, driving instructor, driving instructors, learner drivers, student drivers
  person pupil, learner, student, learner driver: Emil, 17, 14 lessons; Noor, 18, test on Friday; Jonas, 22, motorway next; Hana, 17, first lesson; Mateo, 31, starts again; Ida, 18, theory passed
  person instructor, teacher: Omar Haddad, manual; Hana Sato, automatic; Tomás Rey, motorbike; Ruth Adeyemi, with trailer; Elias Lund, evenings; Ana Petrova, theory
  thing car, vehicle: Golf, manual, HB-KW 418; Yaris, automatic; Zoe, electric; Golf, manual, HB-TR 77; Motorbike, A2; Trailer, 1.2 t
  document mock test, test, theory test, exam: Mock test 8, 2 errors; Mock test 7, 4 errors; Right of way, 0 errors; Signs, 1 error; Mock test 6, 9 errors; Hazards, 3 errors
  ## sobriety, sober, recovery group, twelve steps, alcoholics anonymous, narcotics anonymous, aa meetings, na meetings, sober living, sponsors and sponsees
  thing coin, chip, token, medallion: 24 hours, given 2 March; 30 days, given 1 April; 60 days; 90 days, in June; Six months, in September; One year, next
  event meeting, group meeting: Open meeting, Mon 19:00, parish hall; Newcomers, Wed 18:30; Step study, Thu 20:00; Speaker evening, Sat 17:00; Closed meeting, Sun 10:00; By phone, every day 7:00
  person sponsor, contact, sponsee: Ruth, seven years, after six; Omar, three years; Kim, calls back at once; Ana, mornings; Elias, weekends; Noor, eleven years
  document step: One, with Ruth; Two, written; Three; Four, half done; Five; Six
  ## new mothers, new mums, new moms, mothers group, mums group, moms group, mother and baby, baby group, parent and toddler, breastfeeding group, postpartum
  event meeting, group meeting, meetup: Breakfast with babies, Thu 9:30; Pram walk by the lake; Feeding, with a midwife; Songs on the mat, Fri 9:30; Evening without babies; Sleep, online at 20:00
  event feeding, feed: 7:10, left, 14 min; 9:40, right, 12 min; 12:05, bottle, 90 ml; 14:50, both, 20 min; 17:30, left, 9 min; 20:15, bottle, 120 ml
  document question: How did you get from two naps to one?; Who knows a midwife in the north?; Does yours sleep in the pram?; When did you start with solids?; Is a fever of 38.2 normal?; Who lends a carrier?
  ## hunting club, hunting, hunters, deer stand, deer stands, hunting lease, game keeper, gamekeeper, wild boar, stalking, !farm, !collection
  place stand, hunting stand, deer stand, blind, high seat: Stand 4, oak ridge, two seats; Stand 2, by the brook; North hide, wheelchair; Old pine, ladder; Meadow edge, free tonight; Stand 7, closed until May
  document harvest, harvest log, entry, bag: Roe buck, 18 kg, stand 4; Doe, 21 kg, stand 2; Wild boar, 46 kg; Fawn, 11 kg; Fox, meadow edge; Doe, 19 kg, north hide
  document rule, permit, licence: Sign out by text; Two to a stand; No shot after 22:00; Tag before moving; Orange vest on drives; Dogs on the lead
  ## goalie, goalies, goalkeeper, goaltender, my son plays, my daughter plays, my kid plays, player stats, kids stats, season stats, !shop
  document game, match: Against Harbour 04, 3 : 2; Against Norrgard, 1 : 4; Against Old Mill, 2 : 0; Against Ghent B, 5 : 5; Against East End, 4 : 1; Against Linden, 0 : 2
  document shot, shots on goal, shot against: Against Harbour 04, 28; Against Norrgard, 34; Against Old Mill, 19; Against Ghent B, 31; Against East End, 22; Against Linden, 26
  document save, stop: Against Harbour 04, 26 of 28; Against Norrgard, 30 of 34; Against Old Mill, 19 of 19; Against Ghent B, 26 of 31; Against East End, 21 of 22; Against Linden, 24 of 26
  document goal, goal against, assist, point: Against Harbour 04, 2; Against Norrgard, 4; Against Old Mill, 0; Against Ghent B, 5; Against East End, 1; Against Linden, 2
  document penalty, minute: Against Harbour 04, 2 min; Against Norrgard, none; Against Old Mill, none; Against Ghent B, 4 min; Against East End, none; Against Linden, 2 min
  ## curtain maker, curtain makers, curtains, drapes, roller blinds, soft furnishings, !shop
  place window, room: Living room, left, 140 × 165; Living room, right, 160 × 165; Bedroom, 120 × 140; Kitchen, 90 × 100; Bay, 3 parts; Stairs, 60 × 180
  thing fabric, cloth, material: Linen, natural, € 32; Velvet, moss, € 46; Voile, white, € 18; Cotton stripe, € 24; Blackout, € 12; Ivory cotton, € 7
  thing lining: Cotton, ivory; Blackout; Thermal; Bonded interlining; None; Dim-out, grey
  ## upholstery, upholsterer, upholsterers, reupholstery, !cars
  thing chair: Wing chair, first cover; Dining chairs, set of six; Rocking chair, cane seat; Office chair, leather; Nursing chair; Piano stool
  thing sofa, couch: Three seats, moss wool; Corner, blue linen; Chesterfield, one arm torn; Bed sofa, new foam; Love seat, 1920; Daybed
  thing fabric, cloth: Wool felt, moss, 3.5 m; Velvet, rust, 6 m; Linen, oat, 2.4 m; Leather, cognac; Tweed, grey, 5 m; Piping cord, 12 m
  ## violin teacher, violin lessons, violin students, cello teacher, viola, string teacher, fiddle
  document piece, repertoire, song, assignment: Minuet in G; Gavotte, first part; Concerto in A minor, bars 1 to 24; Sonata in F, slowly; Lullaby, third position; Duet for two violins
  document exercise, scale, study: Scale of G, two octaves; Bowing, four strings; Shifting, first to third; Study 7, detached; Vibrato, slow; Double stops
  ## egg sales, eggs from, our hens, my hens, backyard hens, sell eggs, selling eggs, laying hens, chicken keeping, fresh eggs, !vending
  document sale, egg sale, order: Brandt, 2 dozen, paid; Osei, 1 dozen; Mill Café, 6 dozen, monthly; Haddad, 10 eggs, box back; Petrova, 2 dozen, owes € 8; Chen, 1 dozen, paid
  animal hen, chicken: Berta, Sussex, lays every day; Frida, Maran, dark eggs; Rosa, Leghorn; Moss, moulting; Linde, hatched in April; Clara, broody
  person customer: Lea Brandt, 2 dozen a week; Kim Osei, 1 dozen; Mill Café, 6 dozen; Omar Haddad, brings boxes; Ana Petrova, owes € 8; Iris Chen, every second week
  ## meals on wheels, lunch for seniors, meals for seniors, meal delivery for the elderly
  person client, recipient, customer: Clara Vogt, low salt; Elias Lund, diabetic; Ruth Adeyemi, ring twice; Jonas Weber, vegetarian; Ida Brandt, soft food; Josef Rey, dog in the hall
  document diet: Low salt, 14 clients; Diabetic, 9; Soft food, 6; Vegetarian, 5; No pork, 4; Lactose free, 3
  place stop: Linden lane 4, Clara Vogt, 11:20; Mill 12, Elias Lund, 11:30; Old dairy, two meals; Harbour 9, ring twice; Station road 3; Park view 2, last stop
  thing meal, dish, menu: Beef stew, potatoes; Fish pie, peas; Lentil soup, bread; Chicken and rice; Vegetable bake; Apple crumble
  ## tow truck, tow trucks, towing company, towing service, roadside assistance, breakdown service, recovery truck, !cars, !ride-hailing
  document call, job, request: Golf, will not start, Mill 12; Van on the hard shoulder, A1; Flat tyre, Linden square; Locked out, Station road; Gearbox, to Corner garage; Accident, Mill bridge
  person driver: Kim Osei, flatbed 1; Omar Haddad, flatbed 2; Tomás Rey, crane truck; Ana Petrova, nights; Elias Lund, van; Iris Chen, off until Friday
  ## foot care, podiatry, podiatrist, chiropody, chiropodist, pedicure at home
  person patient, client: Clara Vogt, diabetic, every 4 weeks; Elias Lund, ingrown nail; Ruth Adeyemi, corns; Jonas Weber, care home, room 12; Ida Brandt, first visit; Josef Rey, pressure spot
  document note, treatment note, finding: Nails cut, skin intact; Corn removed, left; Pressure spot, new shoes; Cracked heel, urea cream; Pulse weak, doctor told; Callus, both feet
  event visit, home visit, appointment: Clara Vogt, 9:00; Elias Lund, 10:15; Care home, four people; Ida Brandt, first visit; Ruth Adeyemi, 14:00; Josef Rey, Friday
`
