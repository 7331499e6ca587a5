import { defineEntity } from '../entity.ts'

/** A picture in an album only relatives see. */
export const familyPhoto = defineEntity({
  id: 'family-photo',
  words: 'family photo, family picture, baby photo',
  one: 'Photo',
  many: 'Photos',
  icon: 'image',
  groups: 'New, Ida, Holidays, Long ago',
  fields: `
    Photo | photo | person
    Album | choice | Ida | Ida, Holidays, Long ago
    Taken on | date | Sun 15 Nov
    Who is in it | text | Ida and Grandma Ruth
    A line | long | She has found her feet`,
  samples: `
    image | title | subtitle | overline | meta
    person 1 | Ida has found her feet | By Lea, Sunday morning | Ida | 6 hearts
    cake | Grandpa turns seventy | By Omar, 24 photos | Birthdays | 9 hearts
    beach | First time at the sea | By Lea, in August | Holidays | 8 hearts
    garden | Apples with Elias | By Ruth, 12 photos | Ida | 4 hearts
    old town | Grandparents in Ghent, 1968 | By Kim, from the attic | Long ago | 7 hearts
    ski | Snow, all at once | By Kim, last winter | Holidays | 5 hearts`,
  about: 'Sunday morning, just after waking up. Grandma Ruth has asked for a print for the kitchen.',
  facts: '6 | Hearts\n3 | Comments\nSun | Taken',
  figures: '214 | Photos | +12\n7 | Albums\n9 | Relatives',
  hero: 'New since this morning | Ida has found her feet | By Lea, with a line from Grandma Ruth | Have a look',
  tip: 'Grandma Ruth has seen all | She looked at 8:40 and left three hearts',
  trend: 'Photos a month | 38 | +12',
  add: 'Add photos',
  use: 'Send a heart',
})
