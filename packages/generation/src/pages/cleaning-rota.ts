import { definePage } from './page.ts'

export const cleaningRota = definePage({
  id: 'cleaning-rota',
  said: 'who cleans what, cleaning rota, cleaning plan, cleaning schedule, who cleans, cleaning roster, chore rota, chore schedule, who does what, who has to clean',
  unless: /\b(?:company|office|hotel|cleaners?)\b/i,
  within: /\b(?:flat|flatmates?|roommates?|housemates?|shared house|shared flat|wg|dorm|household)\b/i,
  name: 'Rota',
  icon: 'calendar',
  line: 'This week you have the kitchen',
  content: `
    people This week
    - You | Kitchen, until Sunday | Open
    - Omar | Bathroom, done on Tuesday | Done
    - Kim | Hall and rubbish | Open
    - Lea | Week off | Free
    people Next week
    - Lea | Kitchen
    - You | Bathroom
    - Omar | Hall and rubbish
    stats November
    - 14 | Done
    - 3 | Late
    button bell | Remind Kim
  `,
})
