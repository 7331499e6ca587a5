import { defineEntity } from '../entity.ts'

export const debt = defineEntity({
  id: 'debt',
  words: 'iou, money owed, money lent',
  icon: 'wallet',
  groups: 'Owes me, I owe, Settled',
  fields: `
    Who | person | Omar Haddad
    Amount | money | € 24.00
    Direction | choice | Owes me | Owes me, I owe
    For | text | Concert ticket
    Since | date | Thu 12 Nov
    Remind | choice | Weekly | Never, Weekly, Monthly`,
  samples: `
    avatar | title | subtitle | value | tone | badge
    Omar Haddad | Omar owes me | Concert ticket, since 12 November | € 24.00 | success | Open
    Lea Brandt | I owe Lea | Dinner on Saturday | −€ 18.50 | danger | Open
    Kim Osei | Kim owes me | Petrol to the lake | € 12.00 | success | Open
    Ana Petrova | Ana owes me | Half of the present | € 30.00 | success | Open
    Tomás Rey | I owe Tomás | Borrowed in October | −€ 50.00 | danger | Open
    Iris Chen | Iris paid back | Train tickets | € 0 | neutral | Settled`,
  about: 'Two tickets, paid by card on 12 November. A friendly reminder went out on Tuesday.',
  facts: '€ 24 | Amount\n7 days | Open\n1 | Reminder',
  figures: '€ 66.00 | Owed to me\n€ 68.50 | I owe\n3 | Settled',
  hero: 'Open for 9 days | Omar owes you € 24 | Concert ticket, one reminder sent | Send reminder',
  tip: '€ 2.50 apart | You owe a little more than you are owed',
  trend: 'Owed to me | € 66.00 | −12',
  add: 'Add debt',
  use: 'Mark as paid back',
})
