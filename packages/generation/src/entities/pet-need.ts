import { defineEntity } from '../entity.ts'

export const petNeed = defineEntity({
  id: 'pet-need',
  one: 'Need',
  many: 'Needs',
  words: 'virtual pet, digital pet, tamagotchi, pet need',
  icon: 'heart',
  groups: 'Now, Food, Play, Sleep',
  fields: `
    Name | text | Pip
    Kind | choice | Fox | Fox, Cat, Owl, Dragon
    Colour | choice | Coral | Coral, Teal, Sun
    Sleeps at | time | 21:30
    Remind me | switch | yes`,
  samples: `
    icon | title | subtitle | progress | tone
    fork | Hunger | Berries would be nice | 38 | warning
    moon | Energy | Slept until seven | 82 | success
    game | Fun | Wants to play ball | 55 | accent
    drop | Clean | Bath on Sunday | 74 | primary
    heart | Mood | Happy, a little bored | 68 | success`,
  about:
    'Pip is six days old, likes berries and hides when it thunders. Feed it now and it will want to play.',
  facts: '6 d | Age\nLevel 3 | Growth\n68 % | Mood',
  figures: '68 % | Happy\n38 % | Full\n82 % | Rested',
  hero: 'Pip is hungry | Time for berries | Last fed three hours ago | Feed',
  tip: 'Pip grew overnight | Level 4 in two days of good care',
  trend: 'Height in cm | 14 | +2',
  add: 'New pet',
  use: 'Feed',
})
