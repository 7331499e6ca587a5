import { defineArchetype } from '../archetype.ts'

export const feeds = defineArchetype({
  id: 'feeds',
  words:
    'rss 18, rss reader 20, rss feed 20, feed reader 16, news aggregator 14, subscribe to feeds 16, atom feed 14',
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
