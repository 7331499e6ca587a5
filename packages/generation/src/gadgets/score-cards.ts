import { byWord } from '../by-word.ts'
import type { Gadget } from './gadget.ts'

const names = ['Lea', 'Omar', 'Kim', 'Ana', 'Iris', 'Tomás', 'Noor', 'Elias']
const pars = [3, 4, 3, 5, 3, 3, 4, 3, 4]
/** Above or below par, by player and hole. */
const offs = [
  [0, -1, 1, 0, 0, -1],
  [1, 0, 0, 1, 0, 0],
  [0, 0, 1, 0, 1, 0],
  [1, 1, 0, 0, -1, 0],
  [0, 1, 1, 2, 0, 1],
  [-1, 0, 0, 0, 1, 0],
  [2, 0, 1, 1, 0, 1],
  [0, 0, 0, -1, 0, 1],
]
const small: Record<string, number> = byWord({ two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8 })

/** "For up to 8 players": how many stand on the card, four where nobody says. */
const playersIn = (text: string): string[] => {
  const [, said = ''] = /\b(\d|two|three|four|five|six|eight) (?:players|people|friends)\b/i.exec(text) ?? []
  const count = Number(said) || small[said.toLowerCase()] || 4
  return names.slice(0, Math.max(2, Math.min(count, names.length)))
}
const throwsOf = (player: number) => (offs[player] ?? []).map((off, hole) => (pars[hole] ?? 3) + off)
const parSoFar = pars.slice(0, 6).reduce((sum, par) => sum + par, 0)
const signed = (off: number) => (off === 0 ? 'E' : off > 0 ? `+${off}` : `−${-off}`)
const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const isDisc = (text: string) => /\b(?:disc|frisbee)\b/i.test(text)

/** Cards that are filled in hole by hole. */
export const scoreCards: readonly Gadget[] = [
  {
    id: 'hole-card',
    called:
      /\b(?:(?:disc|frisbee|mini|crazy)[- ]?golf|minigolf) (?:score ?(?:cards?|keep\w*|pad|tracker)|scores?)\b|\bscore ?cards? for (?:disc|frisbee|mini|crazy)[- ]?golf\b/i,
    unless: /\b(?:club|shop|tee times?|leagues?|stats of pros)\b/i,
    icon: 'flag',
    presets: 'natural, bold',
    names: 'Linden Links, Chain Music, Last Basket',
    sheets: [
      {
        name: 'Card',
        title: 'Scorecard',
        icon: 'flag',
        content: (text) => `
          hero Hole 7, par ${pars[6]} | ${isDisc(text) ? '96 m, trees on the left' : 'The bridge, two banks'}
          people Throws on this hole
          ${playersIn(text)
            .map(
              (name, index) =>
                `- ${name} | ${signed(sum(offs[index] ?? []))} so far | ${(pars[6] ?? 4) + (index % 3) - 1}`,
            )
            .join('\n')}
          keys
          - minus | One less
          - plus | One more
          - next | Next hole
          cells Par per hole
          - Hole 1 2 3 4 5 6
          - Par ${pars.slice(0, 6).join(' ')}
          ${playersIn(text)
            .map((name, index) => `- ${name} ${throwsOf(index).join(' ')}`)
            .join('\n')}`,
      },
      {
        name: 'Standings',
        icon: 'trophy',
        content: (text) => `
          people After six holes
          ${playersIn(text)
            .map((name, index) => [name, sum(throwsOf(index))] as const)
            .sort(([, one], [, other]) => one - other)
            .map(
              ([name, total]) =>
                `- ${name} | ${total} ${isDisc(text) ? 'throws' : 'strokes'} | ${signed(total - parSoFar)}`,
            )
            .join('\n')}
          button share | Share scorecard`,
      },
      {
        name: 'Round',
        title: 'New round',
        icon: 'settings',
        content: (text) => `
          fields
          - Course | text | Linden park
          - Holes | choice | 9 | 9, 18
          - Number of players | number | ${playersIn(text).length}
          rows Par per hole
          ${pars.map((par, index) => `- flag | Hole ${index + 1} | ${60 + par * 12 + index * 3} m | Par ${par}`).join('\n')}
          button play | Start round`,
      },
      {
        name: 'Rounds',
        icon: 'clock',
        said: /\b(?:histor\w+|past|rounds|statistics|stats|progress|log)\b/i,
        content: `
          line Over par, last rounds | 9, 7, 8, 5, 6, 4 | Sep, , , Oct, , Nov
          rows Rounds
          - flag | Linden park | Sat 14 Nov, four players | +4
          - flag | Harbour woods | Sun 8 Nov, nine holes | +2
          - flag | Linden park | Sat 31 Oct, rain | +9`,
      },
    ],
  },
]
