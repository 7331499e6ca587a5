import { defineEntity } from '../entity.ts'

export const workChannel = defineEntity({
  id: 'work-channel',
  one: 'Channel',
  many: 'Channels',
  words: 'channel, team channel, chat channel',
  icon: 'chat',
  groups: 'Unread, Starred, All',
  fields: `
    Name | text | launch-spring
    What it is about | text | Everything until the fourteenth
    Who may join | choice | Everybody | Everybody, By invitation
    Notifications | choice | Mentions | All, Mentions, None`,
  samples: `
    icon | title | subtitle | time | badge | tone
    chat | #launch-spring | Lea: the list is final, see thread | 9:41 | 3 | primary
    chat | #general | Omar: lunch at the bridge? | 9:20 | | neutral
    chat | #design | Kim shared cover-2.png | 8:55 | 1 | primary
    chat | #support | Ana: two new tickets, both mine | 8:12 | | neutral
    lock | #hiring | Iris: call moved to Thursday | Tue | | neutral
    chat | #random | Elias: somebody left a cake | Mon | | neutral`,
  about: 'Everything until the fourteenth. Questions go into threads, decisions are pinned.',
  facts: '12 | Members\n3 | Unread\n2 | Pinned',
  figures: '9 | Channels | +1\n4 | Unread\n12 | Online',
  hero: 'Unread | #launch-spring | Lea: the list is final, see thread | Open channel',
  tip: 'Three people are typing | Two of them in #general',
  trend: 'Messages a day | 148 | +12',
  add: 'New channel',
  use: 'Open channel',
})
