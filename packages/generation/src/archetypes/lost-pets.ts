import { defineArchetype } from '../archetype.ts'

export const lostPets = defineArchetype({
  id: 'lost-pets',
  words:
    'lost pets 22, lost pet 20, missing pets 22, missing pet 20, found pet 16, lost or found pet 22, lost dog 18, lost cats 18, missing cat 18, lost and found pets 30, found pets 20, lost cat 18, lost pet 16, lost a dog 20, lost pets 20',
  presets: 'warm, clean',
  icon: 'paw',
  names: 'Home Again, White Paw, Seen Here',
  entity: 'missing-pet',
  home: 'focus shelf',
  screens: `
    home | Nearby | home
    map | Map | map
    browse | Pets | paw
    notifications | Alerts | bell
    chats? | Messages | chat
    detail | Pet
    form | Post a pet
    saved? | Saved | heart
    profile | Me | user`,
})
