import { defineArchetype } from '../archetype.ts'

/** Printed or written music read by the camera, corrected, played and exported; lyrics with chords are `songbook`. */
export const sheetScanner = defineArchetype({
  id: 'sheet-scanner',
  words:
    'scan sheet music 44, scan music sheet 44, scan a music sheet 50, scan music sheets 44, music sheet 22, music sheets 22, sheet music scanner 46, music scanner 34, music ocr 40, optical music recognition 50, sheet music reader 30, read sheet music 20, play sheet music 30, musicxml 34, music notation 26, notation editor 34, transpose sheet music 36, sheet music editor 40, digitize sheet music 44, digitise sheet music 44',
  examples: `
    Photograph a page of notes and get a clean score that can be edited
    Scan printed music and hear how it sounds
    Old handwritten parts of our brass band turned into neat sheets
    Read notes with the camera, transpose for my clarinet and print
    Correct wrong notes, add bars, slurs and fingering, export as PDF
    Choir scores played voice by voice after a scan
    Make a better copy of a faded music sheet
    I take a picture of piano music and the app plays the left hand slowly
    MusicXML and MIDI export of scanned pages
    Write my own melody on a staff and share it as a sheet
    Recognise notes, rests and clefs from a photo, mark what is uncertain
    Library of scores by instrument, key and composer
    Teachers scan an exercise and put it into an easier key`,
  bars: 'cart checkout slots map people',
  presets: 'editorial, clean',
  icon: 'music',
  names: 'Clean Copy, Second Staff, Bar by Bar',
  entity: 'scanned-score',
  screens: `
    scanner | Scan | camera
    browse | Scores | music
    editor | Edit | | | | | edit, create, notes, correct, better quality, new sheet, transpose
    player | Playing | play | | | | play, hear, playback, sound
    saved? | Saved | bookmark
    detail | Score
    form? | New score
    settings | Settings | settings`,
})
