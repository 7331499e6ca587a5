import { defineArchetype } from '../archetype.ts'

export const daycare = defineArchetype({
  id: 'daycare',
  words:
    'daycare 14, kindergarten 12, nursery 8, preschool 12, creche 12, nap 3, child sick 9, pickup 4, childminder 12, parents 2, educator 4',
  presets: 'playful, warm',
  icon: 'baby',
  names: 'Rubber Boots, Morning Circle, Little Gate',
  entity: 'daycare-day',
  home: 'focus',
  screens: `
    home | Today | sun
    feed? | Photos | image | moment
    week | Week | calendar
    browse? | Children | users
    checklist? | Menu | fork | meal
    detail | Child
    form | Report absence
    chats? | Messages | chat
    profile | Me | user`,
})
