/** Nouns of families, clubs, small shops and practices. For the form see common.ts. */
export const everydayExamples = `
  thing@fashion clothing style, fashion style, dress style, outfit style: Linen and loafers; Vintage denim; Black on black; Sixties prints; Soft tailoring; Mountain wool
  event seizure, fit, epileptic seizure: Tue 17 Nov, 2 min, asleep; Sat 7 Nov, 4 min, after the walk; Sun 25 Oct, 1 min, at breakfast; Fri 9 Oct, 3 min, in the car; Mon 21 Sep, 2 min, at night; Thu 3 Sep, 5 min, vet called
  document line to learn, lines to learn, role, part in the play: Clara, act 1, 24 lines; Clara, act 2, 61 lines; Duet in scene 4, 12 lines; Letter, read aloud, 18 lines; Last scene, 33 lines; Chorus, 9 lines
  document lesson plan, teaching plan, unit plan: Fractions with pizza, year 4; The water cycle, year 5; Reading a map, year 6; Verbs on the move, year 3; Magnets, year 4; Rhymes and rhythm, year 2
  document worksheet, work sheet, handout, exercise sheet: Fractions, two pages, year 4; Parts of a plant, year 3; Map of Europe, blank, year 6; Past tense, ten sentences, year 5; Times tables, 1 page, year 3; Magnets, colour it in, year 4
  document meal plan, weekly menu: Monday, lentil soup; Tuesday, pasta with leek; Wednesday, rice and peas; Thursday, pancakes; Friday, fish and potatoes; Saturday, what is left
  thing@cake cupcake, muffin, brownie, cookie box: Lemon and poppy; Carrot, no nuts; Chocolate, sour cherry; Vanilla, pink cream; Blueberry, oats; Pumpkin, cinnamon
  thing wreath, door wreath, advent wreath: Eucalyptus, 30 cm; Fir and cones, 40 cm; Dried flowers, 25 cm; Straw and rose hips; Moss, 35 cm; Four candles, red
  thing cot, travel cot, high chair, car seat, baby gate, baby carrier: Travel cot, with mattress; Car seat, up to 18 kg; High chair, wood; Baby gate, 80 cm; Cot, white, 60 by 120; Carrier, from birth
  thing pram, pushchair, stroller, buggy: Pram, grey, three wheels; Pushchair, folds small; Twin buggy; Pram with cot; Jogger, big wheels; Buggy board
  thing nail design, nail art: French, thin line; Milk white, almond; Chrome, short; Autumn leaves, matt; Ombre, nude to rose; Dots in gold
  document testimonial, client review, kind word: Lea Brandt, would come again; Omar Haddad, on time and gentle; Ana Petrova, best in town; Kim Osei, the children loved it; Iris Chen, clear and fair; The Reys, our day was perfect
  document raffle ticket, tombola ticket: Number 118, Lea Brandt; Number 119, Omar Haddad; Number 240, Ana Petrova; Number 241, Kim Osei; Number 302, Iris Chen; Number 303, the Reys
  thing raffle prize, tombola prize: Basket of cheese, from the dairy; Weekend at the lake, for two; Bicycle check; Two cinema tickets; Plum cake, homemade; Bottle of elderflower
  event mass, mass time, holy mass, church service, service time: Sunday 9:00, with choir; Sunday 11:00, for families; Wednesday 18:30, chapel; Saturday 18:00, St Anna; Friday 8:00, quiet; First Sunday 19:00, by candlelight
  event baptism, christening: Ida Brandt, Sun 22 Nov; Twins of the Oseis, Sun 6 Dec; Emil Lund, Sun 13 Dec; Noa Silva, Sun 10 Jan; Mila Rey, Sun 24 Jan; Jonas Weber, Easter night
  event funeral, memorial service: Clara Vogt, Tue 24 Nov, 11:00; Elias Lund, Fri 27 Nov, 14:00; Ruth Adeyemi, Tue 1 Dec, 10:00; Hans Weber, Thu 3 Dec, 13:00; Anna Rey, Mon 7 Dec, 11:00; Tomás Vidal, Wed 9 Dec, 15:00
  event playdate, play date: Ida and Emil, Sat 10:00, playground; Noor at ours, Fri 15:00; Swimming with Mila, Sun 9:30; Max and Juna, Wed 16:00, garden; Lego at Jonas’s, Thu 15:30; Puddles with Ida, when it rains
  event school run, school drop-off: Monday, Lea, 7:40; Tuesday, Omar, 7:40; Wednesday, Kim, on foot; Thursday, Ana, 7:35; Friday, Tomás, by bike; Friday back, Iris, 13:10
  thing seedling, young plant: Tomato, six in pots; Pumpkin, two leaves; Basil, ten; Chard, tray of 24; Sunflower, 12 cm; Cucumber, three
  thing street tree, town tree, city tree: Lime, Linden lane 4; Maple, Mill street 12; Plane, station square; Cherry, school yard; Rowan, Harbour gate 3; Field maple, Old dairy
  thing broken thing, thing to repair: Dishwasher, does not drain; Garden chair, one leg loose; Shower tap, drips; Lamp in the hall, dark; Bicycle pump, no pressure; Window in the attic, does not shut
  thing hedge: Beech, 12 m; Hornbeam, 8 m; Privet, front garden; Yew, 4 m; Hawthorn, along the path; Box, low
  thing lawn: Behind the house, 250 m²; Front, 40 m²; Orchard, 600 m²; Along the drive, 30 m²; Play lawn, 120 m²; Slope, 90 m²
  animal foal, calf, lamb, kid goat: Moss, born 4 March; Linde, born 12 April; Juno, born 2 May; Star, born 9 March; Bella, born 21 April; Otto, born 30 March
  person florist, caterer, wedding supplier, supplier: Wild and Cut, bouquets; The Old Dairy, room and dinner; Noor Rahman, pictures; Small Rivers, band; Hearth Bakery, cake; Iris Chen, hair
  person trader, stallholder, market trader: Rye and Daughters, bread; Linden farm, vegetables; Second Cup, coffee; Wild and Cut, flowers; Harbour smokehouse, fish; Lamp and Shade, candles
  document grant, funding, grant application: Town culture fund, € 2,400; Lottery for clubs, € 5,000; Energy for halls, € 1,800; Youth council, € 600; Heritage fund, € 3,200; Bank foundation, € 1,000
  document certificate, gas certificate, safety certificate, inspection certificate: Gas safety, until 4 March; Electrics, until 2029; Chimney, until October; Fire alarm, until June; Boiler, until 12 January; Energy, until 2031
  person babysitter, nanny, au pair, childminder: Noor Rahman, evenings; Sofia Almeida, first-aid course; Emil Lund, after school; Hana Sato, weekends; Priya Nair, babies too; Mateo Silva, has a car
`
