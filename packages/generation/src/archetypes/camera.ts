import { defineArchetype } from '../archetype.ts'

export const camera = defineArchetype({
  id: 'camera',
  words:
    'camera app 20, camera with 12, photo filters 14, manual exposure 16, manual camera 18, selfie 9, time-lapse 14, timelapse 14, photo booth 14, retro camera 18, filters and effects 12, magnifying glass 24, magnifier 22',
  examples: `
    Camera with full control over shutter, ISO and white balance
    Shoot one frame a minute and turn it into a film of the sunset, time-lapse camera
    Retro look like film from the eighties, with grain and light leaks, then share the photo
    Straighten the horizon while shooting, with a level and a grid in the finder
    Magnifying glass for small print on medicine boxes, with light and freeze
    Party corner where guests take four snaps and get a strip of photos, photo booth camera
    Beauty mirror for selfies with countdown and smile detection, smooth skin and soft light
    Two lenses at once, front and back, in one shot with one tap of the shutter
    RAW capture, histogram, focus peaking and a grid for landscape people who want the best photo
    Tap to focus, lock the exposure, hold for a burst
    Film clips in slow motion with zoom and torch, camera app
    Silent shutter, burst and bracketed exposure, saved to my own album of photos`,
  presets: 'dark-pro, editorial',
  icon: 'camera',
  names: 'Half Second, Contact Sheet, Shutter',
  entity: 'shot',
  screens: `
    scanner | Camera | camera
    browse | Gallery | image
    editor | Edit
    saved? | Albums | heart
    detail | Shot
    settings | Settings | settings`,
})
