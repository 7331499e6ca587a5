import { defineArchetype } from '../archetype.ts'

export const fitness = defineArchetype({
  id: 'fitness',
  words:
    'fitness 6, workout 6, gym 5, exercise 3, training 4, strength 3, running 3, training plan 4, personal trainer 4, lift 2, sport 1, muscle 3',
  presets: 'bold, dark-pro',
  icon: 'dumbbell',
  names: 'Ironside, Repsheet, Stride',
  entity: 'workout',
  home: 'focus',
  screens: `
    home | Today | home
    history | Workout log | clock
    stats | Progress | trend
    browse? | Train | dumbbell
    detail | Workout
    form | Log workout
    guide? | Session
    profile | Me | user`,
})
