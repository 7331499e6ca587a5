import { defineEntity } from '../entity.ts'

export const heardBird = defineEntity({
  id: 'heard-bird',
  one: 'Bird call',
  many: 'Birds heard',
  words: 'birdsong clip',
  icon: 'leaf',
  groups: 'Garden, Forest, Water, New',
  fields: `
    Species | text | Blackbird
    Heard on | date | Thu 19 Nov
    Place | place | Hedge behind the shed
    Sure | text | 96 %
    Length | text | 0:12
    Notes | long | Sang from the gable until it was dark`,
  samples: `
    icon | title | subtitle | value | badge | tone
    leaf | Blackbird | Gable, today at 6:52 | 96 % | Garden | success
    leaf | Song thrush | Ash by the gate, today | 91 % | Garden | success
    leaf | Tawny owl | Behind the church, 22:10 | 88 % | New | warning
    leaf | Wren | Hedge, yesterday | 94 % | Garden | success
    leaf | Chiffchaff | Mill pond, Tuesday | 72 % | Forest | neutral
    leaf | Water rail | Reeds, Sunday | 64 % | Water | neutral`,
  about: 'Slow flutes from a high place, each phrase ends in a short twitter. Twelve seconds, little wind.',
  facts: '96 % | Sure\n0:12 | Length\n18th | Time heard',
  figures: '61 | Life list | +2\n9 | This week\n214 | Recordings',
  hero: 'Ready | Which bird sings? | Hold still for ten seconds | Listen',
  tip: 'Best hour tomorrow: 6:40 | Calm and dry, the blackbirds begin',
  trend: 'Species a week | 9 | +2',
  add: 'Add bird',
  use: 'Listen again',
})
