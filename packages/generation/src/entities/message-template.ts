import { defineEntity } from '../entity.ts'

export const messageTemplate = defineEntity({
  id: 'message-template',
  one: 'Template',
  many: 'Templates',
  words: 'message template, sms template',
  icon: 'file',
  groups: 'Private, Work',
  fields: `
    Name | text | Birthday
    Text | long | Happy birthday, {name}! All the best from all of us.`,
  samples: `
    icon | title | subtitle | meta
    cake | Birthday | Happy birthday, {name}! All the best | Used 14 times
    calendar | Appointment | See you on {day} at {time} | Used 31 times
    wallet | Invoice | The invoice of {month} is attached | Used 11 times
    car | On the road | I am driving and answer later | Used 48 times
    heart | Thank you | Thank you for coming, {name} | Used 6 times`,
  about: 'Happy birthday, {name}! All the best from all of us. The name is filled in by itself.',
  facts: '14 | Times used\n1 | Blank',
  figures: '5 | Templates\n110 | Times used',
  hero: 'Used most | On the road | 48 times since May | Use',
  tip: 'Blanks are filled in | Name, day and time',
  add: 'Add template',
  use: 'Use template',
})
