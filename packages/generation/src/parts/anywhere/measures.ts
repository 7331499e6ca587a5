import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** What is measured of a body: phrases, name, icon, last value, the last seven, what is told of them, what is entered. */
const measures: readonly (readonly [string, string, string, string, string, string, string])[] = [
  [
    'blood pressure, blood pressure tracking, blood pressure log, track blood pressure',
    'Blood pressure',
    'heart',
    '124 / 82',
    '131, 128, 130, 126, 127, 125, 124',
    'mmHg, measured at 7:10',
    '- Upper | number | 124\n- Lower | number | 82\n- Pulse | number | 64',
  ],
  [
    'blood sugar, glucose, blood glucose, blood sugar levels, glucose levels, blood sugar tracking, glucose tracking, sugar levels',
    'Blood sugar',
    'drop',
    '5.4',
    '6.1, 5.8, 6.4, 5.6, 5.9, 5.5, 5.4',
    'mmol/l, before breakfast',
    '- Value | number | 5.4\n- When | choice | Before a meal | Before a meal, After a meal, At night',
  ],
  [
    'heart rate, pulse, heart rate monitor, heart rate tracking, heart rate monitoring, resting heart rate',
    'Heart rate',
    'heart',
    '64',
    '68, 66, 71, 65, 67, 64, 64',
    'Beats a minute, at rest',
    '- Beats a minute | number | 64\n- When | choice | At rest | At rest, After sport',
  ],
  [
    'sleep, sleep tracking, sleep tracker, sleep quality, track sleep, sleep log, sleep hours',
    'Sleep',
    'moon',
    '7 h 20',
    '6.8, 7.1, 6.2, 7.6, 8.2, 7.0, 7.3',
    'From 22:50 to 6:10, woke once',
    '- To bed | time | 22:50\n- Up | time | 6:10\n- Slept | choice | Well | Well, So-so, Badly',
  ],
  [
    'steps, step counter, step count, steps tracking, pedometer, step tracking, count steps',
    'Steps',
    'trending',
    '8,412',
    '6210, 9104, 7020, 10240, 5400, 11800, 8412',
    'Of 10,000, 5.9 km',
    '- Goal a day | number | 10,000',
  ],
]

/** Curves of what one measures again and again, each with the field for today. */
export const measuresAnywhere: readonly KindPart[] = partsOf(
  anyKind,
  measures.map(([said, name, icon, last, data, line, fields]) => ({
    said,
    page: `${name} | ${icon} | ${last}, ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    content: `
      hero ${last} | ${line}
      line Last seven days | ${data} | F, S, S, M, T, W, T
      fields
      ${fields}
      button check | Keep it`,
  })),
)
