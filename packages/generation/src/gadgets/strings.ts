import type { Gadget } from './gadget.ts'

const instruments: readonly (readonly [RegExp, string, readonly string[]])[] = [
  [/\bukulele\b/i, 'Ukulele', ['A — — 3', 'E — — 0', 'C — — 0', 'G — — 0']],
  [/\bbanjo\b/i, 'Banjo', ['D — 2 —', 'B 1 — —', 'G 0 — —', 'D — 2 —']],
  [/\bmandolin\b/i, 'Mandolin', ['E — 3 —', 'A — 2 —', 'D 0 — —', 'G 0 — —']],
  [/\bbass\b/i, 'Bass', ['G — — —', 'D — 2 —', 'A — — 3', 'E — — —']],
]
const guitar = ['/', 'Guitar', ['E 0 — —', 'B 1 — —', 'G 0 — —', 'D — 2 —', 'A — — 3', 'E x — —']] as const
const instrumentIn = (text: string) => instruments.find(([form]) => form.test(text)) ?? guitar

/** Chords and scales on the neck. */
export const strings: readonly Gadget[] = [
  {
    id: 'chord-finder',
    called:
      /\b(?:chord (?:finder|identifier|namer|chart|charts|library|dictionary|diagrams?|generator)|(?:guitar|ukulele|banjo|mandolin|piano) (?:chords?|scales?)(?: and (?:chords?|scales?))? (?:finder|chart|library|dictionary|reference|diagrams?)|(?:find|look up|identify) (?:guitar |ukulele |piano )?chords?)\b/i,
    unless: /\b(?:songs?|lyrics|songbook|lessons|courses?|recogni\w+ from audio|play along)\b/i,
    icon: 'music',
    presets: 'warm, clean',
    names: 'C Major Nine, Open Shape, Barre',
    sheets: [
      {
        name: 'Find',
        title: 'Chord finder',
        icon: 'search',
        content: (text) => {
          const [, name, frets] = instrumentIn(text)
          return `
          cells Tap the frets, ${name.toLowerCase()}
          ${frets.map((row) => `- ${row}`).join('\n')}
          hero C major | Chord name, also called Cmaj
          rows Also called
          - music | Am7 without A | 62 %
          - music | Em♯5 | 31 %
          keys
          - play | Strum
          - trash | Clear
          - bookmark | Keep
          chips Tuning | * Standard, Drop D, DADGAD, Open G`
        },
      },
      {
        name: 'Chords',
        title: 'Chord library',
        icon: 'grid',
        content: (text) => `
          chips Root | * C, D, E, F, G, A, B
          chips Kind | * Major, Minor, 7, maj7, m7, sus4, dim, add9
          rows Voicings along the neck
          - music | Open position | x 3 2 0 1 0 | 1st fret
          - music | Barre, A shape | x 3 5 5 5 3 | 3rd fret
          - music | Barre, E shape | 8 10 10 9 8 8 | 8th fret
          - music | High, ${instrumentIn(text)[1].toLowerCase()} | x x 10 9 8 8 | 8th fret`,
      },
      {
        name: 'Scales',
        title: 'Scales and arpeggios',
        icon: 'trend',
        said: /\b(?:scales?|arpeggios?|modes?|pentatonic)\b/i,
        content: `
          chips Scale | * Major, Minor, Pentatonic, Blues, Dorian, Mixolydian
          cells C major along the neck
          - E F G . A . B C
          - B C D . E F . G
          - G A B C . D . E
          rows Arpeggios
          - music | C major | C E G
          - music | Dm7 | D F A C
          - music | G7 | G B D F
          button play | Hear scale`,
      },
    ],
  },
]
