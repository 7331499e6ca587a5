import { defineKind } from '../kind.ts'

/** What lives, lies and happens outdoors. */
export const natureKinds = [
  defineKind({
    id: 'plant',
    nouns:
      'plant, houseplant, tree, oak, beech, birch, maple, pine, spruce, fir, larch, yew, willow, poplar, elm, ash tree, palm, bonsai, shrub, bush, hedge plant, rose, tulip, daffodil, dahlia, lily, iris, peony, orchid, sunflower, lavender, wildflower, flower, cactus, succulent, fern, moss, lichen, ivy, poison ivy, nettle, thistle, weed, grass, reed, bamboo, vine, carnivorous plant, water lily, alga, mushroom, fungus, toadstool, bracket fungus, slime mould, invasive plant, medicinal plant, poisonous plant, leaf, blossom, cutting, sapling, seed, pollen, tree ring, stump, pansy, poppy, violet, lilac, magnolia, camellia, rhododendron, azalea, hydrangea, geranium, begonia, fuchsia, marigold, zinnia, aster, chrysanthemum, snowdrop, crocus, hyacinth, primrose, foxglove, bluebell, buttercup, daisy, dandelion, clover, heather, gorse, broom shrub, juniper, cypress, cedar, redwood, sequoia, eucalyptus, acacia, baobab, mahogany, teak, ebony, hawthorn, blackthorn, hazel, alder, aspen, rowan, chestnut tree, walnut tree, apple tree, pear tree, cherry tree, plum tree, olive tree, fig tree, lemon tree, orange tree, vine stock, wisteria, honeysuckle, jasmine, clematis, bramble, holly, mistletoe, laurel, box hedge, topiary plant, air plant, monstera, philodendron, pothos, aloe, agave, jade plant, snake plant, spider plant, orchid keiki, venus flytrap, sundew, pitcher plant, hemlock, belladonna, hogweed, ragwort, knotweed, duckweed, horsetail, liverwort, petal, root, bark, trunk, bud, bough, twig, catkin, foliage, pine needle, spore',
    icon: 'leaf',
    picture: 'plant',
    names: 'Common {n}; Mountain {n}; Dwarf {n}; White {n}; Water {n}; Old {n} by the gate',
    lines:
      'Three leaves, shiny, red stems; Edge of the wood, from May; Up to 40 cm, half shade; Hairy stem, white flowers; Evergreen, on old walls; Two metres around',
    traits:
      'Three leaves, shiny, red stems; Narrow leaves, hairy below; Round leaves, small white flowers; Smooth bark, grey; Floats, leaves like plates; Ridged stem, smells of lemon',
    states: 'Common: success; Common: success; Rare: primary; Poisonous: danger',
    fields: `
      Name | text | Common {n}
      Leaves | text | Three, shiny, pointed
      Flowers | text | Small and white, from May
      Height | text | 40 cm
      Grows | place | Edge of the wood
      Season | choice | Summer | Spring, Summer, Autumn, Winter
      To people | choice | Harmless | Harmless, Edible, Irritates skin, Poisonous
      Photo | photo | {picture}
      Notes | long | Easily taken for a young elder`,
    about:
      'Three shiny leaves on a red stem, the middle one on a longer stalk. Look at the underside before you touch it.',
    figures: '48 | Species | +2\n14 | Found\n5 | Poisonous',
    use: 'Add to my finds',
    care: 'Water when the soil is dry; Turn it to the light; Take off dead leaves; Check for pests; Feed every two weeks; Repot in spring',
    log: {
      one: 'Entry',
      add: 'Add entry',
      names:
        'First leaves; Watered and fed; Pruned, two shoots; Wired the left branch; Aphids under a leaf; Repotted',
      values: '12 cm; 0.5 l; Done; Until May; Treated; 24 cm',
      fields: `
      Which | text | Common {n}
      Date | date | Thu 19 Nov
      What | choice | Watered | Watered, Fed, Pruned, Repotted, Noted
      Height | text | 12 cm
      Photo | photo | {picture}
      Notes | long | The left branch wants more light`,
      trend: 'Height | 24 cm | +2',
    },
  }),
  defineKind({
    id: 'wildlife',
    nouns:
      'animal, wild animal, creature, sea creature, tide pool creature, fox, wolf, bear, badger, otter, beaver, marten, weasel, hare, rabbit, deer, stag, elk, moose, boar, wild boar, squirrel, mouse, vole, hedgehog, mole, bat, seal, whale, dolphin, porpoise, manatee, shark, ray, fish, trout, salmon, pike, carp, eel, squid, octopus, jellyfish, crab, lobster, shrimp, starfish, sea urchin, mussel, snail, slug, worm, earthworm, leech, frog, toad, newt, salamander, lizard, snake, adder, turtle, tortoise, crocodile, alligator, bird, owl, barn owl, eagle, hawk, falcon, kite bird, buzzard, vulture, crow, raven, magpie, jay, robin, sparrow, wren, tit, finch, swallow, swift, stork, heron, crane bird, swan, goose, duck, gull, puffin, penguin, pelican, kingfisher, woodpecker, hummingbird, parrot, parakeet, pigeon, pheasant, insect, bug, beetle, ladybird, stag beetle, butterfly, moth, caterpillar, dragonfly, bee, bumblebee, wasp, hornet, ant, termite, mosquito, fly, cricket, grasshopper, cicada, mantis, spider, tarantula, scorpion, tick, lion, tiger, elephant, giraffe, monkey, gorilla, lemur, kangaroo, koala, platypus, sloth, camel, dinosaur, footprint, animal track, track and sign, nest, burrow, egg shell, antler, bird song, roadkill, bestiary beast, mythical creature, dragon, monster, cryptid, ghost animal, cattle egret, antelope, gazelle, zebra, hippo, hippopotamus, rhino, rhinoceros, buffalo, bison, wombat, possum, armadillo, anteater, aardvark, porcupine, skunk, raccoon, mongoose, meerkat, hyena, jackal, coyote, lynx, bobcat, puma, cougar, jaguar, leopard, cheetah, panther, panda, polar bear, walrus, sea lion, narwhal, orca, sea turtle, seahorse, stingray, swordfish, tuna, cod, herring, mackerel, sardine, perch, sturgeon, catfish, piranha, clownfish, anemone, sea slug, krill, barnacle, oyster, clam, scallop, cockle, limpet, whelk, nautilus, cuttlefish, coral fish, peacock, flamingo, ostrich bird, emu bird, kiwi, albatross, cormorant, tern, lapwing, curlew, plover, sandpiper, grouse, partridge, cuckoo, nightjar, nightingale, lark, thrush, blackbird, starling, warbler, wagtail, oriole, waxwing, dove, condor, osprey, kestrel, honeybee, aphid, louse, flea, earwig, centipede, millipede, woodlouse, firefly, glow-worm, locust, stick bug, chameleon lizard, komodo dragon, anaconda, cobra, viper, rattlesnake, mammal, reptile, amphibian, rodent, primate, ape, orangutan, chimpanzee, baboon, marsupial, microorganism, protozoa, microbe, cub, pup seal, fawn, tadpole, larva, cocoon, chrysalis, claw, beak, carcass, unicorn, phoenix, griffin, werewolf, vampire, yeti, bigfoot, troll, fairy, elf, goblin, kraken, mermaid, dipper, bloodsucker, hookworm, tapeworm',
    icon: 'paw',
    names: 'Common {n}; Young {n}; Large {n}; Two {ns} together; Northern {n}; Pale {n}',
    lines:
      'Linden park, by the pond; Mill bridge, at dusk; Garden of number 8; Edge of the wood; Harbour wall, 20 m away; Tracks in the mud',
    traits:
      'Rust above, pale below; Small, nearly black; Grey back, broad; Light spots on the sides; Long and thin; Nearly white, dark eyes',
    states: 'Sure: success; Sure: success; Likely: warning; Sure: success',
    values: '1; 2; 1; 3; 6; 1',
    fields: `
      Species | text | Common {n}
      Place | place | Linden park, by the pond
      Date | date | Thu 19 Nov
      Time | time | 06:50
      How many | number | 1
      Age | choice | Adult | Young, Adult, Not sure
      Doing | text | Crossed the path, stopped twice
      Sure | choice | Sure | Sure, Likely, Not sure
      Photo | photo | {picture}
      Notes | long | Came back after ten minutes`,
    about: 'Crossed the path at ten to seven and stopped twice to listen. Seen at the same spot on Sunday.',
    figures: '84 | Seen | +6\n12 | Places\n3 | This week',
    use: 'Seen again',
    care: 'Keep your distance; Note time and place; Count twice; Photograph tracks, too; Leave everything as it was; Report what is hurt',
    isEntry: true,
    isPlaced: true,
    log: {
      one: 'Sighting',
      add: 'Add sighting',
      names:
        'Linden park, by the pond; Mill bridge, at dusk; Garden of number 8; Edge of the wood; Harbour wall; Tracks at the ditch',
      values: '1 seen; 2 seen; 1 seen; 3 seen; 6 seen; Tracks',
      fields: `
      Species | text | Common {n}
      Place | place | Linden park, by the pond
      Date | date | Thu 19 Nov
      Time | time | 06:50
      How many | number | 1
      Sure | choice | Sure | Sure, Likely, Not sure
      Photo | photo | {picture}
      Notes | long | Came back after ten minutes`,
      trend: 'Seen this month | 24 | +6',
    },
  }),
  defineKind({
    id: 'kept-animal',
    nouns:
      'pet, dog, puppy, cat, kitten, ferret, guinea pig, hamster, gerbil, rat, chinchilla, pet rabbit, budgie, canary, cockatiel, goldfish, koi, axolotl, gecko, iguana, chameleon, python, bearded dragon, terrapin, hermit crab, stick insect, ant colony, horse, pony, foal, donkey, mule, alpaca, llama, goat, sheep, lamb, ewe, cow, calf, bull, yak, water buffalo, pig, piglet, hen, chicken, rooster, turkey bird, quail, ostrich, reindeer, sled dog, guide dog, police dog, racing pigeon, homing pigeon, silkworm, queen bee, herd, flock, litter, stray, foster kitten',
    icon: 'paw',
    names: 'Hazel; Bruno; Mimi; Otto; Pepper; Lotte',
    lines:
      'Two years, eats well; Male, at the vet on Tuesday; Shy, likes Ida; Sleeps in the hammock; Youngest of four; Lives with Bruno',
    states: 'Well: success; Well: success; To watch: warning; Vet Tue: danger',
    values: '1.24 kg; 1.61 kg; 0.98 kg; 1.40 kg; 1.12 kg; 1.05 kg',
    fields: `
      Name | text | Hazel
      Born | date | 12 Mar 2024
      Sex | choice | Female | Female, Male
      Weight | text | 1.24 kg
      Eats | text | 40 g in the morning
      Health | choice | Well | Well, To watch, At the vet
      Vet | person | Dr Ana Petrova
      Next shot | date | Fri 4 Dec
      Photo | photo | {picture}
      Notes | long | Afraid of the vacuum cleaner`,
    about:
      'Came to us in spring, small and thin. Eats well now, sleeps a lot and follows everybody to the door.',
    figures: '6 | {Ns} | +1\n4 | Well\n1 | At the vet',
    use: 'Add a note',
    care: 'Fresh water; Food, morning and evening; Clean the bed; Weigh on Sunday; Check teeth and claws; An hour of play',
    log: {
      one: 'Entry',
      add: 'Add entry',
      names:
        'Hazel weighed; Bruno ate little; Cage cleaned; Mimi at the vet; Otto, claws cut; All let out, evening',
      values: '1.24 kg; To watch; Done; € 42; Done; 50 min',
      fields: `
      Who | text | Hazel
      Date | date | Thu 19 Nov
      What | choice | Weighed | Fed, Weighed, Cleaned, Vet, Played
      Value | text | 1.24 kg
      Notes | long | A little lively, good appetite`,
      trend: 'Weight of Hazel | 1.24 kg | +0.06',
    },
  }),
  defineKind({
    id: 'specimen',
    nouns:
      'specimen, owl pellet, barn owl pellet, scat, rock, stone, pebble, mineral, crystal, gemstone rough, meteorite, meteor, fossil, ammonite, trilobite, shell, seashell, sea glass, coral, sponge, amber, geode, agate, quartz, opal, flint, arrowhead, potsherd, bone, skull, tooth fossil, sand sample, soil sample, water sample, core sample, rock core, thin section, microscope slide, culture, bacteria, cell culture, plankton, diatom, pollen sample, insect specimen, pinned insect, herbarium sheet, feather specimen, driftwood, pinecone, cone sample, seed sample, ore, lava, find, artefact, artifact, treasure, metal detecting find, mudlarking find, relic',
    icon: 'layers',
    names:
      '{N} no. 41, black; {N} no. 38, ribbed; {N} no. 35, north beach; {N} no. 33, white; {N} no. 30, polished; {N} no. 27, broken',
    lines:
      'North beach, 42 mm; Quarry near Ghent, 118 g; Swapped with Tomás; Field behind the mill; Bought, with its papers; Garden, one metre deep',
    traits:
      'Ribbed, like a fan; Smooth and glossy; Coiled to the right; Rough, grey outside; Heavy, with fine lines; Thin and nearly clear',
    states: 'Identified: success; Identified: success; Likely: warning; Unknown: neutral',
    values: '42 mm; 118 g; 36 mm; 64 g; 240 g; 21 mm',
    fields: `
      Name | text | {N} no. 41
      Kind | text | Black, fine crust
      Found at | place | North beach
      Date | date | Sat 14 Nov
      Size | text | 42 mm
      Weight | text | 118 g
      Colour | text | Black, rust inside
      Sure | choice | Identified | Identified, Likely, Unknown
      Kept at | place | Tray 4, place 2
      Photo | photo | {picture}
      Notes | long | Drawn to a magnet a little`,
    about: 'Picked up after the storm, half buried. Heavy for its size, with a fine dark crust.',
    figures: '128 | {Ns} | +3\n24 | Places\n9 | Unknown',
    use: 'Compare',
    care: 'Number it at once; Note the place; Measure and weigh; Photograph with a scale; Rinse in clear water; Label its tray',
    log: {
      one: 'Find',
      add: 'Add find',
      names:
        'North beach, after the storm; Quarry, upper step; Field behind the mill; Harbour, low tide; Swap with Tomás; Garden, one metre deep',
      values: '3 pieces; 1 piece; 2 pieces; 6 pieces; 1 piece; 1 piece',
      fields: `
      What | text | {N} no. 41
      Place | place | North beach
      Date | date | Sat 14 Nov
      Depth | text | 20 cm
      Size | text | 42 mm
      Photo | photo | {picture}
      Notes | long | More to the left of the big stone`,
      trend: 'Found this year | 41 | +3',
    },
  }),
  defineKind({
    id: 'phenomenon',
    nouns:
      'phenomenon, thunderstorm, storm, thunder, lightning, lightning strike, hurricane, typhoon, tornado, monsoon, rain, rainfall, drizzle, hail, hailstorm, snow, snowfall, blizzard, frost, fog, mist, dew, rainbow, halo, northern light, aurora, cloud, cloud type, wind, gust, breeze, heatwave, drought, flood, flash flood, tsunami, tide, spring tide, wave, swell, whirlpool, earthquake, quake, aftershock, eruption, landslide, avalanche, rockfall, wildfire, bushfire, smoke, dust storm, meteor shower, shooting star, comet, eclipse, sunspot, moon phase, full moon, sunrise, sunset, solstice, planet, star, nebula, galaxy, satellite pass, ufo, ghost light, blackout, power cut, water cut, algae bloom, red tide, ice, river ice, season, first snow, pollen count, noise, light pollution, odour, smell, inversion, temperature inversion, sunlight, moonlight, light, arc, downpour, shower of rain, haze, drift, air, sky, sun, moon, wind chill, thermal, blue hour, golden hour',
    icon: 'cloud',
    picture: 'weather',
    names:
      'Short and heavy, from the west; Evening, far away; Strongest this year; Night, woke us up; Over the lake; Before breakfast',
    lines:
      'Seen from our roof, 20 min; South, behind the ridge; Felt in the kitchen; With wind and hail; Nothing broken; Two photos',
    traits:
      'Low, grey, without edges; High and thin, like hair; In rows, white and grey; Flat below, tall above; Glows for minutes; Turns slowly to the right',
    states: 'Light: success; Medium: warning; Strong: danger; Light: success',
    values: '20 min; 5 min; 1 h 10; 35 min; 12 min; 45 min',
    fields: `
      What | text | Short and heavy, from the west
      Date | date | Thu 19 Nov
      Time | time | 16:40
      Place | place | Our roof
      Strength | choice | Medium | Light, Medium, Strong
      Lasted | text | 20 min
      Measure | text | 12 mm
      Damage | choice | None | None, A little, Much
      Photo | photo | {picture}
      Notes | long | First thunder seven seconds after the flash`,
    about:
      'Came from the west at twenty to five and was over after twenty minutes. Seven seconds between flash and thunder.',
    figures: '41 | This year | +3\n6 | Strong\n12 | Days since the last',
    use: 'Add observation',
    care: 'Write down the time first; Note where it came from; Measure, if you can; Stay away from trees; Photograph from indoors; Compare with the forecast',
    isEntry: true,
    log: {
      one: 'Entry',
      add: 'Log {n}',
      names:
        'Short and heavy, from the west; Evening, far away; Strongest this year; Night, woke us up; Over the lake; Before breakfast',
      values: '20 min; 5 min; 1 h 10; 35 min; 12 min; 45 min',
      fields: `
      What | text | Short and heavy, from the west
      Date | date | Thu 19 Nov
      Time | time | 16:40
      Strength | choice | Medium | Light, Medium, Strong
      Lasted | text | 20 min
      Place | place | Our roof
      Photo | photo | {picture}
      Notes | long | Seven seconds between flash and thunder`,
      trend: 'This month | 9 | +2',
    },
  }),
]
