import { defineArchetype } from '../archetype.ts'

export const translator = defineArchetype({
  id: 'translator',
  words:
    'translator 20, translate text 20, translation app 20, text translation 20, language translator 26, instant translation 22, offline translation 22, voice translation 20, translate conversations 24, camera translation 20, translates text 20, understand menus 22, in other languages 14',
  examples: `
    Sign language before the camera turns into text and speech, and the other way
    Point the camera at objects and learn what they are called and how to say it in another language
    Translate text between five languages: paste it, copy the result, history of translations
    Say something in Polish and let the phone speak it in Spanish, for conversations on a journey
    Translator for a dozen languages that works without internet
    Point the camera at a menu and read it in my language
    Swap source and target language, listen to the pronunciation, keep favourites
    Detects the language of what I paste and translates it while I type
    Short translations of words and sentences with a list of earlier ones
    Nurses ask patients in their own language and show them the translated sentence in large letters
    Front end for a free translation service, text in, text out, copy and share
    Translate web pages and messages from other apps by sharing them to it
    Two people, two languages, one phone between them, each sees the other's words translated
    Phrases I translate often at the top, offline language packs to download`,
  unless:
    /\b(?:morse|emojis?|pig latin|baby cr|cat|cats|dog|dogs|pirate|binary|cipher|translators? (?:agency|office|we)|sign language)\b/i,
  presets: 'clean, calm',
  icon: 'globe',
  names: 'Other Words, Ferryman, Said Twice',
  entity: 'translation',
  screens: `
    transform | Translate | repeat
    scanner? | Camera | camera
    history | History | clock
    saved | Saved | bookmark
    detail | Translation
    settings | Settings | settings`,
})
