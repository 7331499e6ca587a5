import { defineArchetype } from '../archetype.ts'

/** One clock that shows the time in a way of its own. */
export const clockFaceApp = defineArchetype({
  id: 'clock-face',
  words:
    'binary clock 30, word clock 28, analog clock 22, analogue clock 22, digital clock 22, flip clock 28, nixie clock 28, desk clock 20, wall clock 18, night clock 20, fullscreen clock 24, clock face 20, clock faces 20, hex clock 28, color clock 22',
  examples: `
    The time as rows of lamps, ones and zeros, one column per digit
    Flip clock on the whole screen for my desk
    A clock that says the time in words
    Big digits beside the bed, red and dim at night
    Hands of an old station clock, seconds ticking
    Lights on and off tell hours, minutes and seconds in binary
    Twelve or twenty-four hours, colour of the digits, with or without seconds
    Retro tubes that glow and show the time
    Current time in large letters for the classroom wall
    The time as a colour, changing every second, with its hex code
    Day, date and time on a tablet that leans on the shelf
    Clock with faces to choose from and a brightness for the night`,
  unless: /\b(?:time zones?|world clock|clock in|clocks? out|clocking|alarm clock|timesheets?|employees)\b/i,
  bars: 'map checkout cart slots deed people',
  presets: 'dark-pro, clean',
  icon: 'clock',
  names: 'Quarter Past, Ticking, Small Hours',
  entity: 'clock-face',
  screens: `
    board | Clock | clock
    browse | Faces | grid
    detail | Face
    settings | Settings | settings`,
})
