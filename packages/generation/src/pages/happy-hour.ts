import { definePage } from './page.ts'

export const happyHour = definePage({
  id: 'happy-hour',
  said: 'happy hour, happy hours, happy hour deals, drink specials, drinks specials, happy hour offers',
  unless: /find|nearby|map|around|bars? (?:in|near)/i,
  name: 'Happy hour',
  icon: 'cup',
  line: 'Daily from 17:00 to 19:00',
  content: `
    hero Today from 17:00 to 19:00 | Half the price for all that is poured
    rows Half the price
    - cup | Spritz | With orange | € 4.00
    - cup | Pale ale | 0.4 l | € 2.60
    - cup | Lemonade | Home made | € 2.20
    rows By day
    - calendar | Tuesday | Two for one | All long drinks
    - calendar | Thursday | Students | From 16:00
    switches Tell me
    - An hour before
  `,
})
