import { type KindPart, partsOf } from './part.ts'

/** What readers of books and articles have. */
export const readingParts: readonly KindPart[] = [
  ...partsOf('ereader', [
    {
      said: 'text to speech, read aloud, text-to-speech, tts, tts support, reading aloud, read-aloud, text to speech support, audio reading',
      on: 'reader',
      content: `
        keys Read aloud*
        - back15 | Sentence back
        - play | Read aloud
        - skip | Sentence on
        chips Voice | * Amy, Otto, Device`,
    },
    {
      said: 'themes, reading themes, colour themes, color themes, custom themes, day and night themes, night mode, day and night mode, page colours, sepia, different themes',
      on: 'reader',
    },
    {
      said: 'fonts and sizes, customizable fonts, fonts and themes, themes and fonts, custom fonts, adjustable fonts, font size, fonts, font and margin settings, customisable fonts, font settings, adjustable font size, typography, margins',
      on: 'reader',
      content: `
        chips Letters | * Serif, Sans, For dyslexia, Own file
        sliders
        - Margins | 30
        - Line spacing | 55`,
    },
    {
      said: 'library categories, categories, collections, shelves, tags, custom shelves, library organization, series and collections',
      on: 'browse home',
    },
    {
      said: 'chapter downloads, downloads, download chapters, offline reading, automatic downloads, download for offline reading, offline chapters',
      page: 'Downloads | download | 14 chapters, 212 MB',
      content: `
        rows On this phone
        - check | Paper Lanterns | Chapters 44 to 48 | 86 MB
        - check | Tidewalkers | Chapters 101 to 108 | 118 MB
        - download | The Ink Fox | Chapter 12, loading | 41 %
        switches
        - New chapters
        - On Wi-Fi only
        - Delete once read`,
    },
    {
      said: 'tracking, tracker sync, anilist, myanimelist, anilist sync, reading progress sync, tracker support, sync with anilist',
      on: 'detail settings',
      content: `
        rows Tracking
        - check | AniList | Chapter 48 of 51, score 8 | | In step
        - link | MyAnimeList | Not connected`,
    },
    {
      said: 'sources, extensions, extension support, multiple sources, online sources, online catalogs, catalogs, opds catalogs, opds, opds catalogue, online libraries',
      page: 'Catalogues | globe | Three sources, one needs a login',
      content: `
        rows Catalogues
        - globe | Free classics | OPDS, 68,000 titles
        - globe | Town library | OPDS, with your card
        - folder | Server at home | 192.168.1.20, 412 titles
        button plus | Add a catalogue`,
    },
    {
      said: 'highlights, annotations, highlights and notes, notes, bookmarks and notes, highlighting, notes and highlights, annotation, bookmarks and annotations, highlights and annotations',
      page: 'Highlights | edit | Seven in The Salt Road',
      content: `
        rows The Salt Road
        - edit | “She counted the posts, as she had done when she was six.” | Chapter 9, yellow
        - edit | “Nobody sells salt to the sea.” | Chapter 4, green
        - edit | “The pass is older than the map.” | Chapter 2, with a note
        quiet share | Export as Markdown`,
    },
    {
      said: 'dictionary, dictionary lookup, built-in dictionary, word lookup, offline dictionary, look up words, translation, dictionary support',
      on: 'reader',
      content: `
        rows Looked up*
        - book | iron ring | a ring of iron set in stone, for tying boats or beasts
        - globe | Translate | into Deutsch`,
    },
    {
      said: 'reading statistics, statistics, reading stats, reading time, reading goals, reading goal, daily reading goal',
      page: 'Statistics | trend | 4 h 20 this week',
      content: `
        stats This week
        - 4 h 20 | Read
        - 118 | Pages
        - 12 | Days in a row
        chart Minutes a day | 40, 25, 0, 55, 38, 62, 40 | M, T, W, T, F, S, S
        rows Finished this year
        - book | Night Ferry | 9 November
        - book | A Year of Beans | 2 October`,
    },
    {
      said: 'right-to-left reading, reading modes, webtoon mode, left-to-right, multiple reading modes, reading direction, different reading modes, viewer modes, vertical scrolling, double page mode, right to left mode',
      on: 'reader',
      content: `chips Pages | One page, Two pages, * Long strip`,
    },
  ]),
  ...partsOf('feeds', [
    {
      said: 'opml import, opml, opml export, opml import and export, opml support, import and export',
      on: 'settings',
      content: `
        rows Subscriptions*
        - download | Import OPML | From another reader
        - share | Export OPML | 42 feeds in 6 folders`,
    },
    {
      said: 'full text, full-text view, reader view, full article view, full content, reading mode, reader mode, full article extraction, full-text articles, readability',
      on: 'detail reader',
      content: `
        keys Article*
        - book | Full text
        - type | Letters
        - volume | Listen
        - share | Share`,
    },
    {
      said: 'categories, folders, groups, tags, feed groups, labels',
      on: 'browse home',
    },
    {
      said: 'filters, keyword filters, article filters, mute filters, keyword filter, filter rules',
      page: 'Filters | filter | Three rules, 18 held back today',
      content: `
        rows Rules
        - filter | Title has “sponsored” | Left out everywhere | 11
        - filter | Title has “live blog” | Marked as read | 5
        - star | From Kelp Forests | Starred by itself | 2
        button plus | Add a rule`,
    },
    {
      said: 'widgets, widget, home screen widget, notifications, background sync, automatic refresh, notifications for new articles',
      on: 'settings',
      content: `
        chips Look for news | Every 15 min, * Every hour, Twice a day
        switches
        - Notifications of starred feeds
        - Widget on home screen`,
    },
    {
      said: 'fever api, google reader api, freshrss, miniflux, freshrss sync, sync services, feedly, self-hosted sync, tiny tiny rss, feedbin, nextcloud news',
      on: 'settings',
      content: `
        rows Account*
        - check | FreshRSS | rss.example, 42 feeds | | In step
        - plus | Another account | Miniflux, Fever, Nextcloud News`,
    },
  ]),
  ...partsOf('scripture', [
    {
      said: 'translations, several translations, multiple translations, parallel translations, different translations, bible versions, several versions, different versions, compare translations, multiple versions, parallel view, translation',
      on: 'reader',
      content: `
        chips Translation | * English, Deutsch, Original, Side by side`,
    },
    {
      said: 'audio, audio recitation, recitation, recitations, audio bible, reciters, audio by famous reciters, several reciters, multiple reciters, recitation by several reciters, read aloud, audio playback',
      page: 'Listen | headphones | Verse by verse',
      content: `
        ring Verse | 0.4 | 12 of 31 | Read by a calm voice | up
        keys Keys
        - prev | Verse back
        - play | Play
        - skip | Verse on
        chips Voice | * Deep, Bright, Choir
        switches
        - Repeat verses three times
        - Text moves along`,
    },
    {
      said: 'reading plans, reading plan, daily reading, daily readings, khatm, yearly plan, plans, one-year plan',
      page: 'Reading plan | calendar | Day 118 of 365',
      content: `
        ring Read | 0.32 | 118 | of 365 days
        ticks Today
        - x Morning | Two chapters, 8 min
        - Evening | One psalm or chapter, 4 min
        rows Other plans
        - book | Thirty days of peace | 30 days
        - book | All in a year | 365 days`,
    },
    {
      said: 'tafsir, commentary, commentaries, notes, highlights, highlights and notes, notes and highlights, bookmarks and notes, highlighting, study notes, verse highlighting, footnotes, cross-references, cross references',
      on: 'reader',
      content: `
        rows On this verse
        - edit | My note | Read at Ada’s wedding
        - book | Commentary | What the words meant to those who first heard them
        - link | Other places | Three that say the same`,
    },
    {
      said: 'search, full-text search, word search, verse search, search by word, text search',
      on: 'browse',
    },
  ]),
  ...partsOf('holy-days', [
    {
      said: 'commentary, commentaries, reflections, daily reflection, meditations',
      on: '#Readings detail browse',
      content: `
        rows Commentary*
        - book | On the first reading | Why the well is named twice | 3 min
        - pen | My note | Read aloud at table`,
    },
    {
      said: 'candle lighting times, candle lighting, zmanim, shabbat times, sabbath times, shabbat candle lighting',
      on: 'home',
      content: `
        rows Shabbat*
        - flame | Candle lighting | Friday | 15:41
        - star | Havdalah | Saturday | 16:52
        - pin | Times for | Mill town, 18 minutes before sunset`,
    },
    {
      said: 'prayers, daily prayers, prayer book, audio, audio readings',
      page: 'Prayers | book | Seven of every day',
      content: `
        rows Prayers
        - sun | In the morning | 2 min
        - cup | Before a meal | 1 min
        - moon | At night | 3 min
        keys Hear them
        - back15 | Back
        - play | Play
        - type | Letters`,
    },
  ]),
  ...partsOf('encyclopedia', [
    {
      said: 'downloads, offline downloads, download articles, offline articles, offline wikipedia, offline reading',
      page: 'Downloads | download | Two collections, 4.1 GB',
      content: `
        rows On this phone
        - check | English, without pictures | 6.8 million articles | 3.9 GB
        - check | Travel guide | 31,000 articles | 212 MB
        rows To load
        - download | Medicine | 84,000 articles | 1.1 GB
        - download | Dictionary | 1.2 million words | 640 MB`,
    },
  ]),
  ...partsOf('ereader', [
    {
      said: 'sync of reading position, reading position sync, sync reading position, reading progress sync, position sync, sync, cloud sync, progress sync, synchronisation of reading progress',
      on: 'settings',
      content: `
        rows Reading position*
        - check | This phone | The Salt Road, page 118 | Now
        - check | Tablet | Page 118, at 8:40 | In step`,
    },
  ]),
  ...partsOf('reading-list bookmarks', [
    {
      said: 'text to speech, read aloud, listen, text-to-speech, listen to articles, audio',
      on: 'reader detail',
      content: `
        keys Read aloud*
        - back15 | Back
        - play | Play
        - fwd30 | On`,
    },
    {
      said: 'highlights, highlighting, annotations, notes, highlights and notes',
      page: 'Highlights | edit | Three in Slow maps',
      content: `
        rows Slow maps
        - edit | “A map is an opinion with a scale.” | Yellow
        - edit | “It leaves out every road on which you cannot stop.” | Green
        rows Signs people obey
        - edit | “One arrow is enough.” | With a note`,
    },
    {
      said: 'tags, folders, labels, collections, tags and folders, nested folders',
      on: 'browse home',
    },
    {
      said: 'offline reading, download articles, offline articles, offline copies, page archiving, archiving, saved copies, page snapshots',
      on: 'detail settings',
      content: `
        switches
        - Keep for offline
        - Pictures, too`,
    },
    {
      said: 'browser extension, share sheet, import from pocket, import, import from browser, browser import, pocket import',
      on: 'settings',
      content: `
        rows Take over*
        - download | From another app | HTML or CSV
        - share | From any app | By its share menu | On`,
    },
  ]),
]
