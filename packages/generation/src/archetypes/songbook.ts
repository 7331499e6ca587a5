import { defineArchetype } from '../archetype.ts'

export const songbook = defineArchetype({
  id: 'songbook',
  words:
    'chords and lyrics 24, songbook 20, song book 20, song sheets 20, our songs 16, setlist 16, set list 16, transpose 12, lyrics 6, chord sheets 22, sing along 14, songs we play 18, karaoke 16, hymn book 16, guitar tabs 20, sheet music 10',
  presets: 'warm, dark-pro',
  icon: 'music',
  names: 'Campfire, In G, Second Verse',
  entity: 'song-sheet',
  home: 'shelf focus',
  screens: `
    home | Tonight | home
    browse | Songs | music
    reader | Play | book
    people? | Singers | users
    timer? | Metronome
    gauge? | Tuner
    saved | Setlist | list
    leaderboard? | Scores | trophy
    detail | Song
    form | Add song
    settings | Settings | settings`,
})
