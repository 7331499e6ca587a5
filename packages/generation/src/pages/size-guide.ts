import { definePage } from './page.ts'

export const sizeGuide = definePage({
  id: 'size-guide',
  said: 'size guide, size chart, size finder, size advisor, sizing guide, size charts',
  unless: /convert/i,
  name: 'Size guide',
  icon: 'shirt',
  line: 'Measured at the body',
  content: `
    chips For | Women, Men, Children
    rows Tops
    - shirt | XS | Chest 80 to 84 cm | 34
    - shirt | S | Chest 84 to 88 cm | 36
    - shirt | M | Chest 88 to 94 cm | 38
    - shirt | L | Chest 94 to 100 cm | 40
    steps How to measure
    - Hold the tape level, not tight
    - Measure over thin clothes
    - Between two sizes take the larger
  `,
})
