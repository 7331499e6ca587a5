import { defineArchetype } from '../archetype.ts'

export const dogWalking = defineArchetype({
  id: 'dog-walking',
  words:
    'dog walking 20, dog walkers 18, dog walker 18, pet sitting 12, walks 3, walkers 5, cat sitting 18, dog daycare 16',
  presets: 'playful, natural',
  icon: 'paw',
  names: 'Muddy Paws, Round the Block, Good Boy',
  entity: 'pet-walk',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Walkers | users
    map | Route | map
    chats | Messages | chat
    detail | Walk
    form | Post walk
    slots? | Book
    feed? | Photos | image
    checkout? | Tip
    profile? | Me | user`,
})
