import { type KindPart, partsOf } from './part.ts'

/** What instruments, songbooks and machines for music have. */
export const makingMusicParts: readonly KindPart[] = [
  ...partsOf('instrument', [
    {
      said: 'finger positions, chords with finger positions, positions, chord diagrams, fingerings, chord charts, chord finder, finger placement, chord library, fretboard diagrams',
      page: 'Chords | music | With finger positions',
      content: `
        cells G major, finger positions
        - E A D G B e
        - · · · · · ·
        - · ② · · · ·
        - ③ · · · · ④
        tabs Chord | G, C, D, Am, Em
        keys
        - volume | Hear it
        - repeat | Next position`,
    },
    {
      said: 'slow down, slow down a song, slow down songs, slow, slow practice, change speed without pitch, playback speed, slow-down, slower without changing pitch, loop and slow down',
      on: '#Play_along player guide detail',
      content: `
        sliders Slow down
        - Speed, 75 % | 75
        switches
        - Keep the pitch
        - x Loop this part`,
    },
    {
      said: 'scrolling chords, songs with scrolling chords, scrolling lyrics, auto-scroll, songs with chords, song book, play along, chords and lyrics, songbook',
      page: 'Songs | book | With scrolling chords',
      content: `
        rows Songs
        - music | Paper Moon Road | G, C, D, Em | 96 bpm
        - music | Salt and Stone | Am, F, C, G | 72 bpm
        - music | Night Ferry | D, A, Bm, G | 110 bpm
        switches
        - Scroll with the beat`,
    },
  ]),
  ...partsOf('beats', [
    {
      said: 'samples, sample import, custom samples, own samples, sample library, sample pads',
      on: '#Kits browse',
      content: `
        rows Samples*
        - music | kick-old-door.wav | 0.4 s | 84 kB
        - music | rain-on-tin.wav | Recorded on Sunday | 1.2 MB
        - plus | Record or import | WAV, FLAC, MP3`,
    },
    {
      said: 'oscillators, two oscillators, filters, envelopes, oscillators and filters, lfo, filter, adsr, effects',
      page: 'Sound | volume | Patch: glass harbour',
      content: `
        chips Oscillator | Sine, * Saw, Square, Noise
        sliders Filter
        - Cutoff | 62
        - Resonance | 30
        sliders Envelope
        - Attack | 8
        - Decay | 40
        - Sustain | 55
        - Release | 35`,
    },
    {
      said: 'arpeggiator, sequencer, step sequencer, arpeggios',
      on: 'game board home',
      content: `
        chips Arpeggiator | Off, * Up, Down, Up and down, By lot`,
    },
    {
      said: 'midi support, midi, midi export, midi input, midi keyboard support, usb midi',
      on: 'settings',
      content: `
        rows MIDI
        - music | Keyboard, 25 keys | USB | | Connected
        - share | Clock out | To other devices | | Off`,
    },
  ]),
  ...partsOf('practice', [
    {
      said: 'sheet music, scores, notation, scrolling notation, notes',
      on: 'detail',
      content: `
        cells Abendlied, bars 1 to 4
        - 𝄞 ♩ ♩ ♪ ♪ ♩
        - 𝄞 ♩ ♩ ♩ ♩ ♩
        - 𝄢 ♩ ♩ ♩ ♩ ♩`,
    },
    {
      said: 'finger hints, fingering, finger numbers, key hints, lighted keys, hand separation, slow practice, loop sections, looping',
      on: 'detail',
      content: `
        chips Hands | Left, Right, * Both
        switches
        - Show fingers
        - Wait for right key
        - x Repeat four bars`,
    },
  ]),
  ...partsOf('ear-training tone-trainer intervals', [
    {
      said: 'chords, scales, chord progressions, scales and chords, chords and scales, rhythm, melodies, melodic dictation',
      on: '#Levels page',
      content: `
        rows Exercises
        - music | Intervals | Second to octave | 84 %
        - music | Chords | Major, minor, diminished | 71 %
        - music | Scales | Seven modes | 52 %`,
    },
  ]),
  ...partsOf('songbook karaoke lyrics', [
    {
      said: 'page turning, page turn, auto scroll, autoscroll, automatic scrolling, hands-free page turning, pedal support, bluetooth pedal, turning',
      on: 'reader guide settings player',
      content: `
        chips Pages turn | By hand, * By themselves, With a pedal
        sliders Scrolling
        - Speed | 40`,
    },
    {
      said: 'annotations, notes on the score, drawing on sheet music, markings, annotate',
      on: 'reader guide detail player',
      content: `
        keys On the sheet
        - pen | Pen
        - edit | Marker
        - type | Text
        - repeat | Undo`,
    },
    {
      said: 'transpose, transposition, capo, transposing, transpose chords, key change',
      on: 'reader guide detail player',
      content: `
        chips Key | G, * A, B flat, C, D
        chips Capo | * None, 2, 4`,
    },
    {
      said: 'metronome, built-in metronome, tuner, tuner and metronome, metronome and tuner',
      page: 'Metronome | timer | 92 beats a minute, as the song',
      content: `
        ring Tempo | 0.46 | 92 | beats a minute
        keys Keys
        - minus | Slower
        - play | Start
        - plus | Faster
        chips Time signature | 2/4, 3/4, * 4/4, 6/8`,
    },
    {
      said: 'finger charts, charts, chord diagrams, chord charts, chord library, fingering charts, chord finder',
      page: 'Chords | grid | 480 shapes',
      content: `
        cells C
        - ● . . .
        - | | | |
        - | | | ③
        cells G7
        - | ① . .
        - ② | ③ |
        - | | | |
        chips Find | * C, D, E, F, G, A, B
        chips Kind | * Major, Minor, 7, maj7, sus4`,
    },
    {
      said: 'pitch scoring, scoring, score, pitch detection, singing score',
      on: '#Scores player',
      content: `
        stats Last song
        - 86 | Points
        - 91 % | In tune`,
    },
    {
      said: 'recording, record yourself, recordings, record',
      on: 'player',
      content: `
        rows Recorded*
        - mic | Low Water | Thursday, 86 points | 4:02
        - mic | Copper and Salt | Tuesday, 79 points | 2:48`,
    },
    {
      said: 'songbook',
      on: 'browse',
    },
  ]),
  ...partsOf('instrument', [
    {
      said: 'piano keyboard, virtual piano, keyboard, on-screen piano, virtual keyboard',
      page: 'Keyboard | music | Two octaves from C',
      content: `
        cells Keys
        - C♯ D♯ . F♯ G♯ A♯ .
        - C D E F G A B
        switches
        - Names on the keys
        - x Show notes of scale
        chips Scale | * C major, A minor, G major`,
    },
  ]),
  ...partsOf('beats', [
    {
      said: 'overdub, overdubbing, undo, overdub and undo, loops, loop, tempo sync, quantize, undo layers',
      within: /loop/i,
      on: '#Pads game home board',
      content: `
        keys Loop
        - mic | Record
        - plus | Overdub
        - repeat | Undo
        - close | Clear
        stats Loop
        - 4 bars | Length
        - 96 | Beats a minute
        - 3 | Layers`,
    },
  ]),
]
