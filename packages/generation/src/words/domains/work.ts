/** Trades, factories, transport, offices: see domains.ts for the form. */
export const workDomains = `
  ## resume, résumé, cv, curriculum vitae, résumés, resumes
  thing job, position, work experience, employer: Product designer, Lindner and sons; Junior designer, Harbour office; Intern, Studio Lund; Tutor, School of arts; Waiter, Mill Café; Volunteer, Repair café
  thing school, university, education, degree: Design B.A., School of arts in Bremen; Exchange year, Lisbon; Abitur, Linden school; Typography course, Old Mint; First aid, Red Cross; Drawing, evening class
  thing language: English, fluent; German, mother tongue; Portuguese, good; French, basics; Spanish, basics; Arabic, a little
  ## password manager, password managers, password vault, password vaults, passwords, logins
  thing folder, category: Home, 14 logins; Work, 11; Money, 6; Family, 8; Travel, 3; Not used since May, 5
  ## on tour, theatre tour, touring company, per diem, per diems, travel expenses, business trip, business trips, expense report, expense reports
  place@hotel hotel, accommodation: Hotel Harbour View, Bergen, 19 to 21 Nov; Old Mint Hotel, Ghent, 22 Nov; Linden House, Turin, 24 to 26 Nov; Pension Mill, Graz, 28 Nov; Garden Hotel, Lyon, 1 Dec; The Lighthouse, Kiel, 3 Dec
  ## freelance, freelancer, freelancers, gig work, gig workers
  document proposal, bid, offer: Logo for a bakery, € 480; Yoga booking page, € 1,900; Menu into Portuguese, € 160; Film of two minutes, € 620; Twelve texts about tea, € 35 each; Poster for the fair, € 240
  event milestone, stage: Three drafts, Fri 27 Nov; Colours chosen, Tue 1 Dec; First half paid, Thu 3 Dec; Final files, Mon 7 Dec; Second half paid, Fri 11 Dec; Small changes, until 20 Dec
  ## meeting minutes, meeting notes, minutes of meetings, meeting agenda
  person attendee, participant, member: Lea Brandt, chair; Omar Haddad, minutes; Kim Osei; Iris Chen, by phone; Ana Petrova, until ten; Tomás Rey, excused
  ## github, gitlab, repository, repositories, pull request, pull requests
  document release, version, tag, changelog: v2.4.0, paper-router; v1.9.3, tide-table; v0.8.0, dotfiles; v3.0.0, owl-counter; v2.3.1, paper-router; v1.0.0, small-forms
  document issue, bug, ticket: Crash on rotate, #118; Dates off by one, #112; Search ignores umlauts, #109; Slow first start, #104; Wrong total, #98; Docs out of date, #91
  document commit, change: Fix the cache key; Add a test for locales; Remove dead flags; Faster first start; Rename the router; Update the docs
  document pipeline, build, ci run: paper-router #118, passed in 4:12; tide-table #96, failed in tests; paper-router #117, passed; dotfiles #41, running, 2 of 5 jobs; small-forms #63, passed; owl-counter #22, waits for approval
  document pull request, merge request, review: Cache by locale, #121; Drop Node 20, #119; Type the router, #117; Smaller bundle, #115; New logo, #111; Fix links, #108

  ## golf pro, tennis coach, personal trainer, personal trainers, swim coach, riding instructor, piano teacher, music teacher, yoga teacher, singing teacher, golf coach, fitness coach
  document package, lesson package, card: Ten lessons, 4 left; Five lessons, new; Trial hour; Family, ten; Summer course; Single lesson
  activity drill, exercise, homework: Towel drill, ten a day; Slow half, five times; Against the wall, 3 min; Eyes closed, ten; With the mirror; Twice in a row
  document comment, feedback, lesson note: Left shoulder stays down; Much calmer now; Look up at the end; Slower in the middle; Weight on the front foot; Ready for the next level
  ## dental lab, dental laboratory, denture, orthodontic, dental technician
  document case, order, job, work order, remake: Upper crown, tooth 16; Bridge, 3 units; Night guard; Implant bar; Full denture; Veneers, 6 units
  thing material, supply, stock: Zirconia disc, A2; Wax blanks; Alloy, 50 g; Resin, pink; Milling burs; Plaster, 25 kg
  document step, task, stage: Design; Milling; Sintering; Glazing; Final check; Pick-up
  ## crane, crane operator, rigging, cherry picker, cherry pickers, aerial platform, machine rental, plant hire, !construction
  thing@none crane, mobile crane, machine: LTM 1060, 60 t; LTM 1100, 100 t; City crane, 35 t; Tower crane 4, 48 m; Mini crane, 3 t; LTM 1040, 40 t
  thing@none cherry picker, platform, aerial platform: Boom 18 m, diesel; Scissor 12 m, electric; Spider 23 m; Truck lift 27 m; Boom 14 m, narrow; Scissor 8 m
  place site, building site: Mill 12, six floors; Harbour gate, bridge; Old dairy, roof; Station square; School, new wing; Linden lane 4
  document delivery note, note: Mill 12, signed; Harbour gate, open; Old dairy, signed; Station square; School, signed; Linden lane 4
  document defect, fault, damage, problem: Wire rope, frayed; Hook latch worn; Limit switch sticks; Oil on slew ring; Horn does not sound; Cabin window cracked
  document check, checklist, inspection, task: Hook and latch; Wire ropes; Limit switches; Wind gauge; Outriggers; Emergency stop
  document lift, lift plan, plan, job: Roof truss, 3.2 t; Stair flight, 4.8 t; Glass pack, 1.1 t; Steel beam, 2.6 t; Concrete bucket; Water tank, 900 kg
  ## construction, building site, building sites, scaffold, site manager, contractor, roofer, roofing, excavator
  document defect, fault, snag, damage, punch list, problem: Door 2.14 does not close; Tile cracked, bath 3; Paint run, hall; Window seal, flat 7; Socket loose, kitchen; Step height, stair B
  document task, job, work, work order, step: Pour slab, level 2; Set door frames; First fix, electrics; Insulate roof; Screed, ground floor; Fit handrails
  event delivery: Concrete C25, 07:30; Plasterboard, 09:00; Rebar, 10:15; Roof tiles, 13:00; Windows, 14:30; Sand, 16:00
  thing material, supply, order: Concrete C25, 8 m³; Plasterboard, 60; Rebar 12 mm; Roof tiles, 900; Sand, 4 t; Insulation, 22 rolls
  document check, inspection, checklist, safety check: Scaffold, north side; Fall protection; Fire extinguishers; Site fence; Cables and lamps; First-aid box
  place site, project: Mill quarter, block B; Linden school, roof; Harbour bridge; Town hall annex; Old dairy flats; Station car park
  thing equipment, machine, tool: Mini excavator; Tower crane 2; Concrete mixer; Site generator; Laser level; Plate compactor
  ## elevator, lift maintenance, escalator
  document job, work order, assignment, callout, task: Door sensor, Linden lane 4; Yearly check, Old mint; Noise in shaft, Mill 12; Light out, car 2; Stuck on third; New panel, Town hall
  document inspection, inspection checklist, check, audit: Ropes and brakes; Door seals; Emergency call; Pit and sump; Machine room; Load test
  ## plumber, plumbing, heating, boiler, hvac, heat pump, electrician, electricians, solar panel, solar panels, photovoltaic, installer, handyman
  document job, work order, visit, task, order, project, request: Leak under sink, Linden 4; Boiler service, Mill 12; New socket, Old dairy; Heat pump check; Blocked drain, Harbour 9; Panels, roof south
  thing part, material, supply, stock, inventory: Copper pipe 15 mm; Ball valve; Inverter, 6 kW; Cable 3 × 1.5; Thermostat; Circuit breaker
  ## cleaning company, cleaning service, cleaners, janitor, housekeeping, window cleaning
  document job, task, checklist, order: Stairs, Linden lane 4; Office, 2nd floor; Windows, Mill café; Kitchen, deep clean; Move-out, flat 7; Carpets, town hall
  thing supply, product, material: Floor cleaner, 5 l; Microfibre cloths; Bin liners; Glass cleaner; Vacuum bags; Gloves, M
  ## trucking, truck dispatch, freight, haulage, freight dispatcher, truck dispatcher, load dispatcher, lorry, truck fleet, loads, carrier, !delivery, !driver-log
  document load, shipment, order, job, trip, delivery: Bremen to Ghent, 22 t; Porto to Lyon, pallets; Graz to Turin, reefer; Lübeck to Oslo, timber; Kiel to Łódź, parts; Ghent to Paris, paper
  thing truck, vehicle, trailer, fleet: Truck 12, HB-KW 418; Truck 7, in Lyon; Trailer 31, reefer; Truck 4, service due; Trailer 18, curtain; Van 2, spare
  document document, proof, paper, confirmation, rate confirmation: Bremen to Ghent, signed; Porto to Lyon, open; Graz to Turin, signed; Lübeck to Oslo, signed; Kiel to Łódź, open; Ghent to Paris, signed
  place stop, dock, depot, warehouse: Depot Bremen, gate 4; Ghent, dock 12; Lyon south; Turin, yard B; Oslo harbour; Rest area A7
  ## warehouse, logistics, picking, pallet, pallets, forklift, inventory system, stockroom
  document order, pick list, task, job: Order 4182, 6 lines; Order 4179, 2 lines; Refill aisle C; Count shelf 14; Return 318; Inbound, dock 2
  thing item, product, article, stock: Hinge set, C-14; Drill 6 mm, A-02; Paper A4, D-08; Tape, B-11; Lamp E27, C-03; Gloves M, A-19
  place location, zone, aisle: Aisle A; Aisle B; Cold store; Dock 2; High rack; Returns
  ## factory, manufacturing, production line, machine shop, assembly line, maintenance technician, cnc, quality control, shop floor, plant manager
  document defect, fault, issue, breakdown, problem: Spindle runs hot; Belt off track; Sensor 4 dead; Scratch on cover; Wrong torque; Oil leak, press 2
  document order, job, work order, task, batch: Batch 118, housings; Batch 117, shafts; Filter change, press 2; Retool line 3; Batch 115, covers; Grease bearings
  thing machine, equipment, asset: Press 2; Lathe B; Mill 5, five-axis; Packer 1; Paint booth; Compressor
  document check, inspection, audit, checklist: First piece, line 3; Torque, every hour; Guards closed; Colour match; Weight, 20 pieces; Label and date
  measure measurement, reading: 24.98 mm; 25.01 mm; 25.00 mm; 24.97 mm; 25.02 mm; 25.00 mm
  ## wi-fi, wifi, network scanner, lan, ip address, router, subnet
  thing device, host: Router; Kitchen radio; Printer; Lea’s phone; Television; Doorbell
  document port, open port: 22, ssh; 53, dns; 80, http; 443, https; 631, printing; 8080, http
  document address, ip address: 192.168.1.1; 192.168.1.12; 192.168.1.24; 192.168.1.31; 192.168.1.40; 192.168.1.52
  ## json, xml, yaml, rest api, graphql
  document key, node, value, property: user.name; orders[0].id; items; createdAt; address.city; isPaid
  document request, call: GET /orders; POST /users; GET /status; DELETE /orders/4182; PUT /users/12; GET /items
  ## constellation, constellations, stargazing, night sky, telescope, star map
  thing star, constellation: Vega, in the Lyre; Deneb, in the Swan; Orion, low in the east; Capella; The Pleiades; Polaris
  document myth, legend, story: Orion and the scorpion; The Swan; Andromeda’s rock; Seven sisters; The Great Bear; Cassiopeia’s chair
  ## bicycle workshop, bike workshop, bike repair, bicycle repair, bicycle repair shop, bike repair shop, !bikes, !shop
  document repair, job, order, work order, service: Brakes, city bike; New chain, cargo; Gears, racer; Inner tube, child 20; Wheel true, front; Motor check, e-bike
  thing part, spare part, stock: Brake pads; Chain, 9-speed; Inner tube 28; Cables; Pedals; Tyre, 47-622
  ## auto repair, auto repair shop, car repair, car repair shop, auto shop, !shop
  thing part, spare part, stock: Brake pads; Oil filter; Spark plugs; Tyre 205/55; Wiper blades; Battery, 70 Ah
  thing car, vehicle, assigned car: LN 482, hatchback; LN 485, estate; KW 401, van; LN 490, diesel; MV 418, electric; KO 208, old van
  ## car workshop, garage, mechanics, tyre, motorcycle workshop, car detailing, car repair shop, !shop
  document repair, job, order, work order, service: Brakes, city bike; New chain, cargo; Winter tyres; Oil change, estate; Wheel true, front; Clutch, old van
  thing part, spare part, stock: Brake pads; Chain, 9-speed; Oil filter; Inner tube 28; Spark plugs; Tyre 205/55
  ## plant nursery, garden centre, garden center, nursery stock, seedlings, potted plants, !stocks, !crypto, !kids-learning, !daycare
  species plant, stock, item, product, variety: Lavender, 2 l; Hydrangea, 5 l; Boxwood balls; Salvia, tray of 12; Olive tree, 90 cm; Heuchera mix
  document loss, losses: 14 lavender, frost; 6 salvia, slugs; 3 roses, mildew; 22 pansies, dry; 2 olives, wind; 9 ferns, rot
  place@none bench, bed, greenhouse, tunnel: Bench 4, 320 pots; Bench 7, 180 pots; Tunnel 2; Glasshouse A; Cold frame; Yard, row 3
  document label: Lavender, 40 pieces; Hydrangea, 25 pieces; Salvia, 60 pieces; Boxwood, 12 pieces; Rose, 30 pieces; Fern, 18 pieces
  ## stockroom, stocktake, stock take, storeroom, spare parts, bar stock, kitchen stock, !stocks, !crypto
  thing item, part, product, stock: Bolts M8, 240; Filter, 12 left; Gloves L, 3 boxes; Lamp oil, 6 l; Bin bags; Fuse 16 A, 9
  ## dog groomer, pet groomer, dog grooming, pet grooming, grooming salon, cat groomer
  thing dog, pet, cat, animal: Bella, poodle; Rocky, schnauzer; Luna, spaniel; Max, terrier; Nala, doodle; Otis, collie
  event appointment, booking, visit: Bella, full groom; Rocky, hand strip; Luna, bath and brush; Max, nails; Nala, first visit; Otis, summer cut
  document price, service, treatment: Full groom, small breeds; Full groom, large breeds; Bath and brush, 45 min; Nails, 15 min; Hand strip, 90 min; Puppy visit, 30 min
  ## musical instrument, musical instruments, violin maker, luthier, guitar repair
  document repair, job, order, case, service: New strings, no. 118; Bow rehair; Key sticks, flute; Crack in top; Case lock; Bridge is low
  ## electronics repair, repair café, repair cafe, !shop
  document repair, job, order, request, item: Toaster, no heat; Lamp, new cable; Phone, cracked glass; Zip on coat; Watch, new battery; Radio hums
  ## law firm, lawyer, attorney, legal, paralegal, notary
  document case, matter, file: Vogt v. Norrgard; Lease, Mill café; Estate of I. Brandt; Trademark, Halo; Boundary, plot 12; Contract, Old Mint
  document task, deadline, step: Answer due, Fri 20 Nov; Hearing, 2 Dec; Sign power of attorney; File appeal; Call Mrs Vogt; Draft contract
  document document, contract, letter, evidence: Lease, draft 3; Expert report; Letter to court; Power of attorney; Minutes, 4 Nov; Photos of the wall
  ## accountant, accounting, bookkeeping, tax, tax advisor, payroll
  document task, job, deadline, filing: VAT, October; Payroll, November; Year-end, Mill Café; Missing receipts, Osei; Tax return, Vogt; Bank match
  document document, file, receipt, record: Invoice 2026-118; Bank, October; Payslips, November; Lease, van; Receipt, train; Annual accounts
  ## insurance, claims, claim adjuster, underwriter, policyholder
  document claim, case, damage: Water, Linden lane 4; Bike theft, Mill 12; Hail, estate car; Broken glass; Travel, lost bag; Fire, kitchen
  document policy, contract: Home, to Dec 2026; Car, KW 418; Travel, yearly; Liability; Dental plus; Bike, e-cargo
  ## recruiting, recruiter, hiring, hr, human resources, onboarding new employees, employees, interviewers
  document task, step, checklist: Order laptop; Key and badge; Meet the team; Read the handbook; First talk with lead; Payroll form
  document job, position, opening, vacancy, role: Product designer, Ghent; Nurse, night shift; Driver, part time; Back-end engineer; Shop assistant; Accountant
  document request, leave request, absence, vacation request: Lea, 21 to 24 Dec; Omar, Fri 27 Nov; Kim, two weeks in May; Ana, half day; Iris, sick note; Tomás, parental
  event training, course, session: Fire safety; First aid, part 2; New till system; Talking to clients; Data protection; Lifting well
  ## it support, help desk, sysadmin, servers, devops, on-call, incident management, network monitoring
  document incident, alert, outage, issue, ticket, case: Mail queue full; Disk 91 %, db-2; VPN drops; Certificate ends in 6 days; Slow checkout; Printer on 2nd floor
  thing@none server, device, asset, machine: db-2, Bremen; web-4; Laptop 14, Lea; Switch, 3rd floor; Backup NAS; mail-1
  document runbook, article, guide: Restore a backup; Add a user; Rotate keys; Drain a node; Reset VPN; Renew certificate
  ## software team, developers, startup, sprint, product team, user research, agile, bug tracker, code review
  document task, story, ticket, issue: Sign-in by link; Faster search; Export to CSV; Dark mode; Empty states; Shorter start-up
  document decision, note, finding, insight: People skip the tour; Price page confuses; Search first; Two taps too many; Wants dark mode; Prints it anyway
  ## marketing, campaigns, agency, content calendar, influencer, brand manager
  document campaign, post, content, idea, project: Autumn edit; Open day; Ten years; Behind the oven; Recipe series; Thank you
  ## real estate, property manager, tenants, apartment building, condo, hoa
  document request, repair, repair request, issue, job: Dripping tap, flat 7; Lift stuck on third; Window, flat 12; Cellar light; Heating off, flat 3; Mailbox lock
  place property, unit, apartment, building: Linden lane 4, flat 7; Mill street 12; Old dairy, loft; Harbour 9, ground floor; Station square 2; Garden house
  document payment, rent, bill: Flat 7, November; Flat 12, paid; Flat 3, 5 days late; Loft, paid; Shop, November; Garage 4
  ## vending machine, vending machines, kiosk machines, atm
  document fault, issue, problem, task, alert: Coin slot jammed, Station; Cooling off, Pool; Card reader offline; Row C empty; Door ajar, School; Coffee too cold
  place machine, vending machine, stop, location: Station north; Pool foyer; Linden school; Town hall; Hospital, level 2; Gym
  thing product, item, stock: Water, 12 left; Nut bar, 4 left; Cola, sold out; Crisps, 9 left; Coffee beans, 1.2 kg; Cups, 140
  ## call centre, call center, sales team, sales reps, sales rep, field sales, door to door, store visits, store visit, !wholesale
  document lead, visit, call, deal: Mill Café, Thu 10:00; Norrgard, offer sent; Linden School; Harbour Dental, call back; Osei and Sons; Old Mint Hotel
  document proposal, offer, quote: Mill Café, € 1,240; Norrgard, € 8,600; Linden School, € 3,100; Harbour Dental, € 2,480; Osei and Sons, € 960; Old Mint Hotel, € 5,400
  document site survey, survey, site visit: Mill Café, roof 84 m²; Norrgard, hall 2; Linden School, two roofs; Harbour Dental, yard side; Osei and Sons, 42 m²; Old Mint Hotel, south
  ## snow plow, snow plough, winter service, gritting, landscaping, landscaper, lawn care, lawn mowing, groundskeeper, !directory
  place property, site, client site: Linden school; Old mint, car park; Mill street 12; Town hall; Harbour office; Station square
  document job, task, visit, route: Linden school, by 6:30; Car park, salted; Mill 12, by hand; Town hall steps; Harbour, twice; Hedges, two sides
  ## bus driver, bus drivers, tram driver, train driver, bus depot, !cars, !transit, !school-bus
  document duty, shift, task: Line 7, 05:12 to 13:20; Line 2, late; Reserve, depot; School run, 07:05; Line 7, split; Night line
  document delay: Line 7, 6 min, Mill bridge; Line 2, snow; Line 4, detour; Door fault, 3 min; Line 7, on time; Full at harbour
  thing@bag lost property, lost item, item: Blue scarf, line 7; Child's bag; Umbrella, green; Phone, black; One glove; Keys with a whale
  document vehicle check, check: Tyres; Doors and ramp; Lights; Mirrors; Fire extinguisher; Ticket machine
  ## taxi, taxi drivers, !cars, chauffeur, limousine, ride hailing, shuttle
  event ride, trip, booking, job: Station to Mill 12, 08:40; Airport, 2 bags; School run; Hospital and back; Hotel to harbour; Night ride, 01:10
  ## hospital pharmacy, pharmacy inventory, pharmacy stock, medicine inventory, medicine stock, medical store
  thing stock item, item, product, supply, medicine, drug: Paracetamol 500 mg, 240 packs; Amoxicillin 250 mg, 36 packs; Oral rehydration salts, 410; Insulin, 18 vials; Bandages 10 cm, 92; Chlorhexidine, 12 bottles
  ## airline, airport, cabin crew, airline pilots, ground handling, flight school, aircraft maintenance
  document task, check, job: Fuel, stand 12; De-icing; Catering loaded; Wheel change; Cabin swept; Walk-around
  document flight, leg, trip: KW 418 to Porto; KW 212 to Oslo; KW 87 to Graz; KW 530 to Turin; KW 19 to Ghent; KW 604 to Kiel
  thing aircraft, plane: D-KWIA, Cessna 172; D-KWIB; D-KWIC, glider; D-KWID, in check; D-KWIE; D-KWIF, twin
  ## railway, train operator, rail, track maintenance, tram, rolling stock
  document defect, fault, job, task, inspection: Points 14, stiff; Signal B4 dark; Sleeper cracked, km 12.4; Door 3, tram 7; Fence open, km 9; Loose clip
  ## shipyard, ship, ships, vessel, port authority, harbour master, cargo, marina, berth, seafarer
  thing vessel, ship, boat: Albatross, cargo; Northern Light; Seagull, pilot; Harbour Maid; Tern, yacht; Island Star, ferry
  numbered berth, mooring, dock: Berth 4, west pier; Berth 7; Berth 12, visitors; Berth 2, reserved; Berth 9, power; Berth 15
  document task, job, maintenance: Antifoul, Tern; Oil change, Seagull; New rope, berth 7; Fenders; Crane, Tue 9:00; Winter storage
  ## oil rig, mine, mining, quarry, drilling
  document incident, near miss, hazard, report: Loose rock, level 2; Ladder, no tag; Gas alarm, 04:10; Slip on ramp; Truck too fast; Light out, shaft B
  ## security guard, security guards, patrol, night watch, security company, security firm, guards, !intranet, !wellbeing
  document incident, report, observation: Gate 3 open; Alarm, hall B; Car after hours; Light broken; Lost badge; Water at door 5
  place checkpoint, site, round: Gate 3; Hall B, back door; Roof stairs; Car park; Server room; Loading dock
  ## 3d printing, 3d printer, maker space, makerspace, fab lab, laser cutter, hackerspace
  document print, job, project, order: Lamp arm, v3; Gear, 24 teeth; Phone stand; Board game tray; Hinge, PETG; Name signs
  thing material, filament, supply: PLA, white, 640 g; PETG, black; Plywood 3 mm; Acrylic, clear; TPU, red; Resin, grey
  thing machine, printer, equipment, tool: Printer 2; Laser cutter; CNC mill; Sewing machine; Soldering place; Vinyl cutter
  ## tenant app, tenants app, laundry room, laundry rooms, our block, stairwell, block of flats
  document announcement, news, notice: Water off on Thursday, 9 to 11; Lift is serviced on Monday; Bins move to the yard; Meter reading, 2 December; Courtyard evening on Saturday; New locks for the cellar
  person neighbour, neighbor: Lea Brandt, third floor left; Omar Haddad, ground floor; Ana Petrova, second floor right; Tomás Rey, attic; Iris Chen, first floor; Kim Osei, third floor right
  ## town hall, mayor, city council, council meeting, town council, participatory budget
  document question, question to the mayor, citizen question: When does the pool reopen?; Who clears Mill lane of snow?; Why is the library shut on Mondays?; What became of the bike street?; Will rents in the old dairy rise?; Can the last bus run later?
  ## our village, village app, village hall, our parish, our hamlet, one app for our village
  document room hire, hall hire: Large hall, free on Saturday; Small room, Thursdays taken; Kitchen, with either room; Stage, on request; Garden, from May; Cellar, table tennis
  thing@bag lost and found, lost property, found item, lost item: Grey scarf, at the bakery; Keys with a red tag; Child’s glove, blue; Cat, black and white; Umbrella, bus stop; Ring, at the town hall
  person phone number, important number, telephone number: Town hall, 4 22 10; Doctor, Dr Chen; Fire brigade, 112; Water, at night; Pharmacy; School office
  ## coworking, coworking space, coworking spaces, co-working, hot desk, hot desks, hot desk booking, shared office
  numbered meeting room, room, call box: The Harbour room, 8 people; The Attic, 4 people; Garden room, 12 people; Phone booth 2, soundproof; Workshop, 16 people; Quiet corner, 2 people
  document guest pass, day pass, pass, guest: Ida Brandt, Thu 19 Nov; Omar and Kim, Friday; Client of Lea, used; Hana Sato, Tuesday; Two for the workshop; Mateo Silva, next week
  document print credit, credit: 80 pages left; 12 pages, Tuesday; 40 pages bought, 4 Nov; 6 in colour, Monday; 22 pages, 11 Nov; 100 for the month
  ## hospital porter, hospital porters, porter, porters, portering, !ward, !home-care, !clinic, !care, !my-practice
  document request, job, task, transport: Bed 12A to X-ray, Ward 3; Empty bed to Ward 5, from lift B; Wheelchair to ECG, Ward 1; Blood samples to the lab; Oxygen for bed 14 B; Theatre 2 back to Ward 1
  person porter, hospital porter: Omar, free, Ward 3; Kim, back at 9:50; Ana, free, main entrance; Tomás, with bed 12 A; Iris, on break; Yusuf, lift B
  place ward: Ward 1, surgery; Ward 2, heart; Ward 3, bones; Ward 4, children; Ward 5, general; X-ray, ground floor
`
