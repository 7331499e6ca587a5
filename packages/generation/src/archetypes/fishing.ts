import { defineArchetype } from '../archetype.ts'

export const fishing = defineArchetype({
  id: 'fishing',
  words: 'fishing 9, angler 9, angling 9, catch log 9, bait 6, lure 6, trout 5',
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
    weather? | Weather | cloud
    profile | Me | user`,
})
