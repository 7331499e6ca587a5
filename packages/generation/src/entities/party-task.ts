import { defineEntity } from '../entity.ts'

export const partyTask = defineEntity({
  id: 'party-task',
  one: 'Task',
  many: 'Tasks',
  words: 'celebration task, celebration to-do, decoration task',
  icon: 'check',
  groups: 'This week, Day before, On the day',
  fields: `
    Task | text | Order the cake
    By | date | Tue 24 Nov
    Who | person | Omar Haddad
    Cost | money | € 48
    Notes | long | Two tiers, lemon and chocolate`,
  samples: `
    icon | title | subtitle | badge | tone
    cake | Order the cake | By Tuesday, two tiers | Omar | primary
    email | Send invitations | 24 of 24 sent | Done | success
    music | Playlist for dancing | From eight on | Kim | warning
    star | Garlands and balloons | Hang up in the morning | Lea | warning
    game | Games and small prizes | Four games, ten prizes | Open | neutral
    gift | Wrap the present | Friday evening | Open | neutral`,
  about: 'Two tiers, lemon below and chocolate on top. They need the number of guests by Tuesday noon.',
  facts: 'Tue | By\n€ 48 | Cost\nOmar | Who',
  figures: '14 | Tasks\n9 | Done | +2\n3 | This week',
  hero: 'By Tuesday | Order the cake | Two tiers, lemon and chocolate | Done',
  tip: 'Three things this week | Cake, garlands and the playlist',
  add: 'Add task',
  use: 'Tick off',
})
