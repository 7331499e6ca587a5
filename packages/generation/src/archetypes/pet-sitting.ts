import { defineArchetype } from '../archetype.ts'

export const petSitting = defineArchetype({
  id: 'pet-sitting',
  words:
    'cat sitting 22, cat sitter 22, pet sitter 22, pet sitting 20, dog sitter 18, sitter handover 24, house sitter 20, house sitting 20, plant sitter 16, handover 5, instructions for the sitter 20, while i am away 9, while we are away 9',
  needs:
    /hand-?over|instructions?|while (?:i|we)\b|owners?\b|\baway\b|\bkeys?\b|care sheet|notes for|house|vet\b|report/i,
  presets: 'warm, playful',
  icon: 'home',
  names: 'While We Are Away, Spare Key, Back on Sunday',
  entity: 'sitting-task',
  home: 'focus',
  screens: `
    home | Today | home
    checklist | Visits | check
    browse | How-to | list
    feed? | Reports | image
    people? | Contacts | phone
    chats | Messages | chat
    detail | Instruction
    form | Send report
    settings | Settings | settings`,
})
