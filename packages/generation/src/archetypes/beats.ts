import { defineArchetype } from '../archetype.ts'

export const beats = defineArchetype({
  id: 'beats',
  words:
    'looper 26, loop station 28, looper pedal 34, loop pedal 30, live looping 28, drum machine 26, beat maker 26, make beats 22, step sequencer 22, sequencer 12, loops 6, synth 12, synthesizer 16, music maker 18, drum pad 22, drum pads 22',
  examples: `
    Drum machine: tap pads to lay down kick, snare and hats in sixteen steps
    Producer on the train wants to sketch hip hop beats with 808 kits, kick, snare and hi-hat patterns
    Grid where kids light up squares and hear the rhythm loop, step sequencer for drums
    Loop station that records my voice, layers it and keeps the tempo with drums underneath
    Little groovebox with swing, BPM, swappable kits and patterns saved by name, sixteen steps of kick and snare
    Make techno on the phone: oscillators, filter, bass line and export to WAV, synth and drum sequencer
    Finger drumming with samples I recorded myself on drum pads
    Arpeggios, chords and a bass track over a rhythm, mixed on eight channels, synth loops
    Chop a sample, pitch it down and arrange lo-fi tracks, drums and bass from one sampler
    A tiny music studio where pads trigger sounds and the pattern repeats, drums, bass and melody
    Synthesizer keyboard with knobs for cutoff, resonance and envelope
    Rhythm generator with euclidean patterns for hi-hats, toms and claps, drum patterns by step`,
  presets: 'dark-pro, bold',
  icon: 'music',
  names: 'Four Bars, Kickback, Offbeat',
  entity: 'beat',
  screens: `
    board | Pads | grid
    browse | Patterns | list
    player? | Play
    saved | Kits | heart
    detail | Pattern
    form | New pattern
    settings | Settings | settings`,
})
