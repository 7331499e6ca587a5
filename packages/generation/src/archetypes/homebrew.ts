import { defineArchetype } from '../archetype.ts'

export const homebrew = defineArchetype({
  id: 'homebrew',
  words:
    'home brewing 28, homebrew 28, home brew 26, brew my own 24, brew day 24, fermentation 12, mead 14, cider making 22, kombucha 20, hops 10, wort 14, winemaking 22, winemakers 22, winemaker 20, make wine 20, racking 8, brewing beer 18, brew beer 24, brew at home 22, beer at home 22, brewing log 18',
  examples: `
    Gravity at the start and end, alcohol worked out, bubbles per minute in the airlock
    My five-gallon stout: grains, mash temperature, boil additions and when to bottle
    Cider from our own apples: pressing day, yeast, sugar, first racking, taste after three months
    Batches in the cellar with fermenter, day count, temperature curve and tasting remarks
    Step-by-step timer for mash, sparge, boil and adding hops at sixty, fifteen and zero minutes
    Kombucha on the kitchen shelf: scoby, tea, first and second ferment, flavour, fizz
    Honey, water, yeast: my meads with start date, gravity readings and bottles left
    Small hobby winemaker with glass demijohns, sulphur, acidity, racked when, bottled when
    Brewing beer at home, recipe calculator for ales: colour, bitterness, malt bill, scaled to my kettle
    Homebrew club sharing recipes, brew dates, results of blind tasting
    Ginger beer, kefir and wild ferments with how long they stand and when they burp
    Keg or bottle, priming sugar, carbonation days, label, which beer is ready to drink on Friday`,
  needs: /brew|beer|\bale\b|stout|\bhops\b|mead|cider|kombucha|wine|ferment|wort/i,
  presets: 'warm, natural',
  icon: 'wine',
  names: 'Kettle Nine, Cellar Door, Batch 14',
  entity: 'batch',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Batches | list
    checklist | Brew day | check | brew-steps
    timer | Timer | timer
    stats | Readings | trend
    saved? | Recipes | book
    calendar? | Calendar | calendar
    detail | Batch
    form | New batch
    settings? | Settings | settings`,
})
