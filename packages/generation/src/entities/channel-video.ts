import { defineEntity } from '../entity.ts'

export const channelVideo = defineEntity({
  id: 'channel-video',
  one: 'Video',
  many: 'Videos',
  words: 'channel video, uploaded video, streamer, video creator',
  icon: 'video',
  groups: 'For you, Live, Making, Music',
  fields: `
    Title | text | A chair from one plank
    Video | photo | chair
    Description | long | All cuts, all mistakes, with a plan to print
    Channel | text | Kim makes things
    Who may see it | choice | Everybody | Everybody, With the link, Only me`,
  samples: `
    image | title | subtitle | overline | meta
    chair | A chair from one plank | Kim makes things, 84k views | Making | 18:24
    night city | Night trains, live from the cab | Rail diary, 1,204 watching | Live | Live
    concert | One song, eleven rooms | Weber Trio, 212k views | Music | 6:40
    bread | Why rye never rises like wheat | Slow kitchen, 31k views | For you | 12:08
    mountain | Nine days, one rucksack | Iris outside, 48k views | For you | 24:51
    lake | Building a raft, part 3 | Mill pond crew, 9k views | Making | 15:32`,
  about: 'Two days in eighteen minutes. Plan, list of tools and every mistake are below the video.',
  facts: '84k | Views\n3.1k | Likes\n412 | Comments',
  figures: '38 | Subscriptions\n6 | Watch later\n412 | Subscribers',
  hero: 'Live now | Night trains, live from the cab | Rail diary, 1,204 watching | Watch',
  tip: 'Three new videos | From channels you subscribe to',
  trend: 'Hours a week | 4.2 | −0.8',
  add: 'Upload video',
  use: 'Watch',
})
