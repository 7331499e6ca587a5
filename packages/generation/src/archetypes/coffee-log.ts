import { defineArchetype } from '../archetype.ts'

export const coffeeLog = defineArchetype({
  id: 'coffee-log',
  words:
    'coffee brewing 14, every coffee 16, coffees i drink 14, coffee i drink 14, log coffee 14, coffee diary 16, coffee log 16, coffee journal 16, brew log 14, brew timer 12, grind size 12, espresso 6, pour over 9, coffee beans 9, tasting notes 4, home barista 12, brew 5',
  presets: 'warm, natural',
  icon: 'coffee',
  names: 'Bloom, Second Pour, Dial In',
  entity: 'brew',
  screens: `
    home | Today | coffee
    timer? | Timer | timer
    history | Brews | book
    stats | Taste | chart
    browse? | Beans | bag
    detail | Brew
    form | Log brew
    profile? | Me | user`,
})
