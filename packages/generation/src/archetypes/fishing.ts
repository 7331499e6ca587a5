import { defineArchetype } from '../archetype.ts'

export const fishing = defineArchetype({
  id: 'fishing',
  words: 'fishing 9, angler 9, angling 9, catch log 9, bait 6, lure 6, trout 5',
  examples: `
    Fishermen log what they caught and share it
    Where and when I pulled out which pike, with what bait, how heavy
    Our angling society: permits, waters, closed seasons, minimum sizes, catch statistics
    Fly fishers note hatch, fly, water level and the trout let go
    Tides, wind and moon for the best hour on the pier, and what bit
    Carp anglers' nights by the lake, boilies, rigs, weights and pictures
    Lures in my box, which worked in murky water
    Record fish of the year among friends, length on the ruler photo
    Secret spots on a map with depth, reeds and access
    Ice holes, perch, jig colour and depth in winter
    Sea bass off the rocks, spinning rod, line strength, weather that day
    Competition on the canal: peg number, kilos landed, ranking by weight
    Kayak trips after zander, echo sounder marks and how many we released`,
  bars: 'checkout cart',
  presets: 'natural, bold',
  icon: 'fish',
  names: 'First Cast, Slack Water, Deep End',
  entity: 'catch',
  screens: `
    home | Log | home
    browse | Catches | fish
    map? | Map | map
    stats | Records | trophy
    detail | Catch
    form | Add catch
    weather? | Weather | cloud | city
    profile | Me | user`,
})
