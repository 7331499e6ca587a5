import { definePage } from './page.ts'

export const petSitterNotes = definePage({
  id: 'pet-sitter-notes',
  said: 'pet sitter instructions, sitter instructions, instructions for pet sitter, notes for sitter, instructions for sitter, notes for pet sitter, holiday instructions',
  unless: /\b(?:book a|find a|marketplace|sitters (?:can|offer))\b/i,
  within: /\b(?:pets?|cats?|dogs?|rabbits?|sitter)\b/i,
  name: 'For the sitter',
  icon: 'file',
  line: 'Kim, 3 to 9 December',
  content: `
    hero Kim, 3 to 9 December | The key hangs at number 12. Thank you!
    steps Pepper
    - Breakfast at 7 | 90 g dry food, water fresh
    - Walk at 8 and 17:30 | Along the canal, on the lead by the road
    - Dinner at 18 | 90 g, half a carrot
    steps Miso
    - Wet food at 7 and 18 | Half a tin each
    - Litter every evening | Bags below the sink
    rows If something is wrong
    - phone | Dr Chen | Mill street, until 18:30
    - phone | Emergency vet | Day and night
    - phone | Us | Try twice, the signal is poor
    button send | Send to Kim
  `,
})
