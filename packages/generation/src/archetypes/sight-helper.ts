import { defineArchetype } from '../archetype.ts'

export const sightHelper = defineArchetype({
  id: 'sight-helper',
  words:
    'visual impairment 22, visually impaired 22, blind people 20, for the blind 20, low vision 18, be my eyes 24, seeing ai 24, describes what is 14, scene description 18, read text aloud 10, identify money 14, identify banknotes 16, blind assistance 28, assistance for blind 26, help for the blind 24',
  examples: `
    Help blind people: take a photo and hear what is in it, read text, banknotes, call a volunteer
    An app for the visually impaired that says what the camera sees
    Point the phone at a letter and it is read aloud
    Low vision aid with magnifier, high contrast and colour names
    Sighted volunteers answer by video what stands on the tin
    AI describes pictures for people who cannot see them
    Which bus is coming? My grandmother sees badly and wants it spoken
    Recognise objects, faces, money and colours and speak the answer
    Accessibility app: scene description, text reader, product barcode, live help
    Be the eyes of somebody: short video calls with helpers
    Voice controlled camera helper that tells obstacles and signs
    Text to speech from photos for people who lost their sight`,
  bars: 'cart checkout slots',
  unless: /\b(?:football|soccer|goalball|judo|training|practice|drills|match(?:es)?|team)\b/i,
  presets: 'clean, dark-pro',
  icon: 'eye',
  names: 'Say What, Second Sight, Out Loud',
  entity: 'seen-thing',
  home: 'focus',
  screens: `
    home | Look | eye
    scanner | Camera | camera
    history | Before | clock
    people | Volunteers | users
    detail | Description
    video? | Video call
    settings | Settings | settings`,
})
