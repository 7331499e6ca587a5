import { defineEntity } from '../entity.ts'

export const code = defineEntity({
  id: 'code',
  one: 'Code',
  many: 'Codes',
  words: 'one-time code, otp',
  icon: 'shield',
  groups: 'Work, Private',
  fields: `
    Name | text | Harbour Bank
    Account | text | lea@post.example
    Secret | text | ••••••••••••
    Renews every | choice | 30 s | 30 s, 60 s`,
  samples: `
    icon | title | subtitle | value | tone
    card | Harbour Bank | lea@post.example, 18 s | 482 917 | primary
    mail | Post box | lea@post.example, 18 s | 074 338 | success
    code | Forge | lea-brandt, 18 s | 915 206 | accent
    cloud | Attic Cloud | family, 4 s | 660 152 | warning
    building | Town office | 40917, 18 s | 283 774 | neutral
    cart | Linden Market | lea.brandt, 18 s | 531 089 | success`,
  about: 'Renewed every thirty seconds, on this phone only. A copy is in your encrypted backup of Tuesday.',
  facts: '30 s | Renews\n6 | Digits\n2 | Devices',
  figures: '12 | Accounts\n18 s | Left',
  hero: '18 seconds left | 482 917 | Harbour Bank, lea@post.example | Copy code',
  tip: 'Backed up on Tuesday | Twelve accounts, locked with your own words',
  add: 'Add account',
  use: 'Copy code',
})
