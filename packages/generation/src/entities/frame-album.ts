import { defineEntity } from '../entity.ts'

/** Albums a picture frame shows. */
export const frameAlbum = defineEntity({
  id: 'frame-album',
  one: 'Album',
  many: 'Albums',
  words: 'slideshow album, frame album, slideshow, photo album',
  icon: 'image',
  groups: 'In the show, Paused',
  fields: `
    Album | text | Summer by the lake
    Source | choice | Our server | Our server, This tablet, Shared folder
    Seconds for each | number | 12
    Order | choice | By chance | By chance, Oldest first, Newest first
    Date and place | switch | yes
    In the show | switch | yes`,
  samples: `
    image | title | subtitle | badge | tone
    lake | Summer by the lake | 214 pictures, our server | In the show | success
    cat | Two cats, ten years | 388 pictures, this tablet | In the show | success
    mountain | Autumn in the hills | 96 pictures, our server | In the show | success
    cake | Birthdays | 152 pictures, shared folder | Paused | neutral
    garden | Grandfather's garden | 61 pictures, shared folder | Paused | neutral`,
  about: 'Two weeks in August, nobody in a hurry. Shown by chance, twelve seconds each, with date and place.',
  facts: '214 | Pictures\n12 s | Each\nFade | Change',
  figures: '5 | Albums\n698 | Pictures in the show\n22:00 | Off at',
  hero: 'Now showing | Summer by the lake | 14 August, Lake Rosa, picture 38 of 214 | Pause',
  tip: 'Off at 22:00 | And on again at seven',
  add: 'Add album',
  use: 'Show now',
})
