/** What people think, say, promise and go through: `class[@picture] noun, noun: example; example`. */
export const matterExamples = `
  document filler word: Um, 14 times; Like, 9 times; You know, 6 times; So, 5 times; Actually, 4 times; Basically, 2 times
  document rowing outing, training outing: Four, Tue 18:30; Double, Wed 7:00; Eight, Sat 9:00; Single, free; Learn to row; Coaching boat
  document bully report, worry box note: Something at the bus stop; I am left out at lunch; A photo was shared; Help for a friend; Names in the chat; Thank you
  thing baby clothes parcel, clothes parcel: Newborn, winter; 3 to 6 months; 6 to 12 months, warm; Twins, size 68; Coats; Shoes, 20 to 22
  document geology find, outcrop: Basalt columns, quarry; Ripple marks, beach; Granite with feldspar; Fault, road cut; Fossil bed; Slate face
  document watch alert, neighbourhood alert, security alert, neighborhood alert: Van without plates, Mill street; Cellar broken into, number 12; Stranger at the doors, 14:20; Bike stolen, station; Street light out; Alarm at number 8, all well
  document classified ad: Bike, hardly used, € 180; Room from January, € 420; Piano lessons, first one free; Winter tyres, four; Desk, oak; Kittens, two left
  document anecdote, legend, myth, rumour: The ferry that waited; How the bell got its crack; The baker and the storm; Why the clock is slow; Grandfather and the goose; The lamp in the tower
  document apology: For Thursday evening; For the broken cup; For being late; To Grandma; For the loud party; To the neighbours
  thing appetizer, starter dish, starter: Beetroot tartare, € 9; Warm goat cheese, € 11; Soup of the day, € 7; Olives and bread, € 5; Smoked trout, € 12; Pickled carrots, € 6
  document appeal, plea: Winter coats for the shelter; Blood, group 0; A van on Saturday; Hosts for two students; New roof for the hall; Books in Ukrainian
  thing artifact, relic: Bronze clasp, 400 BC; Clay lamp; Coin of Trier; Bone comb; Glass bead, blue; Iron key
  event attack: Sunday, 14:10, 25 min; Friday night, 2 h; Tue 10 Nov, mild; Wed 4 Nov, with aura; Mon 26 Oct, 4 h; Sat 17 Oct, short
  event audition, screen test: Hamlet, Mon 15:00; Chorus, altos, Tue; Commercial, two lines; Student film, Sat; Voice, radio play; Dance, group B
  document half board, full board, meal plan of a stay: Four for half board, 18:30; Two for breakfast only; Group of six, half board; One without meat; Packed lunch, three; Family of four, full board
  document warning bell, warning signal, bell signal, time signal: One minute left, one bell; Time is up, two bells; Half time, one knock; Fifteen seconds over, three bells; First minute, one knock; Start, one bell
  thing bell: Great Mary, 1,850 kg; Treble, 210 kg; Second, 240 kg; Tenor, 720 kg; Hand bell, C; Door bell, brass
  document bet, wager: Lea runs 10 km by March, € 10; No sweets until Sunday, one dinner; Omar is on time, a coffee; Rain at the wedding, € 5; Derby, a cake; Up at six for a week, € 20
  document belief, principle: Say it once, kindly; Leave it cleaner; Ask before you fix; Small and often; Pay on time; Nobody eats alone
  thing blend, mixture: House, 60/40; Breakfast, strong; Harbour, smoky; Summer, light; Chai, six spices; Number 4
  document blessing, gratitude: Soup when I came home; A call from Ida; The first frost on the trees; No pain today; A seat on the train; Bread from the neighbours
  document boast, brag: Said no, kindly; First talk without notes; Finished the report early; Swam twenty lengths; Called the dentist; Cooked for eight
  document brainstorm: Names for the café, 24 ideas; Summer party, 17 ideas; New homepage, 31 ideas; Less waste, 12 ideas; Gifts for Ana, 9 ideas; Podcast topics, 22 ideas
  activity breathing exercise, breathwork: Box, 4 by 4; 4, 7, 8; Long breath out; Two in, one out; Alternate nostrils; Humming bee
  document bug fix: Login on old phones; Wrong total with two taxes; Photos turned sideways; Slow search; Lost drafts; Double mails
  document chant, cheer, fan song: From the east stand; Ninety minutes; Blue is the harbour; One more for Ida; Stand up; Away days
  document caption: Salt on everything; We waited for the light; Monday, again; Two spoons, one cake; Off season; Not lost, just slow
  document citation, quotation source: Chen 2021, p. 14; Haddad & Rey 2019; Osei 2024; Brandt 2018, ch. 3; Petrova 2022; Lund 2020, p. 201
  document clue, riddle clue: Wet umbrella, dry coat; Letter without stamp; Clock at 4:10; Mud on the stairs; Missing spoon; Half a ticket
  document commitment, promise, vow, oath: Call every Sunday; No phone at dinner; One walk a day, together; Tell you first; Home before ten; Never go to bed angry
  document compliment, kind word, praise: You made that look easy; Best soup of the winter; Thank you for waiting; I learn a lot from you; Good question; You were right
  document concept: Light under the roof; A market in the yard; Three colours only; One long table; Open stairs; Garden first
  document fear, anxiety: The talk on Friday; Money in January; Dad's knee; Flying; The new boss; Being late
  document clause: Notice of three months; Payment in 14 days; Return within 30 days; Insurance of both; Silence on prices; Law of Ghent
  document conflict, quarrel, dispute: Who cleans the kitchen; Music after ten; The parking space; Hedge of number 8; Holiday dates; Noise on Sundays
  document daydream: A house by the sea; A year without Mondays; Playing the cello; A dog called Otto; Bread shop with two tables; Sailing to Norway
  document discovery: Moss under the north wall; An old well; Letters in the attic; New path to the lake; The owl is back; A 1968 stamp
  document doubt, what if: Is it too late to start?; Am I ready?; Do they mean it?; Is it worth the money?; Will I miss it?; Who else would do it?
  document dialect word, slang word, slang, dialect: Moin, hello; Peckish, a little hungry; Faff, to fuss; Bairn, child; Scran, food; Dreich, grey and wet
  document emotion, feeling: Calm; Joy; Worry; Anger; Pride; Longing
  event encounter: Heron at the weir; Old teacher on the tram; Fox, 6:10; Stranger with two kites; Dolphins, three; Neighbour's cat
  document excuse: The bus had a flat tyre; I left it on the train; My cat was sick; The alarm did not ring; I thought it was Tuesday; The lift was stuck
  event excursion, outing, day trip, field trip: Mill and museum, Fri 27 Nov; Harbour by boat; Forest, with lunch; Zoo, class 3b; Cheese dairy; Salt mine
  event expedition: North face, 9 days; Reef survey, 14 days; Ice core camp; River source; Caves, second leg; Desert crossing
  document guide line: In one sentence; With a drawing; Step by step; For children; The long version; With an example
  document favour, good deed, kindness: Carried bags for Mrs Vogt; Fed the cat; Lent the ladder; Wrote to Grandma; Gave way; Shared lunch
  document foul: 12:40, late tackle; 27:05, handball; 31:10, shirt; 58:22, high boot; 70:00, time wasting; 88:15, dissent
  thing banner, pennant: Harbour club; Race, start; Rainbow; Signal, Q; Festival, east gate; Winter market
  thing flavour: Sea salt caramel; Lemon and basil; Hazelnut; Dark chocolate; Plum; Vanilla
  document verse form: Sonnet; Haiku; Villanelle; Ballad; Free verse; Ghazal
  document gossip, rumor: The bakery gets a new oven; Two weddings in May; Number 4 is sold; A fox in the yard; Lea plays the organ; The bridge opens late
  document grievance, moan, annoyance: Bins on the wrong day; Slow lift; Cold canteen; Broken printer, again; No parking; Meetings at five
  document greeting, card text: Get well soon; Happy sixtieth; Welcome, little one; Thank you for all; Thinking of you; Good luck tomorrow
  document guess: 48 kilos; A Tuesday in May; Three more; The gardener; Lisbon; About half
  document life hack, hack: Freeze herbs in oil; Cork against wobbly tables; Coffee water for plants; Keys in the shoe; Dry socks on the radiator; List on the door
  document heading, headline: Bridge opens after four years; Ferry waits for baker; Nine wins in a row; Market moves to the park; New roof for the school; Storm takes three trees
  document illness, disease, syndrome, disorder: Asthma; Hay fever; Migraine; Type 2 diabetes; Eczema; Anaemia
  document innovation, invention: Door that counts; Folding crate; Solar kettle; Silent drill; Map of smells; Self-tying lace
  document insult, comeback: You fight like a farmer; I have heard better from a gull; Is that your best hat?; My soup has more wit; Try again on Monday; That was nearly clever
  document intention, resolution: Move before noon; Listen first; One thing at a time; Outside every day; Cook at home; Early to bed
  document hobby, pastime, pursuit: Pottery; Bouldering; Choir; Chess; Birdwatching; Film photography
  document boundary: No mails after six; One coffee; 30 minutes of news; Lunch is mine; Two drinks; Not on Sundays
  document love letter: To Ana, first snow; From the train; After the concert; For your birthday; From the island; Ten years
  document lie, half-truth: I love it; On my way; Only one piece; I read it all; The dog ate it; It was on sale
  document loss, farewell, goodbye: Grandmother, in spring; Old Otto; The house by the mill; First job; Friend abroad; Ring in the lake
  document mandate, motion: 2026-14, cycle lanes; 2026-12, school meals; 2026-11, lighting; 2026-09, trees; 2026-07, library hours; 2026-03, harbour
  document mantra: I begin again; Enough is enough; Soft and steady; I can wait; This, too; Here, now
  document metaphor, idiom: Time is a river; A heart of stone; The early bird; To spill the beans; Out of the blue; On thin ice
  thing melody, tune, jingle: Harbour waltz; Two steps down; Song of the kettle; Night train; Market morning; Old clock
  document lesson learned: Sent before reading; Trusted the forecast; Bought too big; Said yes too fast; Forgot the charger; No backup
  document monologue, soliloquy: The lamp keeper, act 2; Ida at the window; Letter to nobody; The last guest; Rosalind, act 3; The clerk confesses
  document nickname: Captain; Bean; Two Spoons; Doc; Little Wolf; Grasshopper
  document objection: Too expensive; No time now; We have one already; I have to ask; Not sure it works; Bad experience
  document opinion, rant, hot take, take: Soup is a main course; Trains should be free; Nobody needs three meetings a day; Winter is the best season; Phones away at the table; Cities need more benches
  document peal, ringing method: 1,260 Plain Bob, 44 min; 1,250 Cambridge, 47 min; 1,260 Grandsire, 45 min; 1,272 Kent, 46 min; First quarter peal; 5,040 Stedman, 2 h 58
  document penalty, punishment, forfeit: Sing one verse; Wash up; Ten push-ups; Tell a secret; Buy the ice cream; Hop to the door
  document persona, personality, character trait, trait: Patient; Curious; Stubborn; Warm; Brave; Orderly
  document phobia: Heights; Spiders; Lifts; Crowds; Needles; Deep water
  document perspective, stance: Of the tenant; Of the owner; Of a child; From outside; In ten years; Of the river
  document precaution, safety rule: Helmet on; Tell somebody where; Spare key out; Check the wind; No candles; First aid in the car
  document prank: Salt in the sugar; Clock an hour fast; Balloon room; Googly eyes in the fridge; Fake parking ticket; Swapped chairs
  document press release: New hall opens in March; Award for the bakery; 100 new jobs; Partner in Norway; Half year figures; Recall of batch 14
  document procedure, standard procedure, sop: Opening the shop; Cleaning the kiln; Lost child; Power cut; Handover at six; New colleague
  document profession: Baker; Nurse; Electrician; Gardener; Carpenter; Surveyor
  document promotion, special offer, sale offer: Two for one, Thursday; 20 % off knitwear; Free delivery until Sunday; Coffee with every cake; Winter sale, 1 December; Gift above € 60
  document quarter peal, touch: 1,260 Bob Doubles; 1,280 Yorkshire; 1,250 Surprise; 120 Grandsire; 720 Plain Bob; 240 Stedman
  document regret: Sold the piano; Did not call; Said nothing; Stayed too long; Left too soon; Missed the boat
  document relationship: Ida, sister; Omar, neighbour; Lea, first boss; Mrs Vogt, teacher; Kim, band; Tomás, rival
  activity ritual: Tea at four; Candle at dusk; Ten quiet breaths; Walk round the block; Letter on Sunday; Soup on Mondays
  document scandal, affair: The missing minutes; Bridge contract; Tickets for friends; The second set of books; Salt in the river; Who knew in May
  document scheme, government scheme, subsidy, grant: Heat pump, up to 40 %; Solar roof; First home; Young farmers; Cargo bikes; Digital small firms
  document secret, confession: I never liked the soup; I broke the vase; I still write to her; I sing on the stairs; I read the end first; It was me
  document side effect: Dry mouth; Drowsy; Headache; Nausea; Rash; Poor sleep
  document slogan, tagline, motto: Slow is fine; Made by the river; Bread first; Nothing to add; For people who walk; Open late
  document status update, status message: Back on Monday; In the workshop; Deep work until noon; On the train; Out for lunch; On call
  document stereotype, cliché: Engineers wear sandals; Poets are poor; Cats are distant; Islanders are slow; Bakers rise early; Clerks love stamps
  document story prompt, writing prompt, prompt: A letter arrives forty years late; Nobody leaves the island; The clock runs backwards; Two strangers share a key; The last bus does not stop; Someone waters your plants
  document strategy, tactic, game plan: Press high; Save the king; Wait for mistakes; Open the wings; Trade early; Long game
  document superstition: Never pass salt by hand; Left shoe first; No peacocks on stage; Knock on wood; Seven years of mirrors; Black cat, right side
  document taboo, hot topic: Money; The election; His brother; Diets; The sale of the house; Age
  activity tongue twister, articulation exercise: Six slippery snails; Red lorry, yellow lorry; Fresh fried fish; She sells sea shells; Proper copper pot; Three free throws
  document tradition, custom: Lanterns in November; Bread for newcomers; Raking on Saturdays; First catch goes back; Soup on the eve; Bells at noon
  document trend: Sourdough is slowing; Bikes for rent; Repair instead of buy; Night trains; Small flats; Quiet bars
  document tribute, eulogy: From the choir; Of his pupils; Ida, eight years old; The neighbours; From the band; Of the crew
  document truth, dare, truth or dare: Sing the chorus; Whom did you call last?; Dance without music; Your worst haircut?; Talk like a pirate; What did you break?
  document verdict, ruling: Guilty, 4 to 2; Not guilty; Out of court; Case closed; Appeal granted; Fine of € 200
  document vocabulary word, vocab word, new word, learned word, unknown word, difficult word, hard word, foreign word: der Löffel, the spoon; la llave, the key; le matin, the morning; il ponte, the bridge; o barco, the boat; ookami, wolf
  document voice note, voice memo: Idea for act 2, 0:42; Shopping, 0:18; Melody, 0:31; For Ida, 1:10; Dream, 2:04; Meeting, 5:20
  document website, web page, site on the web: linden.example; mill.example; harbour.example; shop.linden.example; blog.osei.example; north.example
  activity workflow, automation: New order, mail to the kitchen; Photo, save to cloud; Leave home, lights off; Form, row in table; Rain, close windows; Invoice, remind after 14 days
  activity yoga pose, pose, asana: Mountain; Downward dog; Warrior two; Tree; Child; Bridge
`
