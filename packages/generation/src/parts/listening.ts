import { type KindPart, partsOf } from './part.ts'

/** What several kinds have alike. */
export const sleepTimer = {
  said: 'sleep timer, bedtime timer, auto-off timer, sleep timer with fade out, timer to stop, fall asleep timer, bedtime mode, auto off',
  on: 'player',
  content: `chips Sleep timer | Off, 15 min, * 30 min, End of this one`,
}

const speed = {
  said: 'playback speed, variable speed, speed control, variable playback speed, adjustable speed, adjustable playback speed, playback speed control, speed adjustment, faster playback, speed, silence skipping, skip silence, volume boost, trim silence, skips silence, silence trimming, variable speed playback',
  on: 'player',
  content: `
    chips Playback speed | 0.8×, 1×, * 1.2×, 1.5×, 2×
    switches
    - Skip silence
    - x Boost voices`,
}

/** What several kinds have alike. */
export const equalizer = {
  said: 'equalizer, equaliser, bass boost, 10-band equalizer, ten-band equalizer, built-in equalizer, sound effects, equaliser presets, equalizer and bass boost, audio effects',
  page: 'Equalizer | volume | Warm is in use',
  content: `
    chips Setting | Flat, * Warm, Voices, Bass, Own
    sliders Bands
    - 60 Hz | 68
    - 250 Hz | 58
    - 1 kHz | 50
    - 4 kHz | 46
    - 16 kHz | 52
    switches
    - Bass boost
    - x Same loudness for all`,
}

/** What several kinds have alike. */
export const casting = {
  said: 'chromecast, casting, cast, chromecast support, dlna, airplay, cast to tv, casting to tv, chromecast and airplay',
  on: 'player video',
  content: `
    rows Play on
    - phone | This phone | | | Playing
    - video | Television | Living room, cast
    - volume | Kitchen speaker | Cast`,
}

