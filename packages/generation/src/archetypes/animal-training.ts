import { defineArchetype } from '../archetype.ts'

export const animalTraining = defineArchetype({
  id: 'animal-training',
  words:
    'dog agility 22, agility 12, dog training 20, puppy training 20, clicker 12, train your dog 20, tricks 8, puppy 8, obedience 14, horse training 12, puppy school 18, dog trainer 16, train my dog 20, train a dog 20, train my puppy 20, train a horse 14',
  presets: 'playful, natural',
  icon: 'paw',
  names: 'Good Boy, Click and Treat, Stay',
  entity: 'trick',
  home: 'focus shelf',
  screens: `
    home | Today | home
    browse | Tricks | list
    guide | Training
    video? | Videos | video
    stats | Progress | chart
    timer? | Clicker | timer
    detail | Trick
    form | Log training
    profile | Me | user`,
})
