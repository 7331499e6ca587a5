import type { Gadget } from './gadget.ts'

interface Oracle {
  form: RegExp
  title: string
  one: string
  /** Name, what it means, and what it means reversed or changing. */
  all: readonly (readonly [name: string, meaning: string, other: string])[]
  spreads: string
}

const oracles: readonly Oracle[] = [
  {
    form: /\brunes?\b|\bfuthark\b/i,
    title: 'Rune of the day',
    one: 'rune',
    all: [
      ['Fehu', 'Cattle: what one owns, plenty', 'Loss, greed'],
      ['Uruz', 'Wild ox: strength, health', 'Weakness, a missed chance'],
      ['Raidho', 'Ride: a journey, rhythm', 'Delay, a wrong turn'],
      ['Algiz', 'Elk: shelter, a warning', 'Open to harm'],
      ['Berkano', 'Birch: a beginning, growth', 'Standing still'],
      ['Dagaz', 'Day: a breakthrough, clarity', 'Has no reverse'],
    ],
    spreads: 'One rune, Three Norns, Cross of five',
  },
  {
    form: /\bi[- ]?ching\b|\bhexagrams?\b|\byijing\b/i,
    title: 'Hexagram',
    one: 'hexagram',
    all: [
      ['䷀ 1 The Creative', 'Heaven over heaven: act, keep going', 'Line 6: the dragon went too far'],
      ['䷁ 2 The Receptive', 'Earth over earth: follow, carry', 'Line 1: frost underfoot'],
      ['䷂ 3 Difficulty at the Beginning', 'Clouds and thunder: find helpers', 'Line 5: small steps'],
      ['䷄ 5 Waiting', 'Rain will come: be sincere', 'Line 2: waiting on the sand'],
      ['䷊ 11 Peace', 'Earth over heaven: the small departs', 'Line 6: the wall falls'],
      ['䷎ 15 Modesty', 'A mountain within the earth', 'Line 3: work without boasting'],
    ],
    spreads: 'Three coins, Yarrow stalks',
  },
]
const tarot: Oracle = {
  form: /$/,
  title: 'Card of the day',
  one: 'card',
  all: [
    ['The Fool', 'A beginning, trust, a leap', 'Carelessness, holding back'],
    ['The High Priestess', 'Intuition, what is not said', 'Secrets, not listening to oneself'],
    ['Strength', 'Patience, a gentle hand', 'Doubt, force'],
    ['The Hermit', 'Looking within, a lamp', 'Loneliness, hiding'],
    ['Wheel of Fortune', 'A turn, luck, cycles', 'Resisting change'],
    ['Three of Cups', 'Friends, something to celebrate', 'Gossip, too much'],
    ['Eight of Pentacles', 'Practice, careful work', 'Haste, boredom'],
  ],
  spreads: 'Daily card, Three-card spread, Celtic cross spread, Horseshoe',
}
const oracleIn = (text: string) => oracles.find(({ form }) => form.test(text)) ?? tarot
const drawn = (names: readonly string[]) => `pick(${names.map((name) => `"${name}"`).join(', ')})`

/** Cards, runes and coins one asks. */
export const fortunes: readonly Gadget[] = [
  {
    id: 'fortune-card',
    called: /\b(?:tarot|oracle (?:cards?|deck)|runes?|futhark|i[- ]?ching|yijing|hexagrams?)\b/i,
    unless:
      /\b(?:chat|advisors?|psychics?|live readers?|bookings?|shop|sell|game of|roguelike|horoscopes?|astrolog\w+|french tarot|trick[- ]taking|clients|bids?|skat|bridge)\b/i,
    icon: 'star',
    presets: 'dark-pro, editorial',
    names: 'Upright, Major Arcana, Ask Again',
    sheets: [
      {
        name: 'Draw',
        title: (text) => oracleIn(text).title,
        icon: 'star',
        content: (text) => {
          const { all, one, spreads } = oracleIn(text)
          const [first] = all
          return `
          hero ${first?.[0] ?? ''} | ${one === 'hexagram' ? 'Three coins, six throws' : 'Turn it over, upright or reversed'} | ${drawn(all.map(([name]) => name))}
          button repeat | Draw another ${one}
          chips Spread | * ${spreads}
          rows Three-${one} spread
          - clock | What was | ${all[2]?.[0] ?? ''} | ${one === 'hexagram' ? '' : 'Upright'}
          - sun | What is | ${all[0]?.[0] ?? ''} | ${one === 'hexagram' ? '' : 'Reversed'}
          - arrowRight | What comes | ${all[4]?.[0] ?? ''} | ${one === 'hexagram' ? '' : 'Upright'}
          fields
          - My question | text | Shall I take the new job?
          quiet bookmark | Keep reading`
        },
      },
      {
        name: 'Meanings',
        title: (text) => `Meanings of each ${oracleIn(text).one}`,
        icon: 'book',
        content: (text) => {
          const { all, one } = oracleIn(text)
          return `
          fields
          - Search ${one} meanings | text |
          ${one === 'card' ? 'chips Deck | * All, Major arcana, Wands, Cups, Swords, Pentacles' : ''}
          rows ${one === 'hexagram' ? 'Judgement' : 'Upright meanings'}
          ${all.map(([name, meaning]) => `- star | ${name} | ${meaning}`).join('\n')}
          rows ${one === 'hexagram' ? 'Changing lines' : 'Reversed meanings'}
          ${all
            .slice(0, 4)
            .map(([name, , other]) => `- repeat | ${name} | ${other}`)
            .join('\n')}`
        },
      },
      {
        name: 'Spreads',
        icon: 'grid',
        said: /\b(?:spreads?|celtic|three[- ]card|layouts?)\b/i,
        content: (text) => `
          rows Spreads
          ${oracleIn(text)
            .spreads.split(', ')
            .map(
              (spread, index) =>
                `- grid | ${spread} | ${['For today', 'What was, is and comes', 'Ten places, an hour', 'Seven places'][index % 4]}`,
            )
            .join('\n')}
          cells Celtic cross
          - . 3 . 10
          - 6 1·2 5 9
          - . 4 . 8
          - . . . 7
          button plus | Own spread`,
      },
      {
        name: 'Journal',
        title: 'Reading journal',
        icon: 'edit',
        said: /\b(?:journal|diary|log\w*|histor\w+|sav\w+|notes?)\b/i,
        content: (text) => {
          const { all } = oracleIn(text)
          return `
          rows Reading journal
          - edit | Shall I take the new job? | Today, ${all[0]?.[0] ?? ''}, ${all[2]?.[0] ?? ''} | 3
          - edit | Daily draw | Yesterday, ${all[3]?.[0] ?? ''} | 1
          - edit | Moving in with Omar | Sun 15 Nov, ${all[5]?.[0] ?? ''} | 3
          button plus | Write entry`
        },
      },
    ],
  },
]
