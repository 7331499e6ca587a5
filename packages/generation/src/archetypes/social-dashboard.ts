import { defineArchetype } from '../archetype.ts'

export const socialDashboard = defineArchetype({
  id: 'social-dashboard',
  words:
    'social media 7, social media dashboard 6, dashboard 3, analytics 4, scheduling 3, schedule post 5, channel 2, follower 4, engagement 4, content calendar 6, influencer 4, campaign 3',
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
