import { defineKind } from '../kind.ts'

/**
 * People by what they do. One looks for them, or the app is theirs: then its things are those of their work, which is what
 * `log` says.
 */
export const peopleKinds = [
  defineKind({
    id: 'craftsperson',
    nouns:
      'blacksmith, farrier, chimney sweep, carpenter, joiner, cabinet maker, roofer, thatcher, stonemason, mason, bricklayer, plasterer, tiler, glazier, glass blower, glassblower, potter, ceramicist, weaver, basket maker, upholsterer, saddler, cobbler, shoemaker, tailor, seamstress, dressmaker, milliner, furrier, tanner, bookbinder, printer person, engraver, goldsmith, silversmith, jeweller, watchmaker, clockmaker, locksmith, gunsmith, knife grinder, piano tuner, organ builder, luthier, violin maker, instrument maker, restorer, art restorer, picture framer, sign painter, painter and decorator, decorator, house painter, electrician, plumber, heating gas fitter, well digger, welder, mechanic, bike mechanic, boatbuilder, wheelwright, cooper, candlemaker, soap maker, perfumer, brewer, distiller, winemaker, cheesemaker, baker, pastry chef, confectioner, chocolatier, fishmonger, miller, florist, gardener, landscaper, tree surgeon, arborist, fencer craftsman, paver, pool cleaner, window cleaner, cleaner, carpet cleaner, pest controller, exterminator, removal firm, mover, handyman, handywoman, builder, contractor, scaffolder, demolition worker, grave digger, gravedigger, undertaker, embalmer, taxidermist, tattoo artist, tattooist, piercer, barber, wig maker, make-up artist, makeup artist, manicurist, beautician, dog groomer, groomer, nail technician, photographer, wedding planner, caterer, personal chef, bartender, dj, event planner, stonecutter, quilter, knitter, dyer, spinner, toymaker, puppet maker, model maker, prop maker, armourer, cutler, tinsmith, coppersmith, foundry worker, rope maker, sailmaker, net maker, tradesman, tradesperson, craftsman, artisan, maker, pawnbroker, auctioneer, antique dealer, bookseller, shopkeeper, grocer, stallholder, street vendor, food truck owner, masseur, masseuse, valet, chauffeur, butler, maid, doorman, busboy, barmaid, barman, sommelier, brewer of beer, mixologist, sushi chef, pizza maker, ice cream maker, cheesemonger, greengrocer, tobacconist, haberdasher, draper, ironmonger, chandler, apothecary, herbalist, homeopath, acupuncturist, reflexologist, reiki healer, faith healer, shaman, fortune teller, psychic, astrologer, dowser, exorcist, feng shui consultant, interior designer, architect, landscape architect, graphic designer, web designer, web developer, programmer, app developer, copywriter, ghostwriter, proofreader, editor, publisher, printer of books, videographer, cameraman, drone operator, sound technician, lighting technician, set designer, costume maker, wardrobe mistress, stylist, personal shopper, image consultant, personal trainer, yoga teacher, dance teacher, sculptor for hire, muralist, mosaicist, stained glass maker, ceramist, enameller, gilder, lacquerer, marquetry maker, chair caner, rush weaver, hurdle maker, charcoal burner, woodturner, bowyer, fletcher, armorer, swordsmith, knifemaker, bladesmith, bell founder, coiner, medallist, stone carver, dry stone waller, hedge layer, ditch digger, drainlayer, dowsing man, septic tank emptier, skip hirer, rubbish remover, house clearer, cleaner of ovens, curtain maker, blind fitter, carpet fitter, floor layer, kitchen fitter, bathroom fitter, solar installer, alarm fitter, aerial fitter, satellite fitter, lift engineer, crane hirer, scaffold hirer, plant hirer, pool builder, pond builder, fence builder, shed builder, treehouse builder, playground builder, boat builder, kayak maker, surfboard shaper, bike builder, frame builder, wheel builder, coach builder, caravan maker, camper converter',
    icon: 'tools',
    isPerson: true,
    names: 'Brandt & Daughter; Omar Haddad; Osei Workshop; Iris Chen; Rey Brothers; Ana Petrova',
    lines:
      '1.2 km, next free on Tuesday; 2.0 km, from € 48 an hour; 2.6 km, also on weekends; 3.4 km, 18 years of practice; 4.1 km, answers within a day; 5.0 km, restores old pieces',
    states: 'Free Tue: success; Free Thu: success; Booked out: warning; Free Mon: success',
    values: '★ 4.9; ★ 4.8; ★ 4.7; ★ 4.6; ★ 4.5; ★ 4.8',
    fields: `
      Name | text | Brandt & Daughter
      Does | text | Repairs and new work
      Where | place | Mill street 8
      Phone | phone | +49 151 2048
      Price | text | from € 48 an hour
      Next free | date | Tue 24 Nov
      Rating | slider | 4.9
      Photo | photo | {picture}
      Notes | long | Ring in the morning, before nine`,
    about:
      'Eighteen years of practice, and careful with old pieces. Gives a price before beginning and keeps to it.',
    figures: '24 | Nearby\n9 | Free this week\n4.7 | Rating',
    use: 'Ask for a date',
    care: 'Talk it over and measure; Write the offer; Order material; Tidy the workshop; Photograph the result; Send the bill',
    log: {
      one: 'Job',
      isAhead: true,
      add: 'Add job',
      names:
        'Haddad, Mill street; Osei, Linden lane 4; Town hall, two days; Brandt, first talk; Chen, second visit; Rey, urgent',
      values: '€ 240; € 620; € 1,150; € 38; € 180; € 95',
      fields: `
      Job | text | Haddad, Mill street
      Customer | person | Omar Haddad
      Address | place | Mill street 8
      Due | date | Fri 27 Nov
      Price | money | € 240
      Hours | number | 6
      Material | text | From stock
      Status | choice | In work | Asked, Offered, In work, Done, Paid
      Photo | photo | {picture}
      Notes | long | Keep the old screws`,
      trend: 'Earned this month | € 2,840 | +320',
    },
  }),
  defineKind({
    id: 'scientist',
    nouns:
      'volcanologist, geologist, seismologist, meteorologist, climatologist, glaciologist, oceanographer, hydrologist, ecologist, biologist, marine biologist, botanist, zoologist, entomologist, ornithologist, herpetologist, ichthyologist, mycologist, lichenologist, palaeontologist, paleontologist, archaeologist, archeologist, anthropologist, ethnologist, historian, genealogist, archivist, curator, conservator, astronomer, agronomist, soil scientist, forester, ranger, park ranger, gamekeeper, naturalist, birdwatcher, birder, twitcher, astronomy amateur, stargazer, storm chaser, fossil hunter, rockhound, metal detectorist, mudlarker, mushroom hunter, forager, caver, speleologist, cartographer, surveyor, researcher, scientist',
    icon: 'search',
    isPerson: true,
    names: 'Omar Haddad; Lea Brandt; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey',
    lines:
      'North slope, since 2019; Ghent, at the institute; On site until Friday; Writes about gas and water; Maps and drones; Knows the east side',
    states: 'On site: success; At the desk: neutral; On site: success; Away: neutral',
    fields: `
      Name | text | Omar Haddad
      Field | text | Gas and water
      Institute | text | University of Ghent
      Phone | phone | +49 151 2048
      Email | email | omar@example.org
      Where now | place | North slope, camp 2
      Notes | long | Best reached in the evening`,
    about:
      'On the north slope since 2019, mostly with water and gas. Shares data gladly, and answers in the evening.',
    figures: '24 | Members\n6 | On site\n3 | New papers',
    use: 'Send a message',
    care: 'Check the instruments; Tell base where you go; Take samples at all marks; Label each bag; Copy the data; Write the day’s note',
    log: {
      one: 'Observation',
      add: 'Add observation',
      names:
        'Site 2, north; Sample 41, upper edge; Second series, calm; Night watch; Site 5, after rain; Drone over the ridge',
      values: '412; 38.4; 405; 6 events; 398; 214 photos',
      fields: `
      Site | place | Site 2, north
      Date | date | Thu 19 Nov
      Time | time | 06:40
      Measure | number | 412
      Method | choice | By eye | By eye, Instrument, Sample, Camera
      Sample number | text | 41
      Weather | choice | Clear | Clear, Clouds, Wind, Rain
      By | person | Omar Haddad
      Photo | photo | {picture}
      Notes | long | A little higher than yesterday`,
      trend: 'Observations a week | 34 | +5',
    },
  }),
  defineKind({
    id: 'lab-scientist',
    nouns:
      'biophysicist, microbiologist, virologist, geneticist, physicist, chemist, biochemist, mathematician, statistician, economist, psychologist, pharmacologist, toxicologist, lab technician, data scientist, neuroscientist, astrophysicist, immunologist, bacteriologist, pathologist of lab, forensic scientist, epidemiologist, sociologist, linguist, criminologist, inventor, engineer, phd student, science teacher',
    icon: 'brain',
    isPerson: true,
    names: 'Omar Haddad; Lea Brandt; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey',
    lines:
      'Room 12, until 17:00; Ghent, by video; Runs series B; Writes the paper; Knows the new device; Back on Monday',
    states: 'In the lab: success; At the desk: neutral; In the lab: success; Away: neutral',
    fields: `
      Name | text | Omar Haddad
      Field | text | Membranes
      Institute | text | University of Ghent
      Room | place | Room 12
      Email | email | omar@example.org
      Notes | long | Best reached after lunch`,
    about: 'Runs series B since spring and shares data gladly. Best reached after lunch.',
    figures: '12 | In the group\n4 | In the lab\n3 | Drafts',
    use: 'Send a message',
    care: 'Write the question first; Note device and settings; Label every sample; Repeat three times; Save raw data twice; Write down what failed',
    log: {
      one: 'Experiment',
      add: 'Add experiment',
      names:
        'Series B, run 14; Control without salt; Series B, run 13; New device, first test; Repeat of run 9; Fit of all runs',
      values: '0.82; 0.11; 0.79; Failed; 0.80; R² 0.97',
      fields: `
      Name | text | Series B, run 14
      Question | long | Does the rate fall above 40 °C?
      Date | date | Thu 19 Nov
      Device | text | Halo T-12
      Settings | text | 38 °C, 20 min
      Result | number | 0.82
      Went | choice | As expected | As expected, Surprising, Failed
      Photo | photo | {picture}
      Notes | long | Repeat with fresh buffer`,
      trend: 'Runs a week | 14 | +3',
    },
  }),
  defineKind({
    id: 'performer',
    nouns:
      'actor, actress, singer, opera singer, busker, street performer, musician, drummer, piper, organist, pianist, violinist, harpist, conductor, choir director, dancer, ballet dancer, belly dancer, acrobat, trapeze artist, clown, juggler, magician, mime, ventriloquist, puppeteer, fire eater, fire breather, stuntman, stuntwoman, comedian, stand-up comedian, storyteller, poet, slam poet, rapper, beatboxer, dj person, drag queen, drag king, burlesque dancer, cosplayer, reenactor, model person, extra, film extra, voice actor, radio host, podcaster, streamer, youtuber, influencer, director, playwright, stage manager, costume designer, lighting designer, sound engineer, roadie, bell ringer, church bell ringer, ringer, town crier, santa, tour guide, sculptor, painter, illustrator, cartoonist, calligrapher, poet laureate, novelist, writer, songwriter, composer, church organist, cantor, muezzin, auction caller, square dance caller, lifeguard performer, wrestler, matador, cheerleader, mascot',
    icon: 'music',
    isPerson: true,
    names: 'Omar Haddad; Lea Brandt; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey',
    lines:
      'Every Tuesday, leads; Since 2019, low voice; New, learns quickly; Weekends only; Brings the tea; Plays two parts',
    states: 'Coming: success; Coming: success; Not sure: warning; Away: neutral',
    fields: `
      Name | text | Omar Haddad
      Part | text | Leads
      Phone | phone | +49 151 2048
      Since | date | 12 Mar 2019
      Comes | choice | Coming | Coming, Not sure, Away
      Notes | long | Has a key`,
    about: 'With us since 2019 and there nearly every Tuesday. Leads when it gets difficult, and has a key.',
    figures: '14 | In the group\n9 | Coming on Tuesday\n6 | Dates this month',
    use: 'Send a message',
    care: 'Warm up; Check rope, strings or light; Go through the hard part; Pack costume and props; Confirm time and place; Write the bill',
    log: {
      one: 'Date',
      isAhead: true,
      add: 'Add date',
      names:
        'Rehearsal, all parts; Sunday service; Wedding at the mill; Training for beginners; Festival, evening; Short set, market',
      values: '18:30; 9:30; 14:00; 18:00; 20:00; 11:00',
      fields: `
      What | text | Wedding at the mill
      Date | date | Sat 21 Nov
      Time | time | 14:00
      Place | place | Old mill
      Who comes | number | 8
      Fee | money | € 120
      Pieces | text | Four, the long one first
      Status | choice | Fixed | Asked, Fixed, Done, Paid
      Notes | long | Key is with the sexton`,
      trend: 'Dates this month | 6 | +2',
    },
  }),
  defineKind({
    id: 'official',
    nouns:
      'notary, lawyer, solicitor, barrister, judge, magistrate, mediator, bailiff, sheriff, coroner, prosecutor, public defender, police officer, detective, private investigator, customs officer, border guard, prison officer, parole officer, social worker, youth worker, probation officer, mayor, councillor, member of parliament, diplomat, consul, civil servant, tax inspector, tax advisor, accountant, bookkeeper, auditor, estate agent, property manager, landlord, caretaker, janitor, insurance agent, broker, banker, financial advisor, consultant, interpreter, translator, journalist, reporter, librarian, priest, vicar, pastor, rabbi, imam, monk, nun, chaplain, sexton, verger, church warden, funeral director, celebrant, registrar, union rep, works council, school principal, headteacher, inspector, building inspector, health inspector, safety officer, fire warden, election helper, juror, foster carer, guardian, trustee, executor, executor of will, secretary, receptionist, clerk, archivist clerk, postman, postwoman, debt counsellor, career counsellor, matchmaker, genealogist for hire, doula, midwife, nurse, doctor, surgeon, vet, veterinarian, paramedic, pharmacist, physiotherapist, osteopath, chiropractor, audiologist, therapist, psychotherapist, counsellor, dietitian, speech therapist, carer, caregiver, nanny, babysitter, au pair, dog walker, pet sitter, tutor, teacher, coach, trainer, instructor, driving instructor, ski instructor, riding instructor, swimming teacher, music teacher, bishop, cardinal, parson, clergyman, chaplain of hospital, missionary, deacon, elder of church, churchwarden, attorney, counsel, paralegal, legal aid, ombudsman, lobbyist, diplomat abroad, ambassador, envoy, governor, president of club, chairperson, treasurer, bursar, provost, dean, rector, professor, lecturer, tutor of maths, piano teacher, guitar teacher, singing teacher, drama teacher, art teacher, french tutor, language tutor, special needs teacher, learning assistant, school nurse, school counsellor, career adviser, life coach, business coach, sleep coach, birth coach, lactation consultant, health visitor, district nurse, carer at home, hospice nurse, podiatrist, chiropodist, dermatologist, cardiologist, neurologist, oncologist, urologist, gynaecologist, paediatrician, geriatrician, orthodontist, hygienist, anaesthetist, radiologist, pathologist, psychiatrist, sexologist, marriage counsellor, mediator of divorce, bailiff of court, process server, private eye, bounty hunter, bodyguard, immigration lawyer, immigration adviser, housing officer, benefits adviser, debt adviser, mortgage broker, pension adviser, stockbroker, actuary, underwriter, loss adjuster, valuer, auctioneer of art, quantity surveyor, town planner, planning officer, environmental health officer, trading standards officer, weights inspector, meter reader, census taker, enumerator, returning officer, poll clerk, usher, toastmaster, town clerk, parish clerk, beadle, verger of chapel, organ scholar, ceo, manager, executive, consultant of tax, analyst, recruiter, headhunter, human resources officer, project manager, product manager, scrum master',
    icon: 'user',
    isPerson: true,
    names: 'Iris Chen; Omar Haddad; Ana Petrova; Tomás Rey; Lea Brandt; Kim Osei',
    lines:
      '600 m, next date on Tuesday; 1.1 km, speaks Arabic and French; 1.4 km, also by video; 2.0 km, evenings and Saturdays; 2.6 km, lift to the door; 3.1 km, first talk is free',
    states: 'Free Tue: success; Free Thu: success; Booked out: warning; Free Mon: success',
    values: '★ 4.9; ★ 4.8; ★ 4.7; ★ 4.6; ★ 4.5; ★ 4.8',
    fields: `
      Name | text | Iris Chen
      Help with | text | Contracts and signatures
      Where | place | Linden square 3
      Open | text | Mon to Fri, 9:00 to 17:00
      Phone | phone | +49 151 2048
      Next date | date | Tue 24 Nov
      Cost | text | from € 40
      Languages | text | English, French
      Rating | slider | 4.9
      Notes | long | Bring papers and identity card`,
    about:
      'Takes time, explains in plain words and says the price beforehand. Bring all papers and your identity card.',
    figures: '18 | Nearby\n6 | Free this week\n4.7 | Rating',
    use: 'Ask for a date',
    care: 'Read the file; Ring back; Check names and dates; Write down what was said; Send what was promised; Set the next date',
    log: {
      one: 'Case',
      isAhead: true,
      add: 'Add case',
      names:
        'Haddad, signature; Osei, first talk; Chen, second visit; Rey, papers missing; Brandt, urgent; Petrova, closed',
      values: 'Today; Tue; Thu; Waiting; Today; Closed',
      fields: `
      Who | person | Omar Haddad
      About | text | Signature, two copies
      Date | date | Tue 24 Nov
      Time | time | 14:00
      Place | place | Linden square 3
      Status | choice | Open | New, Open, Waiting, Closed
      Next step | text | Send the draft
      Notes | long | Prefers to be called in the evening`,
      trend: 'Open | 14 | −2',
    },
  }),
  defineKind({
    id: 'worker',
    nouns:
      'crane operator, forklift driver, truck driver, lorry driver, bus driver, tram driver, train driver, taxi driver, courier, pilot, drone pilot, balloonist, sailor, skipper, captain, ferryman, fisherman, fisherwoman, angler, diver, docker, stevedore, miner, quarry worker, logger, lumberjack, farmer, shepherd, goatherd, cowboy, dairy farmer, beekeeper, vintner, olive grower, oyster farmer, lighthouse keeper, lock keeper, signalman, railway worker, road worker, lineman, steeplejack, window washer, security guard, night watchman, firefighter, volunteer firefighter, lifeguard, mountain rescuer, coastguard, soldier, reservist, veteran, astronaut, flight attendant, air traffic controller, factory worker, machine operator, warehouse worker, picker, packer, refuse collector, bin man, street sweeper, sewer worker, park keeper, zookeeper, groom, stable hand, jockey, dog handler, sled dog driver, musher, ski patroller, lift operator, stagehand, rigger, waiter, waitress, chef, line cook, dishwasher person, housekeeper, chambermaid, bellhop, concierge, cashier, call centre agent, delivery rider, operator, driver, guard, ranger on duty, volunteer, helper, apprentice, intern, trainee, seasonal worker, au pair worker, freelancer, digital nomad, cop, policeman, policewoman, constable, sergeant, deputy, patrolman, infantryman, cavalryman, rifleman, marksman, sniper, corporal, colonel, general, midshipman, seaman, boatswain, helmsman, deckhand, wingman, test pilot, fighter pilot, bus conductor, train conductor, ticket inspector, porter, stoker, boilerman, charcoal worker, shipyard worker, riveter, steelworker, foundryman, potter’s hand, mill worker, textile worker, seamster, cutter, tanner’s hand, farmhand, farm worker, milkmaid, ploughman, harvester of grapes, grape picker, fruit picker, apple picker, hop picker, tea picker, coffee farmer, rice farmer, sheep farmer, pig farmer, poultry farmer, fish farmer, salt worker, kelp farmer, trapper, hunter, gamekeeper’s hand, whaler, pearl diver, sponge diver, cave diver, salvage diver, sapper, bomb disposal expert, demolition expert, blaster, driller, roughneck, oil worker, pipe fitter, lineworker, meter fitter, road sweeper, gritter driver, snowplough driver, lollipop lady, crossing guard, traffic warden, parking attendant, toilet attendant, cloakroom attendant, usherette, croupier, bouncer, barback, kitchen porter, dinner lady, tea lady, cleaner on shift, janitor on shift, night porter, night nurse, night worker, shift worker, gig worker, day labourer, migrant worker, sex worker, prison inmate, inmate, prisoner, cadet, recruit, conscript, civil defence volunteer, reserve officer, mountain guide, ski guide, river guide, rafting guide, safari guide, museum guard, lighthouse tender',
    icon: 'user',
    isPerson: true,
    names: 'Omar Haddad; Lea Brandt; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey',
    lines:
      'Early shift, until 14:00; Late shift, from 14:00; Night shift; Off until Monday; Early shift, yard 2; On call',
    states: 'On duty: success; On duty: success; Off: neutral; On call: primary',
    fields: `
      Name | text | Omar Haddad
      Phone | phone | +49 151 2048
      Shift | choice | Early | Early, Late, Night, Off
      Place | place | Yard 2
      Licence until | date | 1 Mar 2027
      Notes | long | First aider`,
    about: 'On early shift this week, yard 2. First aider, and licensed until March 2027.',
    figures: '14 | In the crew\n6 | On duty\n1 | On call',
    use: 'Send a message',
    care: 'Check gear before the shift; Look at wind and weather; Test brake and signal; Keep the breaks; Write down what was odd; Hand over in person',
    log: {
      one: 'Shift',
      add: 'Log shift',
      names:
        'Early, yard 2; Early, yard 2; Late, north gate; Training, half a day; Early, with Kim; Night, harbour',
      values: '8 h; 7.5 h; 8 h; 4 h; 8 h; 9 h',
      fields: `
      Date | date | Thu 19 Nov
      From | time | 06:00
      To | time | 14:00
      Place | place | Yard 2
      What was done | text | 24 lifts, heaviest 4.2 t
      Breaks | text | 45 min
      Wind or weather | text | 12 km/h, clear
      Odd things | choice | None | None, Noted, Reported
      Notes | long | Left signal lamp flickers`,
      trend: 'Hours this week | 36.5 h | +2',
    },
  }),
  defineKind({
    id: 'enthusiast',
    nouns:
      'collector, nutcracker collector, stamp collector, owner, ferret owner, cat owner, dog owner, horse owner, breeder, lover, enthusiast, hobbyist, amateur, maker person, crafter, tinkerer, gamer, player, reader, bookworm, cook, home cook, foodie, vegan, vegetarian, coeliac, traveller, backpacker, van lifer, hiker, climber, cyclist, runner, swimmer, wild swimmer, skater, skateboarder, surfer, sailor for fun, birdwatcher friend, trainspotter, planespotter, ghost hunter, treasure hunter, geocacher, urban explorer, puzzler, chess player, poker player, bridge player, larper, knitter friend, beginner, learner, student, pupil, apprentice learner, parent, new parent, mother, father, single parent, twin parent, stepparent, grandparent, grandchild, child, toddler, teenager, senior, pensioner, widow, widower, bride, groom person, newlywed, expat, immigrant, refugee, neighbour, tenant, flatmate, roommate, homeowner, smallholder, allotment holder, commuter, patient, diabetic, asthmatic, wheelchair user, deaf person, blind person, stutterer, insomniac, night owl, introvert, left-hander, redhead, tall person, pilgrim, believer, atheist, activist, protester, voter, donor, godparent, godmother, twin, only child, adoptee, pen pal, friend, couple, lover couple, person, human, member, youth, boy, girl, guy, lady, gentleman, hero fan, rebel, genius, gourmet, connoisseur, bookworm reader, night owl person, early bird, loner, bachelor, bachelorette, housewife, househusband, stay-at-home dad, working mum, foster parent, adoptive parent, godchild, grandson, granddaughter, nephew of mine, sweetheart, boyfriend, girlfriend, fiancé, fiancée, husband, wife, ex, secret admirer, roommate of mine, housemate, classmate, schoolmate, teammate, workmate, colleague, boss, intern of mine, mentor, mentee, apprentice of mine, alumnus, freshman, sophomore, dropout, exchange student, gap year student, au pair girl, backpacker abroad, digital nomad friend, hitchhiker, pilgrim friend, refugee child, asylum seeker, immigrant family, returnee, veteran soldier, war widow, orphan, twin mother, triplet, sibling, cousin, ancestor, descendant, neighbor, tenant friend, squatter, homeless person, rough sleeper, busker friend, goth, punk, hippie, biker, rocker, raver, gamer girl, otaku, trekkie, furry, juggler friend, prepper, survivalist, minimalist, hoarder, thrifter, couponer, crafter at home, knitter at home, sewist, quilter at home, baker at home, brewer at home, gardener at home, beekeeper at home, chicken keeper, ferret keeper, reptile keeper, fishkeeper, aquarist, horse rider, dog lover, cat lady, bird lover, plant parent, orchid lover, rose grower, bonsai grower, mushroom grower, cactus collector, wine lover, whisky drinker, beer drinker, coffee drinker, tea drinker, non-drinker, non-smoker, ex-smoker, smoker, recovering addict, gambler, insomniac friend, stammerer, dyslexic, autistic adult, adhd adult, amputee, cancer survivor, stroke survivor, transplant patient, dialysis patient, pregnant woman, nursing mother, menopausal woman, trans person, lgbt teen, senior citizen, centenarian, pensioner couple, supervisor, perfectionist, overachiever, eccentric, intellectual, stepchild, stepson, stepdaughter, sucker for sweets, occupant, inhabitant, participant, registrant, claimant, appointee',
    icon: 'users',
    isPerson: true,
    names: 'Omar Haddad; Lea Brandt; Kim Osei; Ana Petrova; Iris Chen; Tomás Rey',
    lines:
      'Ghent, since 2019; New here, says hello; Has answers to most things; Looks for others nearby; Brings cake to meetings; Writes the newsletter',
    states: 'Online: success; Online: success; New: primary; Away: neutral',
    fields: `
      Name | text | Omar Haddad
      Town | place | Ghent
      Since | date | 12 Mar 2019
      Good at | text | Answers for beginners
      Email | email | omar@example.org
      Photo | photo | {picture}
      Notes | long | Likes to be asked`,
    about: 'There since 2019 and always willing to help beginners. Brings cake to meetings.',
    figures: '148 | Members | +6\n12 | Online\n3 | Meetings coming up',
    use: 'Send a message',
    care: 'Say hello; Read the first tips; Ask a question; Share a photo; Come to a meeting; Help somebody new',
    log: {
      one: 'Post',
      add: 'Write post',
      names:
        'What I wish I had known; First year, twelve photos; Where to buy, where not; Question about winter; Meeting on Saturday; Best find so far',
      values: '24; 18; 31; 9; 14; 42',
      fields: `
      Title | text | What I wish I had known
      Text | long | Three things nobody told me in the first year
      Date | date | Thu 19 Nov
      By | person | Omar Haddad
      Topic | choice | Tips | Tips, Questions, Show, Meetings
      Photo | photo | {picture}`,
      trend: 'Posts a week | 24 | +5',
    },
  }),
]
