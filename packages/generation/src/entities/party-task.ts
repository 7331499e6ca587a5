import { defineEntity } from '../entity.ts'

export const partyTask = defineEntity({
  id: 'party-task',
  one: 'Task',
  many: 'Tasks',
  words: 'celebration task, celebration to-do, decoration task',
  icon: 'check',
  groups: 'This week, Day before, On the day',
  fields: `
    Task | text | Send invitations
    By | date | Mon 16 Nov
    Who | person | Omar Haddad
    Cost | money | € 12
    Notes | long | By message, two by post`,
  samples: `
    icon | title | subtitle | badge | tone
    email | Send invitations | 24 of 24 sent | Done | success
    home | Book the garden hall | Key from Friday noon | Done | success
    cake | Order the cake | By Tuesday, two tiers | Omar | primary
    music | Playlist for dancing | From eight on | Kim | warning
    star | Garlands and balloons | Hang up in the morning | Lea | warning
    game | Games and small prizes | Four games, ten prizes | Open | neutral
    gift | Wrap the present | Friday evening | Open | neutral`,
  about: 'By message to all, by post to two grandmothers. Answers are asked for until Tuesday.',
  facts: '24 | Sent\n17 | Coming\nOmar | Who',
  figures: '14 | Tasks\n9 | Done | +2\n3 | This week',
  hero: 'By Tuesday | Order the cake | Two tiers, lemon and chocolate | Done',
  tip: 'Three things this week | Cake, garlands and the playlist',
  add: 'Add task',
  use: 'Tick off',
})
