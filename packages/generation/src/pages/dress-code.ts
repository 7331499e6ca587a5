import { definePage } from './page.ts'

export const dressCode = definePage({
  id: 'dress-code',
  said: 'dress code, what to wear, dresscode',
  unless: /outfit|wardrobe|weather/i,
  within: /\b(?:wedding|gala|party|dinner|anniversary|ball|prom|guests?|festival|reunion|graduation)\b/i,
  name: 'Dress code',
  icon: 'shirt',
  line: 'What you can dance in',
  content: `
    hero What you can dance in | Light colours, and shoes for grass.
    rows Good
    - check | Dresses and skirts | Any length
    - check | Suit or shirt | Tie only if you like one
    - check | A jacket | It gets cool at nine
    rows Better not
    - close | White | That is taken
    - close | Thin heels | We stand on grass
  `,
})
