import { defineEntity } from '../entity.ts'

export const snippet = defineEntity({
  id: 'snippet',
  one: 'Clip',
  many: 'Clips',
  words: 'snippet, clip, clipboard entry',
  icon: 'copy',
  groups: 'Text, Links, Numbers, Pinned',
  fields: `
    Text | long | See you at the pier at six, bring the map
    Name | text | Meeting answer
    Kind | choice | Text | Text, Link, Number, Picture
    Pinned | switch | yes
    On all devices | switch | yes`,
  samples: `
    icon | title | subtitle | time | tone
    copy | See you at the pier at six, bring the map | Text, from the phone | 9:38 | primary
    link | harbour-books.example/orders | Link, from the laptop | 9:12 | accent
    pin | Linden lane 4, 2nd floor | Pinned, used 31 times | Tue | success
    code | AB12 3456 7890 | Number, hidden after a minute | Mon | warning
    mail | Thanks, I will look at it today | Pinned reply | Mon | success`,
  about: 'See you at the pier at six, bring the map. And the thermos, please.',
  facts: '41 | Letters\n3 | Times used\nPhone | From',
  figures: '218 | Clips\n12 | Pinned\n3 | Devices',
  hero: 'Copied last | See you at the pier at six | 3 minutes ago, on this phone | Copy again',
  tip: 'Synced a minute ago | Phone, laptop and tablet',
  add: 'New clip',
  use: 'Copy',
})
