import { defineEntity } from '../entity.ts'

export const placedChild = defineEntity({
  id: 'placed-child',
  one: 'Child',
  many: 'Children',
  words: 'foster child, placed child, child in care, placement',
  icon: 'user',
  groups: 'With us, Respite, Moved on',
  fields: `
    Name | person | Emil
    Born | date | Mon 4 May 2017
    With us since | date | Tue 3 Mar
    School | text | Linden school, class 3
    Doctor | person | Dr. Petrova
    Allowance | money | € 28.00
    Likes | text | Trains, noodles, the top bunk
    Notes | long | Sleeps with a light on`,
  samples: `
    avatar | title | subtitle | value | badge | tone
    Emil Weber | Emil, 9 | With us since March, class 3 | Review 3 Dec | With us | success
    Ida Weber | Ida, 6 | His sister, first class | Visit Sat | With us | success
    Noor Rahman | Noor, 14 | Every other weekend | Fri 27 Nov | Respite | primary
    Tomás Rey | Tomás, 11 | Back with his mother since July | Card at Christmas | Moved on | neutral`,
  about: 'Came in March with a rucksack and a train. Sleeps with a light on, reads to his sister on Sundays.',
  facts: '9 | Years\nMarch | Since\n3 Dec | Review',
  figures: '2 | With us\n1 | Visit this week\n3 | Papers open',
  hero: 'Saturday, 14:00 | Visit with their mother | Family centre, two hours, Ruth is there | See visit',
  tip: 'Review on 3 December | The school report is still missing',
  trend: 'Visits a month | 4 | +1',
  add: 'Add child',
  use: 'Add note',
})
