import { appRule } from '../app-rule.ts'
import { defineVarieties } from './variety.ts'

/** What an app may do; without these words whether it may use the internet. */
export const appRuleVarieties = defineVarieties(appRule, [
  {
    signs: 'app lock 9, app locker 9, lock apps 9, locks apps 9, applock 9, app with a pin 7',
    groups: 'Locked, Open, Hidden',
    icon: 'lock',
    fields: `
      App | text | Messages
      Opens with | choice | Fingerprint | Fingerprint, PIN, Pattern
      Lock again after | choice | At once | At once, 1 minute, 5 minutes
      Hide notifications | switch | yes
      Picture of who tries | switch | yes`,
    without: 'Wi-Fi, Mobile data, In the background, Tell me of tries',
    samples: `
      icon | title | subtitle | badge | tone
      chat | Messages | Fingerprint, at once | Locked | success
      image | Photos | Fingerprint, after a minute | Locked | success
      wallet | Harbour Bank | PIN, at once | Locked | success
      mail | Mail | Two wrong tries today | Locked | warning
      music | Music | Everybody may | Open | neutral
      game | Block Puzzle | Everybody may | Open | neutral`,
    about: 'Opens with a finger and locks again at once. Two wrong tries today, with a picture of each.',
    facts: '2 | Wrong tries\n12 | Opened today\nAt once | Locks',
    figures: '9 | Locked\n29 | Open\n2 | Wrong tries',
    hero: 'Tried at 9:12 | Somebody wanted to open Mail | Two wrong PINs, picture taken | Have a look',
    tip: 'Nine apps are locked | Two wrong tries today',
    trend: 'Wrong tries a week | 2 | −3',
    add: 'Lock app',
    use: 'Save lock',
  },
])
