import { defineEntity } from '../entity.ts'

export const filmFrame = defineEntity({
  id: 'film-frame',
  one: 'Frame',
  many: 'Frames',
  words: 'film frame, film roll',
  icon: 'camera',
  groups: 'In camera, To develop, Scanned',
  fields: `
    Roll | text | Roll 14, ISO 400
    Frame | number | 12
    Aperture | choice | f/4 | f/2, f/2.8, f/4, f/5.6, f/8
    Shutter | choice | 1/250 | 1/60, 1/125, 1/250, 1/500
    Lens | text | 50 mm
    Place | place | Ferry pier
    Photo | photo | sea sail
    Notes | long | Metered for the shadows`,
  samples: `
    image | title | subtitle | overline | meta
    sea sail | Ferry at noon | f/8, 1/500, 50 mm | Roll 14 | Frame 12
    city night | Trams after rain | f/2, 1/60, 35 mm | Roll 14 | Frame 13
    portrait woman | Ana at the window | f/2.8, 1/125, 85 mm | Roll 13 | Frame 4
    forest | Birches, backlight | f/5.6, 1/250, 50 mm | Roll 13 | Frame 9
    old town | Stairs and tiles | f/4, 1/250, 35 mm | Roll 12 | Frame 31`,
  about: 'Metered for the shadows and one stop over. The ferry waited exactly one frame long.',
  facts: 'f/8 | Aperture\n1/500 | Shutter\n50 mm | Lens',
  figures: '14 | Rolls\n412 | Frames | +13\n2 | To develop',
  hero: 'In the camera | Roll 14, frame 13 of 36 | ISO 400, loaded on Saturday | Log frame',
  tip: 'Two rolls wait for the tank | 11 minutes at 20 degrees',
  trend: 'Frames a month | 48 | +13',
  add: 'Log frame',
  use: 'Edit frame',
})
