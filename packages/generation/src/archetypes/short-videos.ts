import { defineArchetype } from '../archetype.ts'

/** Clips of people one follows, one after the other, and making one's own. */
export const shortVideos = defineArchetype({
  id: 'short-videos',
  words:
    'short videos 20, short video 20, short clips 18, video reels 20, reels 12, vertical videos 22, tiktok 20, video sharing 20, share videos 14, video social 20, vlog 12, vlogs 12',
  examples: `
    Swipe up for the next clip, like, comment and follow whoever made it
    People post fifteen seconds of dance with a song, others answer with their own
    Short vertical clips by creators, for you and following, sounds and tags
    Film a clip, add a song and a caption, post it
    Little cooking clips of one minute by everybody, follow the cooks
    Reels of skaters with likes, comments and followers
    Comedy clips by strangers, share the best with friends
    A feed of clips that learns what I like
    Teenagers film challenges, watch those of others and duet with them
    Creators upload short films of their day, fans follow and comment
    Clips of dogs, one after the other, by everybody who has one
    Record, cut and post half a minute with music, see who watched`,
  bars: 'map cart checkout',
  presets: 'dark-pro, playful',
  icon: 'video',
  names: 'One More, Fifteen Seconds, Swipe Up',
  entity: 'clip',
  screens: `
    feed | For you | home
    browse | Discover | search
    form | New clip | plus
    notifications | Activity | bell
    video | Watch
    detail | Clip
    chats? | Messages | chat
    profile | Profile | user`,
})
