import { defineArchetype } from '../archetype.ts'

export const wallpapers = defineArchetype({
  id: 'wallpapers',
  words:
    'wallpaper 18, wallpapers 18, backgrounds 9, set as background 16, ringtones 14, ringtone 12, live wallpaper 20, stickers pack 14, themes for 6, unsplash 14, pinterest 14',
  examples: `
    A new picture for my lock screen every day
    Minimal, dark, space, mountains: collections in high resolution to set on the home screen
    Backdrops I draw, people download them and set them with one tap
    Ringtones and notification sounds together with matching pictures
    Phone looks by colour, blurred, gradient, AMOLED black
    Cute cats and pastel patterns for teens' phones, save favourites, share
    Live animated screens with rain, fireflies and slow clouds
    My photos of fog and forests offered as free screen art, sorted by mood
    Anime art for the start screen, portrait format, 4K, new each week
    Islamic calligraphy and mosque patterns to decorate your phone
    Sticker packs, themes and icon sets in one design
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
