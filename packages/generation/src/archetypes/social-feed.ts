import { defineArchetype } from '../archetype.ts'

export const socialFeed = defineArchetype({
  id: 'social-feed',
  words:
    'twitter 16, twitter clone 20, tweets 14, retweet 14, mastodon 18, reddit 18, subreddits 14, reddit client 20, microblog 16, social network 9, social media app 10, facebook 14, facebook clone 18, upvote 6, timeline 3, threads 4, fediverse 16, lemmy 14, hashtags 8, followers 4, bluesky 16, tumblr 14, posts and comments 10, confession 14, confessions 16, forum 12, message board 14, discussion board 14, community for 14, advice community 22, anonymous 8, support community 22, support group 14, forum for 14, new dads 9, new moms 9, anonymous advice 20',
  presets: 'clean, dark-pro',
  icon: 'chat',
  names: 'Small Talk, Out Loud, Overheard',
  entity: 'short-post',
  screens: `
    feed | Home | home
    browse | Explore | search
    notifications | Alerts | bell
    chats? | Messages | chat
    saved? | Saved | bookmark
    detail | Post
    form | New post
    profile | Profile | user`,
})
