import { defineEntity } from '../entity.ts'

export const login = defineEntity({
  id: 'login',
  words: 'password, credential, passkey',
  icon: 'key',
  groups: 'Home, Work, Money',
  fields: `
    Name | text | Harbour Bank
    User name | text | lea.brandt
    Password | text | ••••••••••••
    Website | text | harbourbank.example
    Group | choice | Money | Home, Work, Money
    Ask for fingerprint | switch | yes
    Notes | long | New card since August`,
  samples: `
    icon | title | subtitle | badge | tone
    card | Harbour Bank | lea.brandt | Strong | success
    mail | Post box | lea@post.example | Strong | success
    cart | Linden Market | lea.brandt | Reused | warning
    wifi | Router | admin | Weak | danger
    music | Halftone Music | lea@post.example | Strong | success
    building | City library | 40917 | Fair | primary`,
  about: 'Twenty characters, changed in August and used nowhere else. Filled in by itself on two devices.',
  facts: '20 | Characters\nAug | Changed\n1 | Place',
  figures: '42 | Logins\n3 | Weak\n91 | Safety score',
  hero: 'Safety check | Three passwords are weak | One is used in two places | Mend them',
  tip: 'Nobody else has seen them | None of your logins stood in a known leak',
  trend: 'Safety score | 91 | +6',
  use: 'Copy password',
})
