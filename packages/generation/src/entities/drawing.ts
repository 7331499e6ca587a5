import { defineEntity } from '../entity.ts'

export const drawing = defineEntity({
  id: 'drawing',
  words: 'drawing, sketch, design, collage, artwork, painting, sticker, logo, illustration',
  icon: 'palette',
  groups: 'Mine, Sketches, Shared',
  fields: `
    Title | text | When the ferry waits
    Canvas | choice | Square | Square, Tall, Wide
    Background | choice | White | White, Black, Coral`,
  samples: `
    image | title | subtitle
    sea sail | When the ferry waits | Today
    coffee | First cup, second thoughts | Yesterday
    night city | Just one more episode | Tuesday
    art | Untitled, mostly green | Monday
    plant | Talks to plants | Sunday
    mountain | It looked closer | Friday`,
  about: 'Drawn on Tuesday in twenty minutes, three layers.',
  facts: '11 | Shares\n20 min | Drawn in\n1:1 | Shape',
  figures: '24 | Pictures | +3\n11 | Shared\n6 | Drafts',
  hero: 'Draft | When the ferry waits | Only the sky is missing | Go on',
  tip: '6 drafts wait | The oldest is from June',
  add: 'New picture',
  use: 'Edit picture',
})
