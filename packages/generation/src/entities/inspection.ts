import { defineEntity } from '../entity.ts'

export const inspection = defineEntity({
  id: 'inspection',
  words:
    'inspection, audit, safety inspection, hazard, corrective action, quality check, fire extinguisher, smoke detector',
  icon: 'shield',
  groups: 'Today, Open, Closed',
  fields: `
    Place | place | Hall B, loading bay
    Check list | choice | Fire doors | Fire doors, Forklifts, Ladders, Hygiene
    Result | choice | In order | In order, Issue, Urgent
    Photo | photo | street
    Corrective action | text | Clear the exit
    Assigned to | person | Omar Haddad
    Due | date | Mon 23 Nov`,
  samples: `
    icon | title | subtitle | value | badge | tone
    warning | Exit blocked by pallets | Hall B, for Omar by Monday | 21 Nov | Urgent | danger
    warning | Ladder without label | Cellar, for Kim | 24 Nov | Open | warning
    check | Fire doors | Hall A, 14 of 14 in order | Today | Passed | success
    shield | Forklifts | 3 of 5 checked | Today | Running | primary
    check | First aid boxes | All floors | Tue | Passed | success
    drop | Oil under press 2 | Cleaned, photo added | Mon | Closed | neutral`,
  about: 'Two pallets in front of exit 4, seen at 8:40. Omar clears it today; a photo afterwards closes it.',
  facts: '14 | Points\n1 | Urgent\n8:40 | Begun',
  figures: '3 | Open actions\n92 % | Passed\n4 | This week',
  hero: 'Today, hall B | Forklifts, 2 to check | Due before the late shift | Go on',
  tip: '92 % passed this month | Most issues are blocked exits',
  trend: 'Passed | 92 % | +3',
  add: 'New inspection',
  use: 'Add photo',
})
