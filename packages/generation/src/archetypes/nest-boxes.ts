import { defineArchetype } from '../archetype.ts'

/** Nest boxes, bat boxes and the like, visited and counted; birds seen are `nature`. */
export const nestBoxes = defineArchetype({
  id: 'nest-boxes',
  words:
    'nest box 34, nest boxes 36, nestbox 34, nesting boxes 34, nest monitoring 32, bird boxes 30, bat boxes 30, owl boxes 32, swift boxes 30, hatchlings 20, fledglings 22, clutch size 20, brood 6, stork nests 26, swallow nests 26',
  unless: /\b(?:hens?|poultry|chicken coop|aviar(?:y|ies)|(?:i|we) breed|breeders?|beehives?|incubator)\b/i,
  examples: `
    Nest boxes are visited, and one writes down eggs, hatched and fledged young
    Which of our two hundred boxes is occupied and by which bird
    Great tits and flycatchers in the wood, laying date and clutch size every spring
    Bat boxes in the park: droppings, number of animals, cleaned in autumn
    Barn owl boxes at farms with chicks and the prey found in them
    Swift and swallow nests under the eaves, counted each week in June
    Map of all boxes with their number, direction and height
    Breeding success by year, failed broods and why
    Cleaning round in October, which boxes need a new roof
    Dormouse tubes along the hedge, checked twice a month
    Children of the nature club look after five boxes at school
    Stork platforms of the county, pairs, young and return dates`,
  bars: 'checkout cart slots',
  presets: 'natural, clean',
  icon: 'home',
  names: 'Box 14, Seven Eggs, Fledged',
  entity: 'nest-box',
  home: 'focus ledger',
  screens: `
    home | Today | home
    browse | Nest boxes | home
    map | Map | map
    history | Visits | clock
    stats | Season | chart
    notifications? | Reminders | bell
    detail | Nest box
    form | Log visit
    settings | Settings | settings`,
})
