import { streamTitle } from '../stream-title.ts'
import { defineVarieties } from './variety.ts'

/** What is watched; without these words series and films. */
export const streamTitleVarieties = defineVarieties(streamTitle, [
  {
    signs: 'iptv 8, tv channel 6, live tv 7, m3u 8, television 4, tv guide 6, epg 8',
    one: 'Channel',
    many: 'Channels',
    groups: 'News, Films, Sport, Kids',
    without: 'Kind, Episode, Stars, Watched',
    fields: 'Title | text | Harbour One\nGroup | choice | News | News, Films, Sport, Kids',
    samples: `
      image | title | subtitle | overline | meta | progress
      night city | Harbour One | Evening news, until 20:15 | News | Live | 62
      sea | Blue Channel | Under the Ferry, until 21:00 | Films | Live | 25
      football | Pitch TV | Linden against Harbour | Sport | Live | 40
      fox | Small Screen | Fox and Owl, three parts | Kids | Live | 80
      mountain | Wide Angle | Nine Winters, from 20:15 | Films | Live | 5`,
    about: 'News until 20:15, then Night Ferry. From the list of your provider, renewed this morning.',
    facts: '20:15 | Next\n1080p | Picture\nNews | Group',
    figures: '148 | Channels\n12 | Favorites',
    hero: 'On now | Harbour One | Evening news, until 20:15 | Watch',
    tip: 'Tonight at 20:15 | Nine Winters on Wide Angle',
    add: 'Add playlist',
  },
  {
    signs: 'video player 7, local video 7, subtitles 4, mkv 6, video file 6, vlc 7',
    one: 'Video',
    many: 'Videos',
    groups: 'All, Camera, Films, Downloads',
    without: 'Kind, Episode, Stars',
    fields:
      'Title | text | Harbour morning.mp4\nSubtitles | choice | English | None, English, German\nSpeed | choice | 1× | 0.75×, 1×, 1.5×',
    samples: `
      image | title | subtitle | overline | meta | progress
      sea harbour | Harbour morning.mp4 | Camera, 148 MB | 1080p | 4:12 | 62
      night city | Night Ferry.mkv | Films, 2.1 GB, subtitles | 1080p | 1 h 42 | 25
      party cake | Birthday, candles.mov | Camera, 412 MB | 4K | 2:31 | 0
      mountain | Nine Winters.mkv | Films, 3.4 GB, two languages | 4K | 1 h 38 | 0
      dog field | Dog in the field.mp4 | Camera, 64 MB | 720p | 0:58 | 100`,
    about: 'Four minutes twelve, 1080p, H.265. Goes on where you stopped.',
    facts: '4:12 | Length\n1080p | Picture\n148 MB | Size',
    figures: '86 | Videos\n24 GB | In all',
    hero: 'Go on watching | Night Ferry.mkv | At 25 minutes, English subtitles | Play',
    tip: 'Swipe for louder and brighter | Left for light, right for sound',
    add: 'Open file',
  },
  {
    signs: 'documentary 5, documentaries 5, nature 3, docs 3, short films 4, independent 3, festival films 4',
    one: 'Film',
    many: 'Films',
    groups: 'Wild, Sea, People, Short',
    fields:
      'Title | text | What Owls Hear\nFrom | text | Hana Sato, Norway\nStars | choice | 4 | 1, 2, 3, 4, 5',
    without: 'Kind, Episode',
    samples: `
      image | title | subtitle | overline | meta | progress
      forest | What Owls Hear | Hana Sato, Norway | Wild | 52 min | 62
      sea | Under the Ferry | Tomás Rey, Portugal | Sea | 1 h 24 | 0
      mountain | Nine Winters | Elias Lund, with the herders | People | 1 h 38 | 0
      field | The Last Meadow | Ana Petrova | Wild | 38 min | 100
      lake | Eel | Ruth Adeyemi, four years long | Sea | 1 h 12 | 25
      plant | Moss | Six minutes, no words | Short | 6 min | 0`,
    about:
      'Four winters in one forest, with microphones in the snow. Nobody speaks for the first ten minutes.',
    facts: '52 min | Length\n2025 | Year\n4.6 | Stars',
    hero: 'Go on watching | What Owls Hear | Twenty minutes left | Play',
    tip: 'New on Friday | Under the Ferry, with a talk afterwards',
  },
  {
    signs: 'church 4, sermons 5, worship 4, mosque 4, temple 4',
    one: 'Service',
    many: 'Services',
    groups: 'Live, Sermons, Music',
    fields: 'Title | text | The open door\nWith | person | Ruth Adeyemi\nDate | date | Sun 22 Nov',
    without: 'Kind, Episode, Stars',
    samples: `
      image | title | subtitle | overline | meta
      arch | Sunday, 10:00 | Live, with the choir | Live | 70 min
      sunset | The open door | Ruth Adeyemi, 15 November | Sermon | 24 min
      night star | Evening of songs | All verses on the screen | Music | 58 min
      field | Seeds on stone | Omar Haddad, 8 November | Sermon | 21 min
      lake | Baptism at the lake | Five families | Special | 34 min`,
    about: 'About being the one who opens, and who comes in then. Recorded on 15 November.',
    facts: '24 min | Length\n15 Nov | Date\n412 | Watched',
    hero: 'Live on Sunday, 10:00 | The open door | With the choir, later as a recording | Remind me',
    add: 'Add recording',
  },
  {
    signs:
      'fitness 4, yoga 4, workouts 4, workout videos 5, trainer 3, lessons 3, courses 3, tutorials 4, lectures 4, classes 3',
    one: 'Video',
    many: 'Videos',
    groups: 'New, Short, Series, My list',
    samples: `
      image | title | subtitle | overline | meta | progress
      yoga | Morning, slow | Part 4 of 12, with Ana | Series | 18 min | 62
      strength | Legs without weights | No jumping | New | 24 min | 0
      stretch | Neck and shoulders | For the lunch break | Short | 9 min | 100
      run | Warm up for runners | Six moves | Short | 7 min | 0
      breath | Wind down | Lying, eyes closed | Series | 15 min | 25`,
    fields: 'Title | text | Morning, slow\nWith | person | Ana Petrova\nPart | text | 4 of 12',
    without: 'Kind, Episode',
    about: 'Eighteen minutes standing and on the mat, spoken slowly. Part four of twelve.',
    facts: '18 min | Length\n4 of 12 | Part\n4.6 | Stars',
    hero: 'Go on watching | Morning, slow, part 4 | Seven minutes left | Play',
    tip: 'New on Friday | Legs without weights, part 2',
  },
])
