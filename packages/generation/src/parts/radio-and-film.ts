import { type KindPart, partsOf } from './part.ts'
import { sleepTimer, equalizer, casting } from './listening.ts'

/** What radios and players of videos have. */
export const radioAndFilmParts: readonly KindPart[] = [
  ...partsOf('radio radio-stations', [
    sleepTimer,
    equalizer,
    casting,
    {
      said: 'recording, record, record streams, record radio, stream recording, record shows, record broadcasts, recordings, recording of streams',
      page: 'Recordings | mic | Three, 1 h 42 in all',
      content: `
        rows Recorded
        - play | Night Lines, live | Harbour Radio, Tuesday | 52 min
        - play | The long interview | Radio Halo, Sunday | 38 min
        - play | Morning choir | Mill FM, Saturday | 12 min
        button mic | Record what is on
        quiet clock | Record at a time`,
    },
    {
      said: 'alarm, alarm clock, radio alarm, wake-up alarm, wake up with radio, wake up, alarm function',
      page: 'Alarm | clock | Wakes with Harbour Radio',
      content: `
        hero 6:40 | On weekdays, with Harbour Radio, louder over two minutes.
        chips Days | * Mon, Tue, Wed, Thu, Fri, Sat, Sun
        sliders Sound
        - Volume | 45
        switches
        - Alarm is on
        - Bell without network`,
    },
  ]),
  ...partsOf('streaming video-channels video', [
    {
      said: 'subtitles, subtitle support, subtitle download, subtitle downloads, external subtitles, captions',
      on: 'video player',
      content: `
        chips Subtitles | Off, * English, Deutsch, From a file
        sliders Subtitles
        - Size | 50
        - Delay | 50`,
    },
    {
      said: 'picture-in-picture, picture in picture, pip, popup player, pop-up player, background playback, background play, play in background, pip mode',
      on: 'video player settings',
      content: `
        switches
        - Picture-in-picture
        - Sound in background`,
    },
    {
      said: 'gestures, gesture controls, gesture control, swipe gestures, brightness and volume gestures, volume and brightness gestures, playback speed, speed control, variable speed',
      on: 'video player settings',
      content: `
        chips Playback speed | 0.75×, * 1×, 1.25×, 1.5×, 2×
        switches
        - Swipe for volume
        - Double tap skips`,
    },
    {
      said: 'hardware acceleration, hardware decoding, audio tracks, multiple audio tracks, audio track selection, aspect ratio',
      on: 'video player settings',
      content: `chips Sound track | * English, Deutsch, Commentary`,
    },
    casting,
    sleepTimer,
  ]),
  ...partsOf('radio radio-stations streaming', [
    {
      said: 'epg, programme guide, program guide, tv guide, electronic program guide, guide',
      within: /\b(?:tv|television|radio|channels?|iptv)\b/i,
      on: 'home browse',
      content: `
        agenda On now and next
        - 18:00 | News at six | Harbour One
        - 18:15 | The long interview | Radio Halo
        - 19:30 | Night Ferry, part 2 | Channel Nine`,
    },
  ]),
]
