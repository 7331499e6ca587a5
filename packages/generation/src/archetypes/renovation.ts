import { defineArchetype } from '../archetype.ts'

export const renovation = defineArchetype({
  id: 'renovation',
  words:
    'renovation 14, home renovation 14, remodel 12, refurbish 10, home improvement 12, contractors 5, before and after 4, interior design 6, diy 5',
  presets: 'warm, editorial',
  icon: 'tools',
  names: 'Fresh Plaster, Second Coat, Spirit Level',
  entity: 'renovation-room',
  screens: `
    home | Project | home
    browse | Rooms | grid
    budget | Budget | wallet
    checklist | Tasks | check | task
    people? | Contractors | users
    feed? | Photos | image | photo
    detail | Room
    form | Add room
    profile? | Me | user`,
})
