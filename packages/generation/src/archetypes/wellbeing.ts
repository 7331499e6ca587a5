import { defineArchetype } from '../archetype.ts'

export const wellbeing = defineArchetype({
  id: 'wellbeing',
  words:
    'panic 7, anxiety 7, meditation 7, meditate 7, mindfulness 7, breathing 6, sleep 5, stress 5, relax 4, mental health 9, mood log 8, check-in 3, yoga 5, therapy homework 20, thought record 16, thought records 18, cbt 14, therapy exercises 16, coping skills 14, emotional regulation 12',
  presets: 'calm, natural',
  icon: 'leaf',
  names: 'Slow Tide, Softly, Evenbreath',
  entity: 'exercise',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Exercises | leaf
    mood? | Check-in | smile
    stats | Insight | chart
    detail | Exercise
    guide | Breathe
    help? | Help now | shield
    profile | Me | user`,
})
