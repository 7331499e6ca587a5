import { defineArchetype } from '../archetype.ts'

export const readAloud = defineArchetype({
  id: 'read-aloud',
  words:
    'text to speech 30, text-to-speech 30, tts 24, read aloud 28, reads aloud 28, reads web pages 26, reads documents 24, reads texts 24, reads articles 20, reads any text 26, read text aloud 30, read out loud 26, listen to articles 26, listen to documents 26, speaks the text 26, speech synthesis 26',
  examples: `
    Read web pages and PDFs aloud while I cook
    Paste a text and hear it, choose voice, language and speed
    Turn articles into something I listen to on the way to work
    Text to speech for a person who cannot speak, phrases to tap
    Documents aloud with the sentence highlighted that is being read
    Listen to my own manuscript in a calm voice
    Natural voices without internet, speed and pitch with sliders
    Share a page to it and it starts to read
    Save the spoken text as an audio file
    A queue of texts, one after the other, with a sleep timer
    Helps people with dyslexia by speaking what they point at
    Reads out loud any letter or e-mail, larger text as it goes`,
  unless: /\b(?:kids|children|stories|audiobooks?|podcasts?|radio|translat\w*)\b/i,
  bars: 'map people cart checkout deed',
  presets: 'calm, clean',
  icon: 'volume',
  names: 'Out Loud, Reading Voice, Said Aloud',
  entity: 'spoken-text',
  screens: `
    transform | Speak | volume
    browse | Texts | list
    player | Listen
    saved? | Saved | star
    detail | Text
    form? | Add text
    settings | Settings | settings`,
})
