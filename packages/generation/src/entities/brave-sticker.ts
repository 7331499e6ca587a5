import { defineEntity } from '../entity.ts'

/** What a child has collected. */
export const braveSticker = defineEntity({
  id: 'brave-sticker',
  one: 'Sticker',
  many: 'Stickers',
  words: 'brave sticker, bravery sticker, courage bead, brave bead',
  icon: 'star',
  groups: 'Mine, To come',
  fields: `
    Sticker | text | Dragon
    For | choice | A scan | A needle, A scan, A night here
    Day | date | Wed 18 Nov`,
  samples: `
    image | title | subtitle | badge | tone
    medal | Star | For a needle, today | New | success
    dragon | Dragon | For lying still | Mine | primary
    moon | Moon | For the third night | Mine | primary
    bear | Bear | For the hand | Mine | primary
    rocket | Rocket | For yucky medicine | Mine | primary
    trophy | Treasure box | After ten stickers | One more | warning`,
  about: 'For lying still in the big tube, as still as a lizard in the sun.',
  facts: '9 | Mine\n1 | To go\nDragon | Best',
  figures: '9 | Mine\n1 | To the box\n4 | Kinds',
  hero: 'One more | Then the box opens | Ten stickers, one treasure | See stickers',
  tip: 'Show them to grandma | She knows the dragon already',
  add: 'Get sticker',
  use: 'Stick it in',
})
