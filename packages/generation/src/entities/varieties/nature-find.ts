import { natureFind } from '../nature-find.ts'
import { defineVarieties } from './variety.ts'

/** What one finds outdoors; without these words it is wild plants. */
export const natureFindVarieties = defineVarieties(natureFind, [
  {
    signs:
      'bird 6, birds 6, birdwatching 8, birding 8, birdsong 8, songbird 7, waders 7, owl 6, raptor 7, feeder 6, twitch 4, life list 5',
    one: 'Bird',
    many: 'Birds',
    icon: 'spark',
    groups: 'This month, Rare, Garden',
    fields: `
      Species | text | Kingfisher
      Place | place | Mill pond, hide 2
      Date | date | Thu 19 Nov
      Behaviour | choice | Feeding | Feeding, Flying, Singing, Nesting
      How many | number | 2
      Notes | long | Low over the water, then a long wait on the willow`,
    without: 'Sure',
    samples: `
      icon | title | subtitle | overline | meta | badge
      spark | Kingfisher | Mill pond, two, fishing | Thu 19 Nov | 8:10 | Rare
      spark | Long-tailed tit | Garden feeder, a party of nine | Thu 19 Nov | 7:45 | Garden
      spark | Red kite | Over the quarry, circling | Sun 15 Nov | 11:20 | Sure
      spark | Tawny owl | Heard, behind the church | Sat 14 Nov | 22:05 | Heard
      spark | Snipe | Wet meadow, flew up at ten metres | 8 Nov | 9:30 | First
      spark | Great spotted woodpecker | Old oak, drumming | 4 Nov | 8:50 | Sure`,
    about: 'Two of them, straight and low over the water, then a long wait on the willow. Light from behind.',
    facts: `
      2 | Seen
      8:10 | Time
      4th | This year`,
    figures: `
      84 | Species | +3
      412 | Sightings
      6 | Firsts this year`,
    hero: 'This morning | Kingfisher at the mill pond | Two, seen three days in a row | See on map',
    tip: 'Winter guests are here | Fieldfare, brambling and waxwing',
    add: 'Add sighting',
    use: 'Seen again',
  },
  {
    signs: 'mushroom 7, mushrooms 7, fungi 7, foraging 5, forage 5',
    one: 'Find',
    many: 'Finds',
    also: 'mushroom',
    icon: 'leaf',
    groups: 'Edible, Poisonous, New',
    fields: `
      Photo | photo | forest
      Species | text | Penny bun
      Cap and gills | text | Brown cap, sponge below
      Edible | choice | Edible | Edible, Not edible, Poisonous, Unsure
      Place | place | Spruces above the quarry`,
    without: 'Sure',
    samples: `
      icon | title | subtitle | overline | meta | badge
      leaf | Penny bun | Brown cap, white net on the stem | Spruces | Thu 19 Nov | Edible
      leaf | Chanterelle | Ridges, smells of apricot | Old beeches | Sun 15 Nov | Edible
      warning | Fly agaric | Red with white flakes | Birches | Sun 15 Nov | Poisonous
      leaf | Parasol | Ring that slides | Meadow edge | 8 Nov | Edible
      warning | Death cap | Pale green, sack at the foot | Oaks | 4 Nov | Deadly
      leaf | Honey fungus | On a stump, in tufts | Mill wood | 1 Nov | Cook well`,
    about:
      'Firm, nutty smell, white net on the upper stem. Its bitter double has a dark net: taste a crumb and spit.',
    facts: `
      3 | Found
      Edible | Kind
      Sep–Nov | Season`,
    figures: `
      31 | Species | +2
      96 | Finds
      4 | To check`,
    hero: 'Look-alike | Parasol or false parasol? | The real one has a ring that slides | Compare',
    tip: 'After the rain | Look under old spruces on Saturday',
  },
  {
    signs:
      'insect 6, insects 6, butterfly 7, butterflies 7, moth 7, bug 5, bugs 5, beetle 6, dragonfly 7, dragonflies 7, bee 5, wild bees 7, spider 6, minibeasts 7',
    one: 'Find',
    many: 'Finds',
    icon: 'spark',
    groups: 'Butterflies, Beetles, To check',
    fields: `
      Photo | photo | flower
      Species | text | Swallowtail
      On | text | Wild carrot
      How many | number | 2
      Place | place | Chalk slope`,
    samples: `
      icon | title | subtitle | overline | meta | badge
      spark | Swallowtail | Two, on wild carrot | Chalk slope | Thu 19 Nov | First
      spark | Stag beetle | Male, on the oak stump | Park, east gate | Sun 15 Nov | Rare
      spark | Emperor dragonfly | Over the pond, at noon | Garden pond | 8 Nov | Sure
      spark | Carpenter bee | Blue-black, in the dead wood | Old orchard | 4 Nov | Sure
      spark | Wasp spider | Web between grasses | Field road | 1 Nov | Sure
      spark | Hawk moth | At the light, 22:40 | Balcony | 25 Oct | To check`,
    about: 'Yellow and black, two tails, drifting along the slope. Laid eggs on the fennel.',
    facts: `
      2 | Seen
      14:20 | Time
      First | Here`,
    figures: `
      62 | Species | +4
      148 | Finds
      5 | To check`,
    hero: 'At the light last night | Hawk moth, which one? | One photo of the hind wing would settle it | Look again',
    tip: 'Warm and still tonight | Good for the light trap',
  },
  {
    signs: 'tree 6, trees 6, leaf 3, bark 5, conifers 6, old trees 7',
    one: 'Tree',
    many: 'Trees',
    icon: 'tree',
    groups: 'Near me, Old, To check',
    fields: `
      Photo | photo | forest
      Species | text | Small-leaved lime
      Place | place | Church square
      Girth | text | 4.2 m
      Leaf and bark | text | Heart-shaped, grey furrows`,
    without: 'How many, Date',
    samples: `
      image | title | subtitle | overline | meta | badge
      forest 1 | Small-leaved lime | Church square, hollow | About 300 years | 4.2 m | Old
      forest 2 | Hornbeam | Grey, twisted stem | Park, east gate | 1.8 m | Sure
      park 3 | Ginkgo | Yellow in one week | School yard | 1.1 m | Sure
      forest 4 | Wild service tree | Leaves like maple | Quarry wood | 0.9 m | Rare
      forest 5 | Black poplar | By the river, leaning | Mill brook | 3.6 m | To check
      garden 6 | Medlar | Fruit after the frost | Old orchard | 0.7 m | First`,
    about: 'Hollow, and green every May. Four people reach around it.',
    facts: `
      4.2 m | Girth
      18 m | Height
      300 y | Age`,
    figures: `
      48 | Trees | +2
      31 | Species
      6 | Over 200 years`,
    hero: 'Near you | Small-leaved lime, hollow | Six minutes on foot, by the church | Take me there',
    tip: 'No leaves now | Bark and buds tell',
    trend: 'Trees found | 48 | +2',
    add: 'Add tree',
    use: 'Take me there',
  },
  {
    signs:
      'shell 6, shells 6, fossil 8, fossils 8, rock 5, rocks 5, mineral 7, minerals 7, rock pool 8, beachcombing 8, feather 5, crystals 6',
    one: 'Find',
    many: 'Finds',
    icon: 'wave',
    groups: 'Fossils, Shells, Stones',
    fields: `
      Photo | photo | beach
      What it is | text | Ammonite
      Place | place | Under the cliff, low tide
      Size | text | 6 cm
      Kept in | text | Drawer 3`,
    without: 'Species, How many',
    samples: `
      image | title | subtitle | overline | meta | badge
      beach 1 | Ammonite | Half, in grey clay | Under the cliff | 6 cm | Fossil
      beach 2 | Razor shell | Whole pair, empty | North beach | 14 cm | Shell
      sea 3 | Amber, honey | Floats in salt water | After the storm | 2 cm | Best
      mountain 4 | Rose quartz | From the scree | Quarry | 4 cm | Stone
      beach 5 | Sea urchin | In flint | Gravel pit | 5 cm | Fossil
      beach 6 | Cowrie | Rare on this coast | Rock pool | 1 cm | First`,
    about: 'Came out of the clay after the storm, one half only. Cleaned with a brush, no acid.',
    facts: `
      6 cm | Size
      180 M | Years
      Drawer 3 | Kept`,
    figures: `
      148 | Finds | +4
      31 | Kinds
      5 | To check`,
    hero: 'Low tide at 15:20 | Under the cliff, one hour | Go on a falling tide, look in the clay | Plan it',
    tip: 'Storm from the north-west | Good for amber on Sunday',
    trend: 'Finds this year | 148 | +4',
  },
  {
    signs:
      'mammal 6, hedgehog 7, fox 5, deer 5, squirrel 6, badger 7, bat 5, bats 6, footprints 6, tracks 3, camera trap 8, wildlife 4, whale 7, dolphin 7, seal 5, frog 6, toad 6, lizard 6, snake 5, reptile 6, amphibian 7',
    one: 'Sighting',
    many: 'Sightings',
    icon: 'paw',
    groups: 'This week, At night, Tracks',
    fields: `
      Species | text | Hedgehog
      Place | place | Under the hedge
      Date | date | Thu 19 Nov
      Time | time | 21:40
      Seen or tracks | choice | Seen | Seen, Heard, Tracks, Camera
      How many | number | 1`,
    without: 'Sure',
    samples: `
      icon | title | subtitle | overline | meta | badge
      paw | Hedgehog | Under the hedge, eating | Thu 19 Nov | 21:40 | Seen
      paw | Red fox | Crossed the field road | Wed 18 Nov | 6:50 | Seen
      paw | Badger | Five toes, long claws | Sun 15 Nov | Morning | Tracks
      paw | Roe deer | Doe and two young | Sun 15 Nov | 7:20 | Seen
      paw | Pipistrelle bats | About thirty, at dusk | 8 Nov | 17:05 | Detector
      paw | Common toad | On the path, in the rain | 4 Nov | 20:15 | Seen`,
    about: 'Came from under the hedge at twenty to ten, ate for six minutes, went back the same way.',
    facts: `
      1 | Seen
      21:40 | Time
      4th | This week`,
    figures: `
      18 | Species | +1
      96 | Sightings
      14 | On camera`,
    hero: 'Last night, 21:40 | Hedgehog under the hedge | Fourth night in a row | See pictures',
    tip: 'Before the frost | Leave a heap of leaves',
    add: 'Add sighting',
    use: 'Seen again',
  },
  {
    signs:
      'tide pool 9, tide pools 9, rock pools 9, seashore 9, shore 6, creatures of the shore 9, crab 6, starfish 7',
    one: 'Creature',
    many: 'Creatures',
    icon: 'wave',
    groups: 'Shells, Crabs, Plants, Fish',
    fields: `
      Species | text | Shore crab
      Place | place | North pool
      Date | date | Thu 19 Nov
      Tide | choice | Low | Low, Rising, High
      How many | number | 3
      Photo | photo | beach
      Notes | long | Under the flat stone, put back as it was`,
    samples: `
      image | title | subtitle | overline | meta | badge
      beach | Shore crab | Under a flat stone, three of them | North pool | Thu 19 Nov | Crab
      sea | Beadlet anemone | Red blob when the tide is out | Pier rocks | Sun 15 Nov | Animal
      waves | Common starfish | Five arms, on mussels | Long beach | Sat 14 Nov | Animal
      beach | Periwinkle | Shell like a snail, eats weed | North pool | Sat 14 Nov | Shell
      sea | Bladder wrack | Brown weed with air bubbles | Pier rocks | 8 Nov | Plant
      fish | Goby | Small fish, still until you move | North pool | 8 Nov | Fish`,
    about: 'Green to brown, wider than long, runs sideways. Lift the stone slowly and lay it back as it was.',
    facts: '3 | Found\nLow | Tide\n6 cm | Wide',
    figures: '14 | Creatures found | +2\n24 | On the checklist\n6 | Pools',
    hero: 'Low tide at 12:31 | Look under the flat stones | Shore crabs hide there, put each stone back | Go to checklist',
    tip: 'Ten are still missing | The next low tide is at 12:31',
    trend: 'Creatures found | 14 | +2',
    add: 'Add find',
    use: 'Seen again',
  },
  {
    signs: 'metal detecting 9, metal detector 9, detectorist 9, detectorists 9, treasure 5, relics 6',
    one: 'Find',
    many: 'Finds',
    icon: 'target',
    groups: 'Coins, Buckles, Rings, To report',
    fields: `
      Photo | photo | coin
      What | text | Silver penny, long cross
      Place | place | Lower field, row 4
      Date | date | Thu 19 Nov
      Depth in cm | number | 14
      Signal | number | 82
      Permission | choice | Given | Given, Asked, Public
      Notes | long | Clipped on one side, cleaned with water only`,
    without: 'Species, How many, Sure',
    samples: `
      image | title | subtitle | overline | meta | badge
      coin | Silver penny, long cross | 14 cm deep, signal 82 | Lower field | Thu 19 Nov | Report
      key | Iron key, hand-forged | 22 cm, by the old well | Mill meadow | Sun 15 Nov | Kept
      coin | Copper coin, 1797 | 9 cm, worn smooth | Harbour path | 8 Nov | Kept
      ring | Brass ring, plain | 11 cm, under the oak | Old road | 4 Nov | Kept
      tools | Belt buckle, bronze | 18 cm, two halves | Lower field | 1 Nov | Expert`,
    about:
      'Fourteen centimetres deep in clay, a clear signal from both sides. Reported to the museum on Friday.',
    facts: '14 cm | Deep\n82 | Signal\n1280 | About',
    figures: '96 | Finds\n3 | To report\n11 | Fields',
    hero: 'To report within two weeks | Silver penny, long cross | The museum wants place and depth | Report',
    tip: 'Lower field was ploughed | Ask the farmer before Saturday',
    trend: 'Finds a month | 12 | +4',
    add: 'Add find',
  },
  {
    signs:
      'whale 9, whales 9, dolphin 9, dolphins 9, orca 9, orcas 9, porpoise 9, boaters 7, marine mammals 9, sharks 8, turtles 7, seals 7',
    one: 'Sighting',
    many: 'Sightings',
    icon: 'wave',
    groups: 'Whales, Dolphins, Seals, Today',
    fields: `
      Photo | photo | whale
      Species | text | Minke whale
      Place | place | Two miles off the lighthouse
      Date | date | Thu 19 Nov
      How many | number | 2
      Doing | choice | Feeding | Feeding, Passing, Resting, With young
      Distance in m | number | 300
      Notes | long | Birds above them, heading north`,
    without: 'Sure',
    samples: `
      image | title | subtitle | overline | meta | badge
      whale | Minke whale | Two, feeding, birds above them | Off the lighthouse | Thu 19 Nov | Sure
      dolphin | Bottlenose dolphins | Eight, with two young | North bay | Thu 19 Nov | Sure
      seal | Grey seals | Fourteen on the sandbank | Harbour mouth | Sun 15 Nov | Sure
      whale | Humpback whale | One, breached three times | West channel | 8 Nov | Photo
      dolphin | Harbour porpoise | Two, passing quickly | Ferry line | 4 Nov | Probably`,
    about: 'Two minke whales fed for twenty minutes, three hundred metres from the boat with the engine off.',
    facts: '2 | Seen\n300 m | Away\nFeeding | Doing',
    figures: '11 | Species\n148 | Sightings\n4 | Today',
    hero: 'Twenty minutes ago | Minke whale, two | Two miles off the lighthouse, heading north | Show on map',
    tip: 'Keep a hundred metres | And cross no path of theirs',
    trend: 'Sightings a week | 23 | +6',
    add: 'Report sighting',
  },
])
