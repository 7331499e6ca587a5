import { defineEntity } from '../entity.ts'

/** A costume of a dancer in a size. */
export const groupCostume = defineEntity({
  id: 'group-costume',
  one: 'Costume',
  many: 'Costumes',
  words: 'recital costume, dance costume',
  icon: 'shirt',
  groups: 'To order, There, Handed out',
  fields: `
    Dancer | person | Ida Berg
    Group | choice | Ballet 2 | Ballet 1, Ballet 2, Tap
    Costume | text | White tulle
    Size | choice | 128 | 116, 128, 140, 152, S, M
    Paid | switch | yes
    State | choice | Handed out | To order, There, Handed out`,
  samples: `
    icon | title | subtitle | value | badge | tone
    shirt | White tulle, Ballet 2 | Ida, length taken in | Size 128 | Handed out | success
    shirt | White tulle, Ballet 2 | Noor | Size 140 | There | primary
    shirt | Grey suit, Tap | Jonas, trousers too long | Size 152 | To sew | warning
    shirt | Yellow coat, little ones | Mara | Size 116 | Handed out | success
    shirt | Blue skirt, Ballet 1 | Sofia, not paid yet | Size 128 | There | warning
    shirt | Grey suit, Tap | Emil | Size 140 | To order | danger`,
  about: 'Taken in by two centimetres. Comes back washed until the first of July.',
  facts: '128 | Size\n€ 38 | Cost\nYes | Paid',
  figures: '64 | Costumes\n51 | Handed out | +9\n4 | To order',
  hero: 'To order | Four grey suits | Two in 140, two in 152 | See costumes',
  tip: 'Two are not paid | Sofia and Emil',
  add: 'Add costume',
  use: 'Hand out',
})