/** What players have. */
export const listeningParts: readonly KindPart[] = [
  ...partsOf('podcast', [
    sleepTimer,
    speed,
    casting,
    {
      said: 'automatic downloads, auto-download, auto download, automatic download, automatic episode downloads, downloads, offline listening, download episodes, episode downloads, download for offline, automatically downloads',
      page: 'Downloads | download | Four episodes, 212 MB',
      content: `
        rows On this phone
        - check | The last typewriter shop | Two Chairs, 47 min | 44 MB
        - check | Why ice is slippery | Small Physics, 31 min | 29 MB
        - download | She kept the ticket | Two Chairs, 55 min | 62 %
        switches
        - Automatic downloads
        - On Wi-Fi only
        - Delete once played
        fields
        - Keep of each podcast | choice | 3 episodes | 1 episode, 3 episodes, 10 episodes, All`,
    },
    {
      said: 'queue, play queue, up next, playlist, playlists, custom queue',
      page: 'Queue | list | Three episodes, 2 h 13',
      content: `
        rows Up next
        - play | A lighthouse keeper retires | Two Chairs | 52 min
        - menu | Why ice is slippery | Small Physics | 31 min
        - menu | The iron ring | Salt and Stone | 50 min
        quiet shuffle | Shortest first`,
    },
    {
      said: 'chapters, chapter marks, chapter support, show notes, transcripts, chapter markers, bookmarks',
      on: 'player',
      content: `
        rows Chapters
        - play | Up the stairs | 0:00
        - play | The lamp | 12:40
        - play | Last night on the rock | 38:05`,
    },
    {
      said: 'opml import, opml, opml export, opml import and export, opml import/export, import and export subscriptions',
      on: 'settings',
      content: `
        rows Subscriptions*
        - download | Import OPML | From another podcast app
        - share | Export OPML | 24 podcasts`,
    },
    {
      said: 'new episode notifications, notifications for new episodes, notifications, notifications about new episodes',
      on: 'settings',
      content: `
        switches
        - Tell about new episodes`,
    },
  ]),
  ...partsOf('audiobooks', [
    sleepTimer,
    speed,
    casting,
    {
      said: 'bookmarks, bookmarks with notes, bookmarking, notes',
      on: 'player',
      content: `
        rows Bookmarks*
        - bookmark | 3:12:40 | The iron ring, for the first time
        - bookmark | 5:02:11 | Who is Ada’s brother?`,
    },
    {
      said: 'chapters, chapter list, chapter navigation, chapter support',
      on: 'player detail',
      content: `
        rows Chapters
        - check | 8. Salt | 24 min
        - play | 9. The iron ring | 31 min, 12 are left
        - book | 10. The pass | 28 min`,
    },
  ]),
  ...partsOf('music', [
    sleepTimer,
    equalizer,
    casting,
    {
      said: 'lyrics, synced lyrics, synchronized lyrics, synchronised lyrics, lyrics display, lyrics support, time-synced lyrics, embedded lyrics, song lyrics, live lyrics',
      page: 'Lyrics | type | In time with the song',
      content: `
        text The harbour lights go one by one,
        text And every boat is home but mine.
        hero Low water, low water, | Wait for me until the tide.
        text The gulls have nothing left to say.
        keys Keys
        - back15 | Back
        - play | Play
        - type | Letters`,
    },
    {
      said: 'gapless playback, gapless, crossfade, replaygain, replay gain, gapless playback and replaygain, volume normalization',
      on: 'settings player',
      content: `
        switches
        - Gapless playback
        - x Crossfade, 4 seconds
        - ReplayGain`,
    },
    {
      said: 'playlists, smart playlists, custom playlists, playlist management, playlist creation, create playlists, playlist support, playlist editing, m3u playlists',
      page: 'Playlists | list | Four, one makes itself',
      content: `
        cards
        - album sea | Late trains | 24 songs | 1 h 38
        - album forest | Kitchen | 41 songs | 2 h 40
        - album night | Played most | By itself, 50 songs | 3 h 05
        - album mountain | For Ada | 12 songs | 46 min
        button plus | New playlist`,
    },
    {
      said: 'folders, folder browsing, browse by folder, folder view, folder support, browsing by folder, folder playback, by folder',
      page: 'Folders | folder | Music on this phone and the card',
      content: `
        rows Music
        - folder | Noor and the Tides | 3 albums | 41
        - folder | Weber Trio | 2 albums | 19
        - folder | Field recordings | SD card | 86
        chips Sort by | * Name, Newest, Most songs`,
    },
    {
      said: 'tag editor, tag editing, edit tags, metadata editor, metadata editing, id3 tag editor, id3 tags',
      page: 'Tags | tag | Written into the file',
      content: `
        fields
        - Title | text | Low Water
        - Artist | text | Noor and the Tides
        - Album | text | Low Water
        - Year | number | 2026
        - Genre | text | Folk
        button check | Write tags`,
    },
    {
      said: 'scrobbling, last.fm scrobbling, last.fm, listenbrainz, scrobble',
      on: 'settings profile',
      content: `
        rows Scrobbling*
        - check | ListenBrainz | 12,480 plays, last one at 8:10 | | On
        - link | Last.fm | Not connected`,
    },
  ]),
  ...partsOf('podcast', [
    {
      said: 'streaming, stream',
      on: 'player',
    },
    {
      said: 'large buttons, big buttons',
      on: 'player',
    },
  ]),
  ...partsOf('audiobooks', [
    {
      said: 'shake to extend, sleep timer with shake to extend, shake to reset, shake to restart, shake',
      on: 'player settings',
      content: `
        switches
        - Shake to extend`,
    },
    {
      said: 'cover search, search covers, cover art search, download covers, covers, cover download, automatic covers, embedded covers',
      on: 'detail settings',
      content: `
        cards Cover search
        - book sea | The Salt Road | First edition
        - book city | The Salt Road | Pocket edition`,
    },
    {
      said: 'folders, scan folders, import from folders, folder scan, audiobook folders, library folders, multiple folders, local folders',
      page: 'Folders | folder | Two, 48 books',
      content: `
        rows Folders
        - folder | Audiobooks | On this phone, 41 books | 18 GB
        - folder | SD card/Books | 7 books | 3.2 GB
        switches
        - New books at start
        button plus | Add a folder`,
    },
    {
      said: 'remembers where you stopped, remembers position, remember position, resume, resume playback, remembers progress, keeps your place, continue where you left off',
      on: 'home player',
      content: `
        rows Where you stopped
        - play | The Salt Road | Chapter 9, 12:40 of 31:00 | 6 h 10 left
        - play | Night Ferry | Chapter 2, 4:08 of 18:30 | 9 h 40 left`,
    },
  ]),
  ...partsOf('media-remote', [
    {
      said: 'queue, queue media, play queue, playlist, up next',
      on: 'home browse player remote',
      content: `
        rows Up next*
        - play | Nine Winters | Film, 1 h 52 | Now
        - menu | Salt Hill, part 3 | Series, 48 min
        - menu | Low Water | Song, 3:48`,
    },
    {
      said: 'browse library, library, media library, browse the library, library browsing',
      on: 'browse',
    },
    {
      said: 'several devices, multiple devices, multiple players, switch devices, wake on lan, power on',
      on: 'settings home',
      content: `
        rows Players*
        - video | Living room | 192.168.1.31 | | Connected
        - video | Bedroom | Asleep | Wake`,
    },
  ]),
  ...partsOf('equalizer', [
    {
      said: 'schedules, schedule, profiles, sound profiles, volume profiles, profiles and schedules',
      within: /volume|sound/i,
      on: '#Plan browse',
      content: `
        rows Profiles
        - moon | Night | 22:00 – 7:00, rings only | On
        - bell | Loud | Outdoors, all at full
        - car | Car | With its Bluetooth | By itself`,
    },
    {
      said: 'volume control, per-app volume, volume per app, app volumes, volume panel, volume sliders',
      on: 'home',
      content: `
        sliders Volume
        - Music | 60
        - Ring | 80
        - Alarm | 90
        - Calls | 70`,
    },
  ]),
]
