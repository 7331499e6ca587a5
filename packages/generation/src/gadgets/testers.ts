import type { Gadget } from './gadget.ts'

/** Texts of programmers, tried out as they are typed. */
export const testers: readonly Gadget[] = [
  {
    id: 'regex-tester',
    called: /\b(?:regular expressions?|reg ?ex(?:es|p|ps)?)\b/i,
    unless: /\b(?:course|quiz|lessons|crosswords?|learn|token|git|shell|cheat sheets for)\b/i,
    icon: 'code',
    presets: 'dark-pro, clean',
    names: 'Dot Star, Capture One, Greedy',
    sheets: [
      {
        name: 'Test',
        title: 'Test regular expression',
        icon: 'code',
        content: `
          fields
          - Regular expression | text | (\\d{4})-(\\d{2})-(\\d{2})
          - Test text | long | Lease from 2026-11-19 to 2027-10-31
          chips Flags | * g global, i ignore case, m lines, s dot all, u unicode
          hero 2 matches highlighted | «2026-11-19» and «2027-10-31»
          rows Matches
          - check | 2026-11-19 | Position 11 to 21 | Match 1
          - check | 2027-10-31 | Position 25 to 35 | Match 2
          rows Capture groups listed
          - tag | Group 1, year | 2026, 2027
          - tag | Group 2, month | 11, 10
          - tag | Group 3, day | 19, 31`,
      },
      {
        name: 'Replace',
        icon: 'repeat',
        said: /\b(?:replac\w+|substitut\w+)\b/i,
        content: `
          fields
          - Replace with | text | $3.$2.$1
          hero Lease from 19.11.2026 to 31.10.2027 | Replaced twice
          quiet copy | Copy result`,
      },
      {
        name: 'Cheat sheet',
        icon: 'book',
        said: /\b(?:cheat ?sheets?|reference|help|syntax|explain\w*)\b/i,
        content: `
          fields
          - Search the cheat sheet | text |
          rows Characters
          - code | . | Any character but a line break
          - code | \\d  \\w  \\s | Digit, word character, space
          - code | [a-z]  [^a-z] | One of these, none of these
          rows How often
          - code | *  +  ? | Any number, at least one, at most one
          - code | {2,4} | Two to four times
          - code | *?  +? | As few as possible
          rows Places and groups
          - code | ^  $  \\b | Start, end, edge of a word
          - code | (…)  (?:…) | Capture group, group without capture
          - code | (?=…)  (?!…) | Look ahead, and not`,
      },
      {
        name: 'Saved',
        title: 'Saved expressions',
        icon: 'bookmark',
        said: /\b(?:sav(?:e|es|ed|ing)|favou?rites?|librar(?:y|ies)|histor(?:y|ies)|collection)\b/i,
        content: `
          rows Saved expressions
          - code | Date, ISO | (\\d{4})-(\\d{2})-(\\d{2}) | 3 groups
          - code | E-mail address | [\\w.+-]+@[\\w-]+\\.[a-z]+ | 0 groups
          - code | IPv4 address | (\\d{1,3}\\.){3}\\d{1,3} | 1 group
          - code | Hex colour | #[0-9a-f]{6} | 0 groups
          button plus | Save this one`,
      },
    ],
  },
]
