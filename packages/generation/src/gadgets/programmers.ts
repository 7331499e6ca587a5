import type { Gadget } from './gadget.ts'

/** Small tools of those who write programs. */
export const programmers: readonly Gadget[] = [
  {
    id: 'hex-editor',
    called: /\bhex(?:adecimal)?[- ](?:editor|viewer|dump)\b/i,
    unless: /\busers? can\b/i,
    icon: 'code',
    presets: 'dark-pro, clean',
    names: 'Offset Zero, Cafe Babe, Byte by Byte',
    sheets: [
      {
        name: 'Bytes',
        title: 'firmware.bin',
        icon: 'code',
        content: `
          cells Hex view
          - 0000 7F 45 4C 46 02 01 01
          - 0007 00 00 00 00 00 00 00
          - 000E 00 00 03 00 3E 00 01
          - 0015 00 00 00 A0 10 40 00
          - 001C 00 00 00 00 40 00 00
          stats
          - 0x0010 | Offset
          - 03 | Byte
          - 1.4 MB | Size
          keys
          - edit | Edit byte
          - back | Undo
          - copy | Copy
          - bookmark | Bookmark
          fields
          - Go to offset | text | 0x0010
          button check | Save file`,
      },
      {
        name: 'Search',
        icon: 'search',
        content: `
          fields
          - Search bytes or text | text | 4C 46 02
          chips Search as | * Hex, Text, UTF-16
          rows Found
          - search | 0x0002 | 45 4C 46 02 01
          - search | 0x3F20 | 00 4C 46 02 8A
          keys
          - up | Before
          - down | Next
          - edit | Replace`,
      },
      {
        name: 'Bookmarks',
        icon: 'bookmark',
        content: `
          rows Bookmarks
          - bookmark | Header | 0x0000, 64 bytes
          - bookmark | Checksum | 0x01FC, 4 bytes
          - bookmark | Strings begin | 0x3F00
          rows Value here
          - code | 16 bit, little endian | 3
          - code | 32 bit | 4,063,235
          - code | Float | 5.7e-39`,
      },
    ],
  },
  {
    id: 'cron-expression',
    called: /\bcron(?:tab|jobs?)?\b/i,
    unless: /\b(?:monitor\w*|uptime|servers? status|alerts?|backups? finish\w*|finish\w*|failed)\b/i,
    icon: 'clock',
    presets: 'dark-pro, clean',
    names: 'Five Stars, At Three Daily, Next Run',
    sheets: [
      {
        name: 'Build',
        title: 'Cron expression',
        icon: 'clock',
        content: `
          hero 30 7 * * 1-5 | At 7:30, Monday to Friday
          fields
          - Minute | text | 30
          - Hour | text | 7
          - Day of month | text | *
          - Month | text | *
          - Day of week | text | 1-5
          quiet copy | Copy expression
          agenda Next runs
          - 7:30 | Fri 20 Nov | In 22 hours
          - 7:30 | Mon 23 Nov | In 4 days
          - 7:30 | Tue 24 Nov | In 5 days`,
      },
      {
        name: 'Examples',
        icon: 'list',
        content: `
          rows Examples in words
          - clock | */5 * * * * | Every five minutes
          - clock | 0 3 * * * | At 3:00 every day
          - clock | 0 0 1 * * | At midnight on the first of a month
          - clock | 15 14 * * 0 | At 14:15 on Sundays
          - clock | 0 9-17 * * 1-5 | Every hour from 9 to 17, workdays`,
      },
      {
        name: 'Saved',
        icon: 'bookmark',
        said: /\b(?:sav\w+|favou?rites?|histor\w+|jobs?)\b/i,
        content: `
          rows Saved jobs
          - clock | Nightly backup | 0 3 * * * | In 17 h
          - clock | Weekly report | 0 8 * * 1 | In 4 d
          - clock | Renew certificates | 0 4 1 * * | In 12 d
          button plus | Save this one`,
      },
    ],
  },
  {
    id: 'subtitle-editor',
    called:
      /\b(?:subtitles?|srt|captions?) (?:editor|sync\w*|shift\w*|timing|fix\w*|converter|maker|tool)\b|\b(?:edit|shift|fix|sync)\w* (?:the )?(?:timing of )?(?:subtitles?|srt)\b/i,
    unless: /\b(?:photo|social|hashtags?|translate videos|streaming)\b/i,
    icon: 'edit',
    presets: 'dark-pro, clean',
    names: 'Two Lines, In Sync, Half a Second Late',
    sheets: [
      {
        name: 'Lines',
        title: 'Night Ferry.srt',
        icon: 'edit',
        content: `
          image sea
          rows Subtitles
          - play | 12 | The last boat leaves at ten. | 0:04:12.4
          - play | 13 | Then we have eleven minutes. | 0:04:15.1
          - play | 14 | [A door slams] | 0:04:17.8
          - play | 15 | Who was that? | 0:04:19.0
          fields
          - Text | long | Then we have eleven minutes.
          - Starts at | text | 0:04:15.100
          - Ends at | text | 0:04:17.400
          keys
          - plus | Add line
          - scissors | Split
          - trash | Delete
          - back | Undo`,
      },
      {
        name: 'Timing',
        title: 'Shift timing',
        icon: 'clock',
        content: `
          fields
          - Shift all by seconds | number | -0.5
          - First line should start at | text | 0:00:42.000
          - Last line should start at | text | 1:31:08.000
          chips Frame rate | * Keep, 23.976 to 25, 25 to 23.976
          button check | Shift timing`,
      },
      {
        name: 'Encoding',
        icon: 'settings',
        content: `
          chips Encoding | * UTF-8, Windows-1252, Windows-1251, GBK
          hero Für elf Minuten. | Looks right in UTF-8
          chips Save as | * SRT, VTT, ASS, Plain text
          switches
          - Fix encoding
          - Remove sound descriptions
          - x Fix overlapping lines
          button download | Save file`,
      },
    ],
  },
]
