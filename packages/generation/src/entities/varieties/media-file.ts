import { mediaFile } from '../media-file.ts'
import { defineVarieties } from './variety.ts'

/** What is made smaller, cut or turned into another form; without these words it is videos. */
export const mediaFileVarieties = defineVarieties(mediaFile, [
  {
    signs: 'id3 8, tag editor 7, music tag 7, mp3 tag 8, edit tag 6, cover art 4',
    one: 'Track',
    many: 'Tracks',
    icon: 'music',
    groups: 'All, Without cover, Changed',
    without: 'Format, Quality, Target size',
    fields:
      'Title | text | Low Water\nArtist | text | Noor and the Tides\nAlbum | text | Low Water\nYear | number | 2026\nTrack number | number | 1\nCover | photo | sea',
    samples: `
      image | title | subtitle | value
      sea | Low Water | Noor and the Tides, 2026 | MP3
      night city | Last Tram | Weber Trio, no year | FLAC
      sunset | Slow Harbour | Mateo Silva, 2019 | MP3
      mountain | Nine Peaks | Hana Sato, no album | OGG
      lamp | Track 07 | No artist, no album | MP3`,
    about: 'low-water.mp3, 320 kbit/s. Title, artist and album are set, the cover is 600 by 600.',
    facts: '3:48 | Length\n320 | kbit/s\n2026 | Year',
    figures: '312 | Tracks\n14 | Without artist',
    hero: 'Incomplete | Track 07 | No artist, no album | Fill in',
    tip: '14 without artist | Names of files may tell it',
    add: 'Edit tags',
    use: 'Save tags',
  },
  {
    signs: 'video 2, videos 2, video compressor 3, video converter 3, clips, gif',
    samples: `
      image | title | subtitle | value | progress
      sea harbour | Harbour morning.mp4 | 1080p, 148 MB | 22 MB | 100
      party cake | Birthday, candles.mov | 4K, 412 MB | 38 MB | 72
      dog field | Dog in the field.mp4 | 720p, 64 MB | 11 MB | 40
      concert | Concert, second song.mp4 | 1080p, 230 MB | 29 MB | 0
      snow mountain | Sledge run.mov | 4K, 305 MB | 34 MB | 0`,
    about: 'From 148 to 22 megabytes at the same length. The original stays where it is.',
  },
  {
    signs:
      'image, images, photo, photos, picture, pictures, image resizer 3, image compressor 3, exif 3, metadata 2, watermark 2',
    one: 'Picture',
    icon: 'image',
    groups: 'Waiting, Running, Done',
    without: 'Target size',
    fields:
      'Name | text | Harbour morning.jpg\nFormat | choice | JPEG | JPEG, PNG, WebP\nLonger side | choice | 1600 px | 800 px, 1600 px, 2400 px\nRemove location | switch | yes',
    samples: `
      image | title | subtitle | value | progress
      sea harbour | Harbour morning.jpg | 4032 × 3024, 6.2 MB | 480 kB | 100
      cake | Birthday cake.png | 3000 × 4000, 9.8 MB | 620 kB | 100
      dog field | Dog in the field.jpg | 4032 × 3024, 5.1 MB | 410 kB | 60
      mountain | Ridge, evening.heic | 4032 × 3024, 3.4 MB | 390 kB | 0
      city | Old town roofs.jpg | 5184 × 3456, 8.7 MB | 560 kB | 0`,
    about: 'From 6.2 megabytes to 480 kilobytes, 1600 pixels on the longer side. The original stays.',
    facts: '6.2 MB | Before\n480 kB | After\n1600 px | Longer side',
    figures: '5 | Picked\n2 | Done\n28 MB | Saved',
    hero: 'Running, 3 of 5 | Dog in the field.jpg | 5.1 MB becomes 410 kB | Pause',
    tip: '28 MB saved today | Originals are kept for 30 days',
    add: 'Pick pictures',
  },
  {
    signs:
      'audio, mp3, ringtone 3, ringtones 3, audio converter 3, sound file, extract audio 3, trim audio 3, cut audio 3',
    one: 'Track',
    icon: 'music',
    groups: 'Waiting, Running, Done',
    without: 'Target size',
    fields:
      'Name | text | Night lines.flac\nFormat | choice | MP3 | MP3, OGG, FLAC, WAV\nFrom | text | 0:12\nUntil | text | 0:42',
    samples: `
      icon | title | subtitle | value | progress
      music | Night lines.flac | 4:12, 31 MB | 9.8 MB | 100
      mic | Interview, part 2.wav | 38:40, 402 MB | 36 MB | 64
      music | Harbour suite.wav | 6:05, 64 MB | 14 MB | 0
      bell | Door bell.m4a | 0:04, 90 kB | 60 kB | 0
      music | Two trains.aiff | 3:21, 35 MB | 7.9 MB | 0`,
    about: 'Four minutes and twelve seconds, from 31 to 9.8 megabytes. Title and cover stay in it.',
    facts: '31 MB | Before\n9.8 MB | After\n320 k | Bitrate',
    figures: '5 | In the queue\n1 | Done\n420 MB | Saved',
    hero: 'Running, 64 % | Interview, part 2.wav | 402 MB becomes 36 MB | Pause',
    tip: '420 MB saved this month | Originals are kept for 30 days',
    add: 'Pick tracks',
  },
  {
    signs: 'pdf 2, pdfs 2, document, documents, merge pdf 3, split pdf 3, pages',
    one: 'Document',
    icon: 'file',
    groups: 'Picked, Done, Locked',
    without: 'Target size, Format',
    fields:
      'Name | text | Lease, signed.pdf\nPages | text | 1 to 6\nTurn | choice | As it is | As it is, Left, Right\nPassword | switch | no',
    samples: `
      icon | title | subtitle | value | progress
      file | Lease, signed.pdf | 12 pages | 1.8 MB | 100
      file | Invoices, October.pdf | 8 pages, merged from 6 | 940 kB | 100
      file | Thesis, chapter 2.pdf | 34 pages | 4.1 MB | 50
      file | Train tickets.pdf | 3 pages | 210 kB | 0
      file | Manual, washing machine.pdf | 48 pages | 7.6 MB | 0`,
    about: 'Twelve pages, put together from three files. The originals stay where they are.',
    facts: '12 | Pages\n1.8 MB | Size\n3 | Files in it',
    figures: '5 | Documents\n2 | Done\n105 | Pages',
    hero: 'Just done | Lease, signed.pdf | Three files in one, 12 pages | Share',
    tip: 'Two documents done | Originals are kept for 30 days',
    add: 'Pick documents',
  },
  {
    signs:
      'zip 8, unzip 8, unzip files 9, zip files 9, unzipper 9, rar file 8, rar files 8, rar archive 8, archive manager 9, extract zip 9',
    one: 'Archive',
    many: 'Archives',
    icon: 'box',
    groups: 'Packed, Unpacked, Locked',
    fields: `
      Name | text | Photos, lake.zip
      Format | choice | ZIP | ZIP, 7Z, TAR
      Folder | text | Downloads
      Password | text | ••••••••`,
    without: 'Quality, Target size, Keep original',
    samples: `
      icon | title | subtitle | value | tone
      box | Photos, lake.zip | 48 files, packed today | 84 MB | success
      box | Invoices 2026.zip | 31 files, with a password | 12 MB | primary
      folder | Field guide | Unpacked, 9 files | 24 MB | success
      box | Songs.rar | 14 files | 96 MB | neutral
      box | Website, old.tar | 214 files | 41 MB | neutral`,
    about: 'Forty-eight files in one, a third smaller. Opens on every computer.',
    facts: '48 | Files\n84 MB | Size\n−32 % | Saved',
    figures: '9 | Archives\n212 MB | Saved',
    hero: 'Unpacking | Songs.rar | 9 of 14 files, ten seconds left | Pause',
    tip: '212 MB saved | Archives stay where they are until you delete them',
    add: 'Pick files',
    use: 'Unpack',
  },
])
