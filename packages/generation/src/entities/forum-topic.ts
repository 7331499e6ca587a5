import { defineEntity } from '../entity.ts'

/** What is true on a board about anything: its members greet each other, ask, show and arrange to meet. */
export const forumTopic = defineEntity({
  id: 'forum-topic',
  one: 'Topic',
  many: 'Topics',
  words:
    'forum topic, discussion, discussion topic, forum post, forum thread, discussion thread, reddit post',
  icon: 'chat',
  groups: 'New, Questions, Solved, Pinned',
  fields: `
    Title | text | What are you working on this week?
    Category | choice | General | General, Questions, Show and tell, Meet-ups
    Text | long | Big or small, finished or not. I begin
    Picture | photo | group
    Tell me about replies | switch | yes`,
  samples: `
    icon | title | subtitle | meta | badge | tone
    chat | What are you working on this week? | Kim Osei, 3 replies | 12 min | New | primary
    pin | Read this first: rules of the board | Lea Brandt, 6 replies | Pinned | Pinned | neutral
    chat | New here? Say hello | Omar Haddad, 48 replies | 1 h | New | primary
    help | What do you wish you had known at the start? | Ana Petrova, 27 replies | 3 h | Question | warning
    check | How do I put pictures into a reply? | Ruth Adeyemi, 4 replies | Yesterday | Solved | success
    users | Who comes to the meeting in spring? | Tomás Rey, 19 replies | Tue 17 Nov | Meet-up | neutral`,
  about: 'Big or small, finished or not: tell the others what you are busy with. I begin in the first reply.',
  facts: '24 | Upvotes\n3 | Replies\n210 | Views',
  figures: '84 | Topics | +3\n412 | Replies | +28\n156 | Members',
  hero: 'Most replies today | New here? Say hello | 48 replies, six of them today | Read replies',
  tip: 'Two topics you follow have new replies | Kim and Ana',
  trend: 'Replies a week | 412 | +28',
  add: 'New topic',
  use: 'Reply',
})
