import { defineEntity } from '../entity.ts'

export const leaveRequest = defineEntity({
  id: 'leave-request',
  one: 'Request',
  many: 'Requests',
  words: 'leave request, holiday request, vacation request, time off request',
  icon: 'sun',
  groups: 'Open, Approved, Past',
  fields: `
    From | date | Mon 21 Dec
    Until | date | Wed 30 Dec
    Kind | choice | Holiday | Holiday, Sick, Parental, Unpaid
    Stands in | person | Omar Haddad
    Note | long | Reachable on the 22nd`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Lea | Lea Brandt | 21 to 30 December, Omar stands in | 7 days | Open | warning
    Omar | Omar Haddad | 4 December | 1 day | Approved | success
    Kim | Kim Osei | 16 to 20 November, sick | 5 days | Noted | neutral
    Ana | Ana Petrova | 2 to 6 February | 5 days | Approved | success
    Jonas | Jonas Weber | 23 December | 1 day | Open | warning`,
  about:
    'Seven working days over Christmas. Omar stands in; nobody else of the team is away before the 23rd.',
  facts: '7 | Days\n12 | Left after it\nOmar | Stands in',
  figures: '19 | Days left\n2 | Requests open\n1 | Away today',
  hero: 'Waiting for you | Lea, 21 to 30 December | Seven days, Omar stands in | Decide',
  tip: 'Nineteen days left | Five of them until March',
  trend: 'Days taken | 11 | +2',
  add: 'Request leave',
  use: 'Approve',
})
