/** What is done to files one picks. */
export interface Job {
  id: string
  called: RegExp
  unless?: RegExp
  /** What the button says, before what it is done to. */
  verb: string
  /** What comes of it, a line of news; absent: nothing does, it is seen at once. */
  done?: string
  /** Blocks of its own above the button. */
  own?: (text: string) => string
  names: string
}

/** Of pictures. */
export const pictureJobs: readonly Job[] = [
  {
    id: 'id-photo',
    called: /\b(?:passport|visa|id|identity|biometric)(?:[- ]card)? (?:photos?|pictures?)\b/i,
    unless: /\b(?:appointments?|requirements?|renew\w*|scann?\w*|stor(?:e|es|ing)|vault)\b/i,
    verb: 'Make',
    done: 'Six on a sheet of 10 × 15 cm',
    own: () => `
      image person
      chips Country and size | * Europe 35 × 45 mm, USA 2 × 2 in, India 35 × 35 mm, Canada 50 × 70 mm
      chips Background | * White, Light grey, Light blue
      rows Checks
      - check | Head is 32 to 36 mm high | Fits | 34 mm
      - check | Eyes are on the line | Fits
      - warning | Shadow on the left | A little more light
      - check | Mouth closed, no glare | Fits
      switches
      - Remove background
      - Even light`,
    names: 'Straight Face, White Wall, Six on a Sheet',
  },
  {
    id: 'stitch',
    called:
      /\b(?:(?:long|scrolling) screen ?shots?|screen ?shots? (?:stitch\w*|join\w*|merg\w*)|stitch(?:es|er)?\b.{0,30}(?:screen ?shots?|photos?|pictures?|images?))/i,
    verb: 'Stitch',
    done: 'Long image, 1080 × 6240, 2.1 MB',
    names: 'Long Strip, Seam, End to End',
  },
  {
    id: 'metadata',
    called:
      /\b(?:(?:exif|metadata|location data)\b.{0,24}(?:remov\w+|eras\w+|strip\w*|clean\w*|scrub\w*|delet\w+)|(?:remov\w+|eras\w+|strips?|clean\w*|scrub\w*|delet\w+) (?:all )?(?:the )?(?:hidden |private )?(?:exif|metadata|location)|scrambled exif)\b/i,
    verb: 'Clean',
    done: 'Location, camera and time are gone',
    own: () => `
      rows Hidden in this photo
      - pin | GPS position | 52.364° N, 4.884° E | Private
      - camera | Camera model and date | WT-40, 14 Nov 2026, 7:52
      - key | Serial number | 4081 2217 | Private
      - edit | Author and software | Lea Brandt
      ticks Tags to wipe
      - x GPS position
      - x Serial number
      - x Author
      - Time taken
      switches
      - Remove EXIF metadata
      - Whole batch at once
      - Share cleaned pictures`,
    names: 'Clean Copy, Nothing Behind, Bare Pixels',
  },
  {
    id: 'hide-message',
    called:
      /\b(?:steganograph\w+|hid(?:e|es|ing) (?:a |secret )*(?:messages?|texts?|files?) (?:in|inside|within) (?:an? |your )?(?:pictures?|photos?|images?))\b/i,
    verb: 'Hide message in',
    done: 'Message hidden, picture looks the same',
    own: () => `
      tabs Do | Hide, Read
      image lake
      fields
      - Secret message | long | Meet me at the pier at six
      - Password | text | ••••••••
      text 28 of 48,200 letters used`,
    names: 'Between Pixels, Plain Sight, Invisible Ink',
  },
  {
    id: 'redact',
    called:
      /\b(?:(?:blur|pixelat|redact|anonymi[sz]|censor|black out|hid)(?:e|es|s|ing|ed)? (?:the |all )?(?:faces|number plates|licen[cs]e plates|people|sensitive|private)|face (?:blur\w*|pixelat\w*))\b/i,
    verb: 'Blur',
    done: '3 faces and a number plate covered',
    own: () => `
      image person
      chips Cover with | * Blur, Pixels, Black bar, Emoji
      sliders
      - Strength | 64
      switches
      - Find faces
      - Number plates`,
    names: 'Nobody Knows, Soft Focus, Unseen',
  },
  {
    id: 'watermark',
    called: /\bwatermark(?:s|er|ing)?\b/i,
    unless: /\b(?:without|no) (?:a )?watermarks?\b/i,
    verb: 'Add watermark to',
    done: 'All have your mark in the corner',
    own: () => `
      image lake
      fields
      - Watermark | text | © Ana Torres 2026
      chips Place | Top left, Centre, * Bottom right, Tiled
      sliders
      - Opacity | 42
      - Size | 30`,
    names: 'In the Corner, Mine, Signed Copy',
  },
  {
    id: 'rename',
    called:
      /\b(?:(?:bulk|batch|mass) renam\w+|(?:photo|file|picture|image)s? renam\w+|renam(?:e|es|ing) (?:many |several |all |your |lots of )*(?:photos|pictures|images|files|songs|videos))\b/i,
    verb: 'Rename',
    done: 'Three have new names',
    own: (text) => `
      chips Name begins with | * ${[/\bdate\b/i.test(text) ? 'Date' : '', /\b(?:place|location)\b/i.test(text) ? 'Place' : '', /\bnumber\b/i.test(text) ? 'Number' : '', 'Text of your own', 'Old name'].filter(Boolean).join(', ')}
      fields
      - Pattern | text | {date} {place} {number}
      hero 2026-11-14 Harbour 001 | Was: Harbour morning
      switches
      - Keep the ending
      - x Small letters`,
    names: 'Called Anew, One by One, Good Names',
  },
]
