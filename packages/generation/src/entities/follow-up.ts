import { defineEntity } from '../entity.ts'

/** What one has promised a customer to do, and when. */
export const followUp = defineEntity({
  id: 'follow-up',
  one: 'Follow-up',
  many: 'Follow-ups',
  words: 'follow-up, followup, customer callback',
  icon: 'phone',
  groups: 'Overdue, Today, Later',
  fields: `
    Who | person | Omar Haddad
    What | choice | Call | Call, Mail, Visit, Offer
    Due | date | Thu 19 Nov
    Time | time | 14:00
    Note | long | Ask about the delivery date`,
  samples: `
    icon | title | subtitle | value | badge | tone
    phone | Call Omar Haddad | Harbour office, about delivery | Tue | Overdue | danger
    mail | Send the sample list | Lea Brandt, Lindner and sons | 11:00 | Today | warning
    phone | Call Kim Osei | Freewheel, is the offer fine | 14:00 | Today | warning
    car | Visit Mosswell | Ana Petrova, bring two samples | Fri | Later | neutral
    mail | Thank you note | Small Physics, order of Monday | Mon | Later | neutral`,
  about: 'Promised on Friday. Omar asked twice about the delivery date; the answer is in the calendar.',
  facts: '14:00 | Time\n2 | Tries\n€ 8,900 | Deal',
  figures: '3 | Today\n1 | Overdue',
  hero: 'Overdue since Tuesday | Call Omar Haddad | Harbour office, about delivery | Call',
  tip: 'One call is overdue | Omar waits since Tuesday',
  trend: 'Done this week | 18 | +4',
  add: 'Add follow-up',
  use: 'Mark as done',
})
