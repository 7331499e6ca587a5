import type { Gadget } from './gadget.ts'

interface CardGame {
  form: RegExp
  title: string
  /** What is entered after each deal. */
  fields: string
  deals: string
  /** Rules of counting. */
  rules: string
}

const cardGames: readonly CardGame[] = [
  {
    form: /\bbridge\b/i,
    title: 'Bridge',
    fields: `
          - Contract | choice | 4 ♠ | 1 NT, 3 NT, 4 ♥, 4 ♠, 5 ♦, 6 ♣
          - Declarer | choice | North | North, East, South, West
          - Doubled contract | choice | No | No, Doubled, Redoubled
          - Vulnerability | choice | Both | None, North-South, East-West, Both
          - Tricks taken | number | 11`,
    deals: `
          - heart | 4 ♠ by North | Vulnerable, plus one | +650
          - heart | 3 NT by East | Down two, doubled | +300
          - heart | 2 ♥ by South | Made | +110`,
    rules: `
          rows IMP conversion
          - chart | 20 to 40 points | | 1 IMP
          - chart | 220 to 260 points | | 6 IMP
          - chart | 600 to 740 points | | 12 IMP
          rows Rubber bridge
          - trophy | Rubber in two games | | 700
          - trophy | Rubber in three games | | 500`,
  },
  {
    form: /\b(?:mah ?jong|riichi)\b/i,
    title: 'Mahjong',
    fields: `
          - Winner | choice | Lea | Lea, Omar, Kim, Ana
          - Won by | choice | Discard | Discard, Self-drawn
          - Han | number | 3
          - Fu | number | 40
          - Riichi sticks | number | 1`,
    deals: `
          - heart | East 2, Lea by discard | 3 han, 40 fu | +5,200
          - heart | East 1, Omar self-drawn | Mangan | +8,000
          - heart | East 1, draw | Two ready | +1,500`,
    rules: `
          rows Limits
          - trophy | Mangan | 5 han | 8,000
          - trophy | Haneman | 6 to 7 han | 12,000
          - trophy | Yakuman | 13 han | 32,000`,
  },
  {
    form: /\b(?:skat|doppelkopf|schafkopf|jass|tarock|tarot|belote|pinochle|euchre|rook)\b/i,
    title: 'Card round',
    fields: `
          - Declarer | choice | Lea | Lea, Omar, Kim
          - Game | choice | Clubs | Diamonds, Hearts, Spades, Clubs, Grand, Null
          - With or without | number | 2
          - Won | switch | yes
          - Schneider | switch | no`,
    deals: `
          - heart | Lea, clubs | With two, game three | +36
          - heart | Kim, grand | Lost | −96
          - heart | Omar, null | Won | +23`,
    rules: `
          rows Values
          - heart | Diamonds | | 9
          - heart | Hearts | | 10
          - heart | Spades | | 11
          - heart | Clubs | | 12
          - heart | Grand | | 24`,
  },
  {
    form: /\b(?:rummy|canasta)\b/i,
    title: 'Rummy',
    fields: `
          - Out first | choice | Lea | Lea, Omar, Kim, Ana
          - Omar, points in hand | number | 28
          - Kim, points in hand | number | 45
          - Ana, points in hand | number | 12
          - In one go | switch | no`,
    deals: `
          - heart | Lea out, round 6 | Omar 28, Kim 45, Ana 12 | −85
          - heart | Kim out, round 5 | Lea 31, Omar 5, Ana 60 | −96
          - heart | Lea out in one go, round 4 | All count twice | −140`,
    rules: `
          rows Points in hand
          - heart | Two to ten | | As many
          - heart | Jack, queen, king | | 10
          - heart | Ace | | 11
          - star | Joker | | 20`,
  },
]
const [bridge] = cardGames
const gameIn = (text: string) => cardGames.find(({ form }) => form.test(text)) ?? bridge

