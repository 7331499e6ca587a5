import type { Gadget } from './gadget.ts'

/** What one holds up or walks with outside. */
export const outdoors: readonly Gadget[] = [
  {
    id: 'sky-map',
    called:
      /\b(?:point(?:s|ing)? (?:your |the )?phone (?:at|to) the (?:night )?(?:sky|stars)|(?:star|sky|constellation) (?:map|chart|atlas|finder|viewer|gazer)|planetarium|(?:identif(?:y|ies)|recogni[sz]es?|names?) (?:the )?(?:stars|constellations))\b/i,
    unless:
      /\b(?:observation (?:log|diary)|telescope|club|events|tickets|shows|photograph\w*|astrolog\w+|horoscopes?|chores|rewards?|behaviou?r|stickers?|kids|children)\b/i,
    icon: 'star',
    presets: 'dark-pro, calm',
    names: 'Look Up, North Star, Under Orion',
    sheets: [
      {
        name: 'Sky',
        icon: 'star',
        content: (text) => `
          camera Point the phone at the sky | star
          hero Betelgeuse | Red star in Orion, south-east, 33° high
          chips Show | * Constellations, Planets, Names, Satellites
          sliders
          - Faintest stars | 62
          switches
          ${/\bred\b|night (?:mode|vision)/i.test(text) ? '- Red night mode' : '- Night mode'}
          - Follow the phone
          keys
          - search | Find
          - clock | Time
          - pin | Place`,
      },
      {
        name: 'Tonight',
        icon: 'moon',
        said: /\b(?:tonight|rise|planets?|visible|iss|meteor\w*|events|calendar)\b/i,
        content: `
          agenda Tonight
          - 18:42 | Saturn | South-west, 24° high
          - 20:10 | Jupiter | East, four moons in a row
          - 21:05 | Pleiades | Overhead, seven stars
          - 23:30 | Moon rises | 72 percent`,
      },
    ],
  },
  {
    id: 'throw-meter',
    called:
      /\b(?:measures? how far|(?:throw|shot|kick|drive|jump|disc) (?:distance )?(?:meter|measur\w+|distance)|how far (?:you|i|we) (?:threw|throw|kicked|hit|jumped))\b/i,
    unless: /\b(?:golf course|scorecard|running|hik\w+|car|rooms?)\b/i,
    icon: 'target',
    presets: 'bold, clean',
    names: 'Longest Yet, From Here to There, Far Out',
    sheets: [
      {
        name: 'Measure',
        icon: 'target',
        content: `
          ring Distance | 0.72 | 62.4 m | ±2 m by GPS
          button pin | Throw from here
          quiet flag | It landed here
          stats
          - 71.8 m | Best
          - 58.2 m | Average
          - 14 | Today
          chips Unit | Metres, Feet`,
      },
      {
        name: 'Best throws',
        icon: 'trophy',
        said: /\b(?:best|records?|list|histor(?:y|ies)|logs?|sav\w+|statistics)\b/i,
        content: `
          rows Best throws
          - trophy | 71.8 m | Sun 15 Nov, Park meadow | 1
          - target | 68.3 m | Sat 7 Nov, beach | 2
          - target | 66.9 m | Sun 15 Nov, Park meadow | 3
          - target | 62.4 m | Today, 9:41 | 4`,
      },
    ],
  },
  {
    id: 'row-counter',
    called: /\b(?:row|stitch|round) counters?\b/i,
    icon: 'plus',
    presets: 'warm, playful',
    names: 'Row by Row, Purl Two, Next Row',
    sheets: [
      {
        name: 'Count',
        title: 'Granny blanket',
        icon: 'plus',
        content: (text) => `
          ${/\bprojects?\b/i.test(text) ? 'tabs Project | Blanket, Market bag, Top' : ''}
          ring Row counter | 0.53 | 42 | of 80 rows
          button plus | Next row
          keys
          - minus | One back
          - repeat | Reset
          - lock | Lock
          stats ${/\b(?:link|repeat)/i.test(text) ? 'Linked repeat counter' : ''}
          - 6 | Repeat
          - 12 | Row of 16
          - 38 | Rows to go
          ${/\b(?:needles?|hooks?|yarns?|wool|gauge)\b/i.test(text) ? 'fields\n- Needle size | text | 4.0 mm\n- Yarn for this project | text | Merino, sand, 3 balls' : ''}
          ${/\bpattern|notes?\b/i.test(text) ? 'text Row 43: 3 treble, chain 1, into each corner space' : ''}`,
      },
      {
        name: 'Pattern',
        title: 'Pattern notes',
        icon: 'file',
        said: /\b(?:patterns?|notes?|pdf)\b/i,
        content: `
          ticks Pattern notes
          - x Rows 1 to 40 | Sand, hook 4 mm
          - Row 43 | 3 treble, chain 1, into each corner space
          - Rows 44 to 60 | Change to blue
          - Border | Two rounds of double crochet
          button plus | Add a note`,
      },
      {
        name: 'Projects',
        icon: 'grid',
        said: /\b(?:projects|several|multiple)\b/i,
        content: `
          rows Several projects
          - layers | Granny blanket | Row 42 of 80 | 53 %
          - bag | Market bag | Row 18 of 36 | 50 %
          - shirt | Summer top | Row 6 of 110 | 5 %
          button plus | New project`,
      },
    ],
  },
]
