import type { Gadget } from './gadget.ts'
import { namedFirst, type Nameable } from './named-in.ts'

const ofIslam: Nameable = [
  [/subhan/i, 'SubhanAllah'],
  [/al-?hamdu/i, 'Alhamdulillah'],
  [/allahu/i, 'Allahu akbar'],
  [/istighfar|astaghfir/i, 'Astaghfirullah'],
  [/salawat/i, 'Salawat'],
]
const ofMalas: Nameable = [
  [/\bom\b/i, 'Om'],
  [/mani padme/i, 'Om mani padme hum'],
  [/gayatri/i, 'Gayatri'],
  [/shivaya/i, 'Om namah shivaya'],
  [/so hum/i, 'So hum'],
]
const ofRosaries: Nameable = [
  [/our father/i, 'Our Father'],
  [/hail mary/i, 'Hail Mary'],
  [/glory/i, 'Glory Be'],
  [/\bcreed\b/i, 'Creed'],
  [/jesus prayer/i, 'Jesus Prayer'],
]

/** What is said with the beads, how it is called, and how many make a round. */
function beadsOf(text: string): { sayings: string[]; called: string; round: number } {
  const [, told = ''] = /(?<!\d)(33|99|100|108|27|50|10)(?!\d)/.exec(text) ?? []
  if (/\brosar/i.test(text))
    return { sayings: namedFirst(text, ofRosaries, 5), called: 'Prayer', round: Number(told || '10') }
  if (/\b(?:mala|japa|mantras?|buddhis\w+|hindu)\b/i.test(text))
    return { sayings: namedFirst(text, ofMalas, 5), called: 'Mantra', round: Number(told || '108') }
  return { sayings: namedFirst(text, ofIslam, 5), called: 'Dhikr', round: Number(told || '33') }
}

/** Beads one counts prayers with, a tap for each. */
export const beads: readonly Gadget[] = [
  {
    id: 'prayer-beads',
    called:
      /\bprayer beads?\b|\b(?:digital |electronic )?(?:tasbih|tasbeeh|misbaha|subha)\b|\b(?:dhikr|zikr|mantra|japa|mala|rosary) (?:beads?|counters?|counting)\b|\bcounts? (?:my |your )?(?:dhikr|zikr|mantras?|rosar(?:y|ies))\b/i,
    unless: /\b(?:shop|store|sell|buy|make|making|mosque app|our mosque|parish)\b/i,
    icon: 'repeat',
    presets: 'calm, natural',
    names: 'Bead by Bead, Thirty-Three, Round Again',
    sheets: [
      {
        name: 'Count',
        icon: 'repeat',
        content: (text) => {
          const { sayings, called, round } = beadsOf(text)
          return `
          chips Choose ${called.toLowerCase()} | * ${sayings.slice(0, 3).join(', ')}
          ring ${sayings[0] ?? ''} | 0.64 | ${Math.round(round * 0.64)} | of ${round}, second round
          button plus | Tap to count
          quiet minus | Take one back
          stats
          - 154 | Today
          - 4 | Rounds
          - 12 | Days in a row`
        },
      },
      {
        name: 'Sayings',
        title: 'What is said',
        icon: 'list',
        content: (text) => {
          const { sayings, round } = beadsOf(text)
          return `
          rows
          ${sayings.map((saying, index) => `- repeat | ${saying} | ${[4, 2, 1, 1, 0][index] ?? 0} rounds today | ${round}`).join('\n')}
          fields
          - Own words | text | ${sayings[0] ?? ''}
          - A round has | number | ${round}
          button plus | Add saying`
        },
      },
      {
        name: 'Week',
        title: 'Summary of the week',
        icon: 'chart',
        content: (text) => `
          chart Counted a day | 99, 132, 99, 165, 198, 132, 154 | M, T, W, T, F, S, S
          stats
          - 979 | This week
          - 140 | On average
          timeline Lately
          ${beadsOf(text)
            .sayings.slice(0, 4)
            .map(
              (saying, index) =>
                `- ${saying} | ${['Today, 6:10', 'Today, 5:45', 'Yesterday, 21:30', 'Yesterday, 6:08'][index]}`,
            )
            .join('\n')}`,
      },
      {
        name: 'Feel',
        title: 'How it feels',
        icon: 'settings',
        content: (text) => {
          const { round } = beadsOf(text)
          return `
          switches
          - x Short vibration at ${round}
          - x Long vibration at the end
          - Click sound
          - x Screen stays on
          - Count with the volume keys
          chips Back to 0 | * After a round, At night, Never`
        },
      },
    ],
  },
]
