import { defineArchetype } from '../archetype.ts'

export const filmLog = defineArchetype({
  id: 'film-log',
  words:
    'film photography 30, film rolls 26, rolls of film 26, analog photography 28, analogue photography 28, film camera 22, 35mm 18, darkroom 22, exposure log 22, shot log 16',
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
