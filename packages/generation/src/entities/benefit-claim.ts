import { defineEntity } from '../entity.ts'

export const benefitClaim = defineEntity({
  id: 'benefit-claim',
  one: 'Claim',
  many: 'Claims',
  words: 'injury claim, compensation claim, benefit claim, disability claim',
  icon: 'file',
  groups: 'Open, Waiting, Decided',
  fields: `
    Claim number | text | WK-4182-19
    Kind | choice | Wage loss | Wage loss, Treatment, Appeal, Pension
    Date of injury | date | Thu 12 Mar 2026
    Case worker | person | Priya Nair
    Next deadline | date | Fri 4 Dec
    What happened | long | Fell from the second rung, head on the edge of the bench`,
  samples: `
    icon | title | subtitle | value | badge | tone
    file | Wage loss, March to June | WK-4182-19, with Priya Nair | 4 Dec | Papers wanted | warning
    heart | Physiotherapy, 24 sessions | WK-4182-22, allowed on Monday | 24 | Allowed | success
    flag | Appeal, memory training | WK-4182-24, sent 2 November | 60 days | Waiting | primary
    receipt | Travel to the clinic | WK-4182-27, six receipts | € 84 | Sent | neutral
    warning | Return to work plan | WK-4182-30, answer until Friday | Fri | Your turn | danger`,
  about: 'Opened on 14 March, two weeks after the accident. The report of the neurologist is still missing.',
  facts: '251 days | Open\n4 Dec | Deadline\n9 of 11 | Papers in',
  figures: '5 | Claims\n2 | Your turn\n4 Dec | Next deadline',
  hero: 'Until 4 December | Wage loss: one paper is missing | The report of the neurologist | Add paper',
  notices: `
    The claim office asks for a report | Until 4 December, from the neurologist | file
    Physiotherapy is allowed | 24 sessions until March | check
    Answer the return to work plan | Until Friday | warning`,
  tip: 'Two deadlines in two weeks | Friday, and 4 December',
  trend: 'Papers in | 9 | +2',
  add: 'New claim',
  use: 'Add paper',
})
