import { defineEntity } from '../entity.ts'

/** What an inspection found, how bad it is, and what is done about it. */
export const finding = defineEntity({
  id: 'finding',
  words: 'inspection finding, corrective action, non-conformity',
  icon: 'warning',
  groups: 'Open, Overdue, Closed',
  fields: `
    Severity | choice | High | Low, Medium, High, Critical
    Place | place | Hall B, exit 4
    Corrective action | text | Clear the exit
    Responsible | person | Omar Haddad
    Due | date | Mon 23 Nov
    Photo | photo | street`,
  samples: `
    icon | title | subtitle | value | badge | tone
    warning | Exit 4 blocked | Clear it, Omar Haddad | 23 Nov | High | danger
    warning | Ladder without label | Replace it, Kim Osei | 24 Nov | Medium | warning
    drop | Oil on the floor | Seal the press, Ana Petrova | 18 Nov | Overdue | danger
    bolt | Cable across the way | Cover it, Lea Brandt | 27 Nov | Low | neutral
    check | First-aid box empty | Filled on Tuesday | 17 Nov | Closed | success`,
  about: 'Two pallets in front of exit 4, seen at 8:40. A photo after it is cleared closes it.',
  facts: 'High | Severity\n4 days | Left\n1 | Photo',
  figures: '4 | Open\n1 | Overdue',
  hero: 'Overdue since yesterday | Oil on the floor | Ana Petrova seals the press | See finding',
  tip: 'One action is overdue | Oil under press 2, since yesterday',
  trend: 'Closed this month | 18 | +5',
  add: 'Add finding',
  use: 'Mark as closed',
})
