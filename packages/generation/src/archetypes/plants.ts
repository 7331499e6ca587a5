import { defineArchetype } from '../archetype.ts'

export const plants = defineArchetype({
  id: 'plants',
  words:
    'plant care 30, plant watering 26, watering schedule for plants 26, houseplants 12, plant 6, houseplant 8, watering 3, grow 3, virtual plant 5, greenhouse 4, plant identification 8, identify plants 8, bonsai 22, bonsai care 24, succulents 14, orchids 14, water my plants 28, water the plants 20, my plants 24',
  examples: `
    Remind me when to water the monstera and the ferns
    How do I keep my houseplants alive? light, humidity, fertiliser, repotting for each pot
    Identify a flower by photo and tell me how to look after it
    My balcony pots and succulents, last watered, next feeding, a photo each month to see new leaves
    Cactus collection with species, pot size, window, winter rest
    Office greenery: who waters which palm this week, yellow leaves reported with a picture
    Orchid diary, blooming since, roots, mist, substrate changed on
    What is wrong with my basil, brown spots, drooping leaves, pests such as spider mites
    Bonsai care: wiring, pruning, repotting years, before and after pictures
    Every pot on my windowsill gets a name, a watering interval and a growth curve
    Cuttings and propagation log, rooted in water since, new shoots, swap with friends
    A virtual green friend that grows when you water your real one`,
  needs:
    /^(?!\W*(?:an? |the |my )?(?:\w+ ){0,2}guide (?:to|of|for) (?:\w+ ){0,2}(?:edible|wild|medicinal|poisonous) )/is,
  presets: 'natural, calm',
  icon: 'leaf',
  names: 'Windowbox, Greenhouse, Sprout',
  entity: 'plant',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Plants | leaf
    calendar | Calendar | calendar
    detail | Plant
    form | Add plant
    scanner? | Identify | camera
    stats? | Growth | chart
    profile | Me | user`,
})
