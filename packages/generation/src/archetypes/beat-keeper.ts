import { defineArchetype } from '../archetype.ts'

export const beatKeeper = defineArchetype({
  id: 'beat-keeper',
  words:
    'metronome 20, tuner 6, guitar tuner 20, chromatic tuner 22, click track 16, bpm 6, tap tempo 16, time signatures 8, instrument tuner 20, pitch pipe 16',
  examples: `
    A metronome with accents, subdivisions and tap tempo
    Chromatic tuner for guitar, bass and violin with a needle
    Click track for drummers, presets for the songs of tonight
    Simple metronome, loud, with a flash on the first beat
    Tune my ukulele with the microphone, show sharp and flat
    Speed trainer: four bars at 80, then five beats faster
    Tuner and metronome in one for my practice room
    Odd time signatures, 7/8 and 5/4, with own accents
    Setlist of tempos that I step through on stage
    Tuner with alternate tunings, drop D and open G
    Beats per minute by tapping along, saved per song
    Pitch pipe for choirs and a beat for the conductor`,
  presets: 'dark-pro, warm',
  icon: 'music',
  names: 'Even Beat, In Time, True Pitch',
  entity: 'tempo-preset',
  screens: `
    timer | Metronome | timer | | Metronome
    gauge! | Tuner | music | | Tuner | | tuner, tune, tuning, pitch
    browse | Tempos | list
    detail | Tempo
    form | Add tempo
    settings | Settings | settings`,
})
