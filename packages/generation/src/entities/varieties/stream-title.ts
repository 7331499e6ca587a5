import { streamTitle } from '../stream-title.ts'
import { defineVarieties } from './variety.ts'

/** What is watched; without these words series and films. */
export const streamTitleVarieties = defineVarieties(streamTitle, [
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
