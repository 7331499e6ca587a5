import { defineArchetype } from '../archetype.ts'

export const baking = defineArchetype({
  id: 'baking',
  words:
    'sourdough 18, starter feeding 16, bread baking 16, baking 7, bake log 14, fermentation 14, dough 9, hydration 4, cheese making 16, batches 4',
  examples: `
    Diary for my loaves: flour, water percentage, rise time, oven heat and crumb photo, best loaf starred
    Feed the sourdough starter twice a day and remind me when it has doubled
    I bake rye bread every weekend and would like to compare how each loaf turned out
    Stretch and fold timers with a bulk proof clock at 24 degrees, flour and water by weight
    Baker's percentages calculator that scales to six loaves, flour, salt and yeast by weight
    Sauerkraut, yoghurt and kimchi jars with start day, salt and when to taste, a fermentation log
    Home cheesemaker wants to note milk, rennet, culture, press weight and ripening weeks
    Croissants and brioche: lamination turns, chilling and final proof schedule of the dough, bake time
    Pizza nights, forty-eight hour cold ferment, ball weight and yeast amount, flour and oven heat
    Our village bakehouse fires up on Saturdays and everyone records their loaf, temperature and crust, rye, wheat or spelt flour
    Macarons failed again, I want to log oven, whisking and resting for each tray of cakes
    When do I have to mix tonight so that the bread is ready for breakfast? Dough, proof and oven schedule`,
  presets: 'warm, editorial',
  icon: 'flame',
  names: 'Old Bertha, Open Crumb, Batch 31',
  entity: 'bake',
  home: 'shelf focus',
  screens: `
    home | Today | home
    browse | Bakes | list
    timer | Folds | timer
    guide? | Recipe
    converter? | Calculator | repeat | rate
    stats | Numbers | chart
    detail | Bake
    form | Log bake
    profile? | Me | user`,
})
