import { defineArchetype } from '../archetype.ts'

export const flashlight = defineArchetype({
  id: 'flashlight',
  words: 'flashlight 26, torch 14, strobe 16, torch app 26, screen light 18',
  examples: `
    Turn on the bright LED at the back with one tap
    Blink SOS, strobe for parties, slow beacon for the night walk
    Make the whole screen white or red as a lamp for reading in bed
    Soft glow for the children's room which fades out after twenty minutes
    Dimmable torch that lights when I shake it
    Find the keyhole in the dark, widget and shortcut on the lock
    Blackout? light, compass and battery left, nothing else
    Candle that flickers on the display, any colour
    Warning light in orange behind the car breakdown, flashing
    Lamp in the tent: brightness, colour warmth, off by itself
    Flash with the beat of the music at a concert
    Torch without ads or permissions, strong, instant`,
  bars: 'help',
  presets: 'dark-pro, clean',
  icon: 'bulb',
  names: 'Big Beam, Night Light, Bright',
  entity: 'light-mode',
  screens: `
    remote | Light | bulb
    browse | Modes | list
    form | New mode
    history? | History
    timer? | Timer
    detail | Mode
    settings | Settings | settings`,
})
