import { defineArchetype } from '../archetype.ts'

export const plantFinder = defineArchetype({
  id: 'plant-finder',
  words:
    'plant identification 30, plant identifier 32, identify plants 30, identify the plant 26, learn about local plants 34, local plants 16, plants and herbs 16, wild plants 14, learn about plants 26, identify a plant 26, what plant is this 28, flower identifier 30, identify flowers 28, tree identifier 30, identify trees 28, leaf identifier 26, picturethis 26, name of a plant 20, plant recognition 26, recognise plants 26, recognize plants 26, identify clouds 30, cloud spotter 30, cloud identification 32, cloud atlas 24, types of clouds 24, identify rocks 30, rock identifier 32, mineral identifier 32, stone identifier 30, identify minerals 30, identify insects 30, insect identifier 32, bug identifier 32, identify mushrooms 30, mushroom identifier 32, identify shells 26, identify fish 28, fish identifier 28, identify animals 26, identify snakes 28, identify spiders 28',
  examples: `
    Photograph a flower or a tree and learn its name and how to care for it
    What plant is this? Take a picture and see its name
    Identify plants by photo and see whether they are poisonous
    An app that recognises houseplants and tells light, water and soil
    Identify trees by their leaves with the camera, keep those I have found
    Point the camera at a weed and see what it is
    Name of a flower from a picture, with family and where it grows
    Plant identifier with a history of all I have scanned
    I see a tree in the park and want to know what it is called
    Recognises leaves, blossoms and fruit, tells how sure it is
    Camera finds the species of a plant, care tips below
    Snap a succulent, learn what it is and how to keep it alive`,
  unless: /\b(?:disease|diseases|pests?|sick|diagnos\p{L}+|crops?|farmers?)\b/iu,
  bars: 'slots cart checkout',
  presets: 'natural, clean',
  icon: 'leaf',
  names:
    'By Leaf (plant tree flower leaf), Green Name (plant tree flower leaf), What Grows (plant tree flower mushroom), On Sight, What Is This',
  entity: 'identified-plant',
  screens: `
    scanner | Identify | camera
    browse | Finds | leaf
    saved | Favorites | heart
    map? | Map | map
    detail | Plant
    form | Add plant
    profile | Me | user`,
})
