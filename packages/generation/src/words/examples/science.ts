/** The body, animals, sky and earth, and what is worked out: `class[@picture] noun, noun: example; example`. */
export const scienceExamples = `
  event dig, fossil dig, excavation, dig site: Quarry edge, level 3; Cliff bay, east face; Old clay pit, week 2; River bank, test trench; Mill field, squares A to D; Harbour cut, level 1
  thing@none bone: Femur, thigh; Tibia, shin; Clavicle, collarbone; Scapula, shoulder blade; Radius, forearm; Patella, kneecap
  thing muscle: Biceps; Quadriceps; Deltoid; Trapezius; Calf; Gluteus maximus
  thing organ: Heart; Lungs; Liver; Kidneys; Spleen; Stomach
  thing joint: Knee, hinge; Hip, ball and socket; Shoulder; Elbow; Ankle; Wrist
  thing nerve: Vagus nerve; Sciatic nerve; Optic nerve; Median nerve; Facial nerve; Ulnar nerve
  thing tooth: Upper left 6, filled; Lower right 7, crown; Upper front 1; Wisdom tooth, lower left; Lower left 4; Upper right 3
  thing hormone: Cortisol; Insulin; Thyroxine; Oestrogen; Melatonin; Adrenaline
  thing biomarker, blood value, lab value: Haemoglobin, 14.2; Ferritin, 48; Vitamin D, 31; Cholesterol, 188; TSH, 1.8; Glucose, 92
  thing blood test, lab result, lab test: Full blood count; Iron; Vitamin D; Thyroid; Cholesterol; Blood sugar
  thing scar: Left knee, 2019; Chin, 2008; Right hand, 2021; Belly, 2024; Elbow, 2015; Shin, 2022
  thing mole, skin spot, freckle: Left shoulder, 4 mm; Back, upper right, 3 mm; Right calf, 5 mm; Neck, 2 mm; Left arm, 3 mm; Chest, 4 mm
  thing wound, blister: Left heel; Right thumb; Knee; Elbow; Shin; Little toe
  thing pain medicine, painkiller: Ibuprofen, 400 mg; Paracetamol, 500 mg; Naproxen, 250 mg; Aspirin, 500 mg; Diclofenac, gel; Metamizole, 20 drops
  thing vitamin, supplement, mineral supplement: Vitamin D, 1000 IU; Magnesium, 300 mg; Iron, 20 mg; Omega 3; Zinc, 10 mg; B12
  species@forest owl, raptor, bird of prey: Barn owl; Tawny owl; Kestrel; Red kite; Buzzard; Eagle owl
  species snake, reptile, lizard: Grass snake; Slow worm; Smooth snake; Wall lizard; Adder; Sand lizard
  species frog, toad, amphibian: Common frog; Tree frog; Common toad; Fire salamander; Alpine newt; Midwife toad
  species spider: Cross spider; Wasp spider; House spider; Jumping spider; Wolf spider; Crab spider
  species bat: Pipistrelle; Noctule; Long-eared bat; Serotine; Daubenton’s bat; Barbastelle
  species ant: Black garden ant; Red wood ant; Carpenter ant; Yellow meadow ant; Harvester ant; Leafcutter
  species@sea whale, dolphin, marine mammal: Humpback; Minke whale; Orca; Bottlenose dolphin; Harbour porpoise; Fin whale
  species@sea seal: Harbour seal; Grey seal; Ringed seal; Harp seal; Hooded seal; Monk seal
  species shark: Basking shark; Blue shark; Porbeagle; Dogfish; Hammerhead; Mako
  species turtle, tortoise: Greek tortoise; Green turtle; Pond terrapin; Loggerhead; Leopard tortoise; Box turtle
  species dinosaur: Stegosaurus; Triceratops; Diplodocus; Velociraptor; Ankylosaurus; Allosaurus
  species deer, fox, wild animal, mammal: Roe deer; Red fox; Badger; Wild boar; Hare; Pine marten
  species fern, moss, lichen: Hart’s tongue; Bracken; Haircap moss; Peat moss; Reindeer lichen; Beard lichen
  species weed, wild plant, wild herb: Nettle; Ground elder; Dandelion; Ribwort; Chickweed; Yarrow
  species succulent, cactus: Echeveria; Golden barrel; Aloe; Prickly pear; Jade plant; Bunny ears
  species orchid: Bee orchid; Lady’s slipper; Moth orchid; Early purple orchid; Vanda; Cattleya
  animal parrot, budgie, hamster, guinea pig, rabbit, turtle of mine: Kiwi; Pebble; Coco; Nut; Biscuit; Lady
  thing fossil: Ammonite; Trilobite; Sea urchin; Shark tooth; Fern in slate; Belemnite
  thing gem, gemstone: Garnet; Amethyst; Opal; Topaz; Peridot; Aquamarine
  thing seashell, shell: Cockle; Scallop; Periwinkle; Razor shell; Limpet; Cowrie
  thing feather: Jay, blue; Buzzard, tail; Woodpecker; Mallard; Barn owl; Magpie
  thing cloud type, cloud formation: Cumulus; Cirrus; Stratus; Cumulonimbus; Altocumulus; Lenticularis
  event storm, thunderstorm, tornado, hurricane: Storm Ada, 4 Nov; Storm Bert, 21 Oct; Hail over the mill; Storm Cleo, 12 Oct; Gale at the coast; Thunder, 2 Sep
  place@mountain volcano: Etna; Stromboli; Hekla; Vesuvius; Teide; Fuji
  place@mountain glacier: Aletsch; Vatnajökull; Pasterze; Mer de Glace; Jostedalsbreen; Rhône glacier
  place waterfall: Mill fall; Upper cascade; Bridal veil; Three steps; Gorge fall; Quarry fall
  place cave: Bear cave; Ice cave; Dripstone hall; Bat cave; River cave; Smugglers’ hole
  thing comet, asteroid: Halley; Encke; Ceres; Vesta; Apophis; Bennu
  thing crater: Tycho; Copernicus; Plato; Clavius; Kepler; Aristarchus
  thing galaxy, nebula, deep sky object: Andromeda, M31; Orion Nebula, M42; Ring Nebula, M57; Whirlpool, M51; Pinwheel, M101; Crab Nebula, M1
  thing telescope, binoculars, eyepiece: Dobson, 8 inch; Refractor, 80 mm; Binoculars, 10 × 50; Newton, 130 mm; Eyepiece, 25 mm; Barlow, 2 ×
  thing molecule, compound, chemical: Water; Caffeine; Glucose; Ethanol; Ammonia; Citric acid
  document theorem, mathematical proof: Pythagoras; Infinitely many primes; Binomial theorem; Thales; Mean value theorem; Fermat’s little theorem
  document hypothesis: Light speeds up germination; Salt slows freezing; Music helps to focus; Shade keeps soil moist; Short breaks save time; Warm dough rises twice as fast
  document equation, formula: Area of a circle; Speed is way by time; Quadratic formula; Ohm’s law; Compound interest; Ideal gas law
  thing microscope, lab device: Microscope, 400 ×; Centrifuge; Scales, 0.01 g; Burner; pH meter; Incubator
`
