import { defineArchetype } from '../archetype.ts'

/** Sorts the pictures on a phone: what stays and what goes. */
export const photoCleaner = defineArchetype({
  id: 'photo-cleaner',
  words:
    'camera roll 30, clean up photos 40, photo cleaner 40, duplicate photos 36, blurry photos 36, blurry shots 36, delete photos 30, sort photos 20, swipe photos 36, photo cleanup 40, similar photos 34, screenshots cleanup 34, declutter photos 40, finds duplicates 18, space saved 20',
  examples: `
    Clean the phone of files that can safely go
    Swipe left to delete and right to keep, month by month
    Find pictures that are nearly the same and keep the best
    Blurry shots, screenshots and receipts in one heap to throw away
    How many gigabytes did I save this year
    My camera roll has eleven thousand pictures, help me with twenty a day
    Up for an album, undo when I was too fast
    Large videos first, sorted by size
    On this day: decide about five old pictures
    Bin that I can look through before it is emptied
    Memes from chats, all of them, gone
    Favourites of each month in an album
    Same picture three times in different folders`,
  needs: /\b(?:photos?|pictures?|pics|images?|videos?|screenshots?|shots|camera roll|gallery|duplicates)\b/iu,
  unless:
    /\b(?:junk files|cache|ram|booster)\b|\bswip\w+ (?:through |on )?(?:(?!photos|pictures|videos|images|screenshots|camera|gallery)[\w-]+ ){0,3}(?:homes|houses|flats|apartments|rooms|recipes|restaurants|caf[eé]s|places|movies|jobs|clothes|outfits|products|names|cars|dogs|cats|pets)\b/iu,
  bars: 'cart checkout slots map feed editor people',
  presets: 'playful, clean',
  icon: 'image',
  names: 'Left or Right, Twenty a Day, Best of Three',
  entity: 'photo-heap',
  screens: `
    topic | Sort | image
    browse | Heaps | layers
    stats | Saved | chart
    history | Bin | trash
    detail | Heap
    settings | Settings | settings`,
})
