import { defineArchetype } from '../archetype.ts'

export const gallery = defineArchetype({
  id: 'gallery',
  words:
    'photo organizer 22, photo organiser 22, photo gallery 16, organize photos 18, image viewer 24, photo viewer 24, picture viewer 24, slideshow 10, photo 4, gallery 5, album 3, exif 6, picture 3, wallpaper 6, camera 3, meme 2, photo manager 6, photographer 5, photography hobby 30, my photography 22, store my pictures 24, store my photos 24, store photos 18, store pictures 18, my pictures 10, microscope 26, microscopy 30, microscope slides 40, microscope slide 40, slide images 22, image library 26, picture library 22, image collection 20',
  examples: `
    Photographers share images with their customers, who review them
    Photo organizer: albums, keywords, edit the metadata and see all pictures on a map
    A fast viewer for images with albums, slideshow and simple editing
    Simple picture viewer that opens every folder, zoom, rotate, slideshow
    Look at my pictures by day and place, full screen, swipe
    Wedding shooter shows clients a portfolio, series by series
    Albums of our trips, sort, tag the people, slide show on television
    Camera data below each picture: lens, ISO, time, map
    Exhibit my paintings with title, size, technique, and a big view
    Duplicates and blurred shots sorted out of ten thousand snapshots
    Grandparents' frame that shows the newest pictures we add
    Search my snaps for beach, dog or birthday, favourites in one place
    Grid of photos from a free picture API, pinch to zoom, share, download
    Club of nature photographers shows its best shots, captions, contest winners
    Screenshots, selfies, panoramas and videos kept apart, trash for thirty days
    Slideshow of my photos one after another, seconds per picture, transition, pause, next and previous, own order
    Show pictures as a slide show with music and a fade between them
    Memories of three years ago today from my camera roll
    Library of microscope slides with stain, magnification and what is seen`,
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
