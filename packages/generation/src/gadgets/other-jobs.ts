import type { Job } from './picture-jobs.ts'

const things = String.raw`(?:[\p{L}-]+ ){0,3}(?:photos?|images?|pictures?|screen ?shots?|pdfs?|videos?|audio|songs?|mp3s?|files?|faces?|clips?|recordings?|documents?)`
const does = (verbs: string) => new RegExp(String.raw`\b(?:${verbs}) ${things}\b`, 'iu')

/** Of any files, sounds, films and papers. */
export const otherJobs: readonly Job[] = [
  {
    id: 'checksum',
    called:
      /\b(?:checksums?|(?:file )?hash(?:es)? (?:checker|calculator|generator|verifier|of files)|(?:generat|compar|calculat|check|verif)\w*(?: and \w+)? (?:file|text)(?: (?:or|and) (?:file|text))? hash(?:es)?|(?:md5|sha-?\d+)(?: and|,|\/| or) (?:md5|sha-?\d+))\b/i,
    unless: /\bpassword\b/i,
    verb: 'Verify',
    own: (text) => `
      chips MD5${/\bblake/i.test(text) ? ', SHA and BLAKE2' : ' and SHA'} checksums | MD5, SHA-1, * SHA-256, SHA-512${/\bblake/i.test(text) ? ', BLAKE2' : ''}${/\bcrc/i.test(text) ? ', CRC32' : ''}${/\bsha-?3\b/i.test(text) ? ', SHA-3' : ''}
      hero 9f86d081 884c7d65 | SHA-256 checksum of any file
      fields
      - Compare checksum with | text | 9f86d081884c7d659a2feaa0
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
    id: 'audio-cut',
    called:
      /\b(?:(?:cut|trim|split|join|merge)s?(?: and (?:cut|trim|split|join|merge))? (?:mp3s?|audio|songs?|music|sound|recordings?|tracks?)|(?:audio|mp3|music|song) (?:cutter|trimmer|joiner|splitter)|ringtone (?:maker|cutter|creator))\b/i,
    verb: 'Save',
    done: 'Harbour suite, 0:28, MP3',
    own: (text) => `
      line Harbour suite, 3:12 | 12, 30, 62, 44, 70, 52, 18 | 0:00, , , 1:36, , , 3:12
      sliders Cut
      - Start, 0:42 | 22
      - End, 1:10 | 37
      keys
      - back15 | Back
      - play | Hear it
      - fwd30 | Forward
      ${/\bfad/i.test(text) ? 'switches\n- Fade in\n- Fade out' : ''}
      ${/ringtone/i.test(text) ? 'quiet bell | Set as ringtone' : ''}
      ${/\b(?:join|merge)/i.test(text) ? 'quiet layers | Join picked tracks' : ''}`,
    names: 'Twenty-eight Seconds, Snip, Second Chorus',
  },
  {
    id: 'video-cut',
    called:
      /\b(?:(?:cut|trim|split|join|merge)s?(?: and (?:cut|trim|split|join|merge))? (?:videos?|clips?|movies)|video (?:cutter|trimmer|joiner|splitter))\b/i,
    verb: 'Save',
    done: 'Harbour morning, 0:18, 1080p',
    own: () => `
      image sea harbour
      sliders Trim
      - Start, 0:06 | 14
      - End, 0:24 | 57
      keys
      - back15 | Back
      - play | Play
      - fwd30 | Forward
      switches
      - With sound
      - x Lossless, at key frames`,
    names: 'Snip, First Take Only, Eighteen Seconds',
  },
  {
    id: 'pdf-join',
    called:
      /\b(?:pdf (?:merger|joiner|splitter|combiner|tool ?box|tools?|editor|organi[sz]er)|(?:merg|join|combin|split|rotat|re-?order|organi[sz]|extract|compress)\w*(?:(?:, | and |, and | or )(?:merg|join|combin|split|rotat|re-?order|organi[sz]|extract|compress|delet)\w*){0,6} (?:your )?pdfs?(?: files| pages| documents)?)\b/i,
    verb: 'Join',
    done: 'One PDF, 16 pages, 2.5 MB',
    own: (text) => `
      ${/split/i.test(text) ? 'tabs Do | Merge PDF, Split PDF pages' : ''}
      ${/\b(?:thumbnails?|drag\w*|re-?order\w*|pages)\b/i.test(text) ? 'cards Drag thumbnails to reorder pages\n- document | Page 1 | Lease\n- document | Page 2 | Lease\n- document | Page 3 | Invoice\n- document | Page 4 | Invoice\nkeys\n- repeat | Rotate page\n- trash | Delete page\n- copy | Extract page' : ''}
      fields
      - Name | text | Lease and invoices.pdf
      - Pages | text | All
      ${/\bpasswords?|protect\w*|encrypt\w*/i.test(text) ? '- Protect by password | text |' : ''}
      switches
      - Keep bookmarks
      ${/\bcompress\w*|smaller|size\b/i.test(text) ? '- Compress pictures' : ''}`,
    names: 'Stapler, Sixteen Pages, One Pile',
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
