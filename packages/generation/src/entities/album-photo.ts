import { defineEntity } from '../entity.ts'

/** A picture the family puts into somebody's album: nobody likes or follows there. */
export const albumPhoto = defineEntity({
  id: 'album-photo',
  one: 'Photo',
  many: 'Photos',
  words: 'family album, family photo album',
  icon: 'image',
  groups: 'New, This year, Long ago',
  fields: `
    Who is on it | text | Lea and Max
    Where | text | At the lake
    Taken | date | Sat 14 Nov
    From | person | Lea`,
  samples: `
    image | title | subtitle | overline
    lake family | Lea and Max at the lake | From Lea, 14 November | New
    cake | Ida is seven | From Ana, 8 November | New
    dog | Otto in the leaves | From Omar, 2 November | New
    mountain | All of us on the ridge | From Max, August | This year
    garden | Your roses | From Ana, June | This year
    old town | You and Grandpa in Porto | Summer 1971 | Long ago`,
  about: 'Lea and Max on the pier in the afternoon. The water was cold, and both went in.',
  facts: '14 Nov | Taken\nLea | From\n2 | People',
  figures: '42 | Photos | +3',
  hero: 'New from Lea | Lea and Max at the lake | Taken on 14 November | See photo',
  tip: 'Three new photos | Two from Lea, one from Ana',
  add: 'Add photo',
  use: 'Show next',
})
