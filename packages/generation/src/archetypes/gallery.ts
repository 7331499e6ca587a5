import { defineArchetype } from '../archetype.ts'

export const gallery = defineArchetype({
  id: 'gallery',
  words:
    'photo 4, gallery 5, album 3, exif 6, picture 3, wallpaper 6, camera 3, meme 2, photo manager 6, photographer 5',
  presets: 'dark-pro, clean',
  icon: 'image',
  names: 'Lightbox, Contact Sheet, Negative',
  entity: 'photo',
  screens: `
    browse | Gallery | image
    map? | Map | map
    saved | Favorites | heart
    detail | Photo
    editor? | Editor
    form? | Details
    calendar? | Days | calendar
    settings | Settings | settings`,
})
