import { defineArchetype } from '../archetype.ts'

export const birdKeeping = defineArchetype({
  id: 'bird-keeping',
  words:
    'budgie 22, parakeet 22, parrot 18, canary 16, pet birds 20, hamster 20, guinea pig 22, guinea pigs 22, rabbit care 20, bunny 16, gecko 18, reptile 16, reptiles 16, snake care 20, tortoise 18, bearded dragon 22, hedgehog pet 18, ferret 18',
  presets: 'warm, playful',
  icon: 'paw',
  names: 'Small Wings, Hay Day, Perch',
  entity: 'pet-note',
  home: 'focus',
  screens: `
    home | Today | home
    history | Diary | book
    checklist | Care | check
    stats | Weight | trend
    calendar? | Calendar | calendar
    detail | Entry
    form | Add entry
    profile? | Pets | paw
    settings? | Settings | settings`,
})
