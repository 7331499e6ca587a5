import { defineEntity } from '../entity.ts'

/** How the skin looked. */
export const skinPhoto = defineEntity({
  id: 'skin-photo',
  one: 'Photo',
  many: 'Photos',
  words: 'skin photo',
  icon: 'image',
  groups: 'All',
  fields: `
    Photo | photo | skin
    Date | date | Thu 19 Nov
    Skin | choice | Calm | Calm, Slightly red, Sore`,
  samples: `
    image | title | subtitle
    plaster | Thu 19 Nov | Calm
    bandage | Mon 16 Nov | Calm
    plaster | Thu 12 Nov | Slightly red on the left
    bandage | Tue 10 Nov | Calm`,
  about: 'Calm all round, the red spot on the left is gone.',
  facts: 'Calm | Skin\n4 | Photos\n7 d | Better',
  figures: '4 | Photos\n3 | Calm\n1 | Red',
  hero: 'For the nurse | Four photos | Of the last two weeks | Show',
  tip: 'Same light each time | By the window',
  add: 'Add photo',
  use: 'Show',
})
