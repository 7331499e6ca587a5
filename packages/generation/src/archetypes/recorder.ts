import { defineArchetype } from '../archetype.ts'

export const recorder = defineArchetype({
  id: 'recorder',
  words:
    'voice recorder 20, voice memos 18, voice notes 14, audio recorder 20, record audio 14, dictation 12, transcribe 12, transcription 12, meeting notes 6, sound recorder 18, call recorder 18, record lectures 14, screen recorder 16, voice changer 22, change my voice 18, voice effects 16, podcast recorder 26, record podcasts 24, record calls 24, records calls 24, calls automatically 12, call recording 26, record phone calls 28, record a podcast 24, record my screen 20, record the screen 20, speech to text 28, voice to text 28, dictation app 24, transcribe audio 22, speech recognition 20, dictaphone 24, field recordings 32, field recording 32, field recorder 32, sound recordings 24, sound recordist 24, collect sounds 24, soundscapes 20',
  examples: `
    Record and edit WAV audio
    Dictate notes while walking and get them as text
    Record lectures, mark important moments, play slower
    Records my phone calls by itself, incoming and outgoing, and finds them by contact
    One red button, a list of takes, rename, share, trim the silence
    Interviews for my newspaper, recorded and transcribed with speaker names
    Make my voice deep, robot or chipmunk and send the result
    Capture the screen with microphone for tutorials
    Memos by voice, transcribed, found by keyword, sorted in folders
    Doctors speak the letter after the patient left, secretary types it
    Oral history project taping elderly villagers, title, place, length, written summary
    Tape band rehearsals, star the good takes, loop a part
    Record a podcast with two tracks, levels, cut, intro music, export
    Street noises and creaking doors, level meter, lossless takes, place and weather noted`,
  needs:
    /recorder|field recording|sound recording|recordist|collect sounds|soundscape|speech to text|voice to text|speech recognition|memo|voice note|dictat|voice chang|voice effect|change my voice|record (?:my|the) screen|screen record|podcast record|record (?:a )?podcasts?|transcri|records? (?:audio|lectures?|sound|(?:(?:your|my|all|every|incoming|outgoing|phone) )*calls?|your voice)|call record|sound recording app/i,
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
