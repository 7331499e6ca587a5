import { defineArchetype } from '../archetype.ts'

/** Videos that people upload to channels of their own, and others subscribe to. */
export const videoChannels = defineArchetype({
  id: 'video-channels',
  words:
    'youtube clone 26, video channels 20, video upload 14, upload videos 16, live streaming platform 22, live streamers 20, video creators 18, vimeo 16, game streaming 18, live stream games 20, videos and subscribe 26, watch videos 14',
  examples: `
    Upload videos to my own channel, others subscribe, comment and get told of the next
    Channels of makers with subscriptions, playlists and watch later
    Live gamers with viewers and a chat beside the picture, follow a streamer
    Everybody can put up a video, others search, watch and subscribe
    Videos of independent creators with views, likes and comments
    Go live from the phone, viewers write and give hearts
    Creators see views and comments of what they uploaded
    Subscribe to channels, be told of a new upload, watch it later
    Streamers at play, by game, with followers and live chat
    Tutorials by anybody: upload, describe, tag, answer comments
    A place for student films: own channel, views, subscribers
    Home videos of our club members on their own channels`,
  bars: 'map cart checkout',
  presets: 'dark-pro, bold',
  icon: 'video',
  names: 'Channel Nine, Wide Angle, On Air',
  entity: 'channel-video',
  home: 'shelf',
  screens: `
    home | Home | home
    browse | Search | search
    saved | Watch later | bookmark
    notifications | Subscriptions | bell
    video | Watch
    detail | Video
    form | Upload
    profile | You | user`,
})
