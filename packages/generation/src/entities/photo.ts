import { defineEntity } from '../entity.ts'

export const photo = defineEntity({
  id: 'photo',
  words: 'photo, picture, photograph, local photo, image, meme image',
  icon: 'image',
  groups: 'Lisbon, Garden, Family, Film',
  fields: `
    Name | text | Ferry at noon
    Taken | date | Sat 14 Nov
    Place | place | Olhão
    Camera | text | 35 mm, f/4, 1/250
    Album | choice | Lisbon | Lisbon, Garden, Family, Film
    Notes | long | Print it for Ada`,
  samples: `
    image | title | subtitle | overline
    sea sail | Ferry at noon | Olhão, 14 November | f/4, 1/250
    garden | Pots on the terrace | Terrace, 12 November | f/2.8, 1/500
    night | Moon over the old town | Old town, 9 November | f/1.8, 1/60
    mountain | Above the fog | Ridge path, 7 November | f/8, 1/320
    beach | Off the harbour | Harbour, 2 November | f/5.6, 1/1000
    old town | Stairs and tiles | Porto, 30 October | f/4, 1/125`,
  about: 'Taken from the upper deck, facing south. 35 mm, f/4, 1/250 s, ISO 100.',
  facts: 'f/4 | Aperture\n1/250 | Shutter\n100 | ISO',
  figures: '2,418 | Photos | +86\n14 | Albums\n31 | Places',
  hero: 'A year ago today | Ferry at noon | Olhão, 18 pictures | Look back',
  tip: '86 new pictures | Most of them are from Lisbon',
  use: 'Edit photo',
})
