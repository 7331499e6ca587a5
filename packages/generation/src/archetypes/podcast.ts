import { defineArchetype } from '../archetype.ts'

export const podcast = defineArchetype({
  id: 'podcast',
  words: 'podcast player for kids 40, podcasts for children 34, podcast 8, episode 5, listen 3',
  examples: `
    Subscribe to shows, download new episodes, skip the silence, sleep timer
    Player for spoken shows with speed, chapters and where I stopped
    My audio show about local history, listeners find every episode with notes and can save them
    We publish a weekly interview series and want our own app with seasons, guests and transcript
    Discover true crime and comedy shows, subscribe, queue the next one for the commute
    Listen offline in the car, continue at home on another device
    An audio magazine for parents, short episodes of fifteen minutes, favourites
    Talks and interviews from our institute as audio, by topic and speaker, with play speed
    Follow creators, get told when a new instalment is out, mark as played
    Stories to hear for children at bedtime, series with several parts, progress kept
    Host and co-host, episode art, show notes, ratings from listeners
    Queue up long conversations, trim intros, play at one and a half speed, share a timestamp`,
  presets: 'dark-pro, editorial',
  icon: 'mic',
  names: 'Lowtide, Long Wave, Earshot',
  entity: 'podcast',
  screens: `
    home | Listen | home
    browse | Search | search
    saved | Library | layers
    browse! | Playlists | list | episode-playlist | | | playlists, playlist, episode playlists, playlists of podcast episodes, podcast episode playlists
    detail | Show
    player | Player
    history? | Offline | download
    profile? | Me | user`,
})
