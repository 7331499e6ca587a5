import { defineArchetype } from '../archetype.ts'

export const soundMixer = defineArchetype({
  id: 'sound-mixer',
  words:
    'white noise 20, sleep sounds 20, rain sounds 18, ambient sounds 12, nature sounds 16, sounds mixer 20, sound machine 18, brown noise 18, lofi 14, relaxing sounds 18, asmr 14, soundscapes 16, soundboard 14, tinnitus sounds 18, tinnitus helper 20',
  presets: 'calm, dark-pro',
  icon: 'moon',
  names: 'Rain on Tin, Soft Static, Slow Waves',
  entity: 'ambient-sound',
  home: 'shelf',
  screens: `
    home | Tonight | moon
    browse | Sounds | grid
    player | Playing
    timer | Timer | timer
    saved | Mixes | heart
    detail | Sound
    settings | Settings | settings`,
})
