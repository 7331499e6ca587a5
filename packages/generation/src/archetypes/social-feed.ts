import { defineArchetype } from '../archetype.ts'

export const socialFeed = defineArchetype({
  id: 'social-feed',
  words:
    'twitter 16, twitter clone 20, tweets 14, retweet 14, mastodon 18, microblog 16, social network 9, social media app 10, facebook 14, facebook clone 18, upvote 6, timeline 3, threads 4, fediverse 16, lemmy 14, hashtags 8, followers 4, bluesky 16, tumblr 14, posts and comments 10, confession 14, confessions 16, community for 14, advice community 22, anonymous 8, support community 22, support group 14, new dads 9, new moms 9, anonymous advice 20, share what you are doing 24',
  examples: `
    Private network for the members of our guild: post photos of your work, comment, follow members, groups by technique
    Network for weavers and potters: profiles, photos of pieces, comments, likes, follow other makers
    A place where people post short thoughts, and others like, reply and repost
    Online community for new mums with threads, comments and anonymous questions
    Client for a federated network: my home timeline, mentions, boosts, hashtags
    Students of our campus confess secrets anonymously and others comment
    Support group for people who have lost someone, to tell their story and answer each other without giving their names
    Social network for motorcyclists: post updates, follow riders, reply, like, see trending hashtags
    Ask for advice, get answers from the community, upvote the most helpful
    Small private microblog for friends, posts and replies, no ads, no algorithm, newest first
    Rants and opinions in 280 characters, hashtags, followers, notifications when someone mentions me
    Social media app for skateboarders: short clips, likes, comments, follow riders
    A social media app of our own, with a feed of posts, stories and profiles
    Fans of comics and series share what they love, follow official and fan accounts, read what is new and comment on posts
    Social network for dog people, post videos and react to them`,
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
