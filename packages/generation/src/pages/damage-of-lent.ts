import { definePage } from './page.ts'

export const damageOfLent = definePage({
  id: 'damage-of-lent',
  said: 'report damage, damage report, damage reports, report damages, report defects, report problems, report a problem, report issues, report an issue, report broken things, report broken tools, report repair, report repairs, report loss',
  unless: /tenants?|landlord|caretakers?/i,
  within:
    /\b(?:borrow\w*|lend\w*|lent|library of (?:things|tools)|(?:tool|toy|thing|gear|equipment|costume|bike) librar(?:y|ies)|rental|hire|loans?)\b/i,
  name: 'Report damage',
  icon: 'tools',
  line: 'Nobody minds, we want to know',
  content: `
    chips What happened | Broken, A part is missing, Worn, Lost
    fields
    - What | text | Cordless drill
    - How it happened | long | The battery falls out when it is turned over
    - Photo | photo |
    switches Until it is mended
    - Still usable
    timeline Reported
    - Extension ladder, foot | Mended on 4 November
    - Hand saw | New blade is ordered
    button send | Report damage
  `,
})
