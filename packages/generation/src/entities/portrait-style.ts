import { defineEntity } from '../entity.ts'

/** A look one chooses for portraits that are made by an AI. */
export const portraitStyle = defineEntity({
  id: 'portrait-style',
  one: 'Style',
  many: 'Styles',
  words: 'portrait style, photo style, headshot style, style pack, photo pack',
  icon: 'palette',
  groups: 'Business, Casual, Studio, Outdoor',
  fields: `
    Name | text | Grey suit
    Kind | choice | Business | Business, Casual, Studio, Outdoor
    Credits | number | 40`,
  samples: `
    image | title | subtitle | overline | meta
    person | Grey suit | Window light, office behind | Business | 40 credits
    person | Linen shirt | Late sun in the old town | Casual | 40 credits
    person | Black and white | Close, dark ground | Studio | 30 credits
    person | Green coat | Park in autumn | Outdoor | 40 credits
    person | Navy blazer | Plain light wall | Business | 30 credits
    person | Knitted jumper | Balcony, morning | Casual | 30 credits`,
  about: 'Soft light from the left and an office out of focus. Suits pictures for a CV and for a team page.',
  facts: '40 | Credits\n18 min | Takes\n4.8 | Rating',
  figures: '24 | Styles | +3\n6 | Used',
  hero: 'New | Grey suit | Window light, office behind | Use it',
  tip: 'Three new styles | Two of them outdoors',
  add: 'New style',
  use: 'Use this style',
})
