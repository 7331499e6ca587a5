import { defineEntity } from '../entity.ts'

export const post = defineEntity({
  id: 'post',
  words: 'post, content, photo feed, instagram, social, influencer, tweet, reel',
  icon: 'image',
  groups: 'Pictures, Stories, Video',
  fields: `
    Photo | photo | coffee cup
    Caption | long | Three ways to brew at home, from lazy to lovely. Which one is your Sunday?
    Channel | choice | All | All, Feed, Story
    Goes out | date | Fri 20 Nov, 18:15
    Also post as story | switch | yes`,
  samples: `
    image | title | subtitle | overline | meta | time
    coffee | Behind the bar, part 3 | 2,104 likes, 96 saves | Picture | Ready | 09:00
    team | Meet the roasters | 1,870 likes, 44 saves | Carousel | Needs approval | 12:30
    music album | Friday playlist | Story, open for a day | Story | Draft | 17:00
    breakfast | Oat or whole? | Poll, 312 answers so far | Poll | Live | 19:30
    city | New corner, same beans | Opening week in pictures | Picture | Planned | 11:00
    plant | The window garden | 940 likes, 21 saves | Picture | Live | 14:00`,
  about: 'Three ways to brew at home, from lazy to lovely. Saved by 96 people, mostly on Sunday mornings.',
  facts: '2,104 | Likes\n96 | Saves\n5.1 % | Engagement',
  figures: '12,940 | Followers | +318\n5.1 % | Engagement | +0.4\n38 | Posts',
  hero: 'Best free slot, 18:15 | Plan the next post | Your readers are 22 % more active then | Create post',
  tip: 'Best free slot: 18:15 | Your readers are 22 % more active then',
  trend: 'People reached | 48.2k | +12.4 %',
  data: [22, 26, 24, 31, 29, 36, 34, 41, 39, 48],
  labels: ['1 Nov', '10', '20', '30'],
  add: 'New post',
  use: 'Schedule again',
})
