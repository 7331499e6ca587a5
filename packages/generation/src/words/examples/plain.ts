/**
 * Nouns that many kinds of app have, with names that fit all of them: what such a noun means in one trade alone
 * belongs to that trade's domain, or to a compound ("blood donation"). For the form see common.ts.
 */
export const plainExamples = `
  group crew, work crew, gang: Crew 1, Omar and Kim; Crew 2, Ana, Tomás, Elias; Crew 3, from Monday; Night crew, Ruth and Noor; Van two, Lea and Jonas; Helpers, by the day
  document glossary, glossary term, glossary entry, abbreviation: Handover, from one shift to the next; On call, reachable within the hour; Rota, who works when; Sign-off, the last check; Induction, the first two weeks; Escalation, whom to call next
  event training evening, training night, drill evening, drill night: Ladders and ropes, Tue 24 Nov; First aid, Tue 1 Dec; Pumps and hoses, Tue 8 Dec; Radio, Tue 15 Dec; Night drill, Fri 18 Dec; Knots, Tue 5 Jan
  document project, client project, own project: New website, three phases; Autumn catalogue, 24 pages; Office move, Harbour street; Summer fair, stage and lights; Annual report, second draft; Garden house, plans
  document question prompt, story prompt, writing prompt, journal prompt: What did your street smell like?; Who taught you to cook?; What did you save for?; Where were you happiest?; What did you never tell?; Who made you laugh?
  document guestbook entry, guest book entry: Family Osei, windy and wonderful; Lea Brandt, came by bike from Ghent; Class 4b, 118 steps; Omar and Kim, saw two seals; Ana Petrova, see you in spring; Tomás Rey, for Ida
  thing room label, box label: Kitchen, boxes 1 to 6; Study, boxes 7 to 11; Bedroom, boxes 12 to 15; Bathroom, box 16; Cellar, boxes 17 to 20; Balcony, box 21
  thing resident service, public service, town service, municipal service, citizen service: Passport, 20 min at the town hall; New address, online; Birth certificate, two days; Dog licence, online; Parking permit, online; Waste and recycling, pick-up days
  thing seat map, seat plan: Rows A to F, 84 seats; Balcony, 24 seats; Boxes, 8 seats; Wheelchair places, 4; Standing, 30; Front row, 12 seats
  document thank-you note, thank you note, thank-you, thanks: From Lea, for the ladder; From Omar, with plum jam; From Kim, worked like a charm; From Ana, see you in spring; From Iris, for the quick help; From Tomás, with a drawing
  document fuel expense, fuel cost, fuel receipt, fuel purchase: Diesel, 62 litres, € 104; Diesel, 48 litres, € 81; AdBlue, 10 litres, € 12; Diesel, 71 litres, € 119; Toll, A 7, € 18; Petrol, 34 litres, € 61
  document market price, crop price, commodity price, produce price: Maize, € 214 a tonne; Wheat, € 231 a tonne; Tomatoes, € 0.90 a kilo; Onions, € 0.42 a kilo; Beans, € 1.30 a kilo; Potatoes, € 0.38 a kilo
  document open fee, school fee, tuition fee, club fee: Lunch, November, € 64; Trip to the museum, € 18; Books, second half, € 42; Music lessons, € 90; Swimming, € 24; Sports clothes, € 35
  document punch list, punch list item, snag list, snag: Door 2.14 does not close; Paint at stairs, wing B; Socket missing, room 3; Silicone in bath 1.06; Scratch in window 12; Skirting board, hall
  thing savings goal, saving goal, financial goal: Winter trip, € 480 of € 1,200; Rainy days, € 2,100 of € 3,000; New bicycle, € 320 of € 900; Course in spring, € 150 of € 400; Presents, € 80 of € 250; Laptop, € 640 of € 1,100
  thing shipping label, return label, parcel label: To Lea Brandt, Ghent; To Omar Haddad, Turin; To Kim Osei, Porto; To Ana Petrova, Bergen; To Iris Chen, Leipzig; To Elias Lund, Lisbon
  thing fountain pen, ballpoint, pencil: Blue marbled, gold nib; Black, piston, 1952; Green stripes, fine nib; School pen, 1968; Silver cap, broad nib; Wood, made by Omar
  thing@mug mug, coffee mug, cup collection: Blue glaze; Lighthouse, 1994; Enamel, white; Two handles; From Lisbon; With a chip
  thing@none knife, pocket knife, kitchen knife, knife blade: Pocket knife, oak; Bread knife, 24 cm; Folding, carbon steel; Small paring knife; Damascus, 18 cm; Grandfather's, 1961
  thing@teddy doll, teddy bear, teddy, soft toy, plush toy: Bear with one eye, 1954; Ida, porcelain head; Small fox; Rag doll, red dress; Elephant on wheels; Sailor, 1962
  thing keychain, key ring, keyring, fridge magnet, magnet, pin badge, enamel pin: Lighthouse, Harbour; Old tram; Owl, brass; Mill bridge; Cable car; Night market
  thing@car model car, toy car, die-cast car: Red coupé, 1:43; Tow truck, 1:64; Old van, blue; Bus, line 7; Racing car, 12; Tractor, green
  thing teapot, tea pot, kettle: Brown betty; Cast iron, small; Porcelain, roses; Clay, unglazed; Blue and white; Silver, dented
  thing typewriter, typewriters: Portable, 1958, green; Office, 1934; Red, 1971; With script letters; Small, in a case; Grandmother's
  thing snow globe, snow globes, thimble, souvenir: Lisbon, tram; Lighthouse; Ghent, market; Owl; Alps, cable car; Harbour, ferry
  thing hat, cap, baseball cap: Straw hat; Flat cap, grey; Felt, brown; Wool cap, red; Baseball cap, blue; Top hat, 1920
  thing wristwatch, pocket watch, clock, wall clock: Hand-wound, 1962; Diver, steel; Pocket watch, silver; Kitchen clock, red; Alarm clock, two bells; Station clock
  thing@lamp desk lamp, floor lamp, lantern, oil lamp: Desk lamp, brass; Floor lamp, linen; Oil lamp, blue; Ship's lantern; Mushroom lamp; Clip lamp, red
  document bucket list: See the northern lights; Night train to Lisbon; Learn to dance; Sleep in a tree house; Swim in a cold lake; Bake bread together
  thing@plant medicinal herb, healing herb, medicinal plant, healing plant: Camomile, stomach; Sage, throat; Thyme, cough; Valerian, sleep; St John's wort, skin; Arnica, bruises
  person waiting list, waitlist, wait list: Lea Brandt, first; Omar Haddad, second; Kim Osei, since Monday; Ana Petrova, any day; Iris Chen, mornings only; Tomás Rey, new
  document donation, contribution: Lea Brandt, € 50; Without a name, € 20; Omar Haddad, every month; Mill Café, € 250; Ana Petrova, € 15; Two classes, € 84
  event appointment, consultation: Lea Brandt, 30 min; Omar Haddad, first time; Kim Osei, follow-up; Ana Petrova, 45 min; Iris Chen, by video; Tomás Rey, 20 min
  document booking, reservation: Thu 18:30, Lea Brandt; Fri 19:00, Omar Haddad; Sat 10:00, two people; Sat 14:00, Kim Osei; Sun 11:00, Ana Petrova; Tue 9:30, first time
  document trade, trade offer, trade proposal, swap offer: Two for one, with Omar; Even swap, Lea agreed; Offer from Kim, open; Sent to Ana on Monday; Done, rated 5 stars; Iris asks for one more
  document business trip, work trip: Ghent, 24 to 26 November; Turin, one night; Bergen, trade fair; Graz, client visit; Porto, three days; Leipzig, there and back
  document service, offered service: First visit, 60 min; Follow-up, 30 min; Short visit, 20 min; Everything, 90 min; At your home, 60 min; Series of five
  event workshop, craft workshop, art class, craft class: Wheel throwing for beginners, Sat 10:00; Ravioli from scratch, Fri 18:30; Watercolour by the river, Sun 14:00; Linen dyeing, Thu 17:00; Spoon carving, Sat 13:00; Bread in two days, Fri 16:00
  document challenge, movement challenge, fitness challenge, weekly challenge, daily challenge: Ten minutes a day; Seven days in a row; Three times this week; Together with a friend; Early bird; Twenty in one go
  document house rule, rule: Quiet after 22:00; Shoes off at the door; Who cooks does not wash up; Guests stay two nights; Bins out on Tuesday; Fridge shelves are named
  document trip: Round the island, 4 h; Harbour and back, 12 km; Over the weekend; Mill bridge, 40 min; To the lake, with Omar; First of the year
  thing recording, voice memo, audio clip: Monday, 4:12; First try, 2:40; With Omar, 6:05; Evening, 3:18; Second half, 5:51; Last one, 1:47
  document question: How do I begin?; Who can help me?; Can I change it later?; What does it cost?; When is the next one?; What should I bring?
  document step, instruction: Read it through once; Lay everything out; Mark and measure; First try; Check and correct; Finish and tidy up
  document sentence bar, sentence strip: I want an apple; Where is Mama?; More please; I am tired; Go outside; Thank you
  document milestone, stage of a goal: First third done; Half-way; Shown to Lea; Ten days in a row; Last stretch; Done, with cake
  document letter: Bank, two pages; Landlord, answered; Insurance, open; School, sent; Town hall, with form; Power company
  document application: Lea Brandt, complete; Omar Haddad, one page missing; Kim Osei, new; Ana Petrova, in review; Iris Chen, second one; Tomás Rey, approved
  document feedback, comment: Much easier than before; Could be a little longer; Thank you, Omar; One question is left; Works well in the evening; Twice a week is enough
  document update, status update, project update: New date, Friday; First part is done; Two photos from today; Waits until Monday; Thanks to everybody; Next step begins
  document premium membership, premium subscription: Monthly, € 4.99; Yearly, € 39; Family, up to five; Student, € 2.49; Gift for a year; Seven days free
  document link, useful link, web link, runbook link, resource link: Where to start; How it works; Contact and hours; Checklist, one page; Questions and answers; Manual, page 4
  document countdown: In 12 days, Tue 1 Dec; Tomorrow, 9:00; In three weeks, Thu 10 Dec; On Saturday, 14:00; In five weeks, Mon 28 Dec; In two months, Tue 19 Jan
  document daily update: Ate well, slept through; First time outside; Two photos from today; A little tired today; Made a new friend; Weighed, all good
  place route: Old town and back, 4 km; Along the river, 6 km; Over the hill; Station to harbour; Short one, 25 min; With a stop at the mill
`
