import type { Gadget } from './gadget.ts'

const sports: readonly (readonly [
  form: RegExp,
  name: string,
  points: readonly [string, string],
  sets: string,
  rule: string,
])[] = [
  [/\bbadminton\b/i, 'Badminton', ['18', '20'], '21 : 16', 'To 21, two clear, at most 30'],
  [/\bvolleyball\b/i, 'Volleyball', ['22', '24'], '25 : 21', 'To 25, the fifth set to 15'],
  [/\bpadel\b/i, 'Padel', ['30', '40'], '6 : 4', 'Golden point at deuce'],
  [/\bpickleball\b/i, 'Pickleball', ['8', '10'], '11 : 7', 'To 11, two clear, only servers score'],
  [/\bsquash\b/i, 'Squash', ['9', '10'], '11 : 8', 'To 11, two clear'],
  [
    /\b(?:table tennis|ping[- ]?pong)\b/i,
    'Table tennis',
    ['10', '10'],
    '11 : 8',
    'To 11, two clear, serve changes every two',
  ],
  [/\btennis\b/i, 'Tennis', ['40', '40'], '6 : 4', 'Tie-break at six all'],
]
const [, , , , , tableTennis] = sports
const sportIn = (text: string) => sports.find(([form]) => form.test(text)) ?? tableTennis

const named = String.raw`(?:table tennis|ping[- ]?pong|badminton|volleyball|tennis|padel|pickleball|squash)`

/** Points of games played in sets, counted by a tap on the side that won the rally. */
export const setScores: readonly Gadget[] = [
  {
    id: 'set-score',
    called: new RegExp(
      String.raw`\b(?:scor(?:es?|ing|er|ekeep\w*)|score ?boards?|umpir\w+|referee)\b[^.]{0,30}\b${named}\b|\b${named}\b[^.]{0,30}\b(?:scor(?:es?|ing|er|ekeep\w*)|score ?boards?|umpir\w+|counter)\b`,
      'i',
    ),
    unless:
      /\b(?:live scores?|leagues?|news|courts?|tickets?|fantasy|tournaments?|players near|ranking of)\b/i,
    icon: 'trophy',
    presets: 'bold, dark-pro',
    names: 'Deuce, Side Out, Two Clear',
    sheets: [
      {
        name: 'Score',
        title: (text) => `Scorekeeping, ${sportIn(text)?.[1].toLowerCase() ?? ''}`,
        icon: 'trophy',
        content: (text) => {
          const [, , [left, right], , rule] = sportIn(text) ?? tableTennis ?? [/$/, '', ['0', '0'], '', '']
          return `
          cells Set 3 of 5
          - ${left} : ${right}
          stats
          - 1 : 1 | Sets
          - ● Lea | Serve indicator
          - ${left === right ? 'Deuce' : 'Set point'} | ${left === right ? 'Deuce handling' : 'Omar'}
          button plus | Point for Lea
          button plus | Point for Omar
          keys
          - back | Undo
          - flip | Change ends
          - volume | Speak score
          text ${rule}`
        },
      },
      {
        name: 'Match',
        title: 'New match',
        icon: 'settings',
        content: () => `
          fields
          - Player one | text | Lea
          - Player two | text | Omar
          chips Match | * Singles, Doubles
          chips Best of 3, 5, 7 | 3 sets, * 5 sets, 7 sets
          chips First serve | * Lea, Omar
          switches
          - Spoken score announcements
          - Change ends each set
          - x Keep screen on
          button play | Start match | #Score`,
      },
      {
        name: 'Matches',
        icon: 'clock',
        content: (text) => {
          const [, , , set] = sportIn(text) ?? tableTennis ?? [/$/, '', ['0', '0'], '', '']
          return `
          rows Past matches
          - trophy | Lea – Omar | Today, ${set}, best of 5 | 3 : 1
          - trophy | Kim – Ana | Yesterday, best of 3 | 2 : 0
          - trophy | Lea – Tomás | Sun 15 Nov, best of 5 | 2 : 3
          quiet share | Share result`
        },
      },
    ],
  },
]
