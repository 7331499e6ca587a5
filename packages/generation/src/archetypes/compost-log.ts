import { defineArchetype } from '../archetype.ts'

/** A heap that becomes earth; a garden as a whole is `garden`. */
export const compostLog = defineArchetype({
  id: 'compost-log',
  words:
    'compost 24, composting 28, compost helper 36, compost heap 34, compost bin 32, worm bin 34, vermicompost 34, bokashi 32, compost temperature 36, green and brown 30, turn the compost 34, turning reminder 24',
  examples: `
    Is my heap too wet or too dry, how much brown and how much green
    Log the temperature of the compost and when I turned it
    What may go in and what may not: eggshells, lemons, meat
    Worm bin: fed when, with what, how they are
    Bokashi buckets with the day they were filled
    Remind me to turn every ten days
    Community compost: who brought how many kilos
    Ready in how many weeks, by temperature
    School class measures its heap every Monday
    Hot compost with thermometer curve and water
    Smells bad? Find out why and what helps
    Carbon to nitrogen of coffee, leaves and cardboard`,
  bars: 'checkout cart slots map',
  unless: /\b(?:neighbou?rhood|community|volunteers?|residents)\b/i,
  presets: 'natural, warm',
  icon: 'leaf',
  names: 'Warm Heap, Brown and Green, Turned',
  entity: 'compost-heap',
  screens: `
    home | Heap | home
    history | Log | clock
    browse | What goes in | leaf | compost-material
    stats | Temperature | chart
    notifications | Reminders | bell
    detail | Heap
    form | Log
    settings | Settings | settings`,
})
