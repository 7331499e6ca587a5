import { defineArchetype } from '../archetype.ts'

export const habits = defineArchetype({
  id: 'habits',
  words:
    'habit coach 18, adhd 10, tiny steps 8, habit 8, streak 5, routine 4, goal tracker 5, self improvement 5, daily goal 4, gewohnheit 7',
  presets: 'calm, playful',
  icon: 'flame',
  names: 'Stillwater, Small Steps, Everyday',
  entity: 'habit',
  home: 'focus',
  screens: `
    checklist | Today | sun | | Good morning, Jun | Thursday, three small things
    stats | Insight | chart
    history | Journal | book
    detail | Habit
    form | New habit
    profile | Me | user`,
})
