import { defineArchetype } from '../archetype.ts'

/** Pictures to fill with colours; where one draws them oneself is `editor`. */
export const colouring = defineArchetype({
  id: 'colouring',
  words:
    'drawing book 34, kids drawing book 40, drawing book for kids 40, colour by number 36, color by number 36, colour by numbers 36, color by numbers 36, paint by number 36, paint by numbers 36, colouring by numbers 34, coloring by numbers 34, colouring book 34, coloring book 34, colouring app 30, coloring app 30, colouring pages 34, coloring pages 34, colouring pictures 30, coloring pictures 30, mandala colouring 32, mandala coloring 32, colouring for adults 30, coloring for adults 30, pixel art by number 30',
  examples: `
    Relaxing pictures to fill with colours by numbers, new ones every day
    Colouring book for adults with mandalas, flowers and animals
    My daughter taps a field and it fills with the colour of its number
    Colour pages for children with a big palette, undo and a gallery of what they finished
    Calm down in the evening by filling in small fields, zoom with two fingers
    Paint by numbers on the tablet, difficulty from easy to many small fields
    Pixel pictures with numbered squares, tap to fill, share a time-lapse
    Mandalas and patterns to colour without an end, own palettes, soft music
    Outlines of dinosaurs, princesses and trucks that kids fill in, printable
    Choose a picture by topic, colour it, save it and set it as wallpaper
    Daily picture, hints for hidden fields, finished ones in my gallery
    Colouring pages offline, without ads, for long car journeys`,
  presets: 'playful, calm',
  icon: 'palette',
  names: 'Field by Field, Inside the Lines, Number Nine',
  entity: 'colouring-page',
  home: 'shelf',
  screens: `
    home | Pictures | home
    browse | Library | search
    editor | Colour | palette
    saved | My works | heart
    detail | Picture
    settings | Settings | settings`,
})
