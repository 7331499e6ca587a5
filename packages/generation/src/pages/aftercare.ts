import { definePage } from './page.ts'

export const aftercare = definePage({
  id: 'aftercare',
  said: 'aftercare, aftercare instructions, after care, aftercare tips, care instructions, care tips, aftercare guide, post treatment care, post-treatment instructions, aftercare advice',
  within:
    /\b(?:clinic|practice|dentist|vet|tattoo|piercing|salon|spa|lash|brow|nail|beauty|surgery|laser|hair|studio|groom\w+|patients?)\b/i,
  name: 'Aftercare',
  icon: 'heart',
  line: 'Day two of seven',
  content: `
    hero Day two of seven | A little red is usual.
    ticks Today
    - x Wash gently, pat dry
    - x Thin layer of cream
    - No sun, no pool
    - Sleep on the other side
    steps The days after
    - Day three and four: it may itch, leave it
    - Day five: leave the cream out
    - Day seven: send us a picture
    banner warning | Call us | When it gets hot, swells or hurts more.
    button camera | Send a picture
  `,
})
