import { defineEntity } from '../entity.ts'

export const weddingTask = defineEntity({
  id: 'wedding-task',
  one: 'Task',
  many: 'Tasks',
  words: 'wedding task',
  icon: 'check',
  groups: 'This week, Later',
  fields: `
    Task | text | Taste the cakes
    Due | date | Sat 28 Nov
    Who | person | Lea`,
  samples: `
    icon | title | subtitle
    cake | Taste the cakes | Sat 28 Nov, Cake house
    music | Answer the band | Trio or quartet
    mail | Send the invitations | 84 cards
    camera | Meet the photographer | Tue, 18:00
    flower | Choose the flowers | Blossom and stem
    shirt | Second fitting | 12 Dec`,
  facts: '6 | Open\n18 | Done',
  figures: '18 | Done | +3\n6 | Open',
  hero: 'Next | Taste the cakes | Saturday, eleven, Cake house | Tick it off',
  tip: '18 of 24 done | Six left for this month',
  trend: 'Done | 18 | +3',
  add: 'Add task',
  use: 'Tick it off',
})
