import { defineArchetype } from '../archetype.ts'

export const nature = defineArchetype({
  id: 'nature',
  words:
    'edible plants 24, edible plant guide 30, wild herbs 16, secret spots 16, photograph mushrooms 26, mushroom spots 28, mushroom finds 28, trail camera 26, camera trap 26, wildlife camera 24, rock identification 34, rock identifier 34, mineral identification 32, metal detecting 30, metal detector finds 34, rocks found 20, fossils found 22, geology rocks 24, plant identification 10, identify plants 9, plant finds 14, latin name 6, birdwatching 7, nature diary 18, wildflowers 10, wildflower 10, wild plants 12, field book 12, identify species 14, plants i find 14, bird 7, wildlife 7, species 6, insect 6, collect bugs 14, bug encyclopedia 18, bugs in the garden 18, minibeasts 16, sighting 7, nature 4, birding 9, foraging 8, forage 7, mushroom 8, butterfly 7, bird song 22, birdsong 22, songbird 18, life list 16, nature journal 24, plants i saw 24, animals i saw 24, identify animals 24, tide pool 34, tide pools 34, rock pool 30, rock pools 30, creatures of the shore 34, sea shore 24, seashore 24, beach creatures 30, gps points of mushrooms 40, where mushrooms 30, mushrooms are found 40, mushroom places 30, mushroom map 34, mushroom picking 30, mushroom hunting 30, mushroom foraging 30, mark mushrooms 34, whale sightings 40, dolphin sightings 40, wildlife sightings 30, whale watching 26, sightings reported 20, citizen science 34, counting butterflies 40, count butterflies 40, butterfly count 34, bird count 30, species count 26, dolphin count 40, whale count 40, seal count 36, count dolphins 36, count whales 36, frog count 34, wildlife count 34',
  examples: `
    Mushrooms I photograph: my secret spots on a map, date, species, edible or not
    Where I found ceps and chanterelles, with a picture, the day and if they were good
    Metal detecting finds with place, depth, date and what it turned out to be
    Rocks and fossils my pupils found on the field trip, with photo, place and name
    What did I see today by the pond: dragonflies, a grebe, two frogs, with place and count
    Photograph a wild plant on a walk, find out which it is, and keep my finds with place and date
    Nature diary: what grew or flew where, photo, identify the species, all finds on a map
    Identify trees, wildflowers or butterflies by photo and collect them in a field book
    My fossil and feather finds from the coast, photo, which species, where and when
    Children of our nature club collect finds: tracks, feathers, bird calls, each with photo, place and a guess
    Classes log what lives in the school pond, an expert confirms each sighting
    Snap a leaf or a blossom, find out which tree or flower it is, and keep the find with date and place
    Which mushroom is it, edible or deadly, gills, cap, smell
    Plant identification: photo, Latin name, when and where it was found, all of them on a map
    Everybody counts the birds in the garden for an hour, sends in the numbers, and sees the result of each region
    Bird of the month in our reserve, song to listen to, who spotted it
    Insects at the light trap: identify moths, wing pattern, date, temperature, number
    Footprints in the snow: fox, hare, deer, how to tell them apart
    Wild herbs and berries to gather, season, mix-ups, my secret spots
    Kids look under stones and collect bugs: beetles, worms and spiders as cards
    Rock pool finds: crabs, anemones, shells, with pictures and how common they are
    Bat walks with detector frequency, roost, emergence time and numbers
    Orchid society counts blooms in meadows each June, by species and square
    Whale and dolphin encounters from our boat, group size, behaviour, position
    Trees of the park, leaf, bark, fruit, and how old they get
    Hedgehog watch, wildlife of our garden: visits at night, young ones, feeding place, camera trap
    Feeder in winter: tits, finches, woodpeckers, who came at what hour
    Rare lizards and snakes reported by walkers, photo checked by experts
    Dawn chorus recognition, tick new ones on my life list, hear the call again
    Put the places where ceps grow on a map of the forest, by GPS, only for me
    Boaters report whales and dolphins they saw, with place, number and a photo
    Volunteers count butterflies on a transect and send the numbers to scientists`,
  presets: 'natural, editorial',
  icon: 'leaf',
  names: 'Fieldnotes, Hedge, Early Light',
  entity: 'nature-find',
  screens: `
    home | Today | home
    browse | Finds | leaf
    map | Map | map
    scanner? | Identify | camera
    calendar? | Season | calendar
    detail | Find
    form | Add find
    stats? | Numbers | chart
    profile | Me | user`,
})
