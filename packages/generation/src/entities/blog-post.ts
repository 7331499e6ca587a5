import { defineEntity } from '../entity.ts'

export const blogPost = defineEntity({
  id: 'blog-post',
  one: 'Post',
  many: 'Posts',
  words: 'blog post, blog article, blog entry',
  icon: 'edit',
  groups: 'Newest, Popular, Following, Drafts',
  fields: `
    Cover image | photo | city
    Title | text | What slow trains teach
    Text | long | The window was the only screen for nine hours, and I did not miss the other one.
    Tags | choice | Travel | Travel, Food, Work, Home
    Publish | date | Fri 20 Nov`,
  samples: `
    image | title | subtitle | overline | meta
    mountain | What slow trains teach | Iris Chen, 6 min | Travel | 48 likes, 12 comments
    bread | The third loaf is the good one | Omar Haddad, 4 min | Food | 96 likes, 31 comments
    desk | A week without meetings | Lea Brandt, 5 min | Work | 112 likes, 44 comments
    plant | Nine things my fern forgave | Ana Petrova, 3 min | Home | 61 likes, 8 comments
    city | Walking home by the long way | Kim Osei, 7 min | Travel | 35 likes, 5 comments
    coffee | Ten cups, one kettle | Noor Rahman, 4 min | Food | 27 likes, 6 comments`,
  about:
    'The window was the only screen for nine hours, and I did not miss the other one. Somewhere after the second border the timetable stopped to matter.',
  facts: '6 min | To read\n48 | Likes\n12 | Comments',
  figures: '18 | Posts\n1,240 | Readers | +96\n212 | Followers',
  hero: 'New today | What slow trains teach | Iris Chen, six minutes to read | Read',
  tip: 'Three new posts today | One by somebody you follow',
  trend: 'Readers | 1,240 | +96',
  add: 'Write post',
  use: 'Comment',
})
