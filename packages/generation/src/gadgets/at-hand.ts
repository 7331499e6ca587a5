import type { Gadget } from './gadget.ts'

const isSaid = (text: string, form: RegExp, row: string) => (form.test(text) ? row : '')

/** What has to be there at once: a card with one's blood group, the door, whether a password has leaked. */
export const atHand: readonly Gadget[] = [
  {
    id: 'medical-card',
    called:
      /\b(?:(?:medical|emergency|first[- ]aid|health|ice|allergy) (?:id|info(?:rmation)?|data|card|pass)(?: card)?|in case of emergency|medical alert)\b/i,
    unless:
      /\b(?:courses?|guides?|steps|hospitals?|clinic|insurance|vaccin\w+|organi[sz]e|records|appointments?)\b/i,
    icon: 'heart',
    presets: 'clean, bold',
    names: 'In My Pocket, 0 Negative, If Anything Happens',
    sheets: [
      {
        name: 'Card',
        title: 'Emergency card',
        icon: 'heart',
        content: (text) => `
          hero Ana Petrova, 34 | Blood group 0 negative
          rows
          - drop | Blood group | | 0 negative
          - warning | Allergies | Hives, short of breath | Penicillin
          - pill | Medication | Every morning | Metformin 500 mg
          ${isSaid(text, /\bconditions?|illness|diseases?|diabet|asthma|epilep/i, '- heart | Conditions | Since 2019 | Type 2 diabetes')}
          ${isSaid(text, /\bdonor|organ/i, '- check | Organ donor | | Yes')}
          rows Emergency contacts
          - phone | Omar | Husband | +31 6 555 0182
          - phone | Lea | Sister | +31 6 555 0147
          switches
          ${isSaid(text, /\block ?screen/i, '- Show on lock screen')}
          - Shown without unlocking
          button phone | Call 112`,
      },
      {
        name: 'My data',
        icon: 'edit',
        content: `
          fields
          - Name | text | Ana Petrova
          - Blood group | choice | 0 negative | 0 negative, 0 positive, A positive, B positive
          - Allergies | text | Penicillin
          - Medication | text | Metformin 500 mg, mornings
          - Emergency contact | text | Omar, +31 6 555 0182
          button check | Save card | #Card`,
      },
    ],
  },
  {
    id: 'door-opener',
    called:
      /\b(?:(?:unlock|open)s? (?:your |the |my |our )?(?:front |garage |house |yard )?(?:door|gate|garage)s?|(?:door|smart|bluetooth) lock(?!s)|garage(?: door)? openers?|gate openers?)\b/i,
    unless:
      /\b(?:hotels?|check-?in|visitors?|tenants|gym|coworking|lamps?|lights|heating|thermostat|cameras?|hub|scenes|escape)\b/i,
    icon: 'lock',
    presets: 'dark-pro, clean',
    names: 'Latch, Front Step, Key in Hand',
    sheets: [
      {
        name: 'Door',
        title: 'Front door',
        icon: 'lock',
        content: (text) => `
          hero Locked | Since 8:12, by you
          button key | Unlock door
          stats
          - ${/bluetooth/i.test(text) ? 'Near' : 'Online'} | ${/bluetooth/i.test(text) ? 'Bluetooth' : 'Connection'}
          - 82 % | Battery
          - Closed | Door
          switches
          - Lock after a minute
          ${isSaid(text, /\bauto\w*|arriv|near|proximity/i, '- Unlock when I come home')}
          quiet lock | Lock now`,
      },
      {
        name: 'Log',
        title: 'Who opened it',
        icon: 'clock',
        said: /\b(?:who|logs?|histor(?:y|ies)|opened|activity|when)\b/i,
        content: `
          timeline Today
          - Locked by Omar | 8:12, with his phone
          - Opened by Lea | 7:58, with a code
          - Opened by Omar | 7:41, with his phone
          timeline Yesterday
          - Locked by itself | 22:04
          - Opened by Ida | 16:20, with a code`,
      },
      {
        name: 'Keys',
        icon: 'key',
        said: /\b(?:keys|codes?|guests?|share|famil(?:y|ies)|access for)\b/i,
        content: `
          rows Keys
          - user | Omar | Phone | Always
          - user | Lea | Code 48•• | Always
          - user | Cleaner | Code 71•• | Thu, 9 to 12
          button plus | Give a key`,
      },
    ],
  },
  {
    id: 'breach-check',
    called:
      /\b(?:data (?:breach|leak)(?:es|s)?|(?:breach|leak) (?:check\w*|alert|monitor\w*|scanner)|have i been pwned|pwned|(?:e-?mail|password)s? (?:was|were|has been|have been|got) (?:leaked|stolen|exposed)|leaked passwords?)\b/i,
    unless: /\b(?:password manager|vault|compliance|gdpr|incidents?|report a)\b/i,
    icon: 'shield',
    presets: 'clean, dark-pro',
    names: 'Found Nothing, Spill, Old Passwords',
    sheets: [
      {
        name: 'Check',
        icon: 'search',
        content: `
          tabs Check | E-mail address, Password
          fields
          - E-mail address | email | ana@harbour.example
          button search | Check now
          banner warning | Found in 2 data breaches | Change the password of both
          rows Data breaches
          - warning | Harbour Forum, 2023 | Address, password, name | 1.2 million
          - warning | Ticket Mill, 2021 | Address, phone | 340,000
          text Only the first five signs of a hash leave the phone`,
      },
      {
        name: 'Watched',
        icon: 'bell',
        said: /\b(?:monitor\w*|watch\w*|alerts?|notif\w+|warn\w*|new breaches)\b/i,
        content: `
          rows Watched addresses
          - mail | ana@harbour.example | 2 breaches | Today
          - mail | petrova@mill.example | Nothing found | Today
          button plus | Watch an address`,
      },
    ],
  },
]
