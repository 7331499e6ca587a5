import { definePage } from './page.ts'

export const appTimeLimit = definePage({
  id: 'app-time-limit',
  said: 'screen time limit, screen-time limit, screen time limits, app time limit, app time limits, app limits, usage limits, daily app limits',
  within: /\blaunchers?\b|\bhome ?screens?\b/i,
  name: 'Limits',
  icon: 'hourglass',
  line: '38 minutes are left today',
  content: `
    ring Screen time today | 0.79 | 2 h 22 | of 3 hours
    rows Limits by app
    - video | Short videos | 22 of 30 min | 8 left
    - image | Photo feed | 30 of 30 min | Paused
    - globe | Browser | 41 of 60 min | 19 left
    fields
    - All apps a day | choice | 3 hours | 1 hour, 2 hours, 3 hours, 4 hours
    - After the limit | choice | Ask me | Ask me, Grey icons, Close app
    switches
    - Not on Sundays
    button plus | Add limit
  `,
})
