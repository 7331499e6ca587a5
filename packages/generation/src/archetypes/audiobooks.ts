import { defineArchetype } from '../archetype.ts'

export const audiobooks = defineArchetype({
  id: 'audiobooks',
  words:
    'audiobook 22, audiobooks 22, audiobook player 28, audio book 22, audio books 22, audiobook library 26, librivox 24, audiobookshelf 28, m4b 20',
  examples: `
    Player for the audiobooks on my phone with chapters, sleep timer and speed
    Listen to novels read aloud, bookmarks with a note, goes on where I stopped
    Audiobooks from a free library, download and hear them on the train
    My audiobook server at home: stream, download, progress the same on all devices
    Big buttons for a blind listener: play, back thirty seconds, next chapter
    Bedtime stories to listen to, turns itself off after twenty minutes
    Library of audiobooks by author, narrator and series
    Slower or faster reading voice, skip silence, chapters in a list
    How many hours of listening are left in each audiobook
    Folders of mp3 files shown as one book with a cover
    Car mode with three large keys for the story I am in
    Import long recordings of novels, split into chapters, and note where I fell asleep`,
  presets: 'warm, dark-pro',
  icon: 'headphones',
  names: 'Read to Me, Lamplight, By Ear',
  entity: 'audiobook',
  screens: `
    home | Listening | headphones
    browse | Library | book
    saved | Bookmarks | bookmark
    player | Player
    detail | Audiobook
    stats? | Listened | chart
    settings | Settings | settings`,
})
