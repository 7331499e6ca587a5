import { defineArchetype } from '../archetype.ts'

export const coffeeLog = defineArchetype({
  id: 'coffee-log',
  words:
    'coffee tasting log 30, coffee tasting notes 30, coffee brewing 14, every coffee 16, rate the coffee 20, rate coffee 20, coffee i try 20, coffees i try 20, coffee tasting 16, coffees i drink 14, coffee i drink 14, log coffee 14, coffee diary 16, coffee log 16, coffee journal 16, brew log 14, brew timer 12, grind size 12, espresso 6, pour over 9, coffee beans 9, tasting notes 4, home barista 12, brew 5',
  examples: `
    Coffee of this morning: grams, grind, water temperature and how it tasted
    Stopwatch for bloom, first pour and drawdown with my paper filter, coffee brew timer
    Bags I bought: roaster, origin, roast date, how many left, coffee beans
    I dial in my machine and want shot time, yield and notes for each espresso shot
    Moka pot, French press and siphon recipes with ratio, coffee brew log
    How many espressos did I drink this week and when was the last
    Home roaster records first crack, colour and weight loss, beans by origin and roast
    Acidity, body, sweetness on a wheel, best one of the month, coffee tasting notes
    Filter, flat white or cold brew, where I had it and stars, coffee diary with stars
    Tea lovers as well: leaves, steep minutes, temperature, infusion, brew log beside coffee
    Water hardness and burr setting changed, what did it do to the cup of coffee, brew notes
    Favourite beans again, at which click and dose did I like them in the cup`,
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
