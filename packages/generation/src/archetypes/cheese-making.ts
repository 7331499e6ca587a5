import { defineArchetype } from '../archetype.ts'

/** Cheese from milk in one's own kitchen, from the pot to the ripening box. */
export const cheeseMaking = defineArchetype({
  id: 'cheese-making',
  words:
    'cheese making 60, cheesemaking 60, cheese maker 50, cheese makers 50, make cheese 50, making cheese 50, home cheese 44, amateur cheese 54, rennet 44, curd 30, curds 30, cheese cave 50, cheese press 44, affinage 50, cheese diary 54, cheese log 54, cheese dairy 34, yogurt making 30',
  examples: `
    Litres of milk, culture, drops of rennet, flocculation time, cut the curd
    When to turn, wash and brush the wheels in my cellar, with humidity
    Camembert number 14: salted, white mould after six days, tasted after five weeks
    Timer for each step from warming to pressing, with weights on the press
    Ripening box: temperature, humidity, what grows on the rind
    My goat milk and what became of it, kilos from litres
    Small farm dairy logs batches for the food inspector, pH at salting
    Mozzarella went wrong, what was different from last time
    Recipes of hard and soft ones, scaled to my pot
    Tasting notes after one, three and six months
    Brine strength calculator and how long a wheel lies in it
    Remind me to turn the young wheels twice a day`,
  unless:
    /\bfor each batch I (?:note|log|record)\b|\b(?:wine and cheese|cheese (?:shop|monger|counter|board)|pizza|restaurant|delivery)\b/i,
  bars: 'cart checkout slots map feed',
  presets: 'warm, natural',
  icon: 'bowl',
  names: 'Wheel Nine, Clean Break, White Rind',
  entity: 'cheese-make',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Cheeses | list
    checklist | Make | check | cheese-step
    timer? | Timer | timer
    calendar | Care | calendar
    stats? | Cellar | chart
    history? | Diary | book
    detail | Cheese
    form | New cheese
    settings? | Settings | settings`,
})
