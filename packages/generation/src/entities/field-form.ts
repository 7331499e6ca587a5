import { defineEntity } from '../entity.ts'

export const fieldForm = defineEntity({
  id: 'field-form',
  one: 'Form',
  many: 'Forms',
  words: 'field form, custom form, survey form, survey',
  icon: 'clipboard',
  groups: 'Mine, Team',
  fields: `
    Name | text | Breeding birds
    Fields | text | Species, count, behaviour, habitat
    Needs a position | switch | yes
    Needs a photo | switch |
    Species list | choice | Birds of the region | Birds of the region, Plants, None`,
  samples: `
    icon | title | subtitle | value
    clipboard | Breeding birds | Species, count, behaviour, habitat | 412
    leaf | Meadow plots | Species, cover in percent, height | 188
    drop | Ponds | Depth, pH, plants, amphibians | 36
    camera | Camera traps | Place, card, battery | 24`,
  about: 'Seven fields, position and time by themselves. Species are completed from the list of the region.',
  facts: '7 | Fields\n412 | Records\n3 | Use it',
  figures: '4 | Forms\n660 | Records',
  hero: 'Used last | Breeding birds | 64 records today | Record',
  tip: 'A field was added by Kim | Wind, in four steps',
  add: 'Add form',
  use: 'Start recording',
  part: 'Add field',
})
