import { defineEntity } from '../entity.ts'

export const emoji = defineEntity({
  id: 'emoji',
  one: 'Emoji',
  many: 'Emojis',
  words: 'emoji, emoticon, kaomoji, text face',
  icon: 'heart',
  groups: 'All, Faces, Animals, Food, Symbols',
  fields: `
    Name | text | Shrug
    Code | text | U+00AF
    Kind | choice | Faces | Faces, Animals, Food, Symbols`,
  samples: `
    icon | title | subtitle | value
    copy | ¯\\_(ツ)_/¯ | Shrug | Faces
    copy | (•‿•) | Smile | Faces
    copy | ʕ•ᴥ•ʔ | Bear | Animals
    copy | (╯°□°)╯ | Table flip | Faces
    copy | ♥ | Heart | Symbols
    copy | → | Arrow to the right | Symbols`,
  about: 'For when nobody knows. Copied eleven times this week, most of them in the evening.',
  facts: '11 | Copied\nFaces | Kind\n9 | Characters',
  figures: '4,118 | In all\n12 | Favorites\n11 | Copied today',
  hero: 'Used most | ¯\\_(ツ)_/¯ | Copied eleven times | Copy',
  tip: 'Tap to copy | Hold for the meaning',
  use: 'Copy',
})
