import { defineArchetype } from '../archetype.ts'

/** Pictures on a screen that stands somewhere. */
export const photoFrame = defineArchetype({
  id: 'photo-frame',
  words:
    'photo frame 34, picture frame 30, digital photo frame 36, digital frame 30, photo slideshow 14, slideshow 9, old tablet 20, screensaver 22, screen saver 22, daydream 14, kiosk display 20, digital signage 26, wall display 20, ambient display 24',
  examples: `
    Turn the old tablet on the shelf into a frame for our pictures
    Slideshow from our server with a clock in the corner, off at night
    Send photos from the family straight to grandmother's frame
    Screensaver with my own pictures, weather and date
    Which albums to show, how long each, in what order, fade or slide
    Display in the waiting room with pictures and opening times
    Shows where and when a photo was taken
    Locked with a code so that the children do not leave the show
    Portrait pictures side by side, faces never cut off
    Frames in three rooms, each with its own playlist
    Pictures of this day in earlier years on the kitchen screen
    Motion sensor wakes it, dim in the evening`,
  unless:
    /\b(?:framer|framers|framing|moulding|mat board|glazing|songs?|music|soundtrack|transitions? pack|video maker|export (?:as |to )?video)\b/i,
  bars: 'cart checkout slots feed',
  presets: 'dark-pro, warm',
  icon: 'image',
  names: 'On the Shelf, Every Ten Seconds, Mantelpiece',
  entity: 'frame-album',
  screens: `
    home | Now | image
    browse | Albums | layers
    browse | Show | settings | frame-setting
    browse | Sources | cloud | frame-source
    detail | Album
    form | Add album
    settings? | Settings | lock`,
})
