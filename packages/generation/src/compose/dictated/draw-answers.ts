import type { ComponentNode } from '@kwiq/app-model'
import { flatParts, type Part } from '../../dictation/part.ts'
import type { Scene } from '../scene.ts'
import { leadingTo } from './leading-to.ts'

/** `what the app is about | question | answers`; the first line that fits, the last fits all. */
const quizzes: readonly [about: RegExp, question: string, answers: string[]][] = [
  [
    /music|song|tune|lyric|artist/i,
    'Which song is this?',
    ['Low Tide', 'Night Train', 'Paper Maps', 'Glass Garden', 'Salt', 'Northbound'],
  ],
  [
    /film|movie|series|cinema/i,
    'Which film is this from?',
    ['Night Ferry', 'What Owls Hear', 'Four Hours Late', 'Stone Pier', 'Low Tide', 'The Long Run'],
  ],
  [
    /flag|countr|geograph|capital/i,
    'What is the capital of Norway?',
    ['Oslo', 'Bergen', 'Helsinki', 'Riga', 'Turku', 'Malmö'],
  ],
  [/math|arithmetic|multiplication|number/i, '7 × 8 = ?', ['56', '54', '63', '48', '64', '49']],
  [/./, 'Which planet is the largest?', ['Jupiter', 'Saturn', 'Earth', 'Mars', 'Venus', 'Neptune']],
]

function quizOf({ app }: Scene): [question: string, answers: string[]] {
  const about = `${app.name} ${app.description}`
  const [, question = '', answers = []] = quizzes.find(([form]) => form.test(about)) ?? []
  return [question, answers]
}

/** What is asked above the answers on the screen; undefined where it has none. */
export function questionOver(scene: Scene): string | undefined {
  const has = flatParts(scene.screen.dictated?.groups.flat() ?? []).some(({ kind }) => kind === 'answers')
  return has ? quizOf(scene)[0] : undefined
}

/** Some answers to choose from, below a question where the description gives none. */
export function drawAnswers(scene: Scene, count: number): ComponentNode[] {
  const { kit, screen } = scene
  const told = flatParts(screen.dictated?.groups.flat() ?? [])
  const hasQuestion = told.some(
    ({ kind, label }) =>
      (kind === 'heading' && label.endsWith('?')) || (kind !== 'button' && /question|word/i.test(label)),
  )
  const [question, answers] = quizOf(scene)
  const action = leadingTo(scene, 'Answers', true)
  return [
    ...(hasQuestion ? [] : [kit.text('heading', question)]),
    ...answers
      .slice(0, count)
      .map((label) => kit.button(label, { full: true, variant: 'secondary', action })),
  ]
}

const usualRows = ['A', 'B', 'C', 'D']
const isVehicle = /\b(?:bus|coach|train|flight|plane|airline|airport|ferry|boat|van)\b/i
const mostInRow = 8
const firstLetter = 65
/** "A3", and "3A" where rows are counted. */
const seatName = (row: string, seat: number): string =>
  /\d/.test(row) ? `${row}${String.fromCharCode(firstLetter + seat - 1)}` : `${row}${seat}`
/** Seats in rows, with some that are chosen. */
export function drawSeats(
  { kit, screen, app }: Scene,
  { rows = usualRows, inRow = 6, isTicked }: Part & { kind: 'seats' },
): ComponentNode[] {
  const seats = Array.from({ length: Math.min(mostInRow, Math.max(2, inRow)) }, (_, index) => index + 1)
  const isLarge = seats.length > 6
  const isFrontTold = flatParts(screen.dictated?.groups.flat() ?? []).some(
    ({ kind, label }) => kind === 'text' && /^(?:screen|stage|front|cockpit|driver)$/i.test(label),
  )
  return [
    ...(isFrontTold
      ? []
      : [
          kit.text(
            'label',
            isVehicle.test(`${screen.name} ${app.name} ${app.description}`) ? 'Front' : 'Screen',
          ),
        ]),
    ...rows.map((row, line) =>
      isTicked
        ? kit.row(
            seats.map((seat) =>
              kit.node('checkbox', seatName(row, seat), {
                checked: line === 1 && (seat === 2 || seat === 3),
              }),
            ),
            { equal: true },
          )
        : kit.row(
            seats.map((seat) =>
              kit.icon((line + seat) % 4 === 0 ? 'close' : 'square', `Seat ${row}${seat}`, {
                filled: line === 2 && (seat === 3 || seat === 4),
                diameter: isLarge ? 30 : 36,
              }),
            ),
            { justify: 'center', gap: isLarge ? 6 : 10 },
          ),
    ),
  ]
}
