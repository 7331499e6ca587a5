import { defineEntity } from '../entity.ts'

/** What somebody is certified for, and until when. */
export const staffCertificate = defineEntity({
  id: 'staff-certificate',
  one: 'Certificate',
  many: 'Certificates',
  words: 'certificate of an employee',
  icon: 'shield',
  groups: 'Valid, Expires soon, Expired',
  fields: `
    Who | person | Omar Haddad
    Certificate | choice | First aid | First aid, Forklift, Working at height, Food hygiene
    Valid until | date | Mon 30 Nov
    Issued by | text | Red Cross
    File | text | first-aid.pdf
    Reminder | choice | 30 days before | 7 days before, 30 days before, 90 days before`,
  samples: `
    icon | title | subtitle | value | badge | tone
    shield | Omar Haddad, first aid | Ends in 11 days, course on Tuesday | 30 Nov | Soon | warning
    truck | Kim Osei, forklift | Ended on 31 October | 31 Oct | Expired | danger
    shield | Ana Petrova, working at height | Valid until 2028 | 2028 | Valid | success
    fork | Iris Chen, food hygiene | Ends in 40 days | 29 Dec | Soon | warning
    bolt | Tomás Rey, electrician | Valid until 2029 | 2029 | Valid | success`,
  about: 'Issued by the Red Cross in November 2024. A place in the course on Tuesday is booked.',
  facts: '11 days | Left\n2024 | Issued\n1 | Course booked',
  figures: '184 | Valid\n6 | Expire soon\n2 | Expired',
  hero: 'Expired | Kim Osei, forklift | Since 31 October | Book course',
  tip: 'Two have expired | Six more end this quarter',
  trend: 'Valid | 96 % | +1',
  notices: `
    Forklift of Kim Osei has expired | Since 31 October | warning
    First aid of Omar Haddad ends | In 11 days, course on Tuesday | clock
    Course is full | Working at height, 2 December | users`,
  add: 'Upload certificate',
  use: 'Book course',
})
