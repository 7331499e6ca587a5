import { defineArchetype } from '../archetype.ts'

export const forum = defineArchetype({
  id: 'forum',
  words:
    'forum 8, forums 8, forum app 26, discussion forum 28, community forum 28, message board 26, discussion board 28, bulletin board 14, threads and replies 26, topics and replies 28, posts and replies 14, forum for 14, subreddit 20, subreddits 20, reddit 24, discussions 8, discussion threads 22',
  examples: `
    Discussion forum about model railways, boards by scale, replies, upvotes for the best answer
    Message board for our fandom with threads, replies, upvotes, user profiles, moderators
    Like Reddit but only for gardeners: topics, posts with votes, comments
    Forum where members open topics and others reply
    A board to discuss everything about old motorcycles, by category, newest answers first
    Our users should help each other: open a thread, answer, mark it as solved
    Community forum with categories, threads and moderators
    I want people to start discussions, vote replies up and down, and follow a topic
    Threads by category, pinned rules, search, quote somebody and answer
    Support forum of our software, questions of users, solved threads
    A place for beekeepers to ask, discuss and answer in topics
    Discussion app for students, one board for each lecture`,
  // Beside other things it is one screen of another app.
  unless:
    /(?:,| and| plus) (?:an? |the |our )?(?:\p{L}+ )?(?:forums?|message boards?|discussion boards?)\b/iu,
  bars: 'feed',
  presets: 'clean, dark-pro',
  icon: 'chat',
  names: 'Common Thread, Long Table, Open Floor',
  entity: 'forum-topic',
  screens: `
    browse | Topics | chat
    people? | Members | users
    saved | Followed | bookmark
    notifications | Replies | bell
    chats? | Messages | chat
    detail | Topic
    form | New topic
    profile | Profile | user`,
})
