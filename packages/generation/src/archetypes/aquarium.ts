import { defineArchetype } from '../archetype.ts'

export const aquarium = defineArchetype({
  id: 'aquarium',
  words:
    'aquarium 18, fish tank 18, aquariums 16, terrarium 14, reptile 10, water values 14, water parameters 14, tanks 7, reef tank 16, koi pond 14, gecko 10, coral 7',
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
