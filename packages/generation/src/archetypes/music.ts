import { defineArchetype } from '../archetype.ts'

export const music = defineArchetype({
  id: 'music',
  words:
    'classical music 16, carnatic 24, hindustani 18, ragas 24, raga 24, folk music 12, music 6, song 5, playlist 6, album 4, music player 7, audio player 14, artist 2, band 4, instrument 2, guitar 3, practice music 4, spotify 16, spotify clone 20, lyrics finder 18, synced lyrics 16, lyrics 6, mixtape 26, mixtapes 26, mixtape sharing 32, mp3 player 22, mp3 12',
  examples: `
    Discover classical music: search by artist, raga or composer, watch concerts, personal recommendations
    Music player for my own files, by album and artist, without internet
    Playlists for cooking, driving and rainy Sundays, shuffle, queue
    Our band's new album: songs, lyrics to read along, tour dates, merch
    Unknown indie artists from my region, listen, like, follow
    Synced lyrics that scroll while the song plays
    Sleek player with equaliser, sleep timer, gapless and cover art
    What do my friends listen to right now, and share a mix with them
    Jazz from the fifties, discover one album a day and rate it
    Stream classical: composer, work, conductor, orchestra, movements
    Beats by producers, upload, comment at the second, reposts
    Lo-fi for studying, endless, with a moon in the background and favourites
    DJ's crate on the phone: songs, key, bpm, vinyl or file, sets I played`,
  needs: /^(?!.*\b(?:bird ?song|song ?birds?|song of birds|birds? sing|whale song))/is,
  presets: 'dark-pro, bold',
  icon: 'music',
  names: 'Sidea, Low Water, Encore',
  entity: 'song',
  screens: `
    home | Listen | home
    browse | Search | search
    saved | Library | music
    detail | Album
    player | Player
    form? | Create playlist | | song-playlist
    profile | Me | user`,
})
