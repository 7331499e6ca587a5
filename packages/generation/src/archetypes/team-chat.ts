import { defineArchetype } from '../archetype.ts'

/** A firm or a group that talks in channels. */
export const teamChat = defineArchetype({
  id: 'team-chat',
  words:
    'slack 24, slack clone 34, discord clone 34, discord 20, team chat 28, team messenger 28, workspace chat 28, chat with channels 30, join channels 24, create channels 20, channels and direct messages 34, channels and threads 30, microsoft teams 20, mattermost 24, rocket chat 24',
  examples: `
    A workspace for our firm with channels, threads and direct messages
    Slack clone: channels on the left, messages, reactions, who is online
    Chat for teams where talk is sorted by channel
    Create a workspace, invite colleagues, open public and private channels
    Discord clone with servers, channels and roles
    Reply in a thread, react with an emoji, mention somebody
    Our club talks in channels: training, trips, everything else
    Team messenger with file sharing and search in all channels
    Pin decisions in the channel, mute what is too loud
    Students of a course talk in one channel for each task
    Channels for each department, private ones for the board
    Message a colleague directly, mention the whole channel`,
  unless: /\b(?:tv|video|youtube|radio|iptv|streaming) channels?\b|\bsubscribe to channels\b/i,
  bars: 'map checkout cart slots deed poll votes quiz feed',
  presets: 'clean, dark-pro',
  icon: 'chat',
  names: 'Hallway, Back Office, Side Room',
  entity: 'work-channel',
  screens: `
    browse | Channels | chat
    thread | Channel
    chats | Direct | mail | friend | Direct messages
    people | People | users | friend
    notifications? | Mentions | bell
    form | New channel
    signin? | Sign in
    profile | Me | user
    settings | Settings`,
})
