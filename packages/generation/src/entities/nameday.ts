import { defineEntity } from '../entity.ts'

/** The day of a name, and who of one's people has it. */
export const nameday = defineEntity({
  id: 'nameday',
  one: 'Nameday',
  many: 'Namedays',
  words: 'nameday, name day, saint day',
  icon: 'calendar',
  groups: 'Mine, This week, This month',
  fields: `
    Name | text | Elisabeth
    Date | date | Thu 19 Nov
    Whose | person | Aunt Lisa
    Country | choice | Hungary | Hungary, Poland, Greece, Sweden, Latvia
    Remind me | choice | The day before | On the day, The day before, A week before
    Notes | long | Likes tulips`,
  samples: `
    icon | title | subtitle | value
    star | Elisabeth | Today: Aunt Lisa, Liza from choir | 19 Nov
    calendar | Cecilia | Sunday: nobody you know | 22 Nov
    star | Catherine | Wednesday: Kata, Grandma Kat | 25 Nov
    star | Andrew | Monday: Andris, your neighbour | 30 Nov
    star | Nicholas | In two weeks: Niko | 6 Dec
    calendar | Lucia | In three weeks: nobody you know | 13 Dec`,
  about:
    'Elisabeth is on 19 November, in some countries on 5 November. Two of your people have it, both get a reminder.',
  facts: '19 Nov | Date\n2 | Of your people\nOne day | Before',
  figures: '2 | Today\n3 | This week\n24 | Of your people',
  hero: 'Today | Elisabeth | Aunt Lisa and Liza from choir | Send wishes',
  tip: 'Grandma Kat on Wednesday | You wanted to be told the day before',
  add: 'Add person',
  use: 'Send wishes',
})
