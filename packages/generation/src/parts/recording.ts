import { type KindPart, partsOf } from './part.ts'

/** What recorders, prompters and visualisers have. */
export const recordingParts: readonly KindPart[] = [
  ...partsOf('recorder', [
    {
      said: 'wav and mp3, formats, sample rate, audio quality, high quality recording, adjustable quality, bitrate, quality settings, adjustable sample rate, recording quality, format choice, various formats',
      on: 'settings form',
      content: `
        chips Format | * M4A, WAV, MP3, OGG
        chips Sample rate | 16 kHz, * 44.1 kHz, 48 kHz
        switches
        - x Stereo`,
    },
    {
      said: 'transcription, transcripts, speech to text, automatic transcription, speech recognition, voice to text, transcribe recordings',
      on: 'detail',
      content: `
        timeline Transcript
        - 0:04 | So, the harbour opens at seven, even on Sundays.
        - 0:11 | And who has the key when you are away?
        - 0:15 | Ada has. She has always had it.`,
    },
    {
      said: 'trim, trimming, cut, editing, edit recordings, cutting, audio trimming, trim recordings, audio editing, crop',
      on: 'detail',
      content: `
        chart Cut | 2, 5, 8, 6, 9, 4, 7, 3, 6, 8, 5, 2 | 0:00, , , , , , , , , , , 4:12
        keys Cut*
        - scissors | Trim
        - minus | Cut out
        - repeat | Undo`,
    },
    {
      said: 'bookmarks, markers, tags, mark moments, labels, marks',
      on: 'timer detail',
      content: `
        rows Marks
        - flag | Opening hours | 0:04
        - flag | The key | 0:11`,
    },
    {
      said: 'pause and resume, noise reduction, noise suppression, skip silence, silence removal, microphone gain, gain control, background recording, widget',
      on: 'settings',
      content: `
        switches
        - Take out noise
        - x Pause in silence
        - Goes on, screen off
        sliders Microphone
        - Gain | 60`,
    },
  ]),
  ...partsOf('recorder', [
    {
      said: 'automatic recording, automatic call recording, auto recording, auto record',
      on: 'settings',
      content: `
        switches
        - Record every call
        - x Only strangers`,
    },
    {
      said: 'whitelist, blacklist, exceptions, ignore list, excluded numbers',
      on: 'settings browse',
      content: `
        rows Never recorded*
        - user | Ada Lund | Mobile
        - phone | +49 30 5550 200 | Practice of Dr Okafor`,
    },
    {
      said: 'cloud upload, cloud backup, upload to cloud, cloud sync',
      on: 'settings',
      content: `
        rows Cloud upload
        - check | Own cloud | /Recordings, on Wi-Fi | | In step`,
    },
  ]),
  ...partsOf('recorder', [
    {
      said: 'internal audio, system audio, microphone, sound source, internal sound, microphone and internal audio',
      on: 'settings timer home',
      content: `
        chips Sound | None, Microphone, * Internal, Both`,
    },
    {
      said: 'countdown, countdown timer, floating button, floating controls, touches, show touches, facecam',
      within: /screen/i,
      on: 'settings',
      content: `
        fields
        - Countdown | choice | 3 s | None, 3 s, 5 s
        switches
        - Show touches
        - x Front camera in corner`,
    },
  ]),
  ...partsOf('teleprompter', [
    {
      said: 'mirror mode, mirror, mirroring, mirrored text, flip text, mirror text',
      on: 'settings reader',
      content: `
        switches
        - Mirror the text
        - x Upside down`,
    },
    {
      said: 'adjustable speed, speed, scroll speed, speed control, scrolling speed, adjustable scroll speed, font size, adjustable font size',
      on: 'reader settings',
      content: `
        sliders Scrolling
        - Speed | 40
        - Letters | 65`,
    },
    {
      said: 'scripts import, import scripts, import, script import, text import, import from files',
      on: 'browse settings',
      content: `
        rows From elsewhere*
        - file | Open a file | TXT, DOCX, PDF
        - copy | Paste | 412 words on the clipboard`,
    },
    {
      said: 'remote control, bluetooth remote, video recording, recording, voice control, record video',
      on: 'settings',
      content: `
        rows Remote control*
        - game | Clicker | Bluetooth | | Connected
        switches
        - Follow my voice
        - x Record front camera`,
    },
  ]),
  ...partsOf('visualiser', [
    {
      said: 'live wallpaper, wallpaper, screen saver, daydream',
      on: 'settings',
      content: `
        switches
        - As live wallpaper
        - x As screen saver`,
    },
    {
      said: 'shaders, presets, effects, visual effects, themes, milkdrop presets, visualizations, styles',
      on: 'browse home #Run',
      content: `
        tiles Shaders*
        - wave | Tide | On now
        - flame | Embers | Warm
        - star | Field of stars | Slow
        - grid | Cubes | To the beat`,
    },
    {
      said: 'microphone input, microphone, audio input, line in',
      on: 'settings',
      content: `
        chips Listens to | * What plays, Microphone, Line in`,
    },
  ]),
  ...partsOf('recorder', [
    {
      said: 'multitrack recording, multitrack, multi-track recording, multitrack recorder, tracks, several tracks, multi-track',
      page: 'Tracks | layers | Four of eight are used',
      content: `
        rows Tracks
        - mic | Voice | Take 3 | Rec
        - music | Guitar, left | Take 1 | 72 %
        - music | Bass | Take 2 | 64 %
        - music | Drums | Imported | 80 %
        keys Keys
        - back15 | To the start
        - mic | Record
        - play | Play`,
    },
    {
      said: 'mixer, mixing, volume and pan, effects, reverb, mix',
      page: 'Mixer | filter | Peaks at −3 dB',
      content: `
        sliders Loudness
        - Voice | 80
        - Guitar | 62
        - Bass | 58
        - Drums | 70
        switches
        - Reverb on the voice
        - x Guitar alone`,
    },
    {
      said: 'metronome, click track, count-in, click',
      on: 'settings',
      content: `
        fields
        - Metronome, beats a minute | number | 96
        switches
        - Count in one bar`,
    },
  ]),
]
