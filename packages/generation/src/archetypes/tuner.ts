import { defineArchetype } from '../archetype.ts'

export const tuner = defineArchetype({
  id: 'tuner',
  words:
    'piano tuner 30, piano tuning 30, tuning a piano 28, tuner 20, guitar tuner 30, chromatic tuner 30, ukulele tuner 30, violin tuner 30, instrument tuner 30, tune your guitar 28, tune your instrument 28, tuning fork 24, pitch detector 24, pitch detection 22, pitch pipe 24, tunings 14, tuning 8',
  examples: `
    Chromatic tuner with a needle, reference pitch and temperaments
    Tune guitar, bass and ukulele by ear or with the microphone
    Tuner for violin that shows cents and lets me hear the note
    Simple guitar tuner without ads, alternate tunings
    Pitch pipe for the choir: play the first note of each voice
    Detects the note I sing and how far it is off
    Tuning fork at 440 hertz, adjustable
    Drop D, open G and half a step down, string by string
    Tuner and metronome for beginners of the ukulele
    Strobe tuner with a large display for the stage
    Save my own tunings for banjo and mandolin
    Baroque pitch, equal and meantone temperament for historical instruments`,
  unless:
    /\b(?:learn|lessons?|practice|practise|piano tun(?:ers?|ing)|repairs?|book(?:ing)?|appointments?|radio|fm|car tuning)\b/i,
  bars: 'form deed people map cart',
  presets: 'dark-pro, clean',
  icon: 'mic',
  names: 'In Tune, Four Forty, Open String',
  entity: 'tuning',
  screens: `
    gauge | Tuner | mic
    browse | Tunings | list
    timer? | Metronome | timer
    detail | Tuning
    settings | Settings | settings`,
})
