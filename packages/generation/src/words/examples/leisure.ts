/** Sport, games, music, learning, faith, events: `class[@picture] noun, noun: example; example`. */
export const leisureExamples = `
  place@lake sauna: Lakeside raft; Garden barrel; Smoke sauna; Rooftop, six seats; Old dairy; Forest hut
  document makeup tutorial, make-up tutorial, beauty tutorial: Soft everyday look; Winged liner; Brows in two minutes; Evening, smoky; Base that lasts; Red lips
  document hair tutorial, hairstyle tutorial: Low bun; Two plaits; Waves without heat; Curls, day two; French twist; Ten-minute updo
  document tutorial: First steps; What you need; The basics, part 1; The basics, part 2; Common mistakes; A first piece
  event ongoing game, ongoing match, live match, live game, current match: Ahri, minute 18; Nami, minute 4; Garen, minute 31; Vayne, draft; Grey Heron, minute 22; Saltwick, minute 9
  document song, song catalogue, track, tune, duet request: Night Lines; Salt and Copper; Two Trains; Harbour Suite; Paper Moon Road; The Long Room
  thing time signature, metre: 4/4; 3/4; 6/8; 2/4; 5/4; 7/8
  document saved preset, song preset, tempo preset: Night Lines, 96; Salt and Copper, 120; Slow waltz, 84; March, 112; Harbour Suite, 72; Warm-up, 60
  document daily verse, verse of the day, bible verse, daily bible verse: I lift my eyes, Psalm 121; Still waters, Psalm 23; A time for everything, Ecclesiastes 3; The sower, Matthew 13; Love is patient, 1 Corinthians 13; Light of the world, John 8
  document bible reading plan, devotional plan: Gospels in 40 days, day 12; Psalms in a month; The whole Bible in a year; Proverbs, a chapter a day; Letters of Paul, 3 weeks; Advent, 24 readings
  document prayer request: For my mother's operation; For Omar's new job; Thanks for a safe trip; For peace at home; For our exams; For Ida, and for rain
  document reading tracker, quran reading tracker, quran tracker, quran progress, khatm tracker: Juz 12, page 231; Juz 11, done; Juz 10, done; Juz 9, done; Juz 8, done; Juz 7, done
  document fasting log, fast log: Day 9, kept; Day 8, kept; Day 7, kept; Day 6, to make up; Day 5, kept; Day 4, kept
  document countdown, day countdown: The day itself, in 184 days; Invitations out, in 62 days; Last answers, in 120 days; Fitting, in 35 days; Tasting, in 9 days; Rings, in 90 days
  document lyric, verse, chord: Night Lines, verse 1; Chorus, key of G; Salt and Copper; Bridge; Two Trains, verse 2; Outro
  event next singer, singing turn: Kim, Night Lines; Lea and Omar; Iris, Two Trains; Tomás; Ana, Harbour Suite; Noor
  event pairing, match, fixture, round, tournament round: Brandt v Osei; Rey v Haddad; Chen v Petrova; Vogt v Kaya; Lund v Nair; Sato v Silva
  event tour, guided tour, museum tour, city tour: Highlights in an hour, 14 people; For families, 9 people; Behind the scenes, 6 people; With a torch, 12 people; In English, 11 people; For school classes, 24 people
  person standing, league standing: Iris Chen, 2,104; Omar Haddad, 1,987; Lea Brandt, 1,864; Kim Osei, 1,790; Ana Petrova, 1,655; Tomás Rey, 1,540
  thing rating, live rating, ranking: Iris Chen, 2,104; Omar Haddad, 1,987; Lea Brandt, 1,864; Kim Osei, 1,790; Ana Petrova, 1,655; Tomás Rey, 1,540
  activity puzzle, maze, labyrinth, brain teaser: Daily, easy; Number 118, hard; Number 117, medium; The long one; Number 116, expert; Night round, 3 min
  document riddle: What has keys and no lock?; I run and never walk; Full of holes, holds water; What gets wetter drying?; Two hands, no arms; Always coming, never here
  document spell, magic spell: Fog, level 1; Silent step, level 2; Mage hand; Cure wounds, level 1; Fireball, level 3; Detect magic
  thing monster, dungeon monster: Owlbear, 59 HP; Swamp troll, 84 HP; Stone gargoyle, 52 HP; Giant rat, 7 HP; Marsh ghost, 45 HP; Young dragon, 110 HP
  document kilometre split, lap split: Kilometre 1, 5:12; Kilometre 2, 5:18; Kilometre 3, 5:09; Kilometre 4, 5:24; Kilometre 5, 5:15; Kilometre 6, 4:58
  activity tactic, chess problem, chess puzzle: Mate in two; Knight fork; Queen or rook?; Endgame, pawns; Hidden check; White saves it
  document chess variation, opening repertoire: Caro-Kann; London system; Sicilian, closed; Queen's gambit; French; Italian game
  person speaker, presenter, panelist, artist, dj, act: Ruth Adeyemi; Elias Lund; Priya Nair; Mateo Silva; Hana Sato; Yusuf Kaya
  event talk, conference session, agenda item, panel, keynote, programme item: Opening, hall A; Small teams; Maps by hand; Panel: what next?; Workshop: type; Closing words
  event broadcast, radio show, radio programme: Morning post, 07:00; Lunch records; Harbour talk; Kids hour, 16:00; Late jazz, 22:00; Sunday vinyl
  person sponsor, sponsor stand, exhibitor, stand: Norrgard; Old Mint Hotel; Paper works; Harbour Coffee; Linden Bank; Studio Sol
  event show, play, production, musical, opera: The Lamp Keeper, Thu; Two Sisters, Fri; Salt, premiere; Night Ferry, Sun; The Visit, Sat; Paper Birds, family
  event concert, gig, performance, festival, event: Brass in the old dairy, Thu 19:30; Night Lines, Fri 20:00; Jazz cellar trio, Sat 21:00; Songs by the harbour, Sun 17:00; Winter strings, Wed 19:00; Open air, Sat 18:00
  person guest, attendee, participant, rsvp: Aunt Clara, yes; Omar and Kim, yes; The Reys, open; Hana, no; Jonas plus one; Grandma Ida, yes
  thing seating, table seating, seating plan, seating chart, table plan: Table 1, the parents; Table 2, friends from school; Table 3, colleagues; Table 4, children; Table 5, neighbours; Table 6, band
  document debate format, rule set: Oxford, 2 by 2; Parliamentary; Lincoln-Douglas; World schools; Fishbowl; Short, 3 minutes
  event speaking order, order of speech, debate speech: First proposition; First opposition; Second proposition; Second opposition; Reply, opposition; Reply, proposition
  document score sheet, judge's score sheet, scorecard: Content, 32 of 40; Style, 34 of 40; Strategy, 15 of 20; Reply, 17 of 20; Points offered, 6; Total, 104
  document hint, clue: Look under the clock; Count the books; The lamp is red; Try the third key; Read it backwards; Listen at the wall
  person scorer, top scorer, goal scorer: Iris Chen, 18 goals; Omar Haddad, 15 goals; Lea Brandt, 11 goals; Kim Osei, 9 goals; Ana Petrova, 8 goals; Tomás Rey, 6 goals
  person player, opponent, contestant: Iris Chen; Omar Haddad; Lea Brandt; Kim Osei; Ana Petrova; Tomás Rey
  group team: The Owls; Six Knots; Late Shift; Room 12; The Anglers; Paper Tigers
  document solve, lap, scramble: 12.41; 13.08; 11.96; 14.22; 12.87; 13.55
  measure average, personal best, best time, record: 12.41; 13.02; 11.96; 12.88; 13.40; 12.10
  activity workout, training drill, training session: Intervals 6 by 400; Long run, 14 km; Squats 4 by 8; Mobility, 20 min; Hill repeats; Easy 5 km
  activity pose, stretch, asana: Child's pose; Low lunge; Bridge; Half moon; Seated twist; Corpse pose
  thing@kayak kayak, canoe: Kayak, yellow; Double kayak; Canoe, red; Touring kayak; Canoe, green, 4 seats; Sit-on-top
  document formula, equation: v = s / t, speed; F = m a, force; E = ½ m v², motion; P = U I, power; p = F / A, pressure; λ = v / f, waves
  thing rocket, model rocket: Kestrel, 38 mm; Halcyon, two stages; Little Spark; Red Max; Cirrus 3; Night Owl
  document motor, rocket motor, motor database: C6-5; D12-5; E16-6; F39-6; G80-7; H128-10
  thing life jacket, life vest: Adult M; Adult L; Child, to 30 kg; Child, to 50 kg; Infant; Dog, small
  thing surfboard, ski, snowboard: 6'2 fish; Longboard, 9'0; Foamie; Touring kayak; Old gun; Mid-length
  thing knot, sailing knot, hitch, bend: Bowline; Clove hitch; Figure eight; Sheet bend; Reef knot; Cleat hitch
  document drawing, sketch, doodle, comic: Harbour crane; Kitchen table; Hands; Old bridge; Sleeping dog; Market
  document lesson, unit, module, course, chapter: First steps; Tools and names; By hand; Small project; Common mistakes; On your own
  document word, sign, gesture, daily word: Morning; Thank you; Friend; Train; Hungry; Tomorrow
  document faq, quiz question, trivia: What holds the lens?; Who paid the crew?; Why is it red?; When was it lit?; How deep is it?; What is a sextant?
  document homework, essay: Maths, page 42; Volcano model; Poem by Friday; Map of Europe; English, unit 3; Read chapter 5
  person teacher, tutor: Hana Sato, beginners; Omar Haddad, Tue and Thu; Iris Chen, evenings; Mateo Silva, children; Ana Petrova, small groups; Elias Lund, since May
  person student, learner, trainee: Ida, class 4b; Emil, class 3a; Noor, class 4b; Jonas, class 2c; Hana, class 3a; Mateo, class 4b
  thing instrument, violin, cello, flute: Violin 3/4, no. 118; Cello, full size; Flute, silver; Violin 1/2, no. 042; Alto sax, no. 77; Viola 15 inch
  document hymn, christian hymn, worship song, gospel song: Amazing Grace, John Newton; Abide with Me, Henry Lyte; Be Thou My Vision, Irish; Holy, Holy, Holy, Reginald Heber; Silent Night, Joseph Mohr; Rock of Ages, Augustus Toplady
  document light scene, scene: Movie evening, warm and low; Good morning, slowly brighter; Dinner, table only; Reading, bright and warm; Party, colours in turn; Good night, all off
  document prayer, psalm, sermon: Evening prayer; Psalm 23; On patience; Abendlied; For travellers; First Sunday
  document dream, diary entry, thought: The flooded library; A train without doors; Flying over Ghent; Grandma's kitchen; Late for school; The blue dog
  document quote, affirmation, fact, joke, phrase, saying, proverb, motto, expression: Begin badly, but begin; Slow is smooth; One thing at a time; Ask twice; Rest is work too; Walk there
  document poll, vote, survey, ballot: Where do we eat?; New club colours; Which Saturday?; Film for Friday; Name the boat; Tea or coffee?
  document story, chapter, episode, audio story: The lamp keeper; Night ferry; A letter from Turku; Salt roads; Paper birds; The long field
  thing@night film, movie, series, tv show, anime: The Lamp Keeper; Paper Moon Road; Salt; Two Trains; A Small Orchard; Night Swim
  thing@album record, vinyl, album, playlist: Kind of Evening; Salt and Copper; The Long Room; Night Lines; Harbour Suite; First Take
  thing game, video game, quest: Harbour Traders; Night Owls; Paper Kingdom; Last Tram; Orbit 9; Moss
  award badge, progress badge, trophy, belt: First time; Five in a row; Early bird; Brought a friend; One year; Golden ten
  thing telescope, telescope setting, eyepiece, lens: 25 mm, 48 x; 10 mm, 120 x; Barlow lens, doubles it; Moon filter, screwed in; Red dot finder, set on Vega; Solar film, checked
  document observation, observation note: Saturn, rings clear; Orion, thin cloud; Moon, Copernicus; Andromeda, faint; Jupiter, four moons; Perseid, bright
  measure light pollution, moon phase, seeing: Dark, 21.6; Suburb, 19.2; Village, 20.4; Waxing, 62 %; Good, 4 of 5; City, 17.8
  event free place, free slot, open place: Tue 16:00, 3 left; Thu 15:30, 1 left; Sat 10:00, 5 left; Mon 18:30, 2 left; Wed 17:00, 4 left; Fri 16:30, waiting list
`
