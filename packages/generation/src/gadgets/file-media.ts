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
/** Files of one sort. */
export interface Medium {
  many: string
  icon: string
  files: readonly string[]
}
const anyMedium = media.at(-1)

/** What a description works on. */
export const mediumOf = (text: string): Medium => {
  const found = media.find(([form]) => form.test(text)) ?? anyMedium
  return found?.[1] ?? { many: 'files', icon: 'file', files: [] }
}
