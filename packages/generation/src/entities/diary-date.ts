import { defineEntity } from '../entity.ts'

export const diaryDate = defineEntity({
  id: 'diary-date',
  one: 'Date',
  many: 'Dates',
  words: 'calendar entry, family date',
  icon: 'calendar',
  groups: 'Today, Family, Work, Birthdays',
  fields: `
    Title | text | Football, Max
    Date | date | Thu 19 Nov
    Time | time | 16:30
    Place | place | Pitch behind the mill
    Who | person | Max Weber
    Repeat | choice | Weekly | Once, Weekly, Monthly, Yearly
    Notes | long | Boots are in the blue bag`,
  samples: `
    icon | title | subtitle | badge | tone | time
    run | Football, Max | Pitch behind the mill, Omar drives | Weekly | primary | 16:30
    stethoscope | Dentist, Lea | Mill street 4, second floor | Once | warning | 15:00
    school | Parents’ evening | Room 12, both of us | Once | accent | 18:00
    cake | Grandma’s birthday | Plum cake, all of us | Yearly | success | Sat 21 Nov
    music | Piano lesson | With Mrs Chen, half an hour | Weekly | primary | Mon 23 Nov
    users | Dinner with Kim | Old dairy, table for four | Once | neutral | 19:30`,
  about: 'Omar drives there, Lea picks up at six. Boots are in the blue bag, and water for the break.',
  facts: '16:30 | Begins\n90 min | Length\nWeekly | Repeats',
  figures: '4 | Today\n5 | This week\n2 | To arrange',
  hero: 'Next, 16:30 | Football, Max | Omar drives, Lea picks up at six | See the day',
  tip: 'Four on Thursday | The dentist at three, football at half past four',
  trend: 'Dates a week | 5 | +2',
  add: 'Add date',
  use: 'Remind me',
})
