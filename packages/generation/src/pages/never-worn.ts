import { definePage } from './page.ts'

export const neverWorn = definePage({
  id: 'never-worn',
  said: 'never wear, what never wear, clothes never wear, never worn, unworn clothes, not worn, rarely worn, least worn, clothes not worn',
  within: /\b(?:wardrobe|outfits?|clothes|closet)\b/i,
  name: 'Never worn',
  icon: 'shirt',
  line: 'Eleven pieces since May',
  content: `
    stats Not worn since May
    - 11 | Pieces
    - € 410 | Paid for them
    cards Give away, or wear?
    - shirt | Striped shirt | Last worn in March 2025
    - jacket | Yellow jacket | Never, the tag is on
    - shoe | Black heels | Once, at a wedding
    rows What now
    - heart | Wear it this week | Puts it into Thursday's outfit
    - gift | Give it away | To Ida or to the shop in Mill street
    - wallet | Sell it | About € 18
  `,
})
