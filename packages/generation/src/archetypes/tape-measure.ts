import { defineArchetype } from '../archetype.ts'

/** Lengths and rooms measured with the camera. */
export const tapeMeasure = defineArchetype({
  id: 'tape-measure',
  words:
    'tape measure 36, ar measure 40, ar ruler 40, augmented reality tape 44, measure with the camera 40, measure rooms 34, measuring app 30, measure length 26, room plan 20, room scanner 34, floor plan creator 36, measure distance with the phone 20, height of a person 26, laser measure 30',
  examples: `
    Point the camera at a wall and read its length
    Room plan from walking around with the phone, exported as PDF
    How tall is my daughter, with a mark on the door frame
    Area of the garden by tapping its corners
    Will the sofa fit through the door
    Keep what I measured with a photo and a name
    Centimetres or inches, area and volume
    Angles of a roof and height of a tree
    Tiles needed for this floor once it is measured
    Bluetooth laser sends numbers into my sketch
    Every measurement of the flat before we buy curtains
    Ruler on the screen and level beside it`,
  unless: /\b(?:roofs?|roofers?|customers?|tailors?|blood|weight|waist|body measurements?|baby)\b/i,
  bars: 'cart checkout slots people feed',
  presets: 'clean, bold',
  icon: 'camera',
  names: 'Corner to Corner, Two Metres Forty, Folding Rule',
  entity: 'taken-measure',
  screens: `
    scanner | Measure | camera
    browse | Rooms | home | measured-plan
    history | History | clock
    detail | Measurement
    form | Save measurement
    settings | Settings | settings`,
})
