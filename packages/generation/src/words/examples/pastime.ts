/** Sports, games, music and crafts: `class[@picture] noun, noun: example; example`. */
export const pastimeExamples = `
  thing jigsaw, jigsaw puzzle, puzzle box: Harbour at dusk, 1,000 pieces; Old town map, 1,500; Owls, 500; Night train, 2,000; Meadow in June, 1,000; World in 1602, 3,000
  thing@art painting, own painting, canvas, watercolour, watercolor, oil painting: Harbour at dusk, oil, 40 × 60; Three pears, gouache; Ida reading, charcoal; Mill in snow, watercolour; Blue jug, acrylic; Boats, unfinished
  document origami instruction, origami model, origami, paper folding: Crane, 22 steps; Jumping frog, 14 steps; Tulip with stem, 9 steps; Box with lid, 16 steps; Butterfly, 11 steps; Modular star, 30 units
  thing kettlebell, barbell, dumbbell: 8 kg; 12 kg; 16 kg; 20 kg; 24 kg; Pair, 2 × 6 kg
  event race season, season: Spring 2026; Winter 2025; Autumn 2025; Summer 2025; Spring 2025; Winter 2024
  person referee, umpire: Ruth Adeyemi; Elias Lund; Kim Osei; Hana Sato; Omar Haddad; Priya Nair
  person fighter, wrestler, boxer, gymnast, jockey, athlete: Lea Brandt; Yusuf Kaya; Ana Petrova; Tomás Rey; Iris Chen; Mateo Silva
  event bout, fight: Brandt against Kaya, round 3; Rey against Silva; Osei against Lund; Nair against Sato; Haddad against Chen; Vogt against Weber
  activity kata, form of karate: Heian Shodan; Heian Nidan; Tekki Shodan; Bassai Dai; Kanku Dai; Empi
  activity punch, combination: Jab, cross; Jab, jab, cross; Hook to the body; Uppercut, left; Cross, hook; Slip and cross
  activity skateboard trick, trick: Kickflip; Ollie; Shuvit; Heelflip; Boardslide; Manual
  thing arrow: Carbon 500, number 1; Carbon 500, number 2; Wood, yellow feathers; Aluminium 1816; Carbon 600; Practice arrow
  thing bow, longbow: Recurve, 28 lbs; Longbow, 35 lbs; Compound; Horse bow, 30 lbs; Practice bow, 18 lbs; Flat bow
  thing sail, spinnaker: Main, 2022; Genoa; Storm jib; Spinnaker, red; Fock; Light wind jib
  event regatta: Harbour cup; Autumn race; Ladies’ regatta; Round the island; Night race; Ice cup
  thing saddle, bridle: Dressage, black; Jumping, brown; Western; Pony saddle; Bridle, full; Pad, wool
  thing party tent, marquee, gazebo: White tent with walls, 3 by 6 m; Round tent, 40 guests; Pop-up gazebo, 3 by 3 m; Barn tent, 6 by 12 m; Star tent, red; Beer garden tent, 4 by 8 m
  thing bouncy castle, bouncy house, inflatable: Dragon with a slide, 6 by 5 m; Pirate ship, up to ten children; Small castle, 3 by 3 m; Jungle, with a tunnel; Obstacle run, 12 m; Clown, for the little ones
  thing tent, sleeping bag: Two people, green; Dome, four people; Tarp; Down, to −5 °C; Summer bag; Family tent
  thing helmet: White, M; Matt black, L; Children’s, blue; Full face; Road, red; Ski, grey
  thing tyre, bike tyre: Front, 28 inch; Rear, 28 inch; Winter set; Summer set; Spare; Tubeless, 45 mm
  thing lipstick, nail polish: Brick red; Soft plum; Coral; Nude; Deep berry; Clear
  thing perfume, fragrance, scent: Cedar and rain; Fig leaf; White tea; Black pepper; Orange blossom; Salt and amber
  document hairstyle, haircut: Bob, chin length; Pixie; Low bun; French braid; Layers; Buzz cut
  thing stitch, knitting stitch: Stockinette; Garter; Moss stitch; Rib, 2 × 2; Cable; Brioche
  thing needle, knitting needle, crochet hook: 3.5 mm, bamboo; 4 mm, circular; 5 mm, steel; Hook 2.5; Double points, 3 mm; Hook 4
  thing bead: Glass, teal; Wood, round; Seed beads, gold; Stone, grey; Pearl; Ceramic
  thing wax, candle wax: Beeswax; Soy wax; Rapeseed wax; Stearin; Coconut wax; Old candle ends
  thing clay, glaze: Stoneware, sand; Porcelain; Celadon; Iron red; Shino; Clear, matt
  thing brush, paintbrush: Round, 8; Flat, 20; Fan; Liner, 2; Mop, big; Bristle, 12
  thing canvas: 30 × 40, cotton; 50 × 70, linen; 20 × 20; 80 × 100; Panel, A4; Roll, 5 m
  document mural, street art piece: Blue heron, Mill street; Two dancers; Night tram; The reader; Fish on the gate; Wall of hands
  thing manga: Paper Lantern, volume 4; Night Bakery, volume 1; Red Kite, volume 12; The Quiet Team, volume 7; Tin Garden, volume 2; Seven Gates, volume 9
  garment costume, cosplay: Knight, size M; Moon queen; Fox; Pirate; Clockmaker; Green witch
  thing prop, stage prop: Lantern; Old suitcase; Letter with seal; Teapot; Wooden sword; Umbrella, red
  thing cassette, mixtape: Summer 1988; Drive south; For Lea; Rainy Sunday; Party, side A; Slow ones
  activity riff, lick, solo: Riff in E, bar 1 to 4; Blues lick in A; Intro of Low Water; Turnaround in G; Solo, second half; Walk down in C
  thing musical scale, scale: C major; A minor; G major pentatonic; D dorian; E blues; F major
  document hadith, parable, dua: On kindness; On patience; On guests; On honest trade; On neighbours; On thanks
  person saint: Martin, 11 November; Cecilia, 22 November; Nicholas, 6 December; Lucy, 13 December; Barbara, 4 December; Andrew, 30 November
  person deity, god: Athena; Hermes; Demeter; Poseidon; Artemis; Apollo
  event feast, feast day: Saint Martin; All Saints; Epiphany; Candlemas; Pentecost; Harvest thanks
  place@castle castle, palace: Linden castle; Old water castle; Rock keep; White palace; Hunting lodge; Ruin on the ridge
  place lighthouse: North pier; Red tower; Island light; Old lamp; Harbour mole; Cape light
  place playground: Mill meadow; Castle park; Linden square; Harbour ship; Forest swings; School yard
  place fountain, drinking fountain: Market square; Station north; Old park; Harbour steps; Library court; Mill bridge
  place@city market, flea market, farmers market: Saturday, church square; Harbour, Sunday; Old dairy, Thursday; Mill yard, first Sunday; Linden square; Station hall
  thing potion, spell: Frost spell; Long bow; Healing potion; Iron shield; Invisible for a minute; Silver dagger
  place dungeon, kingdom, fantasy world: Salt mines; Northern marches; Drowned city; Glass desert; Old gate; Ember keep
  group guild, clan: Night Ferry; Iron Ring; Paper Tigers; Quiet Team; Red Kites; Moss and Stone
  person enemy, zombie, boss of a level: Stone warden; Frost wolf; Bog witch; Tin soldier; Sand eel; Night rider
  thing dice set, dice: Bone white, seven; Blue glass; Metal, copper; Wood; Pocket set; Green marble
  document debate, debate topic, debate motion: Cars out of the centre; Homework until ten; Four-day week; School without grades; Zoos; Votes at sixteen
  document fallacy, logical fallacy: Straw man; False choice; Circular reasoning; Slippery slope; Ad hominem; Appeal to authority
  document idiom: Break the ice; Once in a blue moon; Under the weather; Spill the beans; Piece of cake; Bite the bullet
  document verb, irregular verb, conjugation: To go, went, gone; To see, saw, seen; To bring, brought; To sing, sang, sung; To fly, flew, flown; To hold, held
  document kanji, radical: 水, water; 山, mountain; 日, sun; 人, person; 木, tree; 川, river
  document rune: Fehu, cattle; Uruz, aurochs; Ansuz, god; Raidho, ride; Kenaz, torch; Gebo, gift
  document hieroglyph: Owl, m; Reed, i; Water, n; Hand, d; Mouth, r; Basket, k
`
