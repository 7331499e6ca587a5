import { defineArchetype } from '../archetype.ts'

export const wallpapers = defineArchetype({
  id: 'wallpapers',
  words:
    'wallpaper 18, wallpapers 18, backgrounds 9, set as background 16, ringtones 14, ringtone 12, live wallpaper 20, stickers pack 14, themes for 6, unsplash 14, pinterest 14',
  examples: `
    A new picture for my lock screen every day
    Minimal, dark, space, mountains: high resolution pictures to set as lock or home screen
    Backdrops I draw, people download them and set them with one tap
    Ringtones and notification sounds together with matching lock screen pictures to download
    Phone screen pictures by colour, blurred, gradient, AMOLED black, set with one tap
    Cute cats and pastel pictures for teens' lock screens, download, save favourites
    Live animated lock screen pictures with rain, fireflies and slow clouds, set with one tap
    My photos of fog and forests as free phone pictures, download and set as home or lock screen
    Anime pictures for the home screen, portrait format, 4K collection, new each week
    Calligraphy and mosque patterns in high resolution to set on your lock screen
    Sticker packs, themes and icon sets in one design with pictures for the home screen
    Browse abstract art, download, crop to my display, use for lock and home`,
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
