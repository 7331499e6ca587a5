/** Health, nature, farming, science, towns, faith: see domains.ts for the form. */
export const lifeDomains = `
  ## co-parenting, co-parents, coparenting, separated parents, divorced parents, custody, custody days
  document receipt: Winter shoes Max, € 58; Dentist Lea, € 84; Class trip, € 120; Guitar lessons, € 160; Birthday party, € 72.90; School books, € 41
  ## lost pet, lost pets, missing pet, missing pets, missing cat, missing dog, lost cat, lost dog, runaway, found pets
  document sighting, report, hint, tip: Linden lane, behind the bins; Canal, ran towards the mill; Park view 7, in the hedge; Stone pier, 18:00; School yard, shy; Old dairy, on the roof
  thing poster, flyer: Mimi, grey cat; Otto, brown terrier; Hazel, rabbit; Lotte, budgie; Bruno, big and shy; Nala, tabby
  ## blood donation, blood donations, blood donor, blood donors, blood bank, donate blood, blood drive, blood drives
  person donor: Lea, 0 negative; Omar, A positive; Kim, B positive; Ana, 0 positive; Iris, AB negative; Tomás, A negative
  document haemoglobin, haemoglobin value, hemoglobin, blood value: 14.2 g/dl, Thu 20 Aug; 13.9 g/dl, 14 May; 14.0 g/dl, 2 February; 13.7 g/dl, 20 October; 14.1 g/dl, 8 July; 13.8 g/dl, first time
  document blood pressure: 122/78, Thu 20 Aug; 118/76, 14 May; 126/80, 2 February; 121/79, 20 October; 124/82, 8 July; 120/77, first time
  ## dog walking, dog walker, dog walkers
  person walker, dog walker, sitter: Lea Brandt, eleven walks with Otto; Omar Haddad, mornings, two dogs; Kim Osei, runs with huskies; Ana Petrova, weekends; Iris Chen, has a van; Tomás Rey, calm with puppies
  document tip: Otto, € 3 from Ana; Mimi, € 2 from Omar; Pepper, € 5 from Lea; Bruno, € 4 from Kim; Hazel, € 2 from Iris; Lotte, € 3 from Tomás
  ## beekeeper, beekeepers, bee keepers, bee keeper, beehive, beehives, hives, apiary
  document treatment, varroa treatment: Oxalic acid, Linden left; Formic acid, Orchard wall; Oxalic acid, Linden right; Thymol, Old dairy roof; Mites counted, Heather stand; Drone frame cut, Linden left
  document queen: Blue 12, Linden left; Green 7, Linden right; White 3, Orchard wall; Blue 9, Old dairy roof; Unmarked, Heather stand; Green 4, nuc
  ## street art, murals, mural, graffiti
  place@street street art, mural, artwork, wall: The blue ladder, by Vera Lund; Women at the quay, by Nor; Portrait of a baker, by Hana Sato; Night market, by Two Hands; Paper city, by Otis; Stone bird, by Vera Lund
  person artist, street artist: Vera Lund, ladders and windows; Nor, faces on quay walls; Hana Sato, portraits; Two Hands, letters and stencils; Otis, cut paper; Ruth Adeyemi, tiles
  ## wild swimming, swimming spots, swimming spot, bathing spots, swimming holes, !camper
  place@beach swimming spot, bathing spot, spot, place: North beach, 18.4 °C, calm; Lighthouse bay, 17.1 °C, some current; Family cove, 19.2 °C, shallow; Pine lake, 20.6 °C, calm; River bend, 15.8 °C, strong current; Dune beach, 17.9 °C, waves
  document report: North beach, clear and calm; River bend, current too strong today; Pine lake, algae by the jetty; Family cove, jellyfish gone; Dune beach, red flag until noon; Lighthouse bay, car park full
  ## farm shop, farm shops, farm stand
  thing@vegetable vegetable, article, product, produce: Beetroot, a bunch; Parsnips, 500 g; Runner beans, 400 g; Carrots, with green; Leeks, three; Kale, 300 g
  ## tournament, knockout, knock-out, playoff, playoffs
  group team: The Owls, 12 players; Six Knots, 11 players; Late Shift, 14 players; Room 12, 10 players; Paper Tigers, 12 players; Mill Street, 13 players
  event fixture: The Owls – Six Knots, hall 2; Late Shift – Room 12, hall 1; Paper Tigers – Mill Street, hall 2; The Anglers – Night Tram, hall 1; Third place, hall 1; Final, hall 2
  ## smart home, home automation, smart lights, smart plugs, thermostats
  thing routine, scene, automation: Good morning, blinds up at 7:00; Leaving home, everything off; Film night, lamps at 20 %; Good night, doors locked at 23:00; Away, light as if at home; Heating, 19° from 22:00
  ## anglers, angling, anglers', fishing club, catch log
  document closed season, season: Pike, 1 Feb to 30 Apr; Brown trout, 1 Oct to 15 Mar; Zander, 1 Feb to 31 May; Grayling, 1 Jan to 30 Apr; Barbel, 1 May to 15 Jun; Perch, none
  ## own server, self-hosted, selfhosted, home server, raspberry pi, homelab, home lab
  thing@none service, running service: nginx, running; ssh, running; pihole, running; jellyfin, stopped; cron, running; samba, running
  thing server: Home server, online; Storage in the hall, 1.2 TB free; Attic, online; Old laptop, off; Office, online; Spare, off
  ## net worth, assets, own and owe, wealth, mortgage, pension, retirement
  document goal, target, financial goal: Mortgage below € 120,000; Six months put aside; Car paid off; € 300,000 in all; Pension gap closed; Roof, € 18,000
  ## my dog, our dog, my dogs, our dogs, my cat, our cat, my cats, our cats, my pet, our pet, my pets, our pets, dog and cat, dog and two cats, my puppy, our puppy, my kitten, my rabbit, our rabbit
  animal pet, animal: Pepper, terrier; Miso, tabby; Captain, greyhound; Olive, rabbit; Biscuit, mixed; Tofu, cat
  document bill, vet bill, invoice: Vaccination, Pepper, € 64; Teeth, Miso, € 180; Check-up, Olive, € 38; Blood test, Captain, € 92; Paw, Pepper, € 47; Flea drops, € 26
  event vaccination, jab, vaccine: Rabies, Pepper, 12 March; Distemper, Pepper; Cat flu, Miso; Leptospirosis, Captain; Myxomatosis, Olive; Kennel cough, Biscuit
  event treatment, deworming, flea treatment: Worming tablet, Pepper; Flea drops, Miso; Tick collar, Captain; Claws, Olive; Ear drops, Biscuit; Worming paste, Tofu
  thing food, pet food, feed: Dry food, 180 g; Wet food, half a tin; Hay and greens; Diet kibble, 90 g; Salmon oil, a spoon; Dental stick
  thing@pills medicine, medication, tablet: Heart tablet, Captain; Ear drops, Biscuit; Joint powder, Pepper; Eye gel, Miso; Worming paste, Tofu; Antibiotic, Olive
  ## stoic, affirmations, daily quote, daily quotes, quote app, quotes app, dad jokes
  thing topic, category, theme: Courage; Calm; Work; Friendship; Time; Love
  ## vet, vets, veterinary, veterinarian, animal hospital, !vaccinations
  event vaccination record, vaccination, vaccine: Rabies, Pepper, 12 March; Distemper, Pepper; Cat flu, Miso; Leptospirosis, Captain; Myxomatosis, Olive; Kennel cough, Biscuit
  document case, visit, appointment, record, treatment, patient: Hazel, vaccination; Bruno, limp; Mimi, dental; Otto, check-up; Pepper, stitches out; Lotte, eye drops
  ## hospital, ward, nurses, nurse, emergency room, icu, surgeons, operating room
  document task, handover, round, check: Bed 4, dressing; Bed 7, blood pressure; Bed 2, discharge papers; Bed 9, pain at 14:00; Bed 11, X-ray; Bed 5, walk twice
  document case, operation, procedure, surgery: Knee, room 2; Cataract, room 1; Hernia, room 3; Hip, room 2; Tonsils, room 4; Wrist, room 1
  thing equipment, device, supply: Infusion pump 12; Wheelchair 4; Gloves, M; Monitor, bed 7; Dressing sets; Syringes 5 ml
  ## nursing home, retirement home, assisted living, care home, caregivers, carers
  document task, care task, note, observation: Breakfast, room 4; Medicine, 8:00; Short walk, room 7; Ate well; Family called; Bath, room 12
  event activity, event: Singing, 10:30; Garden walk; Bingo; Film afternoon; Chair gymnastics; Baking
  ## blood test, medical lab, laboratory results, diagnostics
  document result, test, sample, report: Iron, 12 µmol/l; Vitamin D, low; Cholesterol, 4.8; HbA1c, 5.4 %; TSH, 2.1; Blood count, fine
  ## diaper, diapers, diaper changes, feedings, feeding log, nappies, nappy changes, baby tracker, baby log
  document milestone, first: First smile, 7 weeks; Slept through, 4 months; First tooth, 6 months; Sits alone, 7 months; Crawls, 9 months; First steps, 12 months
  event bottle, feed: 7:10, 120 ml, all; 9:40, 90 ml, sleepy; 12:20, 140 ml, Omar; 15:30, 110 ml; 18:00, 130 ml, Lea; 22:20, 150 ml
  event vaccination, vaccine: Six in one, second dose; Rotavirus; Pneumococcal; Measles, mumps, rubella; Meningococcal B; Check-up at 6 months
  ## midwife, midwives, birth, newborn, breastfeeding
  document visit, note, task, question: Home visit, day 5; Weight, 3.4 kg; Feeding, left side; Sleep, 14 h; Course, week 30; Bring the booklet
  ## therapy, therapist, therapists, psychologist, counselling, speech therapy, autism
  activity exercise, session, task, game: Mirror sounds; Picture story; Slow breathing; Name the feeling; Straw and paper; Quiet corner
  ## mood tracker, mood diary, how i feel, how they feel, how one feels, feelings, mental health, crisis line, panic attacks
  document pattern, trigger, insight: Better after walks, 8 of 10 days; Low on Sundays, 3 of 4; Sleep first, then mood; Calm after calls, 5 of 6; Tense before meetings, 4 of 5; Mornings are hard
  document text, calming text, story: This will pass; A room by the sea; Letter to a tired friend; Nothing to do now; Ten kind sentences; The slow river
  person contact, helper, crisis line: Crisis line, day and night; Lea, my sister; Dr. Nair; Omar, any time; Night chaplain
  ## optician, glasses, eye test, hearing aid, contact lenses
  event appointment, eye test, test: Eye test, Mrs Vogt; Lens fitting, Omar; Child, first test; Collect glasses, Kim; Hearing test; Eye pressure, Ana
  document order, job, case: Varifocals, Mrs Vogt; Sun, +1.25; Child frame, blue; New lens, left; Hearing aid, check; Reading pair
  ## goat herd, goats, dairy goats, dairy cows, cows, cattle, milk yield
  document vet visit, visit, treatment, case: 0398 Moss, udder; 0417 Bella, hooves; Whole herd, worming; 0431 Linde, before kidding; 0405 Clara, limps; Kids, ear tags
  ## sheep, lambing, lambs, ewe, ewes, shepherd, !livestock
  thing@sheep animal, sheep, ewe, record, flock: 0417 Berta, twins; 0422 Greta, due 3 Dec; 0398 Freckles; 0431 Ida, first lamb; 0405, hoof; 0388, dry
  document lamb, lambing, birth: Ewe 0417, twins; Ewe 0398, single; Ewe 0352, triplets; Ewe 0431, assisted; Ewe 0409, single; Ewe 0377, twins
  ## vineyard, vineyards, winegrower, winegrowers, viticulture, grape, grapes
  place@vineyard plot, vineyard, parcel, row, block: South wall, Riesling; North slope, Silvaner; Old vines, Pinot noir; Chapel hill, Riesling; Lower terrace, Müller; Young block, Merlot
  thing grape, grape variety, variety: Riesling, 1.2 ha; Pinot noir, 0.8 ha; Silvaner, 0.6 ha; Touriga, 0.4 ha; Grüner Veltliner, 0.5 ha; Merlot, 0.3 ha
  thing bin, crate, picking bin: Bin 118, South wall, 320 kg; Bin 117, Old vines, 290 kg; Bin 114, North slope; Bin 112, to the press; Bin 109, washed; Bin 104, Chapel hill
  measure sugar reading, sugar, brix, reading: 18.2 °Bx; 17.4 °Bx; 18.9 °Bx; 16.8 °Bx; 17.9 °Bx; 18.4 °Bx
  document spraying, treatment, spray, record: Copper, South wall; Sulphur, North slope; Clay, Old vines; Copper, Chapel hill; Whey, Lower terrace; Sulphur, Young block
  person picker, worker, helper: Lea, 6.5 h; Omar, 7 h; Kim, 4 h; Iris, 8 h; Yusuf, 7 h; Noor, 5 h
  event harvest, picking: South wall, Thursday; Old vines, Friday; North slope, Monday; Chapel hill, Tuesday; Young block, next week; Lower terrace, open

  ## plant disease, plant diseases, crop disease, crop diseases, sick plant, sick plants, pesticide, pesticides, agronomist, agronomists
  thing product, remedy, supply: Copper spray, 1 l; Neem oil, 500 ml; Sulphur dust, 2 kg; Insect net, 10 m; Leaf feed, 5 l; Sticky traps, set of 10
  ## greenhouse, greenhouses, polytunnel, glasshouse
  event watering, watering control, irrigation: Tomatoes, eight minutes; Cucumbers, twelve minutes; Seedlings, two minutes; Herbs, off today; Peppers, six minutes; Bench by the door, by hand
  ## greenhouse, crop, crops, harvest, farm, farmers, tractor, irrigation, agronomy, orchard
  document task, job, work, activity: Irrigate field 4; Spray plots 7 to 9; Sow winter wheat; Mend fence, north; Prune row 12; Spread compost
  numbered field, plot, block, row: Field 4, wheat; Field 7, clover; Block B, apples; Plot 12, fallow; Row 18, Riesling; Long acre, barley
  thing machine, equipment, tractor: Tractor, 110 hp; Seed drill; Sprayer 18 m; Baler; Trailer, 8 t; Irrigation reel
  ## hydroponics, hydroponic, aquaponics, grow tent, grow room
  numbered tray, bed, tower: Tray 1, basil; Tray 2, lettuce; Tray 3, pak choi; Tower A, strawberries; Tray 4, mint; Nursery
  thing light, lamp: Lamp 1, 16 h; Lamp 2, 16 h; Nursery, 18 h; Tower A, 12 h; Side bar, off; Lamp 3, new
  document grow diary, diary, note, entry: Roots white, day 9; First leaves, tray 2; Nutrients changed; Lights to 16 h; Algae wiped off; Harvest, 1.4 kg
  ## water utility, water mains, sewer, hydrants, hydrant, gas network, leak detection
  document leak, report, job, flush, incident, task: Main burst, Mill street; Seep at valve 118; Meter pit wet; Hydrant 42 drips; Low pressure, hill; Flush, line 7
  numbered valve, hydrant, valve position: Valve 118, open; Valve 121, closed; Hydrant 42; Valve 97, half; Valve 133, stiff; Hydrant 51
  ## forest, forestry, logging, timber, arborist, tree care, tree inspection
  thing tree, find: Oak 118, town hall; Beech 42, mill lane; Lime 7, school; Maple 31, dead limb; Plane 12, square; Ash 64, watch
  document job, task, inspection, order: Crown thinning, oak 118; Fell ash 64; Stake young limes; Check after storm; Chip pile, mill lane; Mark plot 7
  ## hut to hut, mountain huts, alpine huts, hiking tours, long distance trail
  document track, own track, route: Ridge loop, 14.2 km; Lake path, 8.6 km; North face, 1,240 m up; Old pass, 17 km; Valley way, 9.9 km; To the hut, 6.1 km
  ## garden, allotment, allotments, community garden, gardeners, gardening, !farm
  document task, job, chore: Water beds 1 to 4; Prune the roses; Turn the compost; Mow, upper part; Plant garlic; Mend the gate
  person applicant, application, waiting list, request: Ida Brandt, since March; Kim Osei, half plot; Tomás Rey, no. 3; Iris Chen, moved up; Omar Haddad, offered 12; Ana Petrova, no. 6
  ## whale, whales, dolphin, marine, hydrophone, ocean, coral, sea turtle, fisheries, !lab, !nature
  document recording, call, sample, observation, sighting, clip, file: Codas, 14 Nov, 03:12; Slow clicks, buoy 2; Two males, north shelf; Creaks at 800 m; Social unit F; Ship noise, cut
  document tag, label, annotation: Coda 1+1+3; Slow click; Creak; Codas, overlap; Echo; Noise
  place station, site, location: Buoy 2, north shelf; Canyon edge; Station 14; Island lee; Deep mooring; Strait, west
  ## bird ringing, ringing station, ornithology, bird banding, bird survey, nest boxes, !volunteering
  document bird, capture, catch, record, sighting, ring: Robin, KW 4182; Blackcap, KW 4183; Wren, retrap; Great tit, KW 4185; Chiffchaff; Goldcrest, KW 4187
  thing species: Robin; Blackcap; Wren; Great tit; Chiffchaff; Goldcrest
  ## collect bugs, bug hunt, bugs in the garden, bug encyclopedia, minibeasts, insects, insect, entomology, beetles
  thing@leaf bug, insect, species, find, sighting, beetle: Ladybird, on the nettles; Stag beetle, oak stump; Hawk moth, at dusk; Shield bug, raspberry; Lacewing, window; Rose chafer, hedge
  ## mushroom, mushrooms, fungi, foraging, forager, wild herbs
  species@forest species, mushroom, find, record: Cep; Chanterelle; Parasol; Honey fungus; Birch bolete; Hedgehog mushroom
  document lookalike, poisonous lookalike, double: Death cap, deadly; Bitter bolete; False chanterelle; Panther cap, poisonous; Livid pinkgill; Sulphur tuft
  place spot, location, place: Mill wood, north; Beech ridge; Old border path; Spruce by the pond; Heath edge; Upper clearing
  ## archaeology, excavation, archaeologist, finds, dig site
  thing find, object, artefact, artifact, sample: Sherd 118, grey ware; Bone pin; Coin, worn; Flint blade; Glass bead, blue; Nail, iron
  thing material: Pottery; Bone; Iron; Flint; Glass; Bronze
  place trench, site, layer, location: Trench 4, north; Trench 2; Pit 17; Layer 3, ash; Hearth 5; Wall B
  ## geology, geologist, mineral, minerals, fossil, fossils, rock collection
  thing sample, find, specimen, item, fossil, rock: Ammonite, 8 cm; Basalt, column; Quartz, smoky; Trilobite; Slate with fern; Gneiss, banded
  ## telescope, astronomy, stargazing, observatory, astronomers
  thing star: Vega; Capella; Betelgeuse; Polaris; Arcturus; Deneb
  document observation, object, target, session: Saturn, rings open; M31, 40 frames; Moon, Copernicus; Double cluster; Jupiter, four moons; M57, faint
  ## chemistry, biology lab, microscope, research lab, clinical trial, lab manager, reagent, physics
  thing sample, specimen: B-204, buffer; B-205; Leaf 12, row 3; Plasma, tube 7; Soil, plot 4; Water, pond
  thing chemical, reagent, supply, stock, material: Ethanol 96 %; Agar plates; Pipette tips; Sodium chloride; Gloves, M; Buffer 10×
  ## science fair, competition, contest, judges, judging, jury, hackathon, !lab, !school
  document project, entry, submission, work: Water from fog; Which bread moulds first?; A bridge of pasta; Wind from the roof; Sounds bats hear; Soap from olives
  document criterion, criteria, score, rating: Idea, 8 of 10; Method, 7 of 10; Results, 9 of 10; Poster, 6 of 10; Answers, 8 of 10; Total, 38 of 50
  ## swimming pool, municipal pool, swim club, swim school, aquatic center, public pool, !city-services, !booking
  event course, swim course, lesson, class, session: Seahorse, Mon 15:30; Bronze, Tue 16:15; Adults, first strokes; Aqua gym, Thu 9:00; Lane training; Baby swimming
  numbered lane, lane occupancy, pool, area: Lane 1, free; Lane 2, 4 swimmers; Lane 3, club; Lane 4, free; Lane 5, course; Children's pool, busy
  document ticket, pass, price: Adult, € 5.20; Child, € 2.80; Family, € 12; Ten visits, € 44; Evening, € 3.60; Year, € 198
  ## road maintenance, potholes, street lights, city council, playground, public works, citizens
  document defect, damage, report, issue, problem, fault, request: Pothole, Mill street; Broken swing; Lamp 118 is dark; Bin is full; Slippery steps; Bent sign
  group department, office, authority: Roads, 12 open; Street lighting, 4 open; Parks and trees; Waste collection, 7 open; Water and drains; Signs and crossings
  document update, status update, news: Crew on site, Mill street; Lamp ordered, Friday; Done, photo added; Passed on to roads; Waits for dry weather; Mended on Tuesday
  document task, job, work order: Grit Mill hill; Empty bins, park; Lamp 118, new bulb; Sweep the square; Paint crossing; Trim hedge, school
  ## coast guard, lifeboat, sea rescue, rescue boat, rescue cruiser
  document incident report, incident, report, mission, call, alarm, alert: Yacht, no engine; Kite surfer, north bay; Dinghy adrift; Trawler, taking water; Swimmer at the pier; Drill with the helicopter
  document check, task, equipment check, kit check: Life jackets, 12; Radios, channel 16; Flares, to May 2027; First-aid pack; Tow line, 80 m; Fuel and oil
  thing radio channel, channel: Channel 16, distress; Channel 10, rescue; Channel 9, harbour; Channel 72, between boats; Channel 6, helicopter; Channel 67, drill
  event shift, crew, duty: Early, Lea and Omar; Late, Kim; Night, Ana; Early, Iris; Weekend, Tomás; Standby, Noor
  ## ski patrol, mountain rescue, search and rescue, avalanche, !ski, !patrol, !lost-pets, !coast guard, !lifeboat
  document incident report, incident, report, mission, call, alarm, alert: Knee, Sun run, 10:40; Lost child, found; Small slide, north bowl; Collision, lift 4; Fog, two skiers; Wrist, park
  document bulletin, avalanche bulletin: Level 3, north slopes; Level 2, below 2,000 m; Level 3, wind slabs; Level 2, wet snow; Level 4, closed; Level 1
  document check, task, toboggan check: Toboggan 1; Toboggan 4, straps; First-aid pack; Radios, channel 3; Rope and poles; Probe and shovel
  thing radio channel, channel: Channel 1, patrol; Channel 3, rescue; Channel 5, lifts; Channel 7, groomers; Channel 9, open; Channel 12, training
  event shift, crew, duty: Early, Lea and Omar; Late, Kim; Night, Ana; Early, Iris; Weekend, Tomás; Standby, Noor
  ## lifeguard, lifeguards, beach lifeguard, lifeguard station, surf life saving, !rescue
  document rescue, incident, report, entry: Two swimmers, north flag; Child found, 14:10; Jellyfish sting; Board drifted out; Cut foot, pier; Sunstroke, tower 2
  document handover, tower handover, shift note: Tower 1, calm; Tower 2, rip at the pier; Red flag until 15:00; Radio 3 is flat; 420 on the beach; Boat checked
  numbered tower, flag, flag status: Tower 1, green; Tower 2, yellow; Tower 3, red; North bay, green; Pier, closed; Family cove, green
  ## food allergy, allergies, celiac, coeliac, intolerances, !symptoms
  document card, allergy card, phrase: No nuts, Portuguese; No milk, Japanese; No gluten, Italian; No egg, Spanish; In an emergency; What I can eat
  thing allergen, allergy, food allergy, food, ingredient: Peanuts; Milk; Wheat; Egg; Sesame; Shellfish
  document restaurant note, note, review: Hearth, knows coeliac; Noodle corner, soy in all; Blue door, asked twice; Little Olive, own fryer; Saltworks, no nuts; Late table, careful
  ## calibration, calibrations, calibrate, lab technicians, metrology, torque wrench, measuring tools
  document deviation: Caliper 12, 0.02 mm; Scale B, 1.4 g; Micrometer 7, worn; Torque wrench 4, 3 %; Thermometer 3, 0.4 °C; Gauge set, none
  event calibration, check: Caliper 12, due 2 Dec; Torque wrench 4; Scale B, passed; Micrometer 7; Gauge set; Thermometer, at the lab
  thing@tools tool, gauge, instrument, device, equipment: Caliper 12; Torque wrench 4; Scale B; Micrometer 7; Gauge set; Thermometer 3
  document certificate, report: Caliper 12, to Dec 2027; Scale B, to May 2027; Torque wrench 4, open; Micrometer 7, out of range; Gauge set, to 2028; Thermometer 3
  ## hospice, palliative, bereavement, befriending, visiting service, !clinic
  event visit, call: Mrs Vogt, tea and talk; Mr Osei, reading aloud; Family Rey, at home; Mrs Kaya, short walk; Mr Lund, music; Mrs Chen, quiet hour
  document visit log, log, note, report: Slept well, asked for music; Daughter is tired; Pain less than Monday; Wants to see the dog; Talked about the sea; Nurse called at four
  ## fire brigade, fire department, firefighters, firefighter, rescue service
  document certificate, training certificate, qualification, licence: First aid, to Mar 2027; Breathing gear, to Jun 2027; Radio, expires Fri; Advanced, no expiry; Rescue, to Sep 2026; Ladder, expired
  event alarm, alert, call, mission, incident, operation: Smoke in Mill street; Tree on road; Fire alarm at school; Water in cellar; Person in lift; False alarm
  thing equipment, gear, item: Head torches; First-aid kit; Radios; Hose couplings; Gloves; Rope bag
  thing vehicle, truck: Ladder truck 1; Pumper 2; Rescue van; Command car; Water tanker; Boat trailer
  ## police, sheriff, community policing, crime, crime prevention
  document alert, report, incident, news, tip, notice: Bike thefts, station; Missing man found; Road closed, Mill bridge; Fake calls, be careful; Break-in, Linden 9; Lost child, safe
  person wanted, wanted list, most wanted, inmate: Case 118, theft; Case 104, fraud; Case 97, arson; Case 131, robbery; Case 88, burglary; Case 142, escape
  ## volcano, volcanoes, earthquake, earthquakes, seismic, landslide, tsunami, avalanche
  document event, earthquake, quake, seismic event, alert: M 2.4, north flank; M 1.8, 3 km deep; Tremor, 40 min; M 3.1, summit; Rockfall; M 1.2, south ridge
  place station, webcam, sensor: North flank; Summit; Crater rim; Village school; South ridge; Lake road
  measure gas: SO2, 1,200 t a day; CO2, normal; SO2, 980 t; H2S, trace; SO2, 1,340 t; CO2, raised
  ## ambulance, paramedic, paramedics, emergency medical
  event call, mission, ride, transport: Fall, Linden lane 4; Chest pain, Mill 12; Transfer to city; Child, fever; Bike accident; Standby, match
  thing supply, equipment, item: Oxygen, bottle 2; Bandages; Gloves, L; Defibrillator; Blankets; Infusion sets
  ## church, parish, congregation, diocese, chapel, pastor, priest
  event event, service, mass, activity, meeting, mass times, liturgy: Sunday mass, 10:00; Family service, 11:30; Evening prayer; Choir, Tue 19:00; Soup kitchen; Confirmation class
  document announcement, notice, news, church news: Harvest supper, Saturday 18:00; Choir looks for tenors; Roof is paid, thank you; Clocks go back on Sunday; Children’s Bible week, July; New door key, ask Lea
  document request, intention: For Ida, surgery on Friday; Thanks for rain; For the Rey family; Peace; For our teachers; In memory of Otto
  document task, rota, duty, job: Flowers, Lea; Readings, Omar; Coffee, Kim; Sound desk; Door, Ana; Candles
  ## mosque, islamic, quran, ramadan, imam
  document donation, gift: Friday box, € 612; Omar Haddad, € 50; Without a name, € 200; For the roof, € 1,000; Amina Osei, € 20 a month; Iftar for forty, € 180
  event prayer time, event, service, prayer: Fajr, 06:12; Dhuhr, 12:08; Asr, 14:21; Maghrib, 16:29; Isha, 18:05; Jumuah, 13:00
  event class, course, lesson, children’s class: Letters, ages 5 to 7, Sat 10:00; Reading, ages 8 to 10; Memorising, Sun 11:00; Arabic for beginners; Teenagers, questions, Fri 18:00; Women’s circle, Wed 10:00
  document verse, surah, chapter, passage: Al-Fatiha; Al-Ikhlas; Al-Falaq; An-Nas; Ya-Sin, 1 to 12; Al-Mulk
  ## synagogue, jewish, shabbat, torah, kosher, rabbi
  event event, service, prayer, class: Friday evening, 16:40; Shabbat morning; Torah class, Tue; Kiddush; Hebrew for children; Havdalah
  ## temple, hindu, buddhist, puja, meditation centre, sangha
  event festival, holiday: Festival of lights; Festival of colours; Nine nights; Birth of Krishna; New moon; Harvest feast
  event event, service, puja, session, class: Morning puja, 7:00; Evening aarti; Sitting, 30 min; Chanting, Thu; Festival of lights; Kitchen service
  ## cemetery, funeral, graveyard, undertaker, burial, memorial
  numbered grave, plot, burial plot: Row 4, grave 12; Row 7, Brandt; Row 2, Vogt; Urn wall B; Row 9, free; Meadow 3
  document task, order, case, arrangement: Flowers, Fri 10:00; Stone, Brandt; Chapel, 11:30; Newspaper notice; Music, two songs; Papers, town hall
  ## food bank, soup kitchen, charity, ngo, donations, refugee, refugees, homeless
  thing item, donation, stock, supply, need: Rice, 40 kg; Winter coats, 12; Nappies, size 4; Tinned soup, 60; Blankets; School bags
  thing parcel, food parcel, box, bag: Family 118, four people, halal; Family 121, baby food; Household 134, one person, no nuts; Family 97, five people, vegetarian; Family 88, six people, Saturday; Emergency parcel, at the door
  document request, case, task: Family of four, bread; Bed for tonight; Doctor visit, Tue; Bus ticket; Forms, 2nd floor; Cot wanted
  ## night shelter, night shelters, homeless shelter, homeless shelters, emergency shelter, winter shelter, warming centre
  place shelter, house: Harbour house, 4 free; Mill street, 6 free; St Linden, 1 free; Old mint, full; Station hall, open from 22:00; Women’s house, 2 free
  thing meal, meal served: Lentil soup, 31 served; Bread and tea, 38; Porridge, 24 at six; Rice with vegetables, 29; Fruit, two boxes; Coffee, until 7:30
  document incident: Argument, settled by Kim; Ambulance, 03:10; Lost bag, found; Window broken; Full at 22:40, two sent on; Quiet night
  ## animal shelter, rescue dogs, foster, adoption
  document task, chore, shift: Walk Bruno, 8:00; Clean kennel 4; Vet with Mimi; Feed cats; Photos of Otto; Laundry
  ## favour, favours, neighbourly, neighbours help, neighbors help, elderly neighbours, odd jobs, errands for neighbours, errands for neighbors, errands for others, good deeds, !groceries, !care, !clinic
  document favour, request, errand, job, task, offer: Change a bulb, Mrs Vogt; Shopping, Linden 4; Lift to the doctor; Carry a box up; Walk Otto at six; Read a letter
  ## electricity tariffs, energy provider, utilities, power plan, meter reading
  document contract, bill: Linden Power, to Dec; Gas, yearly; Water, quarter 3; Last year, € 912; Green 12; Night rate
  ## recycling, recycle, zero waste, landfill, waste sorting, scrap
  place point, recycling point, collection point, container: Mill street, glass; Town hall, paper; Station, clothes; Pool, batteries; Old dairy, oil; Recycling yard
  ## weather station, rain gauge, climate, air quality, flood, river level
  document alert, warning, report: Wind, 70 km/h; River, level 2; Frost tonight; Heavy rain, 14:00; Fine dust high; Heat, 34 °C
  place station, sensor, location: Mill bridge; Roof, school; North field; Harbour mole; Upper dam; Old dairy
  ## period tracker, menstrual cycle, cycle tracker, menstruation
  document prediction, forecast: Next period, 15 December; Fertile, from 26 November; Ovulation, 1 December; The one after, 12 January; Headache likely, 13 December; Calm days, from 20 December
  ## holiday flat, holiday flats, holiday apartment, vacation rentals, short-term rental, holiday let, holiday lets
  document booking, reservation: Hana, 20 to 23 November; Elias, until Saturday; Priya, 27 to 30 November; Ruth, from 28 November; Omar, over New Year; Lea, a week in May
  ## racing pigeon, racing pigeons, pigeon racing, homing pigeon, homing pigeons, pigeon loft, pigeon fancier, pigeon fanciers
  thing@bird pigeon, racing pigeon, bird: Blue hen 24-118, North loft; Silver cock 23-402, breeding pair 2; Red chequer 25-077, young bird loft; White flight 22-310, North loft; Grizzle 24-551, barn roof; Blue bar 25-163, young bird loft
  event training flight, training, toss, flight: Mill bridge, 18 km; North pier, 32 km; Linden hill, 45 km; Old border, 68 km; Harbour, 25 km, headwind; Salt lake, 80 km
  document vaccination, vaccine: Paramyxo, all old birds; Pox, young birds; Salmonella, breeding pairs; Paramyxo, second, 24 young birds; Worming, due in January; Pox, due in March
  document race result, result, race: Ghent 180 km, 1,312 m/min, 4th; Lyon 480 km, 1,204 m/min, 12th; Harbour 95 km, 1,398 m/min, 1st; Turin 640 km, 1,118 m/min; Mill 140 km, 1,287 m/min, 7th; Linden 220 km, 1,265 m/min
  document pedigree: Blue hen 24-118, by Silver cock 23-402; Silver cock 23-402, by White flight 22-310; Red chequer 25-077, out of Blue hen 24-118; White flight 22-310, Brandt line; Grizzle 24-551, Haddad line; Blue bar 25-163, by Grizzle 24-551

  ## refugee help, refugee aid, help for refugees, helping refugees, newly arrived, !translator, !adoption
  place place to sleep, shelter, room, bed: Room for two, Linden lane 4, until March; Sofa, Mill street, three nights; Flat for a family, from 1 December; Parish hall, 12 beds; Guest room at Ruth’s, one cat; Farm, two rooms, bus at the door
  person translator, interpreter: Noor, Arabic and Kurdish; Elias, Ukrainian; Priya, Hindi and Urdu; Tomás, Spanish; Hana, Dari, mornings; Yusuf, Turkish, by phone
  event ride, lift, transport: To the registration office, Thu 9:00; Hospital and back, Fri 13:30; Station to parish hall, tonight 22:40; Two beds and a table, Sat; To school, first day; Border, van with six seats

  ## fishermen, fishermens cooperative, fishing cooperative, fishing fleet, fish auction, fish landings, landings, catch quota, catch quotas, trawlers, !fishing, !auction
  document landing, catch, delivery: Albatross, cod, 840 kg, Thu; Tern, plaice, 310 kg, Thu; Night Ferry, shrimps, 190 kg, Wed; Harbour Maid, herring, 2,400 kg; Seagull, cod, 520 kg, Tue; Island Star, crab, 88 kg
  measure quota, catch quota: Cod, 62 % of 48 t; Plaice, 41 % of 30 t; Herring, 88 % of 220 t; Shrimps, free; Sole, 97 % of 6 t; Mackerel, 12 % of 90 t
  measure auction price, price: Cod, € 6.40 a kilo; Plaice, € 3.80 a kilo; Shrimps, € 9.20 a kilo; Herring, € 0.85 a kilo; Sole, € 18.50 a kilo; Crab, € 4.10 a kilo
`
