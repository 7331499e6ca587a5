import { definePage } from './page.ts'

export const chordSongs = definePage({
  id: 'chord-songs',
  said: 'worship songs, songbook, songs with chords, songs and chords, chords, song chords, songs, song book with chords',
  unless: /\b(?:tuner|instrument|learn guitar|choir|playlist)\b/i,
  within: /\b(?:youth|church|worship|praise|campfire|scouts?)\b/i,
  name: 'Songs',
  icon: 'music',
  line: 'Five for Friday',
  shownBy: 'song-sheet',
  content: `
    rows For Friday
    - music | I lift my eyes | Hana leads | G
    - music | Still water | Slow, capo 2 | D
    - music | Small seeds | With clapping | A
    - music | Every morning | New, try it twice | E
    - music | Go in peace | At the end | C
    text Verse: G, C, G, D. Chorus: C, G, Am, D. Capo on the second fret.
    chips Key | As written, Two up, Two down
    switches On stage
    - Chords above the words
    - Scroll by itself
  `,
})
