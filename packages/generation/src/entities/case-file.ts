import { defineEntity } from '../entity.ts'

export const caseFile = defineEntity({
  id: 'case-file',
  one: 'Case',
  many: 'Cases',
  words: 'legal case, court case, law firm, lawsuit, client matter, insurance claim, claim',
  icon: 'folder',
  groups: 'Open, This week, Closed',
  fields: `
    Title | text | Brandt, lease of shop
    Client | person | Lea Brandt
    Kind | choice | Civil | Civil, Family, Work
    Next date | date | Tue 24 Nov
    Where | place | District court, room 204
    Status | choice | Open | Open, Waiting, Closed
    Notes | long | Reply to the landlord by Friday`,
  samples: `
    icon | title | subtitle | value | badge | tone
    folder | Brandt, lease of shop | Reply by Friday | 24 Nov | Urgent | danger
    folder | Osei, unpaid overtime | Hearing, room 112 | 26 Nov | Open | primary
    folder | Rey and Rey | Draft agreement sent | 1 Dec | Waiting | warning
    folder | Haddad, water damage | Expert on site | 3 Dec | Open | primary
    folder | Lund, building permit | Answer of the town | 9 Dec | Waiting | warning
    folder | Sato, name change | Done on Tuesday | 17 Nov | Closed | neutral`,
  about:
    'The landlord wants the shop back by March; the contract says otherwise on page four. Reply due on Friday.',
  facts: '24 Nov | Next\n14 | Papers\n6.5 h | Booked',
  figures: '23 | Open cases\n4 | Dates this week\n2 | Urgent',
  hero: 'Friday | Reply to the landlord | Brandt, lease of shop | Open case',
  tip: 'Nothing overdue | Next deadline in two days',
  trend: 'Hours booked | 31 | +4',
  add: 'New case',
  use: 'Add note',
})
