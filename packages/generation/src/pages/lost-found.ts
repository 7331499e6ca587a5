import { definePage } from './page.ts'

export const lostFound = definePage({
  id: 'lost-found',
  said: 'lost and found, lost & found, lost property, lost items, found items',
  unless: /^(?:an? )?lost/i,
  within:
    /\b(?:festival|conference|school|campus|hotel|club|gym|pool|zoo|event|museum|library|office|company|camp|station|church|mall)\b/i,
  name: 'Lost and found',
  icon: 'search',
  line: 'Nine things wait',
  shownBy: 'found-item',
  content: `
    rows Found
    - key | Key with a red ribbon | At the main gate | Today
    - phone | Phone in a blue case | Row 4 | Today
    - shirt | Child's jacket, yellow | Playground | Tuesday
    - bottle | Steel bottle | Cloakroom | Monday
    fields
    - I miss | text | A grey scarf
    - Where it may be | place | Beside the stage
    - Phone | phone | +49 151 2048
    button send | Report lost
  `,
})
