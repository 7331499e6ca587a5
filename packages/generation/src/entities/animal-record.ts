import { defineEntity } from '../entity.ts'

export const animalRecord = defineEntity({
  id: 'animal-record',
  one: 'Animal',
  many: 'Animals',
  words: 'livestock, cow, cattle, sheep, goat, herd, chicken, hen, pig',
  icon: 'paw',
  groups: 'Herd, Pregnant, To treat',
  fields: `
    Tag | text | 0417
    Name | text | Bella
    Breed | text | Brown Swiss
    Born | date | 12 Apr 2022
    Weight | number | 612
    Health | choice | Well | Well, To watch, Treated
    Notes | long | Left hind hoof trimmed`,
  samples: `
    icon | title | subtitle | badge | tone
    paw | 0417 Bella | Brown Swiss, 4 years | Well | success
    paw | 0422 Rosa | Brown Swiss, due in March | Pregnant | primary
    paw | 0398 Moss | Simmental, hoof | To treat | danger
    paw | 0431 Linde | Born in April | Calf | accent
    paw | 0405 Ida | 24.1 l a day | Well | success
    paw | 0388 Clara | Dry since Monday | Well | neutral`,
  about: 'Calm, leads the others to the gate. Twenty-four litres a day, hoof trimmed on Tuesday.',
  facts: '612 kg | Weight\n24.1 l | Milk\n3 | Calves',
  figures: '48 | Animals\n6 | Pregnant\n2 | To treat',
  hero: 'Today | Two to treat, one to dry off | Vet comes at 14:00 | Open list',
  tip: 'Milk up since the new hay | 1.2 litres more each day',
  trend: 'Milk a day | 22.8 l | +1.2',
  add: 'Add animal',
  use: 'Log treatment',
})
