import { definePage } from './page.ts'

export const damageReport = definePage({
  id: 'damage-report',
  said: 'report damage, damage report, damage reports, report repair, report repairs, repair request, repair requests, maintenance request, maintenance requests, request repair, request repairs, report defects, report issues, report problems, report a problem, report issue, report an issue, report maintenance issues, report broken things, report a repair, submit maintenance requests',
  unless:
    /technicians?|caretakers? (?:see|get)|janitors?|assign|inspect|\b(?:borrow|lend|lent\b|librar(?:y|ies)\b)/i,
  within:
    /\b(?:tenants?|residents?|housing|building|apartments?|property|landlord|hotel|holiday|students?|dorm|campus|co-?working|office|co-?living|condo|residential|flat)\b/i,
  name: 'Report damage',
  icon: 'tools',
  line: 'Answered within a day',
  content: `
    chips What | Water, Heating, Light, Door, Something else
    fields
    - Where | text | Bathroom, second floor
    - What is wrong | long | The tap drips, more since Monday
    - Photo | photo |
    - You may come | date | Fri 20 Nov
    switches If I am not there
    - Caretaker may go in
    timeline Reported
    - Light in the stairs | Mended on 4 November
    - Bell | In work, parts are ordered
    button send | Report damage
  `,
})
