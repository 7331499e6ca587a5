import { defineArchetype } from '../archetype.ts'

export const mediaTools = defineArchetype({
  id: 'media-tools',
  words:
    'id3 28, id3 tags 30, tag editor 26, music tags 28, edit tags 24, video compressor 24, compress videos 24, compress video 24, video converter 24, convert videos 22, convert video 22, audio converter 24, convert audio 22, image resizer 24, resize images 24, resize photos 24, image compressor 24, compress images 24, compress photos 24, image converter 24, convert images 20, batch resize 18, batch convert 18, batch compress 18, pdf tools 24, pdf merge 22, merge pdf 24, split pdf 24, merge pdfs 24, pdf converter 22, photo metadata 20, remove metadata 20, exif 16, trim video 16, trim audio 18, cut audio 18, audio cutter 24, ringtone maker 22, video trimmer 24, extract audio 20, video to gif 20, gif converter 18, watermark 12, add watermark 18, subtitles to video 12, file converter 22, ffmpeg 16, target size 8, output format 10, transcode 18, bitrate 8, unzip 14, archive files 10, zip files 16, audio editor 26, edit audio 20, zip files 26, unzip files 26, zip and unzip 30, unzipper 26, extract zip 24, rar file 20, rar files 20, rar archive 20, archive manager 26, document converter 26, word to pdf 28, pdf to word 28, images to pdf 28, photos to pdf 28, jpg to pdf 28, heic to jpg 28',
  examples: `
    Split a film file into parts and keep its subtitles
    Compress videos small enough to send by messenger without ruining them
    Convert a folder of HEIC images to JPG and resize them to 1200 pixels, all at once
    Take the sound out of a clip and save it as MP3
    Merge PDF files, five scans into one and take page three out
    Strip location and camera details from pictures before I post them
    Trim a video: cut the first ten seconds off, rotate it, export as MP4
    Estate agent needs our logo in the corner of forty pictures
    Shrink a 2 GB recording to under 25 MB, choose quality and resolution
    Audio converter, WAV to FLAC, keep tags, choose sampling rate, several at once
    Short looping animation from a clip, frame rate, width, start and end
    Unpack and pack RAR and 7z, with password, on the phone
    Own call sound from a piece of a song with fade in and out`,
  bars: 'deed',
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
