import { defineEntity } from '../entity.ts'

/** A contract on its way through the firm, with who has said yes. */
export const contractApproval = defineEntity({
  id: 'contract-approval',
  one: 'Approval',
  many: 'Approvals',
  words: 'approval of a contract',
  icon: 'check',
  groups: 'Mine, Others, Done',
  fields: `
    Contract | text | Service, Osei lifts
    Step | text | 2 of 3
    Waits for | person | Iris Chen
    Since | date | Tue 17 Nov
    Comment | long | Liability is capped now`,
  samples: `
    icon | title | subtitle | badge | tone
    edit | Service, Osei lifts | 2 of 3, waits for Iris Chen | Mine | warning
    file | Supply, Norrgard | 1 of 3, legal checks it | Others | primary
    file | Non-disclosure, Studio Lund | 1 of 2, waits for Omar | Others | primary
    check | Leasing, van 9 | Signed by both on Monday | Done | success
    close | Consulting, Vogt | Sent back, price missing | Back | danger`,
  about: 'Legal and purchasing have said yes. Iris signs last; liability is capped now.',
  facts: '2 of 3 | Steps\n2 days | Waits\n1 | Comment',
  figures: '1 | Waits for you\n3 | On the way',
  hero: 'Waits for you | Service, Osei lifts | Two of three have said yes | Approve',
  tip: 'One contract waits for you | Osei lifts, since Tuesday',
  trend: 'Days to sign | 4 | −1',
  add: 'Start approval',
  use: 'Approve',
})
