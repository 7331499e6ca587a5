import { defineEntity } from '../entity.ts'

export const drawing = defineEntity({
  id: 'drawing',
  words: 'drawing, meme, sketch, design, collage, artwork, painting, sticker, logo, illustration',
  icon: 'palette',
  groups: 'Mine, Funny, Sketches',
  fields: `
    Top text | text | When the ferry waits
    Bottom text | text | For the baker
    Text color | choice | White | White, Black, Coral
    Text size | slider | 42`,
  samples: `
    image | title | subtitle
    sea sail | When the ferry waits | Today
    coffee | First cup, second thoughts | Yesterday
    night city | Just one more episode | Tuesday
    art | Untitled, mostly green | Monday
    plant | Talks to plants | Sunday
    mountain | It looked closer | Friday`,
  about: 'Made in four minutes, shared eleven times.',
  facts: '11 | Shares\n4 min | Made in\n1:1 | Shape',
  figures: '24 | Pictures | +3\n11 | Shared\n6 | Drafts',
  hero: 'Draft | When the ferry waits | Only the bottom text is missing | Go on',
  tip: 'Short lines are funnier | Five words on top, three below',
  add: 'New picture',
  use: 'Edit picture',
})
