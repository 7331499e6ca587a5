import { defineArchetype } from '../archetype.ts'

export const stable = defineArchetype({
  id: 'stable',
  words:
    'horse 9, stable management 14, horse stable 14, riding school 14, equestrian 12, pony 9, riding lesson 10, farrier 8, riders 4',
  presets: 'natural, warm',
  icon: 'paw',
  names: 'Box Twelve, Long Rein, Stable Door',
  entity: 'horse',
  screens: `
    home | Stable | home
    browse | Horses | paw
    week | Plan | calendar
    people? | Riders | users
    checklist? | Feeding | check | check-step
    detail | Horse
    form | Add horse
    profile? | Me | user`,
})
