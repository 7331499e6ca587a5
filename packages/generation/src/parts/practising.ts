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
  ...partsOf('flashcards', [
    {
      said: 'spaced repetition, spaced repetition system, srs, spaced repetition algorithm, fsrs, smart repetition, leitner system, spaced-repetition, intelligent repetition, leitner boxes',
      on: 'home stats browse',
      content: `
        chart Due | 18, 24, 9, 14, 6, 11, 7 | Today, F, S, S, M, T, W
        rows How far apart
        - repeat | Again | After ten minutes
        - check | Good | After three days
        - star | Easy | After eight days`,
    },
    {
      said: 'images and audio, audio, pictures, images, media, audio and images, pictures and sounds, audio pronunciation, images and sound, text to speech, pronunciation, latex, formulas, markdown, images on cards, cards with images and audio',
      on: 'form',
      content: `
        keys On the card
        - image | Picture
        - mic | Sound
        - volume | Read out
        - code | Formula`,
    },
    {
      said: 'import decks, anki import, import, shared decks, anki decks, deck sharing, csv import, import and export, import from csv, deck import, apkg import, anki compatibility, share decks, import csv, sharing decks',
      page: 'Import | download | From a file or from others',
      content: `
        rows From a file
        - file | Deck of Anki | .apkg, with pictures and sound
        - grid | Table | CSV, front and back in two columns
        rows Shared by others
        - layers | Spanish, first 500 | 500 cards, 1,240 learners | Free
        - layers | Capitals of the world | 196 cards, 812 learners | Free
        - layers | Music theory, grade 1 | 84 cards, 96 learners | Free`,
    },
    {
      said: 'reverse cards, cloze deletion, cloze cards, card types, multiple choice, typing answers, different card types, multiple choice mode, type the answer, cloze',
      on: 'form',
      content: `chips Kind of card | * Front and back, Both ways, Gap in a sentence, Type it`,
    },
    { said: 'statistics, progress, stats, learning statistics, progress statistics', on: 'stats' },
  ]),
  ...partsOf('drill', [
    {
      said: 'words per minute, wpm, speed and accuracy, accuracy, typing speed, speed, wpm and accuracy',
      on: 'stats',
    },
    {
      said: 'keyboard layouts, layouts, multiple layouts, different layouts, dvorak, qwerty and dvorak',
      on: 'settings',
      content: `chips Layout | * QWERTY, QWERTZ, AZERTY, Dvorak, Colemak`,
    },
  ]),
]