/** Points of games at a table or a board, counted by their own rules. */
export const tableScores: readonly Gadget[] = [
  {
    id: 'darts-score',
    called: /\bdarts?\b/i,
    unless: /\b(?:league|club|venue|pub|shop|flutter|programming|tournament|news)\b/i,
    icon: 'target',
    presets: 'bold, dark-pro',
    names: 'One Hundred and Eighty, Double Top, Oche',
    sheets: [
      {
        name: 'Score',
        title: '501, first to three legs',
        icon: 'target',
        content: (text) => `
          tabs Game | 501, 301${/\bcricket\b/i.test(text) ? ', Cricket' : ''}
          cells Left
          - Lea Omar
          - 121 164
          rows Checkout suggestions
          - target | T20, T11, D14 | 121 left | Lea
          - target | T20, T20, D22 | 164 left | Omar
          cells Throw
          - 20 19 18 17 16 15
          - Single Double Triple
          - Bull 25 Miss
          stats
          - 74.2 | Average, Lea
          - 68.9 | Average, Omar
          - 2 : 1 | Legs
          keys
          - back | Undo
          - check | Enter 60
          - volume | Call score`,
      },
      {
        name: 'Players',
        title: 'Averages per player',
        icon: 'users',
        content: `
          people Averages per player
          - Lea Brandt | Best leg 18 darts, 6 × 140 | 74.2
          - Omar Haddad | Best leg 21 darts, 1 × 180 | 68.9
          - Kim Osei | Best leg 24 darts | 52.4
          chart Average by match, Lea | 61, 64, 70, 68, 72, 71, 74 | , , , , , , now
          stats
          - 38 % | Doubles hit
          - 180 | Highest
          - 121 | Best checkout`,
      },
      {
        name: 'New game',
        icon: 'plus',
        content: (text) => `
          chips Game | 301, * 501, 701${/\bcricket\b/i.test(text) ? ', Cricket' : ''}${/\bclock\b/i.test(text) ? ', Around the clock' : ''}
          fields
          - Player one | text | Lea
          - Player two | text | Omar
          - Legs to win | number | 3
          switches
          - Double out
          - x Double in
          - Call the score aloud
          button play | Start game | #Score`,
      },
    ],
  },
  {
    id: 'card-score',
    called:
      /\b(?:bridge|skat|doppelkopf|schafkopf|jass|mah ?jong|riichi|euchre|pinochle|belote|tarock|rook|canasta|rummy)\b[^.]{0,20}\b(?:scor\w+|calculator|counter|sheets?|pad|points)\b|\b(?:scor(?:e|er|ing)|points?) (?:sheet |pad |keeper |counter )?(?:for|of|in) (?:bridge|skat|doppelkopf|schafkopf|jass|mah ?jong|riichi|euchre|pinochle|belote|tarock|rook)\b/i,
    unless: /\b(?:evenings|tournaments?|club nights?|leagues?)\b/i,
    icon: 'heart',
    presets: 'clean, bold',
    names: 'Last Trick, Who Deals, Plus Six Fifty',
    sheets: [
      {
        name: 'Score',
        title: (text) => gameIn(text)?.title ?? 'Score',
        icon: 'list',
        content: (text) => `
          stats
          - +760 | Lea and Kim
          - −760 | Omar and Ana
          - 4 of 16 | Deals
          rows Deals
          ${gameIn(text)?.deals ?? ''}
          button plus | Enter deal | #Deal
          quiet back | Undo last deal`,
      },
      {
        name: 'Deal',
        title: 'Enter deal',
        icon: 'edit',
        content: (text) => `
          fields
          ${gameIn(text)?.fields ?? ''}
          hero +650 | Counted by the rules
          button check | Save deal | #Score`,
      },
      {
        name: 'Rules',
        title: 'How it counts',
        icon: 'book',
        content: (text) => gameIn(text)?.rules ?? '',
      },
      {
        name: 'Evenings',
        icon: 'clock',
        said: /\b(?:histor\w+|evenings?|statistic\w*|players?|duplicate|ranking|past)\b/i,
        content: `
          rows Past evenings
          - trophy | Thursday round | 16 deals, Lea ahead | +760
          - trophy | At Omar’s | 24 deals, Ana ahead | +310
          - trophy | Club, duplicate | 27 deals, 54 % | 3rd
          people Players
          - Lea Brandt | 14 evenings | +2,140
          - Ana Petrova | 12 evenings | +680
          - Omar Haddad | 14 evenings | −1,020`,
      },
    ],
  },
]
