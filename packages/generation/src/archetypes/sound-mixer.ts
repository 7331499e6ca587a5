import { defineArchetype } from '../archetype.ts'

export const soundMixer = defineArchetype({
  id: 'sound-mixer',
  words:
    'white noise 20, sleep sounds 20, rain sounds 18, ambient sounds 12, nature sounds 16, sounds mixer 20, sound machine 18, brown noise 18, lofi 14, relaxing sounds 18, asmr 14, soundscapes 16, soundboard 14, tinnitus sounds 18, tinnitus helper 20, sound layers 30, layers of sound 28, blend sounds 26, blend them 12, sounds to fall asleep 30, fall asleep faster 24, fall asleep with sounds 26, falls asleep with sounds 26, calming sounds 20, soothing sounds 20, calming animation 20, sleep machine 22, noise machine 22, sound blend 22, safe volume 18',
  examples: `
    Rain, wind, a crackling fireplace: mix the sounds as I like and fall asleep to them
    White, pink and brown noise for a baby who will not settle, with a fade-out after an hour
    Ocean waves, rain and thunder sounds, each with its own volume in the mix
    Calming soundscapes for my therapy room, soft sounds playing for 45 minutes
    Masks the ringing in my ears at night with soft noise, rain and static sounds
    Concentrate at work with café noise, train sounds, rain and gentle piano in one mix
    Mix sounds of forest birds, a brook, wind and distant thunder and save the mix
    Background noise for studying: library hush, lofi, keyboard clicks, rain on a tent
    Fan hum and washing machine sounds that run all night with the screen off
    ASMR whispers, brush strokes and tapping to relax before bed, with sleep timer
    Dogs afraid of fireworks: soothing noise, rain and fan sounds that run in a loop
    Jungle, ocean, snowstorm, night rain: choose a place, hear its sounds, relax
    Pick layers of rain, wind and hum, blend them, each with its own volume, and set how long they play
    Helps babies and adults fall asleep faster with sounds, safe volume limit, stars or a candle on the screen`,
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
