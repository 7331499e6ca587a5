import { defineArchetype } from '../archetype.ts'

export const photographer = defineArchetype({
  id: 'photographer',
  words:
    'photography portfolio 16, photographer 9, photo shoot 9, wedding photographer 16, portfolio 4, photo studio 12, videographer 12, makeup artist 9',
  presets: 'editorial, dark-pro',
  icon: 'camera',
  names: 'First Light, Two Frames, North Window',
  entity: 'photo-package',
  screens: `
    home | Work | home
    feed | Gallery | image | photo
    browse | Packages | grid
    detail | Package
    slots | Dates
    form | Enquiry
    confirmed | Sent | | | Talk soon
    chats? | Messages | chat
    profile? | About | user`,
})
