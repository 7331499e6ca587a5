import { defineEntity } from '../entity.ts'

/** Portraits an AI has made of somebody's own pictures. */
export const madePortrait = defineEntity({
  id: 'made-portrait',
  one: 'Portrait',
  many: 'Portraits',
  words: 'headshot, ai headshot, ai portrait, ai avatar, ai photo, generated photo',
  icon: 'image',
  groups: 'Business, Casual, Studio, Outdoor',
  fields: `
    Your pictures | photo | person
    Style | choice | Business | Business, Casual, Studio, Outdoor
    Background | choice | Office | Office, Plain grey, City, Garden
    How many | number | 40
    Delete my pictures afterwards | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta
    person | Grey suit, soft window light | 40 portraits, ready | Business | Today
    person | Linen shirt, old town | 24 portraits, ready | Casual | Yesterday
    person | Black and white, close | 40 portraits, ready | Studio | Tue 17 Nov
    person | Green coat, in the park | 12 portraits, six kept | Outdoor | Sat 14 Nov
    person | Navy blazer, plain wall | 40 portraits, nine kept | Business | Thu 12 Nov
    person | Knitted jumper, balcony | 24 portraits, ready | Casual | Mon 9 Nov`,
  about:
    'Forty portraits of ten selfies, ready after eighteen minutes. The selfies were deleted when the last one was done.',
  facts: '40 | Portraits\n18 min | Made in\nHD | Size',
  figures: '116 | Portraits made | +40\n21 | Kept\n60 | Credits left',
  hero: 'Ready | Grey suit, soft window light | 40 portraits of ten selfies | Download in HD',
  price: '€ 9.00 | 100 credits',
  tip: '60 credits left | Enough for one shoot of forty',
  trend: 'Portraits a week | 40 | +12',
  add: 'New shoot',
  use: 'Download in HD',
})
