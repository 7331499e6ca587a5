import { defineEntity } from '../entity.ts'

export const guestPhoto = defineEntity({
  id: 'guest-photo',
  one: 'Photo',
  many: 'Photos',
  words: 'guest photo, wedding photo, party photo, event photo',
  icon: 'image',
  groups: 'Ceremony, Dinner, Dancing',
  fields: `
    Photo | photo | wedding
    From | person | Aunt Clara
    When | time | 16:42
    Album | choice | Ceremony | Ceremony, Dinner, Dancing
    Caption | text | The first laugh`,
  samples: `
    image | title | subtitle | value | meta
    wedding | The first laugh | From Aunt Clara, 16:42 | 24 likes | Ceremony
    flower | Bouquet in the air | From Omar, 18:05 | 31 likes | Ceremony
    cake | Five tiers, still whole | From Kim, 19:20 | 18 likes | Dinner
    music | Grandpa leads the polka | From Lea, 22:14 | 42 likes | Dancing
    night | Sparklers at midnight | From the Reys, 0:02 | 37 likes | Dancing
    friends | Table 4, all of it | From Tomás, 20:11 | 12 likes | Dinner`,
  about: 'Taken by Aunt Clara from the third row at 16:42. Twenty-four guests like it.',
  facts: '24 | Likes\n16:42 | Taken',
  figures: '412 | Photos\n61 | Guests\n14 | Videos',
  hero: '61 guests, 412 photos | Grandpa leads the polka | 42 likes, the most so far | Open',
  tip: 'Code on every table | Guests need no account',
  trend: 'Photos an hour | 48 | +12',
  add: 'Add photos',
  use: 'Open',
})
