import { defineArchetype } from '../archetype.ts'

export const goals = defineArchetype({
  id: 'goals',
  words: 'goal 7, life goal 8, bucket list 8, milestone 5, resolution 5, achieve 3, bucket list 22',
  presets: 'natural, bold',
  icon: 'target',
  names: 'Long View, Waymark, Someday',
  entity: 'goal',
  home: 'focus',
  screens: `
    home | Goals | target
    week | Plan | calendar
    stats | Progress | trend
    detail | Goal
    form | New goal
    history? | Achieved | trophy
    profile | Me | user`,
})
