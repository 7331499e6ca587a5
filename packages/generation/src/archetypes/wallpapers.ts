import { defineArchetype } from '../archetype.ts'

export const wallpapers = defineArchetype({
  id: 'wallpapers',
  words:
    'wallpaper 18, wallpapers 18, backgrounds 9, set as background 16, ringtones 14, ringtone 12, live wallpaper 20, stickers pack 14, themes for 6, unsplash 14, pinterest 14',
  presets: 'dark-pro, editorial',
  icon: 'image',
  names: 'Lockscreen, Fog, Daily Picture',
  entity: 'wallpaper',
  screens: `
    home | Today | home
    browse | Collections | grid
    saved | Favorites | heart
    detail | Picture
    settings | Settings | settings
    confirmed | Set | | | Looks good
    profile? | Me | user`,
})
