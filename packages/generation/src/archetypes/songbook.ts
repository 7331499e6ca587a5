import { defineArchetype } from '../archetype.ts'

export const songbook = defineArchetype({
  id: 'songbook',
  words:
    'chords and lyrics 24, songbook 20, song book 20, song sheets 20, our songs 16, setlist 16, set list 16, transpose 12, lyrics 6, chord sheets 22, sing along 14, songs we play 18, karaoke 16, hymn book 16, guitar tabs 20, sheet music 10, chord book 26, chords book 20',
  examples: `
    Musicians keep lyrics, pictures of sheets and audio files of each song together
    Words and chords of the tunes our band plays, big enough to read on a music stand
    Campfire singing: search a song, change the key to suit my voice, autoscroll while I play guitar
    Worship team needs its hymns with lyrics and chords, in the right key, and the song order for Sunday
    Our ukulele circle wants all its songs in one place, with lyrics, chord diagrams and a transpose button
    Setlist for tonight's gig, swipe from song to song, chords and lyrics, capo and key noted
    Karaoke evening at home: pick a title, lyrics roll, a score at the end
    Scouts singing by the fire need lyrics offline, songs numbered as in our printed book
    Folk songs and shanties with lyrics, chords and chorus, so that everybody in the pub can sing
    Guitar chords and tabs of songs, sorted by artist and difficulty, transpose and scroll
    Nursery songs with words and melody for parents to sing along
    My cover band has eighty songs: lyrics, chords, key, who sings, a setlist for each concert
    Lead sheets of jazz standards on the tablet, transposed for saxophone, with page turning`,
  unless:
    /\b(?:office|door|flat|house|car|spare|room|building|cupboard) keys?\b|\bkeys\b[^.;]{0,40}\bwho (?:has|holds|took|borrowed)\b|\bwho has (?:the|which|a) keys?\b/i,
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
