import { defineEntity } from '../entity.ts'

/** A picture of the trip one can buy. */
export const tripPhoto = defineEntity({
  id: 'trip-photo',
  one: 'Photo',
  many: 'Photos',
  words: 'flight photo, trip photo',
  icon: 'image',
  groups: 'Yours, All',
  fields: `
    Photo | photo | hot air balloon
    Price | money | € 9.00`,
  samples: `
    image | title | subtitle | value
    hot air balloon | In the basket | Sat 14 Nov, 7:12 | € 9
    sunset | Above the fog | Sat 14 Nov, 7:40 | € 9
    lake | Shadow on the lake | Sat 14 Nov, 7:55 | € 9
    field | Landing | Sat 14 Nov, 8:20 | € 9
    gift | All fourteen | As a download | € 39`,
  about: 'Taken by the pilot with the camera on the burner frame.',
  facts: '€ 9 | Each\n€ 39 | All\n14 | Photos',
  figures: '14 | Photos\n€ 9 | Each\n€ 39 | All',
  hero: 'New | Fourteen photos of your flight | All of them for € 39 | See photos',
  tip: 'They are kept for a year | Until 14 November',
  add: 'Add photo',
  use: 'Buy photo',
  price: '€ 9 | a photo',
})
