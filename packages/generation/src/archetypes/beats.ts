import { defineArchetype } from '../archetype.ts'

export const beats = defineArchetype({
  id: 'beats',
  words:
    'drum machine 26, beat maker 26, make beats 22, step sequencer 22, sequencer 12, loops 6, synth 12, synthesizer 16, music maker 18, drum pad 22, drum pads 22',
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
