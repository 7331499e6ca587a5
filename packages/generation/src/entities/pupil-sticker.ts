import { defineEntity } from '../entity.ts'

/** What a pupil has won by practising. */
export const pupilSticker = defineEntity({
  id: 'pupil-sticker',
  one: 'Sticker',
  many: 'Stickers',
  words: 'practice sticker',
  icon: 'star',
  groups: 'Won, Next',
  fields: `
    Name | text | Five days in a row
    Pupil | choice | Ida | Ida, Emil, Noor
    Won on | date | Wed 18 Nov`,
  samples: `
    icon | title | subtitle | badge | tone
    star | Five days in a row | Ida, on Wednesday | Won | success
    music | First piece by heart | Noor, in October | Won | success
    clock | A hundred minutes | Ida, 86 so far | Next | primary
    video | Ten videos | Hana, nine so far | Next | primary
    heart | Played for grandmother | Emil, on Sunday | Won | success`,
  figures: '14 | Won this week\n2 | One step away',
  tip: 'Two are one step away | Ida and Hana',
  add: 'Give a sticker',
})
