import { defineArchetype } from '../archetype.ts'

/** Speech that becomes text; memos one only hears are `recorder`. */
export const transcriber = defineArchetype({
  id: 'transcriber',
  words:
    'voice messages into text 38, voice message into text 38, turns voice messages 36, transcription 30, transcriber 34, transcribes 28, transcribe voice 34, transcribe audio 34, live captions 32, subtitles for calls 30, dictate text 26, dictation app 32, whisper 14, audio into text 36, turns everything you receive into text 38',
  examples: `
    Voice messages from any chat become text I can read in a meeting
    Transcribe interviews with the names of speakers and times
    Live captions for deaf people at the table
    Dictate letters and correct them by hand
    Lecture recorded and written down, searchable
    Works offline in six languages
    Share an audio file and get its text back
    Summary in three lines of a long message
    Subtitles for a video from its sound
    Meeting protocol from a recording
    Search all my messages for a word that was spoken
    Copy the text and delete the audio`,
  bars: 'checkout cart slots map',
  presets: 'clean, calm',
  icon: 'mic',
  names: 'Read Aloud Backwards, In Writing, Said and Done',
  entity: 'transcript',
  screens: `
    home | Texts | home
    browse | All | list
    editor? | Edit
    detail | Text
    form | New
    saved? | Saved | star
    settings | Settings | settings`,
})
