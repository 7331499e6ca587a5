import { defineArchetype } from '../archetype.ts'

export const lyrics = defineArchetype({
  id: 'lyrics',
  words:
    'lyrics finder 30, song lyrics 28, synced lyrics 26, lyrics of the song 30, lyrics app 30, show lyrics 26, shows lyrics 26, find lyrics 28, lyrics 13, lyrics search 28, lyrics for songs 26',
  examples: `
    Shows the words of the song that is playing, line by line
    Search lyrics by a line I remember
    Synced lyrics over any music player
    Read and save the text of songs for later, offline
    Lyrics finder for my local files, writes them into the tags
    Translate the words of a song below each line
    Float the current line above other apps
    Which song has this line in its chorus
    Artists, albums and their lyrics without ads
    Sing with the words running along
    Correct the timing of lines and share them
    Copy or share a verse as a picture`,
  unless:
    /\b(?:chords?|setlists?|karaoke|tabs|playlists?|album art|equali[sz]er|hymns?|(?:music|audio|media) player)\b/i,
  bars: 'map people cart checkout camera deed form player',
  presets: 'dark-pro, warm',
  icon: 'music',
  names: 'Word for Word, Second Line, Sung',
  entity: 'lyric',
  screens: `
    reader | Now | play
    browse | Songs | music
    saved | Saved | heart
    detail | Song
    settings | Settings | settings`,
})
