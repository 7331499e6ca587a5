import { defineArchetype } from '../archetype.ts'

export const filmProduction = defineArchetype({
  id: 'film-production',
  words:
    'film production 20, call sheet 16, call sheets 18, film crew 16, shot list 16, film set 12, filmmakers 12, shooting schedule 16, storyboard 9, scenes 4, theatre production 12, stage manager 12, casting 8, photo shoot planner 12',
  presets: 'dark-pro, editorial',
  icon: 'video',
  names: 'Day 7, Wrap, First Call',
  entity: 'shoot',
  home: 'shelf focus',
  screens: `
    home | Tomorrow | home
    calendar | Schedule | calendar
    browse | Scenes | video
    people | Crew | users
    checklist | Gear | check | film-gear
    detail | Day
    form | Add day
    map? | Places | map
    profile? | Me | user`,
})
