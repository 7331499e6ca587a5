import { defineEntity } from '../entity.ts'

export const shortPost = defineEntity({
  id: 'short-post',
  one: 'Post',
  many: 'Posts',
  words: 'tweet, toot, thread, subreddit, micro-blog',
  icon: 'chat',
  groups: 'Following, Local, Popular',
  fields: `
    What is new? | long | Night trams, at last
    Picture | photo | city
    Who may answer | choice | Everybody | Everybody, Followers, Nobody
    Topic | text | Harbour`,
  samples: `
    image | title | subtitle | overline | meta
    city night | Night trams, at last | Kim Osei | 12 min | 48 likes
    bread | The new loaf at the mill is square | Lea Brandt | 40 min | 112 likes
    lake | Water is 9 degrees and I was in it | Omar Haddad | 1 h | 87 likes
    design | Found these letters on a shop front | Ana Petrova | 3 h | 206 likes
    forest | Heard two owls on the way home | Ruth Adeyemi | 5 h | 64 likes
    train | Four hours late and the best talk of the year | Tomás Rey | Yesterday | 318 likes`,
  about:
    'From 6 December the trams run all night on Fridays and Saturdays. Lines 4 and 9 first; the mill stays closed until spring.',
  facts: '48 | Likes\n12 | Answers\n6 | Shared',
  figures: '214 | Following\n389 | Followers\n42 | Posts',
  hero: 'Popular now | The new loaf at the mill is square | 112 likes in forty minutes | Read answers',
  tip: 'Three you follow talk about it | Kim, Lea and Omar',
  trend: 'Likes a week | 164 | +22',
  add: 'New post',
  use: 'Answer',
})
