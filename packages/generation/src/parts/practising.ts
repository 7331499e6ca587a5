import { type KindPart, partsOf } from './part.ts'

/** What apps have with which one practises. */
export const practisingParts: readonly KindPart[] = [
  ...partsOf('morse-trainer', [
    {
      said: 'tapping, tap, key, straight key, tap input, sending, sending practice, tapping practice, send by tapping, paddle, iambic keyer, keying, learn by tapping',
      on: 'remote keypad gauge timer',
    },
    {
      said: 'speed, adjustable speed, speed control, adjustable speed and tone, farnsworth, farnsworth spacing, farnsworth timing, tone and speed, adjustable tone, words per minute, wpm, pitch, speed and tone, adjustable wpm, speed adjustment, tone',
      on: 'quiz',
      content: `
        sliders Sound
        - Speed, 18 words a minute | 45
        - Space between letters | 60
        - Tone, 600 Hz | 40`,
    },
    {
      said: 'listening, listen, listening practice, listening exercises, copying, copy practice, receiving, receiving practice, by ear, listening exercise, head copy',
      on: 'quiz',
    },
    { said: 'koch method, lessons, koch, letter by letter, step by step lessons', on: 'browse' },
    {
      said: 'translator, text to morse, morse translator, encode and decode, text to morse code, translate text, decoder, encoder, converter, flashlight, flash, sound and light',
      page: 'Translate | repeat | Text to dots and back',
      content: `
        fields
        - Text | text | SOS MILL LANE
        hero ... --- ... | -- .. .-.. .-.. / .-.. .- -. .
        keys Send by
        - volume | Sound
        - flash | Light
        - phone | Shaking
        - copy | Copy`,
    },
  ]),
  ...partsOf('beat-keeper', [
    {
      said: 'time signatures, time signature, different time signatures, odd time signatures, any time signature, various time signatures, custom time signatures, meters, metres',
      on: 'timer',
    },
    {
      said: 'accented beats, accents, accent, custom accents, accent patterns, beat accents, adjustable accents, accented first beat, emphasis, accenting, beat emphasis, first beat accent, accent on the first beat, emphasised beats, emphasized beats, customizable accents',
      on: 'timer',
      content: `chips Accented beats | * 1, 2, 3, 4`,
    },
    {
      said: 'subdivisions, subdivision, beat subdivisions, triplets, eighth notes, polyrhythms, polyrhythm, rhythms, subdivision support, rhythm patterns',
      on: 'timer',
      content: `chips Subdivisions | * Quarters, Eighths, Triplets, Sixteenths`,
    },
    {
      said: 'click sounds, sounds, different sounds, sound selection, tones, selectable sounds, choice of sounds, different click sounds, several sounds, custom sounds',
      on: 'timer settings',
      content: `chips Click | * Wood, Beep, Drum, Voice`,
    },
    {
      said: 'visual beat, flash, vibration, visual indicator, visual pulse, screen flash, haptic feedback, silent mode, visual cues, light, visual feedback, flash and vibration, background mode, visual metronome, vibrate',
      on: 'timer settings',
      content: `
        switches
        - Flash on the beat
        - x Vibrate
        - Go on with the screen off`,
    },
    {
      said: 'setlists, set lists, presets, saved tempos, songs, save presets, song list, playlists, save songs, setlist, tempo presets, bookmarks',
      on: 'browse',
    },
    {
      said: 'tempo trainer, speed trainer, gradual tempo increase, tempo increase, practice mode, automatic tempo increase, speed up, gap trainer, muted bars, silent bars, tempo changes, practice timer, speed training',
      on: 'timer',
      content: `
        fields
        - Faster by, beats a minute | number | 5
        - Every, bars | number | 8
        - Until | number | 132`,
    },
  ]),
  ...partsOf('tuner', [
    {
      said: 'alternate tunings, tunings, alternative tunings, custom tunings, different tunings, drop d, many tunings, instruments, several instruments, multiple instruments, different instruments, guitar bass and ukulele, instrument presets, instrument selection',
      on: 'gauge browse',
      content: `chips Tuning | * Standard EADGBE, Drop D, DADGAD, Open G`,
    },
    {
      said: 'reference pitch, adjustable reference pitch, adjustable a4, calibration, concert pitch, a4 calibration, pitch calibration, temperaments, adjustable concert pitch, reference frequency, temperament',
      on: 'gauge settings',
      content: `
        sliders Reference pitch
        - A4, 440 Hz | 50
        chips Temperament | * Equal, Just, Werckmeister III`,
    },
    {
      said: 'reference tones, tone generator, reference tone, pitch pipe, play notes, reference notes, tones',
      on: 'gauge',
      content: `
        keys Tone
        - volume | E2
        - volume | A2
        - volume | D3
        - volume | G3
        - volume | B3
        - volume | E4`,
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
        - Show fingers, 1 to 5
        - Wait for the right key
        - x Repeat bars 5 to 8`,
    },
  ]),
  ...partsOf('listen intervals', [
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
  ...partsOf('generator', [
    {
      said: 'prompts, writing prompts, story prompts',
      within: /writ|stor|dice/i,
      on: 'generator home',
      content: `
        rows Begin with*
        - pen | A letter arrives forty years late
        - pen | Nobody leaves the island`,
    },
    {
      said: 'timer, countdown, time limit',
      within: /writ|stor/i,
      on: 'generator result',
      content: `
        ring Writing time* | 0.7 | 7:00 | of ten minutes | down`,
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
        - x Show the notes of the scale
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
  ...partsOf('generator', [
    {
      said: 'passphrases, passphrase, pronounceable passwords, word-based passwords, diceware',
      within: /password/i,
      on: 'generator',
      content: `
        chips Kind | Characters, * Passphrase, PIN
        hero harbour-salt-lamp-ferry | Four words, 51 bits`,
    },
    {
      said: 'strength meter, meter, password strength, strength, entropy, strength indicator',
      within: /password/i,
      on: 'generator',
      content: `
        stats Strength meter*
        - 98 bits | Very strong
        - 400 years | To guess`,
    },
  ]),
]
