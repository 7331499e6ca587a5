import { defineEntity } from '../entity.ts'

export const chapter = defineEntity({
  id: 'chapter',
  words: 'chapter, novel, manuscript, screenplay, poem, short story, writing project',
  icon: 'book',
  groups: 'Draft, Revised, Done',
  fields: `
    Title | text | The iron ring
    Words | number | 2140
    State | choice | Draft | Idea, Draft, Revised, Done
    Point of view | person | Ida
    Place | place | The pass
    Text | long | The road left the last houses behind and did not look back.`,
  samples: `
    icon | title | subtitle | value | badge | tone
    book | 9, The iron ring | Ida on the pass, dusk | 2,140 | Draft | warning
    book | 8, Salt | The three sisters argue | 3,020 | Revised | primary
    book | 7, At the mill | Otto lies for the first time | 2,680 | Done | success
    book | 6, Lanterns | Flashback, 1931 | 1,870 | Done | success
    book | 10, Thaw | Notes only | 240 | Idea | neutral
    book | 11, The letter | Who wrote it? | 0 | Idea | neutral`,
  about:
    'The road left the last houses behind and did not look back. Ida counted the posts, as she had done when she was six.',
  facts: '2,140 | Words\n9 | Chapter\nDusk | When',
  figures: '41,300 | Words\n12 | Days in a row\n620 | Today',
  hero: '620 of 800 words | 9, The iron ring | Ida has just seen the lantern | Write on',
  tip: 'Mornings are best | Twice as many words before ten',
  trend: 'Words a day | 620 | +80',
  add: 'New chapter',
  use: 'Write on',
})
