import { defineEntity } from '../entity.ts'

export const mediaFile = defineEntity({
  id: 'media-file',
  one: 'File',
  many: 'Files',
  words: 'media file, clip, video file, audio file, output file, picked file',
  icon: 'layers',
  groups: 'Waiting, Running, Done',
  fields: `
    Name | text | Harbour morning.mp4
    Format | choice | MP4 | MP4, WebM, GIF
    Quality | choice | Middle | Small, Middle, High
    Target size | choice | 16 MB | 8 MB, 16 MB, 25 MB
    Keep original | switch | yes`,
  samples: `
    image | title | subtitle | value | progress
    sea harbour | Harbour morning.mp4 | 1080p, 148 MB | 22 MB | 100
    party cake | Birthday, candles.mov | 4K, 412 MB | 38 MB | 72
    dog field | Dog in the field.mp4 | 720p, 64 MB | 11 MB | 40
    concert | Concert, second song.mp4 | 1080p, 230 MB | 29 MB | 0
    snow mountain | Sledge run.mov | 4K, 305 MB | 34 MB | 0`,
  about: 'From 148 to 22 megabytes at the same length. The original stays where it is.',
  facts: '148 MB | Before\n22 MB | After\n−85 % | Saved',
  figures: '5 | In the queue\n2 | Done\n1.1 GB | Saved',
  hero: 'Running, 72 % | Birthday, candles.mov | 412 MB becomes 38 MB, 40 seconds left | Pause',
  tip: '1.1 GB saved this month | Originals are kept for 30 days',
  trend: 'Saved this week | 1.1 GB | +320 MB',
  add: 'Pick files',
  use: 'Share result',
})
