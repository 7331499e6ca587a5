import { defineEntity } from '../entity.ts'

/** Something that broke while somebody was on call. */
export const dutyIncident = defineEntity({
  id: 'duty-incident',
  one: 'Incident',
  many: 'Incidents',
  words: 'on-call incident, production incident',
  icon: 'warning',
  groups: 'Open, Taken, Closed',
  fields: `
    What | text | Payments time out
    Severity | choice | SEV2 | SEV1, SEV2, SEV3
    Service | choice | Checkout | Checkout, Mail, Search, Login, Reports
    Since | time | 02:14
    Owner | person | Kim Osei
    State | choice | Taken | Open, Taken, Closed
    Notes | long | One in five fails, began after the release`,
  samples: `
    icon | title | subtitle | value | badge | tone
    bolt | Payments time out | Checkout, Kim Osei, since 02:14 | 38 min | SEV1 | danger
    warning | Mail queue grows | Mail, nobody yet, since 02:40 | 12 min | SEV2 | warning
    warning | Search answers slowly | Search, Omar Haddad, taken | 1 h 05 | SEV3 | primary
    check | Login certificate expired | Login, closed at 23:10 | 26 min | SEV1 | success
    check | Night report missing | Reports, closed yesterday | 9 min | SEV3 | success`,
  about: 'One in five payments fails since the release at 02:05. Kim has it, Omar looks at the database.',
  facts: 'SEV1 | Severity\n38 min | Open\n3 min | To answer',
  figures: '2 | Open\n3 min | To answer\n31 min | To repair',
  hero: 'Nobody has it yet | Mail queue grows | SEV2, since 02:40, rings Omar in four minutes | Acknowledge',
  tip: 'Two are open | One waits for somebody to take it',
  notices:
    'Mail queue grows | SEV2, nobody has it | warning\nKim took payments | At 02:17, after three minutes | check\nOmar is second line | From 04:00 | phone',
  trend: 'Woken this month | 4 | −2',
  data: [6, 5, 7, 6, 5, 6, 4],
  add: 'Open incident',
  use: 'Acknowledge',
  next: 'Close incident',
})
