import type { Gadget } from './gadget.ts'

/** Long recordings that are cut where their chapters begin. */
export const filesApart: readonly Gadget[] = [
  {
    id: 'chapter-split',
    called:
      /\b(?:(?:split|cut|divid)\w*|chapteri[sz]\w*)\b.{0,40}\b(?:audio ?books?|m4bs?|podcasts?|recordings?|lectures?|radio plays?|albums?|mixes)\b|\b(?:audio ?book|m4b) (?:splitter|cutter|chapter (?:editor|maker|splitter)|chapters? (?:editor|tool))\b/i,
    unless: /\b(?:bills?|read along|shop|club)\b/i,
    icon: 'scissors',
    presets: 'clean, dark-pro',
    names: 'Chapter Knife, Part Two, In Twelve Parts',
    sheets: [
      {
        name: 'Split',
        title: 'The Salt Road.m4b',
        icon: 'scissors',
        content: `
          line 11 h 20, 21 chapters found | 40, 62, 8, 54, 70, 6, 48 | 0:00, , 3:40, , , 7:30, 11:20
          chips Split into chapters at | * Chapter marks, Silence, Every 30 min, By hand
          sliders
          - Silence, 2.5 seconds | 50
          - Level, −38 dB | 38
          stats
          - 21 | Chapters
          - 32 min | On average
          button scissors | Split file`,
      },
      {
        name: 'Chapters',
        icon: 'list',
        content: `
          rows Chapters
          - play | 01 The lamp keeper | 0:00:00 | 28:14
          - play | 02 Night ferry | 0:28:14 | 34:02
          - play | 03 A letter from Turku | 1:02:16 | 31:40
          - play | 04 Salt | 1:33:56 | 29:55
          keys
          - minus | Join with next
          - scissors | Split here
          - edit | Rename`,
      },
      {
        name: 'Names',
        title: 'Rename the files',
        icon: 'edit',
        content: `
          fields
          - Pattern | text | {number} {chapter}
          - Author | text | Ida Vogt
          - Folder | text | Audiobooks/The Salt Road
          chips Format | * As it is, MP3, M4B, Opus
          rows It becomes
          - file | 01 The lamp keeper.mp3 | 26 MB
          - file | 02 Night ferry.mp3 | 31 MB
          - file | 03 A letter from Turku.mp3 | 29 MB
          switches
          - Keep the cover
          button check | Rename 21 files`,
      },
    ],
  },
]
