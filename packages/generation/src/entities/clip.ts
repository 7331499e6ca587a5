import { defineEntity } from '../entity.ts'

export const clip = defineEntity({
  id: 'clip',
  words: 'clip, short video, reel, vertical video, vlog',
  icon: 'video',
  groups: 'For you, Following, Dance, Cooking',
  fields: `
    Video | photo | concert
    Caption | long | Third try, and the cat walks in
    Sound | text | Low Water and Noor
    Tags | text | kitchen, cat
    Who may see it | choice | Everybody | Everybody, Followers, Only me`,
  samples: `
    image | title | subtitle | overline | meta
    bread | Rye in thirty seconds | @hana.bakes, sound by Weber Trio | Cooking | 14k likes
    concert | Four steps, once more | @omar.moves | Dance | 9.2k likes
    cat | Third try, and the cat walks in | @kim.osei | For you | 31k likes
    mountain | Above the fog at six | @iris.outside | Following | 4.8k likes
    bicycle | No hands, nearly | @tomas.rey | For you | 2.1k likes
    lake | Eleven degrees and loud | @winter.swim | Following | 6.6k likes`,
  about: 'Filmed in one go by the window. The sound is free to use, eighty people have answered with a clip.',
  facts: '14k | Likes\n0:30 | Length\n212 | Comments',
  figures: '128 | Following\n1,204 | Followers\n31k | Likes',
  hero: 'New from those you follow | Above the fog at six | @iris.outside, 24 seconds | Watch',
  tip: 'Your clip was seen 1,204 times | Twelve people follow you since',
  trend: 'Views a week | 4,180 | +612',
  add: 'New clip',
  use: 'Watch',
})
