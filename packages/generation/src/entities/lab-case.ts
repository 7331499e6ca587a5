import { defineEntity } from '../entity.ts'

/** What a dental laboratory makes for one patient. */
export const labCase = defineEntity({
  id: 'lab-case',
  one: 'Case',
  many: 'Cases',
  words: 'dental case, lab case, dental order',
  icon: 'layers',
  groups: 'Today, In work, Try-in, Late',
  fields: `
    Case | text | 2611-48
    Dentist | person | Dr Vogt
    Work | choice | Crown | Crown, Bridge, Denture, Night guard, Veneer
    Teeth | text | 16
    Shade | choice | A2 | A1, A2, A3, B1, C2
    Stage | choice | Milling | Scan, Design, Milling, Glazing, Check, Sent
    Due | date | Mon 23 Nov
    Photo | photo | portrait
    Notes | long | Margin is tight at the back`,
  samples: `
    icon | title | subtitle | value | badge | tone
    layers | Crown 16, shade A2 | Dr Vogt, case 2611-48 | Mon 23 Nov | Milling | primary
    layers | Bridge 24 to 26, A3 | Harbour Dental, case 2611-45 | Tue 24 Nov | Design | primary
    clock | Full denture, upper | Dr Okoye, try-in on Thursday | Thu 26 Nov | Try-in | warning
    warning | Night guard | Linden practice, scan is missing | Thu 19 Nov | Late | danger
    check | Veneers 11 to 22, B1 | Dr Rey, case 2611-39 | Today | Sent | success
    repeat | Crown 36, remake | Dr Vogt, shade too light | Fri 27 Nov | Glazing | warning`,
  about:
    'Full zirconia, shade A2 at the neck a little warmer. The margin is tight at the back; photo is attached.',
  facts: 'A2 | Shade\n23 Nov | Due\nKim | Technician',
  figures: '31 | In work\n9 | Due this week\n1 | Late',
  hero: 'Due on Monday | Crown 16, shade A2 | Dr Vogt, being milled | See case',
  notices: `
    Scan is missing | Night guard, Linden practice | warning
    Dr Vogt answered | Shade A2, not A3 | chat
    Picked up | Veneers 11 to 22 | truck`,
  tip: 'One case is late | The scan of the Linden practice is missing',
  trend: 'Cases a week | 42 | +3',
  data: [36, 38, 35, 41, 39, 40, 42],
  add: 'New case',
  use: 'Next stage',
})
