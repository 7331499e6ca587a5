import { defineArchetype } from '../archetype.ts'

export const mediaTools = defineArchetype({
  id: 'media-tools',
  words:
    'video compressor 24, compress videos 24, compress video 24, video converter 24, convert videos 22, convert video 22, audio converter 24, convert audio 22, image resizer 24, resize images 24, resize photos 24, image compressor 24, compress images 24, compress photos 24, image converter 24, convert images 20, batch resize 18, batch convert 18, batch compress 18, pdf tools 24, pdf merge 22, merge pdf 24, split pdf 24, merge pdfs 24, pdf converter 22, photo metadata 20, remove metadata 20, exif 16, trim video 16, trim audio 18, cut audio 18, audio cutter 24, ringtone maker 22, video trimmer 24, extract audio 20, video to gif 20, gif converter 18, watermark 12, add watermark 18, subtitles to video 12, file converter 22, ffmpeg 16, target size 8, output format 10, transcode 18, bitrate 8, unzip 14, archive files 10, zip files 16',
  presets: 'clean, dark-pro',
  icon: 'layers',
  names: 'Half the Size, Squeeze, Batch Nine',
  entity: 'media-file',
  home: 'shelf',
  screens: `
    home | Files | layers
    form | Output | settings
    history | Done | check
    browse? | Presets | list
    editor? | Trim | scissors
    detail | File
    settings? | Settings`,
})
