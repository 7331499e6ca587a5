import { defineArchetype } from '../archetype.ts'

export const pets = defineArchetype({
  id: 'pets',
  words:
    'pet 6, dog 6, cat 5, vet 5, puppy 5, animal 3, breed 5, aquarium 4, horse 4, walker 3, pet medication 24',
  presets: 'playful, natural',
  icon: 'paw',
  names: 'Good Paws, Wagging (dog puppy), Whisker (cat kitten)',
  entity: 'pet',
  screens: `
    home | Home | home
    browse | Pets | paw
    calendar? | Calendar | calendar
    history | Diary | book
    detail | Pet
    form | Add pet
    map? | Map | map
    profile | Me | user`,
})
