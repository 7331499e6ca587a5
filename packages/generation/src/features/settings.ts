import { defineFeature } from '../feature.ts'

export const settings = defineFeature({
  id: 'settings',
  words:
    'settings, preference, dark mode, larger text, text size, customise, customize, configuration, units, language setting, einstellungen, paramètres, ajustes, impostazioni',
  screen: 'settings | Settings | settings | tab',
  weight: 2,
})
