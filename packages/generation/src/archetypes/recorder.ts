import { defineArchetype } from '../archetype.ts'

export const recorder = defineArchetype({
  id: 'recorder',
  words:
    'voice recorder 20, voice memos 18, voice notes 14, audio recorder 20, record audio 14, dictation 12, transcribe 12, transcription 12, meeting notes 6, sound recorder 18, call recorder 18, record lectures 14, screen recorder 16, voice changer 22, change my voice 18, voice effects 16, podcast recorder 26, record podcasts 24, record a podcast 24, record my screen 20, record the screen 20',
  needs:
    /recorder|memo|voice note|dictat|voice chang|voice effect|change my voice|record (?:my|the) screen|screen record|podcast record|record (?:a )?podcasts?|transcri|record (?:audio|lectures?|sound|calls|your voice)|sound recording app/i,
  presets: 'dark-pro, clean',
  icon: 'mic',
  names: 'Red Button, Playback, Said So',
  entity: 'recording',
  home: 'focus',
  screens: `
    home | Record | mic
    browse | Recordings | list
    player | Listen
    editor? | Trim
    saved? | Starred | star
    detail | Recording
    form | Edit details
    settings | Settings | settings`,
})
