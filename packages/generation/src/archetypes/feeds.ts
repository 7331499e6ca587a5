import { defineArchetype } from '../archetype.ts'

export const feeds = defineArchetype({
  id: 'feeds',
  words:
    'rss 18, rss reader 20, rss feed 20, feed reader 16, news aggregator 14, subscribe to feeds 16, atom feed 14',
  examples: `
    All the blogs I follow in one list, newest first, read ones gone
    Paste the address of a site and get its new posts without ads
    Headlines from my own choice of sources, grouped in folders, offline on the train
    OPML import, unread counts, star, mark everything as read
    Subscribe to blogs, release notes and podcasts by their atom link
    Full text of articles from thirty magazines, no algorithm, no account
    Feed reader with keyboard shortcuts, filters by keyword, muted words
    Simple RSS app in Kotlin showing title, date, picture and opening the page
    Self-hosted aggregator client, syncs what I have read between devices
    Newspapers of five countries, refresh every hour, swipe to next item
    Follow updates of government sites and scientific journals in one stream
    Notify me when one of my favourite authors publishes something on her site`,
  presets: 'editorial, clean',
  icon: 'wifi',
  names: 'Small Print, Morning Stack, Inlet',
  entity: 'feed-item',
  screens: `
    browse | Unread | list
    saved | Starred | star
    topic? | Feeds | wifi
    detail | Article
    form | Add feed
    help? | Help | help
    settings | Settings | settings`,
})
