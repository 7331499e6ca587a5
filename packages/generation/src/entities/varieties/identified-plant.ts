import { identifiedPlant } from '../identified-plant.ts'
import { defineVarieties } from './variety.ts'

/** What the camera tells apart; without these words it is plants of all sorts. */
export const identifiedPlantVarieties = defineVarieties(identifiedPlant, [
  {
    signs: 'tree 6, trees 6, tree identifier 8',
    one: 'Tree',
    many: 'Trees',
    groups: 'Leaf trees, Conifers, Park',
    fields: `
      Photo | photo | tree
      Name | text | Small-leaved lime
      Latin name | text | Tilia cordata
      Leaf | choice | Heart-shaped | Heart-shaped, Lobed, Needles, Feathered
      Height | number | 18
      Found in | place | Park at the brook
      Notes | long | Smells of honey when it flowers`,
    without: 'Light, Water',
    samples: `
      icon | title | subtitle | overline | meta | badge
      leaf | Small-leaved lime | Tilia cordata | 96 % sure | Thu 19 Nov | Park
      leaf | English oak | Quercus robur | 99 % sure | Sun 15 Nov | Wood
      leaf | Norway maple | Acer platanoides | 94 % sure | Sat 14 Nov | Street
      leaf | Scots pine | Pinus sylvestris | 97 % sure | 8 Nov | Wood
      leaf | Silver birch | Betula pendula | 99 % sure | 4 Nov | Garden
      leaf | Rowan | Sorbus aucuparia | 92 % sure | 1 Nov | Street`,
    about:
      'Leaves like small hearts, blue-green below, blossoms bees love in June. It may live for a thousand years.',
    facts: '96 % | Sure\n18 m | Height\nJune | In flower',
    figures: '24 | Trees | +3\n9 | In the park\n6 | Conifers',
    hero: 'Found today | Small-leaved lime | 96 percent sure, in the park at the brook | See more',
    tip: 'A leaf from both sides makes it surer | Bark helps in winter',
    trend: 'Trees found this year | 24 | +3',
    add: 'Add tree',
  },
  {
    signs: 'cloud 8, clouds 8, cloud spotter 9, sky 4',
    one: 'Cloud',
    many: 'Clouds',
    icon: 'cloud',
    groups: 'High, Middle, Low',
    without: 'Light, Water, Latin name, Found in',
    fields: `
      Photo | photo | sky
      Kind | choice | Cumulus | Cumulus, Cirrus, Stratus, Altocumulus, Cumulonimbus
      Height | choice | Low | High, Middle, Low
      Seen from | place | Mill bridge
      Date | date | Thu 19 Nov
      Notes | long | Flat below, like cauliflower above`,
    samples: `
      icon | title | subtitle | overline | meta | badge
      cloud | Cumulus | Flat below, cauliflower above | 96 % sure | Thu 19 Nov | Low
      cloud | Cirrus | Feathers of ice, very high | 94 % sure | Sun 15 Nov | High
      cloud | Altocumulus | Small rolls in rows | 91 % sure | Sat 14 Nov | Middle
      bolt | Cumulonimbus | Tower with an anvil, thunder | 98 % sure | 8 Nov | Low
      cloud | Stratus | Grey, even, no edges | 92 % sure | 4 Nov | Low
      cloud | Lenticularis | Like a lens behind a hill, rare | 88 % sure | 1 Nov | Middle`,
    about:
      'Warm air rises and turns to drops at the flat base. Small ones mean the weather stays; growing ones a shower in the afternoon.',
    facts: '96 % | Sure\n1,200 m | Base\nFair | Weather',
    figures: '7 | Kinds found | +1\n3 | Still missing\n41 | Photos',
    hero: 'Found today | Cumulus | 96 percent sure, fair weather | See more',
    tip: 'Three kinds are still missing | Lenticularis is the rarest',
    trend: 'Kinds found | 7 | +1',
    add: 'Add cloud',
    use: 'Add to collection',
  },
  {
    signs: 'rock 7, rocks 7, stone 6, stones 6, mineral 7, minerals 7, crystal 6',
    one: 'Stone',
    many: 'Stones',
    icon: 'mountain',
    groups: 'Rocks, Minerals, Fossils',
    without: 'Light, Water, Latin name',
    fields: `
      Photo | photo | mountain
      Name | text | Rose quartz
      Hardness | choice | 7 | 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
      Lustre | choice | Glassy | Glassy, Metallic, Silky, Dull
      Streak | text | White
      Found in | place | Old quarry`,
    samples: `
      icon | title | subtitle | overline | meta | badge
      mountain | Rose quartz | Hardness 7, glassy, old quarry | 96 % sure | Thu 19 Nov | Mineral
      mountain | Basalt | Dark, fine grain, Mill brook | 94 % sure | Sun 15 Nov | Rock
      mountain | Pyrite | Hardness 6.5, metallic | 91 % sure | Sat 14 Nov | Mineral
      mountain | Gneiss | Bands of light and dark | 89 % sure | 8 Nov | Rock
      flower | Ammonite | In grey limestone | 97 % sure | 4 Nov | Fossil
      mountain | Mica | Thin sheets, silky | 92 % sure | 1 Nov | Mineral`,
    about:
      'Scratches glass, has no cleavage and leaves a white streak. The colour comes from traces of titanium.',
    facts: '96 % | Sure\n7 | Hardness\nGlassy | Lustre',
    figures: '36 | Stones | +4\n21 | Minerals\n4 | Fossils',
    hero: 'Found today | Rose quartz | 96 percent sure, from the old quarry | See more',
    tip: 'Scratch it with a nail | Hardness makes the answer surer',
    trend: 'Stones found this year | 36 | +4',
    add: 'Add stone',
    use: 'Add to collection',
  },
  {
    signs: 'insect 7, insects 7, bug identifier 9, beetle 6, butterfly 6, butterflies 6, spider 6, spiders 6',
    one: 'Insect',
    many: 'Insects',
    icon: 'leaf',
    groups: 'Beetles, Butterflies, Bees',
    without: 'Light, Water',
    fields: `
      Photo | photo | flower
      Name | text | Red admiral
      Latin name | text | Vanessa atalanta
      Legs | choice | 6 | 6, 8, More
      Found in | place | Garden wall
      Date | date | Thu 19 Nov`,
    samples: `
      icon | title | subtitle | overline | meta | badge
      leaf | Red admiral | Vanessa atalanta | 97 % sure | Thu 19 Nov | Butterfly
      leaf | Rose chafer | Cetonia aurata | 95 % sure | Sun 15 Nov | Beetle
      leaf | Cross spider | Araneus diadematus | 99 % sure | Sat 14 Nov | Spider
      leaf | Red mason bee | Osmia bicornis | 90 % sure | 8 Nov | Bee
      leaf | Blue hawker | Aeshna cyanea | 93 % sure | 4 Nov | Dragonfly`,
    about:
      'Drinks from fallen fruit in autumn and flies south over the Alps. Harmless, and fond of nettles as a caterpillar.',
    facts: '97 % | Sure\n6 cm | Wings\nHarmless | To people',
    figures: '36 | Insects | +4\n12 | Butterflies\n9 | Beetles',
    hero: 'Found today | Red admiral | 97 percent sure, harmless | See more',
    tip: 'From above and from the side | Two pictures make it surer',
    trend: 'Insects found this year | 36 | +4',
    add: 'Add insect',
    use: 'Add to favorites',
  },
  {
    signs: 'mushroom 8, mushrooms 8, fungi 8, fungus 8',
    one: 'Mushroom',
    many: 'Mushrooms',
    icon: 'tree',
    groups: 'Edible, Poisonous, Unsure',
    without: 'Light, Water',
    fields: `
      Photo | photo | forest
      Name | text | Penny bun
      Latin name | text | Boletus edulis
      Below the cap | choice | Sponge | Sponge, Gills, Ridges, Spines
      Edible | choice | Unsure | Edible, Poisonous, Unsure
      Found in | place | Spruces above the quarry`,
    samples: `
      icon | title | subtitle | overline | meta | badge
      tree | Penny bun | Boletus edulis | 93 % sure | Thu 19 Nov | Edible
      warning | Fly agaric | Amanita muscaria | 99 % sure | Sun 15 Nov | Poisonous
      tree | Chanterelle | Cantharellus cibarius | 91 % sure | Sat 14 Nov | Edible
      warning | Death cap | Amanita phalloides | 90 % sure | 8 Nov | Deadly
      tree | Parasol | Macrolepiota procera | 88 % sure | 4 Nov | Look-alike`,
    about:
      'White net on the upper stem, sponge below the cap. Its bitter double has a dark net. Never eat by a photo alone.',
    facts: '93 % | Sure\nSponge | Below\nSep–Nov | Season',
    figures: '24 | Finds | +3\n9 | Edible\n6 | Poisonous',
    hero: 'Found today | Penny bun | 93 percent sure, ask an expert before you eat it | See look-alikes',
    tip: 'Cap, stem and below the cap | Three pictures make it surer',
    trend: 'Finds this year | 24 | +3',
    add: 'Add find',
    use: 'See look-alikes',
  },
])
