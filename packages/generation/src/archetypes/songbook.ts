import { defineArchetype } from '../archetype.ts'

export const songbook = defineArchetype({
  id: 'songbook',
  words:
    'chords and lyrics 24, songbook 20, song book 20, song sheets 20, our songs 16, setlist 16, set list 16, transpose 12, lyrics 6, chord sheets 22, sing along 14, songs we play 18, karaoke 16, hymn book 16, guitar tabs 20, sheet music 10',
  examples: `
    Words and chords of the tunes our band plays, big enough to read on a music stand
    Campfire singing: search a song, change the key to suit my voice, autoscroll while I play guitar
    Worship team needs its hymns with chords, in the key of the day, and the running order for Sunday
    Setlist for tonight's gig, swipe from one song to the next, capo and tempo noted
    Our ukulele circle wants all its pieces in one place, with chord diagrams and a transpose button
    Karaoke evening at home: pick a title, lyrics roll, a score at the end
    Folk tunes and shanties with verses and chorus, so that everybody in the pub can join in
    Guitar tabs collection, sorted by artist and difficulty, with a metronome and scrolling
    Nursery rhymes and lullabies with text and melody for parents to sing along
    My cover band has eighty songs; who sings, which key, how long, and lists for each concert
    Scouts singing by the fire need lyrics offline, numbered as in our printed book
    Lead sheets of jazz standards on the tablet, transposed for saxophone, with page turning`,
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
