/** Sport, arts, crafts, learning, food, travel: see domains.ts for the form. */
export const leisureDomains = `
  ## learn portuguese, learn spanish, learn french, learn german, learn italian, learn english, learn japanese, language learning, learn a language, learn languages, vocabulary trainer, !course-school
  document quiz, vocabulary quiz, word quiz: Ten words of Monday; At the market, 12 questions; Verbs of the week; Listen and choose, 8 sentences; Numbers and hours; All of October, 40 words
  document lesson, short lesson, unit, situation: At the doctor, 4 min; In the supermarket, 5 min; At the town hall, 6 min; On the phone, 4 min; Looking for a flat, 7 min; At school, 5 min
  ## lighthouse, lighthouses, lighthouse keepers, fog signal, fog horn
  document lamp check, lamp, lens check, check: Lamp lit, 16:20; Lamp put out, 7:40; Lens and glass cleaned; Spare bulb tried; Backup lamp, ten minutes; Turning gear oiled
  thing@sea ship, passing ship, vessel: Northern Light, cargo, 14:10; Albatross, sails, 9:25; Harbour Maid, pilot, 18:40; Tern, fishing, 6:05; Island Star, ferry, 12:30; Seagull, tug, 16:15
  ## dating, singles, matchmaking, gym buddy, workout buddy, buddy finder, running buddy
  person match, like, potential match, suggestion: Noor, 29, draws maps; Elias, 34, bakes at five; Hana, 31, plays cello; Tomás, 33, always late; Priya, 30, swims in lakes; Kim, 28, one rabbit
  ## birthday party, plan a party, party planner, party planning, hen party, hen weekend, stag party, baby shower, graduation party
  activity game, party game: Pass the parcel; Musical chairs; Treasure hunt; Who am I?; Egg and spoon; Guess the year
  thing decoration, decoration task: Garlands, 12 m; Balloons, 40; Paper lanterns; Table flowers; Name cards; Photo wall
  thing food, snack, dish, drink: Buffet for 17; Lemonade, 8 l; Popcorn; Fruit on sticks; Soup for the cold; Ice cream
  document task, to-do, to do: Order the cake; Playlist for dancing; Hang the garlands; Call the hall; Buy small prizes; Wrap the present
  place venue, location: Garden hall; Our garden; Mill Café, upper room; Bowling, lanes 4 to 6; Boat shed; Old dairy
  ## youtube, youtube client, video client, invidious, newpipe, peertube, twitch
  person subscription, channel, creator: Workbench Films, 2 new; Slow Kitchen; Harbour Sounds, live; Ida explains; Night Rides; The Paper Lab, 1 new
  document@film playlist: Watch later, 14; Repairs, 9; Long talks, 22; Music for work, 40; With the kids, 11; Recipes, 17
  document@film download, video, history: Fixing a clock, 18 min; Bread in an hour, 24 min; Along the pier, 1 h 02; Why bridges sing, 12 min; Rain on a tent, 3 h; A chair from scraps, 31 min
  ## bus stop, bus stops, tram stop, tram stops, departures, next buses, bus times, trams and buses, buses and trams, timetable, timetables
  thing bus, tram, line, train: 4 to University, 3 min; 7 to Old harbour, 6 min late; 2 to Central north, 4 min; 9 to Stadium, not running; 12 to Mill bridge, 11 min; Night 1, from 23:40
  ## parcels, packages, shipments, parcel tracking, package tracking
  group carrier, courier, delivery company, shipping company: Linden Post; Harbour Express, by 14:00; Norrgard Parcel; Mill Couriers, on Saturdays; Nightline; Blue Van
  ## band manager, my band, our band, setlist, setlists, set list, set lists, gigs
  thing gear, gear list, equipment: Bass amp and cab, van, left side; Drum rug and stands, blue case; DI boxes, 4; Two wireless microphones; Spare strings, three sets; Merch box, 40 shirts
  ## chess
  thing opening, chess opening: Italian game, 1 e4 e5; Sicilian, 1 e4 c5; French, 1 e4 e6; Caro-Kann, 1 e4 c6; London system, 1 d4 d5; Queen’s gambit, 1 d4 d5 2 c4
  ## emulator, emulators, roms, retro game
  thing cheat, cheat code: Endless lives; All levels open; Walk through walls; Slow clock; Start with the lamp; More jumps
  thing save state, saved state, save game: Nine Lives, slot 1; Mosswood, before the tower; Harbour Lights, slot 3; Night Tram, level 4; Owl Rock, slot 2; Paper Fox, the bridge
  ## book club, reading group, reading circle, book group
  document shelf: Reading, two books; Finished, 23; Want to read, nine; Left halfway, three; Lent to Omar; For the holidays
  document chapter: Chapters 1 to 5, all have read it; Chapters 6 to 9; Chapters 10 to 14, for Thursday; Chapter 15 to the end; Part two; Epilogue
  document question, discussion question: Why does she burn the letters?; Who is the narrator?; Would you have stayed?; Is the ending fair?; What is the lamp?; Whom did you believe?
  document note, comment: Slow at first, then I missed my stop; Page 142!; The keeper lies; Read the last line twice; Too many storms; Lovely ending
  ## school bus, school buses, school bus tracker, school transport, school van
  document stop, bus stop, next stop: Linden square, 7:24, Ida and Emil; Mill street, 7:27, four children; Old dairy, 7:31, Noor; Harbour gate, 7:36, two children; Park view, 7:40, nobody today; School gate, 7:48
  ## school, pupils, classroom, students, teachers, homework, parents evening, parent teacher
  person teacher, tutor, class teacher: Mrs Vogt, maths; Mr Haddad, physics; Ms Brandt, English; Mr Osei, music; Mrs Chen, biology; Mr Rey, sports
  document grade, mark: Maths test, 1.3 on Tue 17 Nov; English essay, 2.0; Physics lab, 1.7; Art portfolio, 1.0; Vocabulary, 2.3; Sport, 1.7
  document announcement, notice: Parents' evening, Thu 26 Nov at 18:30; No sport on Friday, the hall is closed; Museum trip, bring € 6; Maths test, moved to Tuesday; New canteen menu, from Monday; Photo day, Wed 25 Nov
  document project, assignment, task, homework: Maths, page 42; Volcano model; Poem by Friday; Map of Europe; English, unit 3; Read chapter 5
  document incident, incident report, accident: Ida, bumped her knee; Emil and Noor, over a ball; Jonas, wasp sting; Hana, fell off the bars; Gate left open; Mateo, nosebleed
  event rota, duty, playground duty: Early yard, Mrs Vogt; First break, Mr Haddad; Lunch, Ms Brandt; Second break, Mr Osei; Bus stop, Mrs Chen; Late yard, Mr Rey
  document absence, note, report, message: Ida, 4b, cold; Emil, late, 8:20; Noor, dentist; Jonas, glasses; Hana, back Monday; Mateo, well done
  event event, trip, activity, club: Museum trip, 4b; Sports day; Open lesson; Parents evening; Choir concert; Science club
  thing item, material, supply, equipment: Atlas, 28; Paint sets; Tablets, trolley 2; Football bag; Microscopes; Glue, 40
  ## university, campus, lecture, lectures, professors, thesis, dormitory, exam
  event lecture, course, class, exam, seminar: Statistics; Organic chemistry; Roman law; Linear algebra; Ethics, seminar; Databases
  document assignment, task, paper, deadline: Statistics, sheet 6; Lab report; Essay, 3,000 words; Proof of 4.2; Poster; Reading, ch. 5
  ## piano, violin lessons, guitar lessons, music school, music teacher, music lessons, piano students
  document piece, assignment, exercise, repertoire, song, task: Minuet in G; Prelude in C; Clair de lune; C major scale; Für Elise; Sonatina, 1st part
  ## piano tuner, piano tuning, !workshop
  thing piano, instrument: Upright, 1962, Vogt; Grand, 180 cm, Old mint; School hall upright; Baby grand, Osei; Pianette, 1938; Church, digital
  event tuning, visit, appointment: Vogt, Thu 9:00; Old mint, before the concert; Linden school; Osei, yearly; Church, Friday; Mill 12
  measure pitch, tuning pitch: 440 Hz; 442 Hz; 438 Hz; 440 Hz; 441 Hz; 436 Hz
  ## fundraiser, fundraising, bake sale, cookie sale, raffle, !charity, !choir, !band
  document sale, order, pledge: Ida, 42 boxes; Emil, 18 boxes; Noor, 31 boxes; Jonas, 12 boxes; Hana, 26 boxes; Mateo, 9 boxes
  document goal: New drums, € 820 of 1,200; Bus to the contest; Jackets, paid; Music stands; Camp, half paid; Flags
  thing item, product, cookie, prize: Lemon cookies, € 4; Oat and nut, € 4; Chocolate, € 5; Mixed box, € 9; Gluten-free, € 5; Gift tin, € 12
  ## learn to code, coding course, coding courses, coding lessons, learn programming, programming course, coding for kids
  document coding task, task, exercise, challenge, coding challenge: Print your name, 3 lines; Count to ten, a loop; Guess the number; Reverse a word; A list of pets; Draw a square, turtle
  document project: Dice that talk, 24 lines; Quiz about owls; Tiny calculator; Weather page; Snake, first level; My own page
  document lesson, short lesson: Variables, 4 min; Loops, 6 min; If and else, 5 min; Functions, 7 min; Lists, 5 min; First page, 8 min
  ## guitar, ukulele, chord diagrams, chord trainer, bass guitar, banjo
  document diagram, chord diagram, chord: G major; C major; D major; A minor 7; E minor; F with barre
  document song, riff, piece: Paper Moon Road; Night Lines; Salt and Copper; Two Trains; Slow waltz in G; Harbour blues
  ## indie musicians, find collaborators, bandmates, find musicians, musicians nearby
  thing instrument: Bass; Synths; Drums; Cello; Guitar; Voice
  document agreement, split, royalty, royalties: Night Lines, 50 : 50; Slow Harbour, three ways; Sides B, 60 : 40; Low Water, signed; Paper Moon, draft; Copper, waits for Omar
  document@music demo, audio demo, file: Night Lines, demo 3; Bass idea, 0:42; Chorus, two voices; Drum loop, 96 bpm; Slow Harbour, rough mix; Bridge, take 2
  ## choir, choirs, singers, vocal ensemble
  event rehearsal, service: Thursday, everybody, parish hall; Women’s voices; Men’s voices; Before the service, 9:15; Dress rehearsal; Advent concert, 16:00
  document song, hymn, score, sheet music, piece: Abendlied; Ave verum; The water is wide; Shenandoah; Locus iste; Evening hymn
  thing recording, track: Soprano, slow tempo; Alto, verse two; Tenor with piano; Bass only; Full choir; Last rehearsal
  ## orchestra, musicians, band rehearsal, brass band, conductor
  document piece, score, part: Overture, strings; Symphony 4, 2nd part; March, brass; Waltz; Encore; Folk suite
  ## theatre, theater, costumes, costume, on stage, stage crew, stage manager, stage plan, actors, drama club, props, opera, !wardrobe
  garment@shirt costume, outfit, item, piece, stock: Red gala dress, Act 1; Grey coat, Otto; Nurse apron; Velvet waistcoat; White nightgown; Officer jacket
  document repair, job, task, alteration: Torn hem, gala dress; Two buttons, coat; Take in waist, Ana; Zip, nightgown; Steam the velvet; Mend lining
  event fitting, appointment, session: Ana, gala dress; Omar, grey coat; Lea, apron; Kim, officer jacket; Iris, nightgown; Tomás, waistcoat
  document subscription: Five evenings, € 95; Premieres, € 140; Family, four plays; Young, under 26; Free choice, six; Gift, two seats
  event production, play, show, programme, program, season, seasons programme: The Lamp Keeper; Two Sisters; Salt; Night Ferry; The Visit; Paper Birds
  thing prop, equipment: Oil lamp; Suitcase; Rubber fish; Letter, sealed; Telephone, black; Three chairs
  ## museum, gallery, exhibition, curator, art collection, artworks
  document task, job, report: Light, hall 2; New label, case 4; Condition, blue ladder; Loan from Ghent; Dust cases; Frame, quay
  ## cinema, film shoot, film crew, filmmaker, screenwriter, video production
  document shot, scene, task: 12A, kitchen, night; 14, pier, dawn; 3, close on hands; 27, car, moving; 8, stairs; 31, crowd
  thing equipment, gear, prop: Camera B; 50 mm lens; Boom and blimp; Two panels; Gimbal; Batteries, 12
  ## climbing, bouldering, boulder, climbing gym, climbing routes, sport routes, route setters, belay, !outdoor-log
  document route, boulder, problem, climb, project, send, ascent: Blue arête, 6b; Yellow slab, 5c; Green roof, 7a; Red crimps, 6c; Black dyno, 6b+; Pink traverse, 5a
  place wall, sector, set, spot, area: Cave; Slab; Competition wall; Kids corner; Island; Long traverse
  ## football, soccer, basketball, handball, volleyball, hockey, rugby, youth team, coach
  event training, practice, session, drill: Passing in fours; Corner kicks; Small goals, 4 v 4; Sprints and turns; Penalties; Warm-up game
  thing orange, orange duty, fruit, snack: Saturday, Brandt, 24 halves; 28 Nov, Osei; 5 Dec, Haddad; 12 Dec, nobody yet; 19 Dec, Chen; 9 Jan, Rey
  event duty, wash duty, kit wash, kit wash duty, wash: Saturday, Brandt; 28 Nov, Osei; 5 Dec, Haddad; 12 Dec, nobody yet; 19 Dec, Chen; 9 Jan, Rey
  event match, game, fixture: Home, Linden SC; Away, Harbour 04; Cup, Old Mill; Home, Ghent B; Away, Norrgard; Friendly, Vogt FC
  thing equipment, gear, kit: Balls, 14; Bibs, red; Cones; Small goals; First-aid bag; Pump
  ## glider, gliders, gliding, gliding club, sailplane, soaring
  document flight, logged flight: Ridge to the quarry, 1 h 52; Circuit, 0:06; Thermals, 0:48; Check flight, 0:07; To Mill field and back, 2 h 14; First solo, 0:05
  ## tennis, badminton, table tennis, padel, squash, courts
  person ladder, club ladder, ranking ladder: Iris Chen, first since May; Kim Osei, second; Lea Brandt, third, two up; Omar Haddad, fourth; Ana Petrova, fifth; Tomás Rey, sixth
  event match, game, booking: Lea and Omar, 6:3; Doubles, court 2; Kim, 4:6 7:5; League, round 3; Ladder, no. 4; Iris, Thu 19:00
  ## martial arts, judo, karate, taekwondo, dojo, boxing, fencing
  activity technique, exercise, kata, form: Osoto gari; Uchi mata; Break-fall, left; Kata 2; Seoi nage; Guard pass
  award belt, grade, exam: Yellow, 6 Dec; Orange; Green; Blue; Brown; Black
  ## archery, shooting club, marksmen, bow, rifle
  document result, score, round, session: 18 m, 274; 30 m, 268; Prone, 291; 18 m, 279; Standing, 255; League, 282
  ## dance, dance school, ballet, salsa, tango, dancers
  activity class, course, figure, step, choreography, lesson: Salsa, basics; Tango, Thu 20:00; Waltz, slow; Ballet, level 2; Hip-hop, kids; Swing, social
  ## scouts, scout, summer camp, youth group, camp counselors, scout troop, holiday camp, day camp, youth club, girl guides, campers
  activity activity, game, task, badge: Night walk; Knots and ropes; Fire without matches; Map and compass; Camp kitchen; River crossing
  thing equipment, item, gear: Black tent, 8 places; Axe and saw; Big pot; Ropes, 12; Lanterns; Tarp, 4 × 6
  event meeting, evening, gathering: Friday round, knots; Leaders, plan of the camp; Patrol evening, map and compass; Parents, questions on the camp; Campfire, open to all; Service day at the allotments
  event camp, trip, hike, outing, weekend: Whitsun camp, three nights; Winter hut, January; Canoes, two days; Night walk to the tower; Jamboree, ten days; Weekend with the cubs
  person counselor, counsellor, leader: Omar Haddad, Owls; Hana Sato, Foxes; Kim Osei, Otters; Lea Brandt, kitchen; Tomás Rey, first aid; Ana Petrova, water
  document news, message, announcement: Rain from five on; Two photos from the lake; Bus leaves at nine; Lost: a blue cap; Letters go out at noon; Consent for the canoes
  ## sailing, regatta, rowing, kayak, canoe, sailboat, yacht
  thing life jacket, life vest: Adult M, 12; Adult L, 8; Child, 15 to 30 kg; Child, 30 to 50 kg; Infant; Dog, small
  thing boat, equipment: Dinghy 4; Gull, double scull; Touring kayak; Optimist 12; Coastal rowing four; Rescue boat
  event trip, race, session, outing: Island and back; Thursday race; Mill to harbour; Sunset paddle; Regatta, day 1; Long lake
  ## horse, horses, riding school, stable, equestrian
  event lesson, riding lesson: Beginners, on Bella Rosa; Jumping, on Komet; Lunge, with Sturm; Small group, four riders; Dressage, on Fjara; Ride out, two hours
  event visit, farrier visit, vet visit, farrier: Fjara, all four; Komet, front shoes; Bella Rosa, trim; Sturm, first time; Juniper, every six weeks; Falada, one shoe loose
  place stall, box, stable: Box 12, Fjara, straw; Box 3, Komet, shavings; Box 7, Bella Rosa; Box 9, Sturm, window side; Paddock stall, Juniper; Box 1, free from December
  person owner: Ida Berg, Fjara; Mara Vogt, Nordlicht; Kim Osei, Anouk; Tomás Rey, Sturm; Iris Chen, Juniper; Lea Brandt, Falada
  event feeding: Fjara, 4 kg hay and 1 kg oats; Komet, 5 kg hay and muesli; Bella Rosa, 3 kg hay; Sturm, 4 kg hay and carrots; Juniper, soaked hay; Falada, mash in the evening
  document task, treatment: Farrier, Juniper; Muck out 1 to 4; Worming, Storm; Lunge Falada; Hay delivery; Vet, Piper
  ## coffee brewing, brewing coffee, coffee brew, aeropress, v60, chemex, french press, moka pot, pour over coffee, pour-over coffee
  document recipe, brew recipe, brewing recipe, method, brewing method: V60, 15 g to 250, 2:40; Aeropress, inverted, 1:45; French press, 30 g to 500, 4:00; Chemex, for two, 4:30; Moka pot, low flame; Cold brew, 14 hours
  ## breathing exercise, breathing exercises, breathing app, breathwork, breathing patterns, guided breathing
  document pattern, breathing pattern, technique, breathing technique, breathing exercise: Box, 4-4-4-4; To fall asleep, 4-7-8; Coherent, 5 in and 5 out; Long out-breath, 4-8; Triangle, 4-4-4; Wake up, 2-1
  ## manga, webtoon, webtoons, comic reader, comics reader
  document source, repository, catalogue: On this phone, 38 series; Tide Comics, 4,120 series; Paper Lantern, 860 series; Inkwell, in English; Open Panels, free; Own server, 214 series
  ## learn programming, learn to code, learn coding, code challenges, coding challenges, coding lessons, basics of programming
  document challenge, code challenge, coding challenge, exercise: Turn a word round; Count the vowels; Is it a prime?; Sort without sort; Sum of the even; Find the longest word
  document lesson, short lesson: Variables, 4 min; If and else, 6 min; Loops, 7 min; Functions, 8 min; Lists, 6 min; Find the bug, 5 min
  ## math exercises, maths exercises, math practice, maths practice, mental math, times tables, arithmetic
  document exercise, math exercise, maths exercise, drill: 7 × 8; 53 − 27; 48 + 36; 72 : 9; Half of 90; 6 × 12
  award reward, badge, trophy: Golden star; Ten in a row; Fox sticker; Fast as light; Five days running; All right
  ## driving theory, theory test, driving test, driving licence test, driver test
  document exam, mock exam, practice exam: Full test, 30 questions; Signs alone, 20; Right of way, 20; Motorway, 15; First aid, 10; Last year’s test, 30
  ## fuel log, fuel fill-ups, fill-ups, mileage log, fuel consumption, fuel economy
  thing vehicle, car: Family car, 84,210 km; Old van, 212,400 km; Motorbike, 18,060 km; Company car, 31,900 km; Camper, 96,300 km; Moped, 6,120 km
  ## trip planner, travel planner, plan trips, trip planning
  document expense, shared expense, cost: Ferry, four people; Groceries, Sunday; Petrol to the coast; Dinner at eight; Museum, two tickets; Cabin, three nights
  ## packing list, packing lists, packing checklist
  document template, packing template, preset: Beach week; City weekend; Ski trip; Business, two nights; Camping; Day hike
  ## chess clock, chess clocks, game clock
  thing delay, increment, bonus time: 3 seconds, blitz; 5 seconds, blitz; 10 seconds, rapid; None, sudden death; 2 seconds, bullet; 30 seconds, classical
  document preset, time control, mode: Blitz, 3 + 2; Rapid, 10 + 5; Bullet, 1 + 0; Classical, 30 + 20; Hourglass, 2 min; Handicap, 5 and 2

  ## chess, chess club, go club, bridge club, mahjong, !team
  document game, match, ladder, club ladder: Brandt – Osei, 1 : 0 on Thursday; Chen – Petrova, draw after 41 moves; Rey – Haddad, 0 : 1; Vogt – Kaya, 1 : 0; Lund – Nair, Sunday at 10:00; Sato – Silva, Sunday at 10:00
  document opening, variation, repertoire: Caro-Kann; London system; Sicilian, closed; Queen's gambit; French; Italian game
  person rating, ratings table, rating list, live rating, elo rating: Kim Osei, 1,912, up 14; Lea Brandt, 1,874; Tomás Rey, 1,760, down 6; Omar Haddad, 1,698; Iris Chen, 1,655, up 22; Ana Petrova, 1,540
  document puzzle, tactic, problem, exercise: Mate in two; Knight fork; Hidden check; Queen or rook?; Back rank; White saves it
  document endgame, ending: King and pawn; Rook against pawn; Two bishops; Opposite colours; Queen against rook; The square rule
  ## cycling, cyclists, bike tour, mountain bike, gravel
  place route, tour, ride, trail: Three mills, 62 km; Ridge and back; River loop, 34 km; Gravel heath; Castle climb; Old railway
  ## quilt, quilts, quilting, patchwork
  document pattern, quilt pattern, project, block, item: Log cabin, indigo; Flying geese; Winter star; Nine patch; Harbour stripes; Churn dash
  thing fabric, stash: Cotton, indigo; Linen, oat; Stripes, rust; Dots, moss; Batting, 2 m; Solid white
  ## sewing, dressmaking, embroidery, tailoring
  document pattern, project, item: Summer dress, 40; Work shirt; Wide trousers; Quilted vest; Tote with pocket; Child coat, 104
  ## typewriter, typewriters
  thing machine, typewriter: Norrgard 5, 1936; Linden Portable, 1952; Halo Super, 1961; Mill & Co No. 4, 1928; Orbit electric, 1974; Harbour Junior, 1958
  thing spare part, part: Ribbon spool, 2; Platen knob; Type bar, letter e; Draw string, 1 m; Rubber feet, 4; Carriage lever
  thing typeface: Pica; Elite; Script; Cursive; Sans; Small pica
  event meet-up, meeting: Sat 28 Nov, 14:00, library; Type-in, Sun 6 Dec; Repair evening, Thu 10 Dec; Swap day, 9 January; Talk on ribbons, 21 January; Museum visit, 6 February
  ## dog show, dog shows, dog judge, ring schedule, ring steward
  thing dog, dog shown, entry: No. 12, Hazel, border collie; No. 14, Bruno, border collie; No. 21, Mimi, whippet; No. 23, Otto, whippet; No. 31, Pepper, spaniel; No. 34, Lotte, spaniel
  event ring, class, ring time: Ring 2, 9:30, open dogs; Ring 2, 10:15, junior bitches; Ring 2, 11:00, veterans; Ring 4, 13:30, best of breed; Ring 4, 14:15, puppies; Main ring, 16:00
  document placement, place: 1st, No. 12; 2nd, No. 14; 3rd, No. 19; 4th, No. 16; 1st, No. 21; Not placed, No. 23
  document critique, judge’s note: No. 12, sound mover, kind eye; No. 14, good head, a little long; No. 21, lovely front; No. 23, lacks coat; No. 31, good bone; No. 34, happy temperament
  ## charity blanket, blanket squares, squares for the blanket, knitting group, patchwork blanket
  thing square, blanket square, patch: Moss stitch, red, Lea; Plain, cream, Omar; Cable, blue, Kim; Garter, green, Ana; Striped, grey, Iris; Plain, yellow, Tomás
  ## knitting, knitters, crochet, yarn
  thing needle, needle size, knitting needle, hook, hook size: 2.5 mm, five double-pointed; 3.5 mm, 80 cm circular; 4 mm, bamboo; 5 mm, two straight; 6 mm, 60 cm circular; 9 mm, for thick yarn
  document project, pattern, work, item: Cable jumper; Lace shawl; Winter hat; Striped socks; Baby blanket; Market bag
  ## pottery, ceramics, kiln, ceramic studio, clay
  thing@vase piece, work, item, project, order: Celadon bowl; Tall vase, matte; Salt-glazed jug; Two cups; Oval plate; Lidded jar
  document glaze recipe, glaze, recipe: Celadon, 2 % iron; Tenmoku, 8 % iron; White matte, with talc; Copper red, in reduction; Shino, thick; Clear, for cups
  event course, class, workshop: Wheel for beginners, Tuesdays; Hand building, Thursdays; Glazing evening, Friday; Saturday with children; Raku in the garden; Plates and bowls, one weekend
  document firing, kiln schedule, kiln firing: Bisque, 980 °C; Glaze, 1,240 °C; Raku, garden; Bisque, kiln 2; Glaze, test; Gold, 740 °C
  ## woodworking, carpenter, carpentry, joiner, furniture maker, cabinet maker
  document project, order, job, piece, work: Oak table, 220 cm; Shaker chair; Shelf, walnut; Window frame, no. 4; Kitchen front; Toy box
  document stage, production stage, step: Cutting; Planing; Joints; Glue-up; Sanding; Oil, second coat
  thing material, wood, stock, board: Oak, 27 mm; Walnut, 2 boards; Ash, steamed; Birch ply; Pine, planed; Hinges, brass
  ## jewelry, jeweller, goldsmith, jewelery, jewellery
  document order, job, repair, piece, work: Ring, size 54; Pearl clasp; Chain, soldered; Wedding pair, gold; Garnet studs; Engraving
  ## tattoo, tattoos, piercing, tattoo studio
  document design, idea, work, appointment, flash: Fern, forearm; Swallow, small; Old ship; Line moon; Peony, shoulder; Lettering
  ## model railway, model railways, model train, model trains, model railroad, model railroads, train layout, railway layout
  thing locomotive, wagon, item, rolling stock, rolling stock list, model: Class 218 diesel; Crocodile; Railbus 798; Tank wagon, green; Shunter V60; Sleeping car
  document section, module, project, task: Station, north; Bridge over river; Ballast, track 2; Signals, wired; Village, trees; Depot, turntable
  event running session, session, operating session, run: Sat 21 Nov, eight trains; Thu 19 Nov, goods only; Sun 15 Nov, with Omar; Club night, 24 trains; Sat 7 Nov, timetable test; Sun 1 Nov, two derailed
  document dcc address, address, decoder: 64, tank engine; 100, diesel; 798, rail bus; 118, goods engine; 3, still as bought; 204, signals
  document track plan, plan, wiring: Linden Junction, 2.4 by 1.2 m; Fiddle yard, wires; Branch line, slope 2 %; Signal box; Bus wire, red and black; Station, version 3
  place layout, railway layout, station: Linden Junction, 4 tracks; Harbour branch; Mill station, 2 tracks; Goods yard; Tunnel loop; Fiddle yard, 8 tracks
  ## lego, miniature, miniatures, model kit, warhammer, model building, figurines
  thing set, model, item, figure, kit: Lighthouse, 1:200; Steam crane; Night express; Market hall; Fishing boat; Old tram
  ## radio amateur, ham radio, amateur radio, callsign
  document contact, log, entry, qso, logbook: DL4KW, 14 MHz; OH2AB, CW; PA3LN, 59; EA7RT, 7 MHz; SM5XO; F6HQ, portable
  thing band, frequency band: 20 m, 14 MHz; 40 m, 7 MHz; 80 m, 3.5 MHz; 2 m, 144 MHz; 10 m, 28 MHz; 70 cm, 430 MHz
  thing mode: CW; SSB; FT8; FM; RTTY; Digital voice
  document report, signal report: 59, loud and clear; 599, CW; 57, some fading; −12 dB, FT8; 55, noise; 58, portable
  person callsign, station: DL4KW, Berlin; OH2AB, Espoo; PA3LN, Delft; EA7RT, Cádiz; SM5XO, Uppsala; F6HQ, Brest
  ## motorcycle, motorbike, classic car, classic cars, oldtimer, car restoration, vintage cars
  document task, job, work, step, repair: Carburettor, clean; New chrome, front; Brake lines; Seat, leather; Wiring, rear light; Rust, left sill
  thing part, item: Headlamp, 1962; Gasket set; Wheel rim; Mirror, left; Fuel tank; Speedometer
  ## drone, drones, uav, fpv
  document flight, mission, log: Roof survey, Mill 12; Field 4, 22 ha; Bridge, 3 packs; Training, loops; Harbour, film; Search, night
  document check item, check, checklist, preflight, preflight check: Batteries charged, two spares; Wind, under 8 m/s; Surroundings, nobody within 30 m; Propellers, turned by hand; Licence, at hand; Return height, 40 m
  ## reptile, reptiles, terrarium, snake, gecko, tortoise
  thing animal, reptile, pet, snake: Ziggy, corn snake; Mango, crested gecko; Otto, tortoise; Nori, ball python; Pip, leopard gecko; Ash, bearded dragon
  document feeding, task, record, log: Ziggy, one mouse; Mango, fruit mix; Otto, dandelion; Nori, refused; Shed, complete; UV lamp, new
  ## kitchen, restaurant staff, chef, line cooks, catering, caterer, haccp
  document task, prep, order, check, checklist: Stock, 12 l; Peel potatoes, 8 kg; Fridge 2, 3.4 °C; Label and date; Lunch for 40; Oil, changed
  thing item, ingredient, stock, supply: Butter, 6 kg; Leeks, 4 kg; Cod, 3 kg; Flour, 25 kg; Eggs, 120; Olive oil, 10 l
  ## bakery, bakers, pastry, confectioner, cake orders
  document production plan, plan, batch, bake: Rye, 40 loaves, Lea; Rolls, 220, Omar; Nut wedges, 36, Kim; Plum cake, 6 trays; Pretzels, 80; Spelt, 24 loaves
  document leftover, return: Rye, 3 loaves; Rolls, 14; Nut wedges, none; Plum cake, 1 tray; Pretzels, 6; Spelt, 2
  document order, cake, pre-order, job: Birthday cake, 12 slices; 40 rolls, Fri 6:30; Wedding cake, three tiers; Rye loaf, 2; Nut wedge, 8; School fête, 60 buns
  ## brewery, brewing, homebrew, brewers, home brewers, brew day, !baking, !recipes, distillery, cider, winery, winemaker, cellar
  document batch, brew, tank, recipe: Harvest ale, day 6; Smoked porter; Dry cider, tank 2; Wheat, bottled; Winter stout; Session pale
  thing@wine pairing, food pairing: Alp cheese, Riesling; Ash goat, Sancerre; Blue, sweet plum wine; Gouda, brown ale; Camembert, cider; Walnut bread, Pinot
  ## cheese, cheese dairy, cheesemaker, creamery, !livestock
  thing@bread cheese, wheel, aging wheel, batch, product: Mountain, wheel 118; Goat log; Blue, wheel 97; Young gouda; Smoked, wheel 104; Camembert, 12
  thing@wine pairing, food pairing: Alp cheese, Riesling; Ash goat, Sancerre; Blue, sweet plum wine; Gouda, brown ale; Camembert, cider; Walnut bread, Pinot
  document task, turn, job: Turn 118 to 130; Wash the blues; Brine, 6 h; Cut the curd; Salt wheel 97; Move to cellar 2
  ## coffee roaster, roastery, barista, coffee shop, espresso
  thing@coffee roast, bean, lot, coffee, item: Huila, washed; Sidamo, natural; House espresso; Decaf, Minas; Nariño, honey; Winter roast
  ## florist, flower shop, flower farm, bouquets
  thing@flower item, product, stem, arrangement: White ranunculus; Dahlia, rust; Sweet pea, 40; Meadow mix; Winter wreath; Table set, linen
  document order, delivery, job: Wedding, Sat 9:00; Church, two vases; Birthday, Mill 12; Hotel, weekly; Wreath, Brandt; Shop window
  ## hotel staff, hotel, guesthouse, bed and breakfast, hostel, vacation rental, airbnb
  document request, task, job, issue: Room 4, towels; Room 12, late check-out; Cot for 7; Lamp, room 9; Breakfast at six; Taxi, Fri 5:40
  ## campsite, campground, rv park, camping
  numbered pitch, site, place, spot: Pitch 4, lake; Pitch 7, power; Pitch 12, shade; Meadow 2; Pitch 9, hedge; Hut 3
  ## laser tag, paintball, trampoline park, bowling alley, go-kart, karting, indoor playground, mini golf, !escape-rooms, !golf
  numbered arena, lane, track, game, slot: Arena 1, 18:00; Arena 2, 18:30; Junior arena; Night game, 20:00; Arena 1, full; Private game
  document package, party package, offer: Birthday, 10 kids, € 189; Team evening, 12; Two games and pizza; School class; Midnight special; Family Sunday
  ## ski school, ski resort, ski rental, snowboard, snowpark
  place lift: Sun express, Valley gondola, Summit chair, Forest drag, Kids carpet, Ridge chair
  event course, lesson, class, session: Kids, first turns; Snowboard, level 1; Carving, Thu 10:00; Private, Rey family; Race training; Off-piste day
  ## wedding planner, weddings, event planner, party planner, conference, festival
  document task, step, checklist: Call the band; Confirm menu; Seating, last 6; Print programme; Lights, test; Name badges
  ## photographer, photography, photo studio, darkroom
  document shoot, order, job, session, project: Brandt wedding; Linden school, 4b; Product, 24 lamps; Newborn, Mill 12; Headshots, Norrgard; Harbour at dawn
  document gallery, client gallery, album: Brandt wedding, 412 pictures; Linden school, 96; Newborn, 38; Norrgard, 24; Harbour Dental, 60; Rey family, 52
  document contract, agreement: Brandt wedding, signed; Linden school, sent; Norrgard, draft; Rey family, signed; Mill Café, signed; Newborn, open
  ## podcast, podcasters, radio station, journalists, newsroom, newspaper, reporters
  person guest, host, co-host, speaker: Ruth Adeyemi, episode 84; Elias Lund, episode 83; Priya Nair, twice; Mateo Silva, host; Hana Sato, in December; Yusuf Kaya, episode 79
  document story, episode, idea, assignment, topic: Who owns the mill?; Night bus, part 2; Interview, harbour master; Five bakers; School roof; Letters, week 46
  ## game developer, tabletop, dungeon, dungeons, rpg, larp, cosplay, game master
  document quest, scene, session, idea, note: The lamp at the ford; Session 14; Debt in Oldmill; Three keys; The quiet tower; Rumours
  document campaign: The salt mines; Three keys; Winter court; The quiet tower; Lanterns of Oldmill; Below the ford
  thing item, prop, gear: Rope, 15 m; Silver dagger; Two potions; Map, torn; Cloak, grey; Lantern
  ## esports, e-sports, esports team, scrim, vod review
  event session, scrim, match, training, practice, review, run: Scrim, Six Knots; VOD review, map 3; Aim, 30 min; Draft practice; League, round 4; One to one, Kim
  ## streamer, streamers, twitch, speedrun
  document run, match, stream, clip: Any %, 41:12; Scrim, Six Knots; Thursday stream; Boss, no hit; Final, map 3; Co-op night
  ## art gallery, gallery owner, art dealer, exhibitions of art
  event opening, vernissage, exhibition opening: New rooms, Fri 19:00; Ida Brandt, paper works; Three from Ghent; Night of galleries; Prints and plates; Last day, with Yusuf
  thing@art picture, artwork, work, painting: Harbour, oil; Two chairs, acrylic; Blue field, print; Woman reading, ink; Mill in snow, oil; Untitled 7, collage
  ## genealogy, family history, ancestors, historical society, local history
  document letter, postcard: From the front, 1916; From New York, 1911; To Clara, 1932; Proposal, 1898; Postcard, Porto, 1954; From Emil, at sea
  document photograph, old photograph, photo album: Wedding, 1921; The mill, 1904; School class, 1933; On the ship, 1948; Clara with hat; Summer house
  document record, document, item, photo, source: Baptism, 1894; Ship list, 1931; Mill street, 1912; Letter, I. Brandt; Census, 1905; Marriage, Vogt
  ## bookshop, bookstore, book club, reading group, publisher, authors
  thing@book book, title, item, product: Salt roads; A house in June; Paper birds; The long field; Night ferry; The tide tables
  ## language exchange, language school, translators
  activity lesson, topic, exercise, session: At the market; My street; Travel by train; Past tense, part 2; Small talk; A film I liked
  ## toddler, toddlers, baby, preschool, nursery, babysitter, nanny
  document reference, testimonial: Always on time, family Brandt; Patient with twins, the Reys; Three summers, family Osei; Homework before dinner, family Chen; Calm at bedtime, family Lund; Every second Friday, the Nairs
  activity activity, game, task, routine: Water and cups; Leaf prints; Nap, 12:30; Song with hands; Snack, 15:00; Blocks by colour
  ## boredom, rainy days, rainy day, activity ideas, activities with kids, kids activities
  activity activity, idea, game: Paper boats in the bath; Shadow theatre; Treasure hunt indoors; Potato stamps; A den of blankets; Newspaper fashion show
  thing material, supply: Paper and scissors; Blankets; Torch; Potatoes; Old newspapers; Cardboard box
  ## retiree, retirees, pensioners, senior citizens, senior club, grandparents
  event activity, event, meeting, course: Walk, Mill pond; Cards, Tue 15:00; Phone help; Soup lunch; Chair yoga; Choir for all
  ## karaoke, karaoke night, karaoke bar
  document duet request, duet, song request, request: Paper Moon Road, with Kim; Last Tram North, with anybody; Low Water, high voice wanted; Copper and Salt, with Omar; The Long Room, table 4; Two Trains, with Ana
  ## philately, postage stamps, stamp album, stamp albums, stamp collection
  person swap partner, partner, swap, collector: Iris Chen, Portugal and ships; Omar Haddad, horses, 14 doubles; Lea Brandt, Finland before 1940; Kim Osei, anything on cover; Ana Petrova, railways; Tomás Rey, Austria, mint
  ## conference app, tech conference, sponsor stands, keynote, keynotes, conference talks
  group sponsor, sponsor stand, stand, exhibitor, booth: Paper Works, stand 4; Harbour Coffee, stand 9; Mill Cloud, stand 2; Norrgard Tools, stand 12; Linden Print, stand 7; Small Physics, foyer
  document feedback form, feedback: Opening, three questions; Workshop, four questions; The whole day; Food and rooms; Speakers; What to do next year
  group networking, interest, networking group: Design systems, 14 people; Maps, nine; First talk ever, six; Small teams, 22; Accessibility, 17; Teaching, eight
  document track, agenda by track: Design, Hall A; Engineering, Hall B; Workshops, Attic; Open space, Foyer; Beginners, Room 104; Lightning talks, Hall B
  ## glacier hut, glacier huts, hut keeper, hut keepers, hut warden
  document reservation, booking: Lea Brandt, 4 beds; Alpine club, 12 beds; Omar Haddad, 2 beds; School class, 18 beds; Kim Osei, 1 bed; The Reys, 5 beds
  event supply flight, supply, delivery, helicopter flight: Food for two weeks, 640 kg; Gas and firewood; Bedding and flour; Waste down to the valley; Batteries for the roof; Beer, milk and post
  thing stock, kitchen stock, supply item: Flour, 24 kg; Lentils, 11 kg; Gas, 3 bottles; Coffee, 4 kg; Cheese, one wheel; Onions, a sack
  ## wine cellar, wine cellars, wine collection, wine rack, cellar book, cellar tracker
  document tasting note, tasting, note: Plum, smoke, Touriga 2019; Green apple and slate, Riesling 2022; Sour cherry, still young, Pinot 2020; Bread crust, fine bubbles, Brut; White pepper, Silvaner 2023; Faded, drink soon, Merlot 2012
  group vineyard, winery, producer, winemaker: Quinta dos Vales, Douro; Salt Hill, Riesling; Press House, Pinot; North Slope, Silvaner; Paper Lantern, sparkling; Old vines, Linden
  ## aquarium, aquariums, fish tank, fish tanks, aquarist, fishkeeper, fishkeeping, reef tank, reef tanks
  event dosing, dose: Alkalinity, 12 ml; Calcium, 10 ml; Magnesium, 5 ml; Trace elements, 2 ml; Iron, one drop; Bacteria, one cap
  animal@fish fish, stock: Neon tetra, 18 in the living room; Armoured catfish, 2, Living room; Clownfish, 2, Reef; Honey gourami, 1, Quarantine; Cherry shrimp, about 40; Red wrasse, 1, Reef
  thing@plant plant, water plant, aquatic plant: Java fern, on the root; Anubias, slow and tough; Vallisneria, back row; Java moss, shrimp bowl; Amazon sword, wants iron; Duckweed, half removed
  document water value, water test, value, parameter: pH 6.8, nitrate 10, living room; pH 8.1, 35 ppt, Reef; pH 6.5, Shrimp bowl; Nitrite 0, Quarantine; Hardness 8, Living room; Ammonia 0, Reef
  ## vinyl, vinyl record, vinyl records, record collection, vinyl collection
  group label, record label: Harbour Records, 14 pieces; Blue Mill, 9; Norrgard Sound, 22; Paper Discs, 5; North Groove, 31; Old Dairy, 3
  ## pub quiz, quiz night, quiz nights, quizmaster, quiz master, quiz host, trivia night, trivia nights, bar trivia
  group team, table: The Owls, table 1, five people; Six Knots, table 2, four; Late Shift, by the bar, six; Room 12, table 5, three; The Anglers, by the window, four; Paper Tigers, came late, two
  ## escape room, escape rooms, escape game, escape games, game master
  document hint, clue: Count the books, The Clockmaker; Look under the lamp, Night Train; Red before blue, Vault 9; Listen at the wall, The Lost Hut; Turn the map around, Below Deck; One key fits twice, Vault 9
  document best time, record, quickest team: 38:12, Late Shift, Night Train; 41:40, The Owls, Vault 9; 44:05, Six Knots, The Clockmaker; 46:30, Paper Tigers, Below Deck; 51:40, North Wind, The Lost Hut; 55:18, Room 12, Vault 9
  group team, group: The Owls, Vault 9, 38:12 left; Six Knots, 2 hints; Late Shift, starts 18:00; Room 12, got out; North Wind, birthday; Paper Tigers, first time

  ## video player, video players, media player, video client
  person subscription, channel, creator: Workbench Films, 2 new; Slow Kitchen; Harbour Sounds, live; Ida explains; Night Rides; The Paper Lab, 1 new
  document@film playlist: Watch later, 14; Repairs, 9; Long talks, 22; Music for work, 40; With the kids, 11; Recipes, 17
  ## stamp fair, stamp fairs, coin fair, coin fairs, record fair, record fairs, book fair, toy fair, collectors fair, collectors fairs, antique fair, antique fairs, card show, card shows, mineral fair, !conference, !coworking, !furniture
  event fair, fair finder, show, market: Stamp fair, Old dairy, Sun 22 Nov; Winter fair, Harbour hall, Sat 28 Nov; Swap morning, school, 5 Dec; Two-day fair, Old Mint, 12 Dec; New Year fair, 9 Jan; Night fair, Mill Café
  thing table, stand, stall: Table 4, Omar Haddad, old Portugal; Table 7, Lea Brandt, ships; Table 9, swap table; Table 12, Kim Osei, albums; Table 15, prices under € 5; Table 18, expert looks for free
  person dealer, exhibitor, trader: Omar Haddad, table 4, old Portugal; Lea Brandt, table 7, ships and lighthouses; Kim Osei, table 12, albums and tools; Ana Petrova, table 3, letters; Tomás Rey, table 20, overseas; Iris Chen, table 11, first days
  document opening time, opening hour: Sun 22 Nov, 9:00 to 16:00; Sat 28 Nov, 10:00 to 17:00; Sat 5 Dec, 8:00 to 12:00; Sat 12 Dec, 10:00 to 18:00; Sat 9 Jan, 9:00 to 15:00; Fri 15 Jan, 18:00 to 22:00

  ## library boxes, library box, little free library, little free libraries, book boxes, book box, public bookcase, public bookcases, open bookcase, !library, !lending
  place box, library box, tiny library box, bookcase, free library: Linden square, red box, 34 books; Mill bridge, old phone box, 80 books; Station north, platform 1, 21 books; Harbour steps, blue box, full; School yard, for children; Church hill, empty since Monday
  document book inside, book: The Salt Road, two copies; Small Rivers; Six picture books; A Year of Beans, cookbook; Atlas of the north; Nine Keys, No Doors, worn
  ## sled dog, sled dogs, sled dog team, sled dog teams, mushing, musher, mushers, dog sledding, !dog-walking, !adoption
  animal dog, sled dog, lead dog: Bruno, lead, 412 km this winter; Nala, swing, left; Otto, wheel, eats well; Hazel, team, 388 km; Mimi, two years, learning; Juniper, rests until Friday
  thing harness, line, gear: Harness 12, size L, Bruno; Harness 7, strap torn; Tug line, new; Neck lines, six; Booties, 64; Sled, runners waxed
  document paw, paw check, foot check: Bruno, front left, small cut; Nala, all fine; Otto, bootie lost, sore; Hazel, all fine; Mimi, nail short; Juniper, balm twice a day
  measure kilometre, distance, run: 42 km, lake loop; 28 km, forest; 61 km, with camp; 18 km, young dogs; 36 km, headwind; 24 km, night
  ## dog agility, agility course, agility courses, agility trial, agility trials, agility dog, !golf
  document course, course plan, agility course: Jumping 2, 18 obstacles, 142 m; A2, with seesaw, 164 m; Tunnel start, tight turns; Weaves twice, home plan; Open, 20 obstacles; Young dogs, ten low jumps
  measure time, run time: 34.18 s, clean; 36.92 s, one refusal; 33.40 s, five faults; 38.05 s, seesaw missed; 35.11 s, clean; 41.60 s, off course
  document fault, refusal, penalty: Bar, jump 4; Refusal, weaves; Contact, dog walk; Off course, tunnel; Bar, last jump; Seesaw too early

  ## ski lift, ski lifts, lift operator, lift operators, chairlift, chairlifts, cable car operator, gondola lift, !transit
  event stop, stoppage, halt: 9:42, child fell at the exit, 1 min; 10:15, wind 58 km/h, slow for 20 min; 11:03, pole across the track; 11:40, button pressed by mistake; 13:20, power dip, 4 min; 15:05, chair 14 not closed
  measure wind, wind speed: 42 km/h, top; 28 km/h, tower 7; 58 km/h gusts; 31 km/h, valley; 36 km/h, noon; 24 km/h, evening
  measure passenger, passenger count, ride: 412 by ten; 1,180 by noon; 2,340 by three; 2,610 today; 2,204 yesterday; 3,118 on Sunday
  document defect, fault: Chair 14, bar loose; Tower 7, roller noisy; Gate 2 does not count; Heating in the hut; Radio, weak battery; Rope sensor, false alarm
  ## camino, pilgrim, pilgrims, pilgrimage route, pilgrims way, way of st james, !hotel-guest, !loyalty-cards
  document stamp, pilgrim stamp: Roncesvalles, monastery, 4 May; Zubiri, bar by the bridge, 5 May; Pamplona, cathedral, 6 May; Puente la Reina, hostel, 7 May; Estella, church, 8 May; Los Arcos, square, 9 May
  place hostel, albergue, pilgrim hostel, place to sleep: Monastery, Roncesvalles, 180 beds, € 14; By the bridge, Zubiri, 24 beds, € 16; Parish, Pamplona, donation; Las Eras, Estella, 40 beds, € 15; Garden house, Los Arcos, € 18; Old school, Viana, 54 beds, € 12
  event stage, day stage, leg: Saint-Jean to Roncesvalles, 25 km, 1,250 m up; To Zubiri, 22 km, stony; To Pamplona, 20 km; To Puente la Reina, 24 km, wind; To Estella, 22 km, no shade; To Los Arcos, 21 km, wine tap
  ## orchestra librarian, orchestra library, music library, sheet music library, parts and scores, orchestral parts, !library, !lending
  document part, orchestral part, set of parts, set: Symphony no. 4, violin 1, 8 desks; Overture, horns, one missing; Waltz, complete, 54 parts; Requiem, choir, 80 copies; Concerto, cello, solo; March, percussion, torn
  document bowing, bowings, marking: Symphony no. 4, violins, by Iris; Waltz, all strings, copied; Overture, violas, open; Requiem, from the last run; Concerto, cellos, by Omar; March, none needed
  document loan, loan of parts: Symphony no. 4, from Ghent, back 30 Nov; Waltz, to Linden school; Overture, hired, € 180; Requiem, own; Concerto, to Kim for practice; March, overdue since Monday
`
