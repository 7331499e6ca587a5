import { defineArchetype } from '../archetype.ts'

export const familyAlbum = defineArchetype({
  id: 'family-album',
  words:
    'family album 26, family albums 24, family photos 18, family pictures 16, family photo album 30, just for our family 20, only for family 16, only our family 18, private family 14, photos for grandparents 22, baby photos 10, baby album 14, photos with grandparents 18',
  examples: `
    Photos of our kids only for the family, albums by month, grandparents get told when there are new ones
    A private place where aunts, cousins and grandma see our baby pictures and write a line
    Share pictures with my family without Facebook, comments and hearts, nobody else can see
    Family photo sharing with albums, likes and a notification for grandparents
    Everybody in the family uploads holiday photos into one album, nobody from outside
    We live in three countries and want one album for all of us, with dates and who is in the picture
    Our baby's first year in photos for the closest relatives, invited by link
    Send new pictures of the children to the grandparents' phone, large and simple
    Wedding, christening, birthdays: albums for the whole family, everybody adds their own shots
    Closed photo circle for my parents, siblings and their kids, download and print a photo book
    My sister and I collect old family pictures, with year, place and names
    Only relatives may look: albums, comments under each photo, favourites for the calendar at Christmas`,
  presets: 'warm, playful',
  icon: 'image',
  names: 'Our Album, Sunday Table, Close By',
  entity: 'family-photo',
  bars: 'checkout cart slots',
  home: 'shelf',
  screens: `
    home | New | home
    browse | Albums | image
    people | Family | users | family-viewer
    notifications? | Activity | bell
    detail | Photo
    form | Add photos
    saved | Favourites | heart
    chats? | Messages | chat
    settings? | Settings`,
})
