import { defineArchetype } from '../archetype.ts'

export const mediaRemote = defineArchetype({
  id: 'media-remote',
  words:
    'kodi 26, media center 18, media centre 18, mpd 22, tv remote 24, remote for kodi 30, media player remote 26, roku 24, smart tv remote 28, remote for your tv 26, vlc remote 26, remote control for kodi 32, music player daemon 28, chromecast 16, android tv 14, control your tv 24, ir remote 24, infrared remote 26, presentation remote 22, remote control for tv 40, remote for tv 36, tv remote control 36, universal remote 30, tv controller 24',
  examples: `
    Remote for the media center in the living room: arrows, OK, back, volume, what is playing
    Control the music player at home from the sofa, queue, search and outputs
    My phone as the remote of the smart TV, with channels, apps and keyboard
    Browse films and series on the media server and play them on the television
    Infrared remote for old televisions and hi-fi
    Next slide, last slide and a timer: clicker for presentations on the computer
    Play, pause, skip and turn the volume of the player on my computer
    Media remote with library, playlists and now playing
    Arrow keys and OK for the box under the television
    Send a video from the phone to the screen and steer it
    Keyboard and touch pad for the TV
    Zones of the music system, each with volume and queue`,
  presets: 'dark-pro, clean',
  icon: 'play',
  names: 'Sofa Side, Long Arm, Channel Seven',
  entity: 'played-media',
  screens: `
    remote | Remote | play
    browse | Library | layers
    history? | Queue | list
    detail | Title
    form | Add player
    settings | Settings | settings`,
})
