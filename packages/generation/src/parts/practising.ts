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
        - Words a minute, 18 | 45
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
        - Goes on, screen off`,
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
        - Faster by | number | 5
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
