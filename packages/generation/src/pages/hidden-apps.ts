import { definePage } from './page.ts'

export const hiddenApps = definePage({
  id: 'hidden-apps',
  said: 'hidden apps, hide apps, hide an app, hiding apps, app hiding, app hider',
  within: /\blaunchers?\b|\bhome ?screens?\b/i,
  name: 'Hidden',
  icon: 'lock',
  line: 'Four apps are out of sight',
  content: `
    rows Hidden apps
    - wallet | Bank | Found by its full name | Hidden
    - heart | Two Coffees | Behind the fingerprint | Hidden
    - game | Nine Lives | Until Friday | Hidden
    - bag | Shop | Since October | Hidden
    switches Shown only
    - With fingerprint
    - x In search
    - x Their badges
    button plus | Hide another app
  `,
})
