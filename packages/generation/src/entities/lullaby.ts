import { defineEntity } from '../entity.ts'

export const lullaby = defineEntity({
  id: 'lullaby',
  words: 'lullaby',
  icon: 'music',
  groups: 'Songs, Noise, Own',
  fields: `
    Name | text | Harbour, slowly
    Length | text | 4 min
    Repeat | switch | yes`,
  samples: `
    icon | title | subtitle | value
    music | Harbour, slowly | Piano | 4 min
    music | Sleep, little otter | Sung | 3 min
    volume | Rain on a roof | Without end | ∞
    volume | Womb | Without end | ∞
    mic | Mama hums | Own recording | 2 min`,
  about: 'Slow piano that gets quieter by itself after ten minutes.',
  add: 'Record your own',
  use: 'Play',
})
