import { defineEntity } from '../entity.ts'

export const doneThing = defineEntity({
  id: 'done-thing',
  one: 'Thing done',
  many: 'Done',
  words: 'done thing, accomplishment, small win, reverse to-do list',
  icon: 'check',
  groups: 'Work, Home, Body, Others',
  fields: `
    What I did | text | Called the landlord
    When | time | 9:40
    Part of life | choice | Home | Work, Home, Body, Others
    How hard | choice | Hard | Easy, Fine, Hard
    Note | long | Put off since October`,
  samples: `
    icon | title | subtitle | badge | tone | time
    phone | Called the landlord | Put off since October | Hard | warning | 9:40
    edit | Wrote two pages | Chapter two, before mails | Fine | success | 8:30
    run | Walked to the mill | Forty minutes, in the rain | Fine | success | 7:10
    bowl | Cooked for three | Lentil soup, froze the rest | Easy | primary | Wed
    home | Sorted the hall | One box to give away | Fine | success | Wed
    heart | Wrote to Ada | A real letter | Easy | primary | Tue`,
  about: 'Put off since October and done in six minutes. The heating is mended on Monday.',
  facts: '9:40 | Done at\n6 min | Took\nHard | It was',
  figures: '3 | Today\n17 | This week | +4\n9 | Days in a row',
  hero: 'Today so far | Three things done | The hardest was the call at 9:40 | Add what I did',
  tip: 'Seventeen things this week | Six of them for others',
  trend: 'Done a day | 3 | +1',
  add: 'Add what I did',
  use: 'Edit',
})
