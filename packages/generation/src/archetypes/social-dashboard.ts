import { defineArchetype } from '../archetype.ts'

export const socialDashboard = defineArchetype({
  id: 'social-dashboard',
  words:
    'youtube channel 16, channel statistics 20, statistics about a channel 22, subscribers 5, youtube statistics 20, instagram statistics 18, social media 7, social media dashboard 6, dashboard 3, analytics 4, scheduling 3, schedule post 5, channel 2, follower 4, engagement 4, content calendar 6, influencer 4, campaign 3',
  examples: `
    See likes, reach and new followers of all our social media accounts in one dashboard
    Plan and schedule posts for our bakery's channels, with picture, caption, hashtags and time
    Agency manages ten clients' channels: content calendar, approvals, comments inbox, monthly report
    Creators want to know which posts performed best, reach, engagement, and when followers are online
    Influencer tool with engagement rate, brand deals, campaign deadlines and story views
    Write a caption once, schedule the post on every channel on Tuesday at nine
    Reports about impressions, clicks, reach and follower growth of our accounts compared with last month
    Our team answers comments and messages from all our social accounts in one inbox
    Marketing team drafts social posts, the boss approves them, then they are scheduled on each channel
    Content calendar for a YouTuber and her editor: ideas, drafts, scheduled and published posts
    Analytics of competitors' accounts, posts, trending hashtags, engagement and mentions
    How is my channel doing: followers gained, reach, top posts, best time to post`,
  presets: 'clean, dark-pro',
  icon: 'chart',
  names: 'Cadence, Pulseline, Upnote',
  entity: 'post',
  home: 'ledger',
  screens: `
    home | Overview | home
    stats | Analytics | chart
    week | Schedule | calendar
    form | New post
    chats? | Inbox | chat
    detail | Post
    browse? | Posts | image
    profile | Account | user`,
})
