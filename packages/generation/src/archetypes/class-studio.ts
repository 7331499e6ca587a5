import { defineArchetype } from '../archetype.ts'

export const classStudio = defineArchetype({
  id: 'class-studio',
  words:
    'yoga classes 14, pilates classes 14, dance classes 14, yoga studio 14, pilates studio 14, dance studio 14, dance school 12, class schedule 9, fitness classes 12, book classes 12, group classes 10, gym class 10, class pass 9, martial arts 8, pottery studio 18, pottery classes 20, ceramics studio 16, evening classes 12, art classes 16, cooking classes 16, painting classes 16, drawing classes 14, spot 2, waitlist 3',
  presets: 'calm, natural',
  icon: 'yoga',
  names: 'Upper Room, Long Breath, Barefoot',
  entity: 'gym-class',
  home: 'focus shelf',
  screens: `
    home | Today | home
    week | Schedule | calendar
    people | Teachers | users
    slots | Book
    confirmed | Booked | | | See you there
    detail | Class
    profile | Me | user`,
})
