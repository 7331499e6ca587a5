import { defineKind } from '../kind.ts'

/** What happens at a date, what is played and practised, and what one has to do. */
export const happeningKinds = [
  defineKind({
    id: 'event',
    nouns:
      'event, festival, fair, carnival, parade, procession, concert, gig, recital, rehearsal, show, performance, premiere, exhibition, opening, screening, reading, lecture, talk, seminar, webinar, conference, congress, convention, meeting, assembly, auction, sale, jumble sale, garage sale, yard sale, car boot sale, flea market day, tombola, raffle, lottery, bingo, bingo night, quiz night, karaoke night, open mic, poetry slam, party, birthday party, hen party, stag party, baby shower, barbecue, picnic, potluck, dinner party, banquet, dance, ceilidh, rave, bonfire, firework display, reunion, homecoming, prom, graduation, launch, vernissage, cheese rolling, cheese rolling event, bog snorkelling, tug of war, egg hunt, treasure hunt, scavenger hunt, flash mob, protest, demonstration, strike, rally, vote, election, referendum, census, open day, field day, sports day, school trip, camp, jamboree, retreat, masterclass, course day, tasting, market day, sheep shearing, cattle drive, round-up, regatta, race day, derby, rodeo, bullfight, joust, reenactment, battle reenactment, larp, game night, lan party, hackathon, cosplay event, meetup, flight show, air show, dog show, horse show, flower show, bake sale, fundraiser, gala, charity run, blood drive, clean-up, litter pick, working bee, talent show, beauty contest, contest, competition, release, sunrise service, bank holiday, holiday, anniversary, name day, saint’s day, date night, sleepover, playdate, blind date, death, funeral tea, victory day, disaster, catastrophe, tragedy, miracle, crash, defeat, triumph, discovery, crusade, siege, battle day, duel, revolt, mutiny, coup, uprising, epidemic, roundup, expo, trade fair, job fair, book fair, science fair, art fair, wine fair, maker faire, comic con, convention day, world cup, olympics, paralympics, eurovision, derby day, cup final, opening night, closing night, encore, drag show, circus show, magic show, puppet show, fashion show, light show, laser show, drone show, son et lumière, murder mystery, escape game, pub crawl, bar hop, wine walk, food tour, street party, block party, garden party, tea party, cocktail party, housewarming, farewell party, retirement party, surprise party, foam party, silent disco, barn dance, tea dance, masquerade, mardi gras, pride parade, st patrick’s day, halloween, bonfire night, guy fawkes night, may day, midsummer, harvest home, burns night, thanksgiving, friendsgiving, black friday, boxing day, new year’s eve, leap day, eclipse day, transit of venus, meteor night, star party, bird race, bioblitz, beach clean, tree planting, seed swap, plant sale, jam session, band practice, sound check, photo shoot, casting, audition, film shoot, wrap party, book launch, signing, reading night, lan night, game jam, speedrun event, charity auction, silent auction, estate sale, liquidation, foreclosure, open house, viewing, test drive, graduation ball, class reunion, family reunion, family gathering, wake for a friend, public debate, panel debate, tv debate',
    icon: 'calendar',
    names: '{N} at the old mill; {N}, opening; Spring {n}; {N} of the village; Evening {n}; {N} for families',
    lines:
      'Sat 28 Nov, 14:00, Mill hill; Thu 26 Nov, 18:30, town hall; Sat 12 Dec, 10:00, Linden square; Sun 13 Dec, 11:00, East end; Fri 18 Dec, 19:00, harbour; Sat 9 Jan, 15:00, school yard',
    states: 'Signed up: success; Open: primary; Few places: warning; Full: neutral',
    fields: `
      Name | text | {N} at the old mill
      Date | date | Sat 28 Nov
      Time | time | 14:00
      Place | place | Mill hill
      Who runs it | person | Lea Brandt
      Coming | number | 48
      Entry | money | € 4
      In the rain | choice | Takes place | Takes place, Indoors, Cancelled
      Photo | photo | {picture}
      Notes | long | Bring boots and something to sit on`,
    about:
      'Begins at two below the old mill and goes on until dark. Soup and tea at the bridge, dogs on a lead.',
    figures: '6 | Coming up\n48 | Signed up | +9\n9 | Days to go',
    use: 'I am coming',
    care: 'Book the place; Ask for helpers; Put up the signs; Order food and drinks; Check first aid; Count the takings',
    isEntry: true,
    log: {
      one: '{N}',
      add: 'Add {n}',
      names:
        '{N} at the old mill; {N}, opening; Spring {n}; {N} of the village; Evening {n}; {N} for families',
      values: '48; 31; 120; 64; 22; 85',
      fields: `
      Name | text | {N} at the old mill
      Date | date | Sat 28 Nov
      Place | place | Mill hill
      Who came | number | 48
      Rating | slider | 4.6
      Photo | photo | {picture}
      Notes | long | Begin half an hour earlier next time`,
      trend: 'Signed up | 48 | +9',
    },
  }),
  defineKind({
    id: 'rite',
    nouns:
      'baptism, christening, first communion, confirmation, bar mitzvah, bat mitzvah, quinceañera, wedding, engagement, vow renewal, handfasting, funeral, burial, wake, memorial service, cremation, shiva, requiem, mass, evensong, prayer, prayer time, rosary prayer, novena, confession, blessing, ordination, fasting day, ramadan day, eid, diwali, passover, sabbath, shabbat, easter, christmas, advent, new year, lunar new year, solstice ritual, ritual, ceremony, tea ceremony, naming ceremony, coming of age, initiation, seance, séance, exorcism, sacrifice, offering, libation, meditation retreat, sweat lodge, puja, pilgrim mass, procession day, feast day, harvest festival, nativity play',
    icon: 'flame',
    names:
      '{N} of Ida Brandt; {N}, family Osei; {N} of Noah Rey; {N}, family Chen; {N} of Mila Haddad; {N}, family Petrova',
    lines:
      'Sun 29 Nov, 10:00, St Anna; Sat 5 Dec, 14:00, old chapel; Sun 13 Dec, 11:30, St Anna; Sat 19 Dec, 15:00, garden; Sun 10 Jan, 10:00, St Anna; Sat 16 Jan, 14:00, old chapel',
    states: 'Confirmed: success; Papers missing: warning; Confirmed: success; Asked for: primary',
    fields: `
      For | person | Ida Brandt
      Date | date | Sun 29 Nov
      Time | time | 10:00
      Place | place | St Anna
      Led by | person | Tomás Rey
      Family | text | Brandt, four guests of honour
      Guests | number | 32
      Music | text | Two hymns and the flute
      Papers | choice | Complete | Complete, Missing, Asked for
      Notes | long | Grandmother needs a seat at the front`,
    about: 'On Sunday at ten, with thirty-two guests. Two hymns are chosen, the flute plays at the end.',
    figures: '6 | Coming up\n1 | Papers missing\n32 | Guests on Sunday',
    use: 'Add a note',
    care: 'Talk with the family; Check the papers; Choose readings and music; Prepare candle and water; Tell who helps; Send the certificate',
    isEntry: true,
    log: {
      one: '{N}',
      add: 'Add {n}',
      names:
        '{N} of Ida Brandt; {N}, family Osei; {N} of Noah Rey; {N}, family Chen; {N} of Mila Haddad; {N}, family Petrova',
      values: '32 guests; 14 guests; 48 guests; 20 guests; 26 guests; 18 guests',
      fields: `
      For | person | Ida Brandt
      Date | date | Sun 29 Nov
      Place | place | St Anna
      Led by | person | Tomás Rey
      Guests | number | 32
      Photo | photo | {picture}
      Notes | long | Grandmother needs a seat at the front`,
      trend: 'This year | 24 | +3',
    },
  }),
  defineKind({
    id: 'sport',
    entry: 'Date',
    nouns:
      'sport, roller derby, roller derby team, football, soccer, rugby, hockey, ice hockey, lacrosse, handball, basketball, netball, volleyball, baseball, softball, tennis, badminton, padel, pickleball, table tennis, golf, disc golf, croquet, boules, petanque, bowls, curling, bowling, darts, snooker, pool game, billiards, chess, draughts, go, poker, mahjong, dominoes, fencing, judo, karate, aikido, kendo, taekwondo, wrestling, sumo, boxing, kickboxing, archery, shooting, biathlon, triathlon, swimming, synchronised swimming, diving, water polo, rowing, sculling, sailing, windsurfing, kitesurfing, surfing, canoe polo, skiing, snowboarding, sledging, luge, ice skating, figure skating, roller skating, parkour, bouldering, climbing, gymnastics, trampolining, cheerleading, athletics, sprint, hurdle, javelin, shot put, pole vault, orienteering, cycling, bmx, motocross, karting, horse racing, dressage, show jumping, polo, greyhound racing, sheepdog trial, falconry, quidditch, ultimate frisbee, dodgeball, kabaddi, sepak takraw, hurling, shinty, debating, debate, quizzing, esport, speedrun, match, tournament, league, ladder match, bout, round, team',
    icon: 'trophy',
    names:
      'Against Harbour United; Training, Linden hall; Against Mill Town; Cup, first round; Training, outdoors; Against East End',
    lines:
      'Sat 21 Nov, 15:00, home; Tue 24 Nov, 18:30; Won by two; Sun 6 Dec, Ghent; Thu 26 Nov, 18:30; Lost at the end',
    states: 'Next: primary; Training: neutral; Won: success; Next: primary',
    values: '15:00; 18:30; 4 : 2; 11:00; 18:30; 1 : 3',
    fields: `
      What | text | Against Harbour United
      Date | date | Sat 21 Nov
      Time | time | 15:00
      Place | place | Linden hall
      Result | text | 4 : 2
      Who plays | number | 14
      Best of us | person | Kim Osei
      Photo | photo | {picture}
      Notes | long | Come an hour early, bring both shirts`,
    about: 'Home against Harbour United, second in the table. Fourteen can play; come an hour early.',
    figures: '9 | Won | +1\n3 | Lost\n2nd | In the table',
    use: 'I am playing',
    care: 'Warm up for ten minutes; Check the kit; Bring water; Name the line-up; Write down the result; Stretch afterwards',
    isEntry: true,
    isMass: true,
    log: {
      one: 'Result',
      add: 'Add result',
      names:
        'Against Mill Town; Against East End; Against Ghent II; Cup, qualifying; Against Harbour; Friendly, Linden',
      values: '4 : 2; 1 : 3; 2 : 2; 5 : 1; 3 : 2; 0 : 0',
      fields: `
      Against | text | Mill Town
      Date | date | Sat 14 Nov
      Result | text | 4 : 2
      Best of us | person | Kim Osei
      Photo | photo | {picture}
      Notes | long | Strong second half`,
      trend: 'Points this season | 28 | +3',
    },
  }),
  defineKind({
    id: 'skill',
    entry: 'Exercise',
    nouns:
      'skill, circus skill, juggling, unicycling, stilt walking, tightrope, magic, sleight of hand, ventriloquism, knitting, sewing, weaving, spinning, felting, quilting, pottery, glass blowing, blacksmithing, welding, soldering, carpentry, woodturning, whittling, bookbinding, photography, printmaking, candle making, soap making, cheese making, baking, cooking, brewing, distilling, fermenting, butchery, foraging, fishing, hunting, tracking, bushcraft, survival, first aid, gardening, grafting, pruning, beekeeping, horse riding, dog training, driving, parallel parking, flying, knot tying, sword fighting, singing, yodelling, beatboxing, whistling, instrument practice, practice, scale, chord, drum rudiment, drum tuning, dancing, ballet, tango, salsa, tap dance, ballroom, breakdance, pole dance, line dance, yoga, pilates, tai chi, meditation, breathing, breathwork, handstand, push-up, mental arithmetic, speed reading, touch typing, shorthand, handwriting, public speaking, rhetoric, acting, improv, stand-up comedy, clowning, puppetry, makeup, hairdressing, barista skill, negotiation, small talk, flirting, parenting, exercise, technique, routine, habit, self-defence, lock picking, origami fold, card sleight, semaphore signalling',
    icon: 'target',
    picture: 'learn',
    names: 'First steps; Slow and even; Left hand alone; With a partner; Twice as fast; The hard part',
    lines:
      '10 min, level 1; 15 min, level 1; 12 min, level 2; 20 min, level 2; 10 min, level 3; 25 min, level 3',
    states: 'Learnt: success; Learnt: success; Practising: primary; New: neutral',
    values: '100 %; 80 %; 64 %; 40 %; 15 %; 0 %',
    fields: `
      What | text | Slow and even
      Level | choice | 1 | 1, 2, 3
      Date | date | Thu 19 Nov
      Time | text | 15 min
      How it went | choice | Well | Well, So-so, Not yet
      Goal | text | Ten in a row
      Photo | photo | {picture}
      Notes | long | Shoulders down, look ahead`,
    about:
      'Start slowly and keep it even; speed comes by itself. Ten good ones in a row, then the next step.',
    figures: '14 | Days in a row\n46 h | Practised | +3\n8 of 20 | Learnt',
    use: 'Start practice',
    care: 'Warm up; Five minutes slowly; The new part; Twice without a fault; Something that is fun; Note what went well',
    isMass: true,
    log: {
      one: 'Session',
      add: 'Log session',
      names: 'Slow and even; Left hand alone; The hard part; With Kim; Only ten minutes; Twice as fast',
      values: '25 min; 15 min; 40 min; 1 h; 10 min; 20 min',
      fields: `
      What | text | Slow and even
      Date | date | Thu 19 Nov
      Time | text | 25 min
      How it went | choice | Well | Well, So-so, Not yet
      Notes | long | Shoulders down, look ahead`,
      trend: 'Minutes a week | 140 min | +20',
    },
  }),
  defineKind({
    id: 'duty',
    nouns:
      'duty, jury duty, guard duty, task, chore, errand, job, shift, turn, rota, watering, feeding round, cleaning, laundry, dish duty, cooking duty, bin day, school run, carpool, babysitting, dog walk, snow clearing, lawn mowing, hedge cutting, gutter cleaning, filter change, oil change, tyre change, clock change, service, maintenance, repair, restoration, renovation, inspection, elevator inspection, safety check, equipment check, audit, survey, stocktake, review, rent review, appraisal, tax return, filing, renewal, passport renewal, licence renewal, subscription, contract renewal, payment, bill payment, mortgage payment, return, library return, deadline, application, grant application, job application, permit application, visa application, registration, exam, homework, assignment, revision, thesis chapter, project, build, campaign, sprint task, night watch, lighthouse watch, hand-over, handover, backup, update, password change, contact lens change, lens change, plant watering, medication time, wiring, spraying, ploughing, sowing, milking, lambing, shearing, hoof trimming, vet check, worming, work, support, research task, experiment, trial run, dress rehearsal check, campaign step, procedure, process, purchase, transfer, delivery, collection, pick-up, drop-off, hand-in, return trip, exchange, replacement, disposal, recycling, decluttering, packing, unpacking, move, house move, spring cleaning, window cleaning, chimney sweeping, gutter clearing, drain cleaning, boiler service, car service, mot, bike service, piano tuning, clock winding, battery change, light bulb change, filter cleaning, water change, tank cleaning, cage cleaning, litter change, worming tablet, flea treatment, tick check, hoof care, nail clipping, grooming, bath day, feeding time, night feed, permission slip, parents evening, school fee, uniform order, exam revision, coursework, essay deadline, field report, timesheet, payroll, invoice run, expense report, stock order, price check, shelf check, fridge check, temperature check, fire drill, alarm test, evacuation drill, risk assessment, toolbox talk, handover note, night round, key round, lock-up, opening shift, closing shift, cash-up, tip-out, jury service, community service, sentry duty, watch duty, mess duty, kp duty, bar duty, litter duty, playground duty, bus duty, lollipop duty, church rota, flower rota, reading rota, tea rota, coffee rota',
    icon: 'check',
    names:
      '{N} on Friday; {N} next month; {N} with Kim; {N} before winter; {N}, second time; {N} of next year',
    lines:
      'Fri 20 Nov, 8:00, two hours; Mon 14 Dec, 9:00; Tue 24 Nov, 14:00; Due Tue 1 Dec; Thu 17 Dec, 8:30; Last done in May',
    states: 'Due: warning; Planned: primary; Planned: primary; Planned: primary',
    fields: `
      What | text | {N} on Friday
      Due | date | Fri 20 Nov
      Time | time | 08:00
      Repeat | choice | Monthly | Once, Weekly, Monthly, Yearly
      Who | person | Kim Osei
      Place | place | Harbour road 4
      Remind me | choice | A day before | An hour before, A day before, A week before
      Status | choice | Planned | Planned, Due, Done
      Notes | long | Take the long ladder`,
    about: 'Takes two hours with two people. Was done last in May and should be done before the first frost.',
    figures: '3 | Due this week\n12 | Planned\n28 | Done this year | +2',
    use: 'Mark as done',
    care: 'Look at what is due; Tell who is next; Get what is needed; Do it; Write down what was found; Set the next date',
    isEntry: true,
    log: {
      one: 'Entry',
      add: 'Mark as done',
      names: '{N} of today; {N} of October; {N} with Omar; {N} of last year; {N}, second time; First {n}',
      values: '2 h; 45 min; 1 h 20; 3 h; 30 min; 2 h',
      fields: `
      What | text | {N} on Friday
      Date | date | Thu 19 Nov
      Time | text | 2 h
      Who | person | Kim Osei
      Found | choice | In order | In order, To watch, To repair
      Notes | long | Order a new hinge`,
      trend: 'Done this month | 9 | +2',
    },
  }),
]
