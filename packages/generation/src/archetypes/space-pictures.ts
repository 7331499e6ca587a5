import { defineArchetype } from '../archetype.ts'

export const spacePictures = defineArchetype({
  id: 'space-pictures',
  words:
    'space pictures 18, space photos 18, picture of the day 12, astronomy picture 20, nasa 10, nasa api 14, apod 20, mars rover 14, rover photos 14, hubble 10, space images 16, telescope images 14, galaxy pictures 14, planets photos 8, pictures of space 18, photos of space 18, pictures of the universe 18, nebulae 8, galaxy 5, space 3, astronomy 3',
  examples: `
    Show the astronomy picture of the day with its explanation
    Latest space pictures from an astronomy API, saved as wallpaper
    Photos of the Mars rovers by camera and day
    Browse images of galaxies and nebulas taken by a space telescope
    Pick a date and see the NASA picture of that day
    A gallery of Hubble images with facts about each object
    Every morning a picture from space with a short text, share it
    Search the NASA image library and keep favourites
    Space wallpaper app with pictures of planets, stars and nebulas
    Picture of my birthday: what a telescope saw on that date
    Earth seen from a satellite each day, with place and time
    Discover beautiful photos of planets and nebulae, today's image first, share and download them
    Daily picture of the universe with who took it and how far away it is`,
  bars: 'checkout cart slots form',
  presets: 'dark-pro, editorial',
  icon: 'star',
  names: 'Far Light, Deep Field, First Light',
  entity: 'space-picture',
  home: 'shelf',
  screens: `
    home | Today | star | | Picture of the day
    browse | Gallery | image
    calendar? | Calendar | calendar
    saved | Favorites | heart
    detail | Picture
    settings | Settings | settings
    notifications? | Reminders`,
})
