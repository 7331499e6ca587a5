import type { Gadget } from './gadget.ts'

/** Steps that are called out while one's hands are full. */
export const readOut: readonly Gadget[] = [
  {
    id: 'test-caller',
    called: /\bdressage\b[^.]{0,30}\b(?:reader|caller|tests?|diagrams?)\b/i,
    unless: /\b(?:entries|bookings?|stable management|results)\b/i,
    icon: 'volume',
    presets: 'clean, editorial',
    names: 'Enter at A, Halt and Salute, Medium Trot',
    sheets: [
      {
        name: 'Read',
        title: 'Novice 27',
        icon: 'volume',
        content: `
          cells Arena diagram
          - . . C . .
          - M . . . H
          - . . G . .
          - R . I . S
          - B . X . E
          - P . L . V
          - F . D . K
          - . . A . .
          hero 4 · E, circle left 20 metres | Working trot, then go large
          keys
          - back | Before
          - pause | Pause
          - skip | Next movement
          steps Movements read aloud
          - A, enter in working trot | X, halt, salute
          - C, track left | Working trot
          - H to K, medium trot strides | K, working trot
          - E, circle left 20 metres | Then go large
          - F, working canter left | B, circle 15 metres`,
      },
      {
        name: 'Tests',
        title: 'Test levels',
        icon: 'list',
        content: `
          chips Level | * Preliminary, Novice, Elementary, Medium, Advanced, Grand Prix
          rows Tests
          - file | Preliminary 12 | 20 × 40 m, 14 movements | 4:30
          - file | Novice 27 | 20 × 40 m, 17 movements | 5:00
          - file | Elementary 43 | 20 × 60 m, 21 movements | 5:30
          - file | Grand Prix | 20 × 60 m, 33 movements | 5:45
          button plus | Write own test`,
      },
      {
        name: 'Voice',
        icon: 'settings',
        content: `
          sliders
          - Reading speed | 46
          - Pause between movements | 60
          - Volume | 90
          switches
          - Repeat each movement
          - x Headset tap for next
          - Show arena diagram
          chips Voice | * Ana, Jonas, Own recording`,
      },
    ],
  },
  {
    id: 'juggling-trick',
    called: /\b(?:siteswaps?|juggling simulator)\b/i,
    unless: /\b(?:club|workshops?|tasks|projects|shop)\b/i,
    icon: 'repeat',
    presets: 'playful, bold',
    names: 'Five Three One, Cascade, Mills Mess',
    sheets: [
      {
        name: 'Simulate',
        title: 'Siteswap simulator',
        icon: 'play',
        content: `
          fields
          - Siteswap | text | 531
          cells Throws in the air
          - . . ● . .
          - . ● . . .
          - . . . ● .
          - ✋ . . . ✋
          sliders
          - Speed | 40
          - Dwell | 55
          - Height | 60
          keys
          - back | Slower
          - play | Play
          - skip | Faster
          stats
          - 3 | Balls
          - 3 | Period
          - Valid | Pattern`,
      },
      {
        name: 'Tricks',
        title: 'Trick library',
        icon: 'list',
        content: `
          chips From three to seven balls | * 3, 4, 5, 6, 7
          rows Trick library
          - star | Cascade | 3, three balls | Sure
          - star | Mills’ mess | 3, arms crossed | Learning
          - star | Fountain | 4, four balls | Learning
          - star | Half shower | 5 3, three or four balls | To learn
          - star | Five-ball cascade | 5, five balls | To learn`,
      },
      {
        name: 'Training',
        icon: 'chart',
        content: `
          rows Training today
          - timer | Mills’ mess | 12 minutes, best run | 46 catches
          - timer | Fountain | 8 minutes | 22 catches
          - timer | 531 | 5 minutes | 64 catches
          line Best run of the five-ball cascade | 12, 14, 19, 18, 24, 28, 31 | F, S, S, M, T, W, T
          button plus | Log run`,
      },
    ],
  },
]
