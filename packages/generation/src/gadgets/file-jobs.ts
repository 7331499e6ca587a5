import type { Gadget, Sheet } from './gadget.ts'
import { capitalise } from '../words/forms.ts'
import { optionsOf } from './file-options.ts'

/** What is worked on, with names such files have. */
const media: readonly (readonly [RegExp, Medium])[] = [
  [
    /\bscreen ?shots?\b/i,
    {
      many: 'screenshots',
      icon: 'image',
      files: [
        'Chat, part 1.png | 1080 × 2400',
        'Chat, part 2.png | 1080 × 2400',
        'Chat, part 3.png | 1080 × 1860',
      ],
    },
  ],
  [
    /\bpdfs?\b/i,
    {
      many: 'PDFs',
      icon: 'file',
      files: [
        'Lease, signed.pdf | 12 pages, 1.4 MB',
        'Invoices, October.pdf | 3 pages, 940 kB',
        'Timetable.pdf | 1 page, 210 kB',
      ],
    },
  ],
  [
    /\bvideos?|clips?\b/i,
    {
      many: 'videos',
      icon: 'video',
      files: [
        'Harbour morning.mp4 | 0:42, 38 MB',
        'Birthday, candles.mov | 1:12, 84 MB',
        'Dog in the field.mp4 | 0:18, 11 MB',
      ],
    },
  ],
  [
    /\b(?:audio|songs?|mp3s?|music|tracks?|recordings?|ringtones?|voice)\b/i,
    {
      many: 'tracks',
      icon: 'music',
      files: [
        'Harbour suite.mp3 | 3:12, 4.4 MB',
        'Interview, part 2.wav | 12:40, 36 MB',
        'Low water.flac | 4:05, 22 MB',
      ],
    },
  ],
  [
    /\b(?:photos?|images?|pictures?|jpe?gs?|pngs?|exif|faces?|metadata)\b/i,
    {
      many: 'photos',
      icon: 'image',
      files: [
        'Harbour morning.jpg | 4032 × 3024, 6.2 MB',
        'Birthday cake.png | 3000 × 4000, 9.8 MB',
        'Dog in the field.jpg | 4032 × 3024, 5.1 MB',
      ],
    },
  ],
  [
    /\b(?:files?|folders?|documents?|archives?|zips?|checksums?|hash(?:es)?)\b/i,
    {
      many: 'files',
      icon: 'file',
      files: ['Lease 2026.pdf | 1.4 MB', 'Photos, May.zip | 212 MB', 'installer-2.4.0.iso | 1.1 GB'],
    },
  ],
]
interface Medium {
  many: string
  icon: string
  files: readonly string[]
}
const anyMedium = media.at(-1)

const mediumOf = (text: string): Medium => {
  const found = media.find(([form]) => form.test(text)) ?? anyMedium
  return found?.[1] ?? { many: 'files', icon: 'file', files: [] }
}

interface Job {
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

const things = String.raw`(?:[\p{L}-]+ ){0,3}(?:photos?|images?|pictures?|screen ?shots?|pdfs?|videos?|audio|songs?|mp3s?|files?|faces?|clips?|recordings?|documents?)`
const does = (verbs: string) => new RegExp(String.raw`\b(?:${verbs}) ${things}\b`, 'iu')

const jobs: readonly Job[] = [
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
      rows What is in it
      - pin | Location | 52.364° N, 4.884° E
      - camera | Camera | Model and serial number
      - clock | Time taken | 14 Nov 2026, 7:52
      switches
      - Remove EXIF data
      - Remove location
      - x Keep time taken`,
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
  {
    id: 'checksum',
    called:
      /\b(?:checksums?|(?:file )?hash(?:es)? (?:checker|calculator|verifier|of files)|(?:md5|sha-?\d+)(?: and|,|\/| or) (?:md5|sha-?\d+))\b/i,
    unless: /\bpassword\b/i,
    verb: 'Verify',
    own: () => `
      chips Method | MD5, SHA-1, * SHA-256, SHA-512
      hero 9f86d081 884c7d65 | SHA-256 of installer-2.4.0.iso
      fields
      - Compare with | text | 9f86d081884c7d659a2feaa0
      banner check | Checksums match | The file is what its maker published
      quiet copy | Copy checksum`,
    names: 'Bit for Bit, Fingerprint, Same File',
  },
  {
    id: 'shred',
    called: does('shreds?|securely delet\\w+|wipes?|overwrit\\w+'),
    verb: 'Shred',
    own: () => `
      chips Overwrite | Once, * 3 times, 7 times
      switches
      - Rename before deleting
      banner warning | There is no way back | Nothing of them goes to the bin`,
    names: 'Gone for Good, Confetti, Blank',
  },
  {
    id: 'encrypt',
    called: does('encrypts?|decrypts?|password[- ]protects?|locks?'),
    unless: /\b(?:vault|gallery|hidden album|sync|backup|cloud)\b/i,
    verb: 'Encrypt',
    done: 'Nobody opens it without the password',
    own: () => `
      tabs Do | Encrypt, Decrypt
      fields
      - Password | text | ••••••••••••
      - Password again | text | ••••••••••••
      chips Method | * AES-256, ChaCha20
      switches
      - x Delete the originals`,
    names: 'Sealed, Two Keys, Under Lock',
  },
]

/** What came of it, to be kept or sent. */
const doneSheet = (done: string): Sheet => ({
  name: 'Done',
  icon: 'check',
  content: (text: string) => {
    const { icon, files } = mediumOf(text)
    return `
          hero ${done} | Saved beside the originals
          rows Done
          ${files.map((file) => `- ${icon} | ${file.split(' | ')[0] ?? ''} | Today, 9:41`).join('\n')}
          button share | Share
          quiet download | Save to downloads`
  },
})

/** Files one picks, what is to be done with them, and the button that does it. */
export const fileJobs: readonly Gadget[] = jobs.map(({ id, called, unless, verb, done, own, names }) => ({
  id,
  called,
  ...(unless ? { unless } : {}),
  icon: 'layers',
  presets: 'clean, bold',
  names,
  sheets: [
    {
      name: 'Work',
      title: (text: string) => capitalise(mediumOf(text).many),
      icon: 'layers',
      content: (text: string) => {
        const { many, icon, files } = mediumOf(text)
        return `
          rows Picked ${many}
          ${files.map((file) => `- ${icon} | ${file}`).join('\n')}
          quiet plus | Add ${many}
          ${own?.(text) ?? ''}
          ${optionsOf(text)}
          button check | ${verb} ${many} | #Done`
      },
    },
    ...(done === undefined ? [] : [doneSheet(done)]),
  ],
}))
