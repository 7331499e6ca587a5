import { defineEntity } from '../entity.ts'

/** A day on which some of a group serve. */
export const rotaDuty = defineEntity({
  id: 'rota-duty',
  one: 'Duty',
  many: 'Duties',
  words: 'rota duty, sunday duty',
  icon: 'calendar',
  groups: 'Mine, One missing, Covered',
  fields: `
    Day | date | Sun 22 Nov
    Time | time | 9:30
    Who | text | Lea, Omar, Kim
    Needed | number | 4
    Note | long | Be there a quarter of an hour before`,
  samples: `
    icon | title | subtitle | badge | tone
    calendar | Sun 22 Nov, 9:30 | Lea, Omar, Kim and you | You are on | primary
    warning | Sun 29 Nov, 9:30 | Ana, Tomás, one missing | One missing | danger
    calendar | Sat 5 Dec, 14:00, wedding | Iris, Omar, Jonas, Lea | Covered | success
    calendar | Sun 6 Dec, 9:30 | Mara, Elias, Kim, Hana | Covered | success
    repeat | Sun 13 Dec, 9:30 | Omar asks for a swap | Swap asked | warning
    calendar | Thu 24 Dec, 16:00 and 22:00 | All who are here | Everybody | accent`,
  about: 'Four are wanted, three have said yes. Be there a quarter of an hour before; Lea has the key.',
  facts: '9:30 | Begins\n4 | Wanted\n3 | Said yes',
  figures: '1 | Yours this month\n2 | Gaps',
  hero: 'Sunday, 9:30 | You are on | With Lea, Omar and Kim, be there at 9:15 | See duty',
  notices: `
    Omar asks for a swap | Sunday 13 December | repeat
    One is missing | Sunday 29 November | warning
    The rota until Easter is out | Look at your dates | calendar`,
  tip: 'One is missing on 29 November | Ana and Tomás are on',
  trend: 'Duties covered | 96 % | +2 %',
  add: 'Add duty',
  use: 'Ask for a swap',
})
