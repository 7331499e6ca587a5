import { defineArchetype } from '../archetype.ts'

export const camera = defineArchetype({
  id: 'camera',
  words:
    'camera app 20, camera with 12, photo filters 14, manual exposure 16, manual camera 18, selfie 9, time-lapse 14, timelapse 14, photo booth 14, retro camera 18, scan documents 16, document scanner 20, pdf scanner 18, photo editor 14, edit photos 12, filters and effects 12, ocr 12, paper documents 14, documents into pdfs 18, turn paper 14, file scanner 20, magnifying glass 24, magnifier 22',
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
