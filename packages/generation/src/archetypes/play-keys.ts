import { defineArchetype } from '../archetype.ts'

export const playKeys = defineArchetype({
  id: 'play-keys',
  words:
    'play the piano on 30, play piano on 30, virtual piano 32, online piano 32, octaves of keys 28, web piano 28, piano keyboard 28, piano app 20, piano on your phone 30, mini piano 30, toy piano 30, xylophone 30, kalimba 30, virtual drums 30, drum pads 28, drum kit 26, play drums 26, virtual instrument 28, musical instrument on 24, theremin 30, ocarina 28, synthesizer 22, harmonica 22, organ 10',
  examples: `
    A piano on the screen, two octaves, record what I play
    Xylophone for children with coloured bars
    Drums as pads to hit with two thumbs
    Play melodies on the phone without lessons, many sounds
    Kalimba with seventeen tongues and labels on them
    Small synthesizer with octave keys and reverb
    Keyboard with notes written on the keys, saves my recordings
    Toy instruments for the back seat: piano, drums, trumpet
    Record a melody, listen to it, share it
    Pads that play sounds I choose
    Choose piano, organ, guitar or flute as sound
    Ocarina one blows into the microphone`,
  unless: /\b(?:learn|lessons?|teach\w*|tuner|chords?|sheet music|practi[cs]e|students?|tunes?)\b/i,
  bars: 'map people cart checkout camera deed form',
  presets: 'playful, dark-pro',
  icon: 'music',
  names: 'Two Octaves, White Keys, Little Keys',
  entity: 'played-take',
  screens: `
    board | Play | music
    browse | Recordings | list
    detail | Recording
    settings | Settings | settings`,
})
