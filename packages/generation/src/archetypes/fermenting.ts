import { defineArchetype } from '../archetype.ts'

/** Jars that ferment: kimchi, kombucha, kraut; beer and wine are `homebrew`, bread is `baking`. */
export const fermenting = defineArchetype({
  id: 'fermenting',
  words:
    'fermentation 26, fermentation log 38, ferments 30, kimchi 32, kombucha 34, sauerkraut 32, kefir 30, pickling 24, fermenting 26, vinegar 14, miso 14, koji 22, yoghurt 14, yogurt making 24',
  examples: `
    Jars of kimchi and kraut with salt, day and taste
    Kombucha: first and second fermentation, days, tea, bottles
    Percent of salt for my brine by weight
    Remind me to burp the jars and to taste on day five
    Kefir grains fed every day, who got some
    pH of each batch and when it went into the fridge
    Hot sauce from fermented chillies, recipe and notes
    Photos of the jars day by day
    Which batch was best, and at what temperature
    Miso and soy sauce that take a year
    Recipes for pickles with salt in percent
    Label with name and date for every jar`,
  bars: 'checkout cart slots map',
  unless: /\bcheeses?\b/i,
  presets: 'warm, natural',
  icon: 'pot',
  names: 'Day Six, Brine, Bubbles',
  entity: 'ferment',
  screens: `
    home | Jars | home
    browse | Batches | pot
    history | Tastings | clock
    notifications | Reminders | bell
    converter? | Brine
    detail | Batch
    form | New batch
    stats? | Numbers | chart
    settings | Settings | settings`,
})
