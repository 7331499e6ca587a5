import { defineArchetype } from '../archetype.ts'

export const family = defineArchetype({
  id: 'family',
  words:
    'newborns 12, diapers 12, night wakings 14, baby 7, feeding 5, nappies 6, diaper 6, new parent 6, family 4, child 3, parent 3, pregnancy 6, newborn 7, kids 3, babysitter 5, chore 4, household 4, baby log 18, baby tracker 20, breastfeeding 14, naps 5, diaper log 18, nursing timer 16',
  presets: 'warm, playful',
  icon: 'baby',
  names: 'Small Hours, Nestled, Teacup',
  entity: 'baby log',
  home: 'focus',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Growth | trend
    calendar? | Calendar | calendar
    checklist? | Lists | check | task
    detail | Entry
    form | Add entry
    profile | Family | users`,
})
