import { defineEntity } from '../entity.ts'

export const talkChannel = defineEntity({
  id: 'talk-channel',
  one: 'Channel',
  many: 'Channels',
  words: 'talk channel, walkie-talkie, push-to-talk',
  icon: 'volume',
  groups: 'Joined, Nearby, Private',
  fields: `
    Name | text | Channel 4, crew
    Code | text | 4182
    Who may join | choice | With code | Everybody, With code, Only invited
    Speaker | switch | yes
    Volume | slider | 70`,
  samples: `
    icon | title | subtitle | value | badge | tone
    mic | Channel 4, crew | Lea is speaking, five people | Now | Joined | success
    volume | Channel 1, everybody | Omar, two minutes ago | 12 people | Joined | primary
    car | Two cars south | Quiet since 9:20 | 4 people | Joined | primary
    home | House and garden | Ida, yesterday | 3 people | Private | neutral
    shield | Gate north | Kim, ten minutes ago | 6 people | With code | warning`,
  about: 'Five people, all in the same network. Lea spoke last: the stage is ready at six.',
  facts: '5 | People\n0:12 | Last message\n4182 | Code',
  figures: '4 | Channels\n5 | Here now\n38 | Messages today',
  hero: 'Channel 4, crew | Press and hold to talk | Five people hear you, over Wi-Fi | Hold to talk',
  tip: 'Everybody hears everybody | Let go to listen',
  trend: 'Messages a day | 38 | +6',
  add: 'Add channel',
  use: 'Hold to talk',
})
