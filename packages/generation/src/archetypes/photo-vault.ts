import { defineArchetype } from '../archetype.ts'

export const photoVault = defineArchetype({
  id: 'photo-vault',
  words:
    'photo vault 26, hide photos 22, private photos 18, photo locker 22, secret photos 20, gallery lock 20, hidden photos 18',
  presets: 'dark-pro, clean',
  icon: 'lock',
  names: 'Behind Glass, Third Drawer, Quiet Box',
  entity: 'photo',
  screens: `
    browse | Albums | image
    saved | Favorites | heart
    scanner? | Camera | camera
    form | Add photos
    detail | Photo
    settings | Security | settings
    signin | Unlock`,
})
