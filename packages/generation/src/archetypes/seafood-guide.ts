import { defineArchetype } from '../archetype.ts'

/** Which fish and seafood one may buy with a good conscience; catches of anglers are `fishing`. */
export const seafoodGuide = defineArchetype({
  id: 'seafood-guide',
  words:
    'sustainable seafood 40, sustainable fish 36, seafood guide 36, fish guide 22, fish species 18, overfishing 34, overfished 30, which fish to buy 36, sustainable choice 22, sustainable choices 20, best fish to choose 34, fish to avoid 32, seafood 14, endangered fish 26, fisheries 12',
  examples: `
    Which fish may I buy without emptying the sea
    Guide for shoppers: green, yellow and red fish of our coast with the reason
    List of species around the islands and which are best to choose
    Is this tuna fine? How was it caught, and what to take instead
    Chefs look up whether a fish is in season and not overfished
    Scan the label on the packet and see the rating of the stock
    Seafood lovers choose mussels and line-caught fish to protect fragile reefs
    Fish counter helper with pictures, local names and a traffic light
    What our waters can spare: species, stocks, seasons and sizes
    Ocean charity wants a pocket guide that discourages overfishing
    Compare two kinds of salmon, wild or farmed
    Restaurants that serve only responsible seafood, on a map
    Children learn which fish need a rest`,
  bars: 'cart checkout slots',
  presets: 'natural, clean',
  icon: 'fish',
  names: 'Good Catch, Spare the Reef, Green Fish',
  entity: 'seafood-species',
  home: 'shelf',
  screens: `
    home | Guide | home
    browse | Species | fish
    browse! | Best choices | heart | seafood-species | | | best choice, best to choose, recommended, sustainable choices, green list
    saved | Saved | bookmark
    compare | Compare
    map? | Map | map
    scanner? | Scan | camera
    quiz? | Quiz | help
    detail | Species
    settings | Settings | settings`,
})
