import { defineEntity } from '../entity.ts'

export const moment = defineEntity({
  id: 'moment',
  words: 'moment, post, image feed, instagram post, picture post, user post',
  icon: 'image',
  groups: 'Following, Nearby, Garden',
  fields: `
    Photo | photo | garden
    Caption | long | First frost, last tomatoes.
    Place | place | Allotment, row 4
    Share with | choice | Everyone | Everyone, Friends`,
  samples: `
    image | title | subtitle | overline
    tomato | First frost, last tomatoes | Picked what was left by hand | Allotment
    coffee | First coffee on the balcony | With a coat and two blankets | Balcony
    city night | Lights on in the old town | The last tram had left | Old town
    bread | Second try at the rye | The crust finally sings | Kitchen
    mountain | Above the fog for an hour | Then back into it | Ridge path
    beach | Wind from the north, day nine | Loud, and nobody else out | Harbour`,
  about: 'Picked what was left by hand. The last six go on the window sill.',
  facts: '48 | Likes\n6 | Comments\n2 h | Ago',
  figures: '128 | Posts\n312 | Followers | +14\n87 | Following',
  hero: 'Picture of the day | Above the fog for an hour | 112 people liked it | See it',
  tip: '14 new followers | Most came for the rye bread',
  trend: 'Likes this week | 312 | +48',
  add: 'New post',
  use: 'Comment',
})
