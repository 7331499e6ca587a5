import { defineArchetype } from '../archetype.ts'

export const aquarium = defineArchetype({
  id: 'aquarium',
  words:
    'aquarium 18, fish tank 18, aquariums 16, terrarium 14, reptile 10, water values 14, water parameters 14, tanks 7, reef tank 16, koi pond 14, gecko 10, coral 7',
  examples: `
    Log pH, nitrate and temperature of my 200 litre freshwater aquarium
    I keep shrimp and neon tetras and forget when the last water change was in my tank
    Saltwater keeper wants calcium, alkalinity, salinity graphs and dosing reminders for the reef tank
    Filter cleaning, feeding, plant fertiliser and lamp hours for each of my three basins, with fish and plants in each tank
    What lives in which fish tank: species, number, date added, losses
    Our fishkeepers shop wants customers to record test strips and get advice on ammonia and algae in their tank water
    Garden pond with goldfish and koi: pump, net cover, winter heater, treatments, fish health
    Turtle and poison frog enclosures with humidity, misting times, UV bulb age and live food in the terrarium
    Remind me to top up evaporated water, clean the glass and change the carbon each fortnight, then feed the fish
    A diary for my planted nano cube with photos, CO2 bubbles per second and light hours, fish and plants in the tank
    Can guppies live together with bettas? Stocking list with tank size, hardness and tempers for the fish
    Breeding discus: pairs, spawning date, fry count, water temperature, water test history in a chart`,
  unless: /\b(?:focus|phone alone|off (?:your|my) phone|stay away from)\b/i,
  presets: 'dark-pro, natural',
  icon: 'fish',
  names: '120 Litres, Still Water, Neon',
  entity: 'tank',
  home: 'shelf focus',
  screens: `
    home | Tanks | home
    browse | All | list
    stats | Water | chart
    calendar | Care | calendar
    checklist? | Tasks | check | tank-care
    notifications? | Reminders | bell
    detail | Tank
    form | Log water test
    profile? | Me | user`,
})
