import { defineArchetype } from '../archetype.ts'

/** Where one put things down, by a picture taken at that moment: no tag is on them. */
export const putAway = defineArchetype({
  id: 'put-away',
  words:
    'missing item finder 60, item finder 34, where did i put my 50, where i left 30, put down 24, put down my 40, put down your 40, misplaced 34, misplace 30, lose things 24, forget where 34, where things are 24, take a pic each time 40',
  examples: `
    A picture each time I lay my glasses, keys or wallet somewhere
    Where on earth are the passports? I took a photo when I hid them
    I forget where I leave things, help me with pictures of the places
    Ask the phone where the good scissors are and see the drawer
    Grandmother hides her purse, we photograph where we found it
    Things put away for the winter: which shelf, which box, with a snapshot
    Safe places so safe that I never find them again
    Last seen by me, not by a chip: room, time and picture
    Hearing aids, remote control, charger: the usual spots first
    Spare key with the neighbour, noted with a date
    I moved house and nothing is where it was
    Search by word or by room, the newest spot on top`,
  unless:
    /\b(?:bluetooth|airtags?|gps|tracker tags?|warehouse|lost and found|reward|pets?|phone|airport|luggage)\b/i,
  bars: 'cart checkout map slots wallet',
  presets: 'clean, warm',
  icon: 'search',
  names: 'Bread Bin, Blue Bowl, Safe Place',
  entity: 'put-thing',
  keepsThing: true,
  home: 'shelf',
  screens: `
    home | Things | home
    scanner | Put down | camera | | Take a picture | | photo, picture, pic, take a pic, snapshot
    browse | Search | search
    history | Lately | clock
    detail | Thing
    form | Put something down
    settings | Settings | settings`,
})
