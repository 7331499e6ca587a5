import { defineFeature } from '../feature.ts'

export const remote = defineFeature({
  id: 'remote',
  words: 'remote control, control light, control device, turn on, switch off, thermostat',
  screen: 'remote | Control | wifi | tab | device',
})
