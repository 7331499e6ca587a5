import { defineArchetype } from '../archetype.ts'

export const filmLog = defineArchetype({
  id: 'film-log',
  words:
    'film photography 30, film rolls 26, rolls of film 26, analog photography 28, analogue photography 28, film camera 22, 35mm 18, darkroom 22, exposure log 22, shot log 16',
  examples: `
    Which aperture and shutter did I use for each frame of the roll, with lens and light
    Load a fresh roll in the old rangefinder, frame counter goes up, later I compare with the scans
    Developing times for black and white: chemical, dilution, temperature, agitation every minute
    My analogue cameras and what is loaded in each, ISO, since when
    Light meter by sunny sixteen and a note for every picture I take on 120
    Rolls shot, rolls at the lab, rolls scanned, cost per frame
    Large format shooters write down bellows, filter, movements and zone for every sheet
    Darkroom prints: paper, grade, seconds, dodging and burning, test strip photo
    Freezer stock of expired negatives and slides with date and speed
    Push two stops? Keep what I did with which emulsion and how the grain came out
    Pinhole exposures with reciprocity failure, a timer and results
    For people who still shoot 35mm: a logbook of shots, bodies, glass and contact sheets`,
  presets: 'dark-pro, editorial',
  icon: 'camera',
  names: 'Frame 24, Push One, Contact Print',
  entity: 'film-frame',
  home: 'shelf',
  screens: `
    home | Rolls | home
    browse | Frames | image
    timer | Develop | timer
    gauge | Meter | sun
    stats? | Numbers | chart
    saved? | Lenses | camera
    detail | Frame
    form | Log frame
    settings | Settings | settings`,
})
