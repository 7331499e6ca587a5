import { defineArchetype } from '../archetype.ts'

/** All guests of one celebration put their pictures into one album; invitations and tables are `wedding-guests`. */
export const guestPhotos = defineArchetype({
  id: 'guest-photos',
  words:
    'wedding photo sharing 50, photo sharing at weddings 50, wedding photos 34, wedding photo 30, guest photos 40, guests upload photos 44, guests share photos 44, photos from guests 44, photos from all guests 44, event photo sharing 44, party photos 34, shared event album 40, wedding album 30, photo booth 22, disposable camera 30, shots each 34, shots per guest 40, shared photo events 44, photo events 30, photos are revealed 44, revealed together 40, photos developed 34',
  examples: `
    Each member of an event has ten shots while it lasts, all photos are revealed together afterwards
    Guests of our wedding scan a code and put their pictures into one album
    All photos of the party from everybody's phone in one place
    No app to install: QR code on the tables, upload, done
    Slide show of guests' pictures on the screen behind the band
    Disposable camera for guests: twenty-four shots, shown the next morning
    Birthday of my mother: relatives add photos and a wish
    Company party album that only colleagues can see
    Photographers at the venue and guests fill the same gallery
    Download everything of the wedding as one file
    Guest book with a selfie and a line for the couple
    School reunion pictures, tagged with names
    Festival crew collects shots and clips of the weekend`,
  bars: 'cart checkout slots map',
  presets: 'editorial, playful',
  icon: 'image',
  names: 'Every Table, Second Camera, Confetti Roll',
  entity: 'guest-photo',
  home: 'shelf',
  screens: `
    home | Album | home
    browse | Photos | grid
    form | Add photos | camera
    ticket! | Code | key | | | | qr code, code, scan code, invite guests
    saved? | Favorites | heart
    feed? | Guest book | chat
    people? | Guests | users
    detail | Photo
    settings | Settings | settings`,
})
