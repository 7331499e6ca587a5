import type { Gadget } from './gadget.ts'

/** Reckoned and made up at a bench or a table. */
export const workbench: readonly Gadget[] = [
  {
    id: 'cut-list',
    called:
      /\bcut(?:ting)? (?:lists?|plans?|optimi[sz]\w+|layouts?|diagrams?)\b|\b(?:sheet|plywood|panel|board|bar|pipe) (?:cutting )?optimi[sz]\w+\b/i,
    icon: 'grid',
    presets: 'warm, clean',
    names: 'Kerf, Offcut, Three Sheets',
    sheets: [
      {
        name: 'Parts',
        title: 'Cut list',
        icon: 'list',
        content: `
          rows Parts
          - grid | Side | 800 × 320 mm, grain along | 2
          - grid | Shelf | 564 × 300 mm | 4
          - grid | Back | 800 × 580 mm, 6 mm | 1
          - grid | Door | 398 × 280 mm, edge all round | 2
          fields
          - Length in mm | number | 800
          - Width in mm | number | 320
          - How many | number | 2
          button plus | Add part
          quiet grid | Optimise | #Layout`,
      },
      {
        name: 'Layout',
        title: 'Sheet 1 of 2',
        icon: 'grid',
        content: `
          cells Plywood sheet 2,500 × 1,250
          - A A A B B B D D
          - A A A B B B D D
          - A A A B B B C C
          - A A A B B B C C
          - C C C C C C . .
          stats
          - 2 | Sheets
          - 8 % | Waste
          - 14 | Cuts
          rows Offcuts
          - grid | 610 × 250 mm | Keep
          button download | Print cutting plan`,
      },
      {
        name: 'Stock',
        title: 'Sheets and saw',
        icon: 'layers',
        content: `
          rows Sheets
          - layers | Birch plywood 18 mm | 2,500 × 1,250 | 3
          - layers | Birch plywood 6 mm | 1,500 × 1,500 | 1
          fields
          - Saw kerf in mm | number | 3.2
          - Trim edges in mm | number | 5
          - Price of a sheet | money | € 64
          switches
          - Keep the grain
          hero € 128 | Two sheets, eight percent waste`,
      },
    ],
  },
  {
    id: 'poker-odds',
    called: /\bpoker\b[^.]{0,24}\b(?:odds|equity|range|calculator|probabilit\w+|solver|trainer)\b/i,
    unless: /\b(?:bankroll|home game|blinds|tournament)\b/i,
    icon: 'heart',
    presets: 'dark-pro, bold',
    names: 'Pot Odds, Suited Connectors, Outs',
    sheets: [
      {
        name: 'Odds',
        title: 'Hand odds',
        icon: 'pie',
        content: `
          cells Your hand and theirs
          - A♠ K♠ . Q♥ Q♦
          cells Board
          - J♠ 10♦ 4♠ . .
          stats
          - 61.4 % | You win
          - 38.1 % | They win
          - 0.5 % | Split
          rows Outs
          - heart | Any queen | Straight | 2
          - heart | Any spade | Flush | 9
          - heart | Ace or king | Pair | 6
          chips Cards | A, K, Q, J, 10, 9, 8, 7, 6, 5, 4, 3, 2
          button repeat | Deal new hand`,
      },
      {
        name: 'Ranges',
        title: 'Range trainer',
        icon: 'grid',
        content: `
          chips Position | UTG, MP, CO, * Button, SB, BB
          cells Open from the button
          - AA AKs AQs AJs ATs
          - AKo KK KQs KJs KTs
          - AQo KQo QQ QJs QTs
          - AJo KJo QJo JJ JTs
          - ATo KTo QTo JTo TT
          hero K♦ 9♦ on the button | Raise, call or fold?
          button up | Raise
          quiet minus | Call
          quiet close | Fold
          stats
          - 86 % | Right
          - 24 | Hands today`,
      },
      {
        name: 'Pot odds',
        icon: 'chart',
        content: `
          fields
          - Pot | number | 120
          - To call | number | 40
          - Outs | number | 9
          hero Call | 25 % needed, 35 % there
          rows Outs by street
          - chart | 4 outs | One card 9 %, two cards 17 %
          - chart | 9 outs | One card 20 %, two cards 35 %
          - chart | 15 outs | One card 33 %, two cards 54 %`,
      },
    ],
  },
  {
    id: 'name-maker',
    called:
      /\b(?:(?:fantasy|character|elf|elven|dwar(?:f|ven)|orc|medieval|sci-fi|world|place|planet|town|tavern|nick|user|project|band|company|brand) )+names? (?:generator|maker|creator|ideas?)\b|\bname generator\b/i,
    unless: /\b(?:baby|domain|users? can)\b/i,
    icon: 'spark',
    presets: 'playful, editorial',
    names: 'Who Are You, Name of the Inn, Old Tongue',
    sheets: [
      {
        name: 'Generate',
        title: 'Name generator',
        icon: 'spark',
        content: (text) => {
          const names = /\b(?:company|brand|band|project|user|nick)/i.test(text)
            ? [
                'Copper Tide',
                'Nine Lanterns',
                'Paper Fox',
                'Quiet Engine',
                'North Pier',
                'Salt and Wire',
                'Second Moon',
                'Velvet Static',
              ]
            : [
                'Aelindra Mistvale',
                'Borin Ashforge',
                'The Crooked Lantern',
                'Thessaly Ironwood',
                'Hrogar Stonebrow',
                'Sylwen of the Reeds',
                'The Drowned Goat',
                'Caldor Wyrmsbane',
              ]
          return `
          hero ${names[0] ?? ''} | Tap for another | pick(${names.map((name) => `"${name}"`).join(', ')})
          button repeat | Generate name
          quiet copy | Copy name
          chips Names for | * ${/\b(?:company|brand|band|project|user|nick)/i.test(text) ? 'Bands, Companies, Projects, Users' : 'Elves, Dwarves, Humans, Orcs, Taverns, Towns'}
          fields
          - Begins with | text |
          - Length | choice | Any | Any, Short, Long
          switches
          - With surname
          - x Easy to say
          rows Before this one
          ${names
            .slice(1, 4)
            .map((name) => `- spark | ${name} | Just now`)
            .join('\n')}`
        },
      },
      {
        name: 'Favourites',
        icon: 'star',
        content: `
          rows Favourites
          - star | Sylwen of the Reeds | Elf, ranger
          - star | The Drowned Goat | Tavern at the ford
          - star | Hrogar Stonebrow | Dwarf, smith
          button share | Share list`,
      },
    ],
  },
  {
    id: 'branching-story',
    called:
      /\b(?:choose[- ]your[- ]own[- ]adventures?|interactive (?:fiction|stor(?:y|ies)|novels?)|branching stor(?:y|ies)|game ?books?|text adventures?|visual novels?)\b/i,
    unless: /\b(?:school assignment|marketplace|users? can)\b/i,
    icon: 'book',
    presets: 'editorial, dark-pro',
    names: 'Turn to Page 40, Left or Right, The Third Door',
    sheets: [
      {
        name: 'Read',
        title: 'The Lamp Keeper',
        icon: 'book',
        content: `
          image sea night
          hero The light has gone out. | Waves hit the rock below. The stairs lead up into the dark, a door on the left stands ajar.
          button up | Climb the stairs
          button arrowRight | Push the door open
          quiet search | Look around
          stats
          - 7 | Courage
          - 3 | Matches
          - 12 of 84 | Pages seen
          keys
          - back | One back
          - bookmark | Save
          - bag | Inventory`,
      },
      {
        name: 'Stories',
        icon: 'grid',
        content: `
          rows Stories
          - book | The Lamp Keeper | 84 pages, 6 endings | 2 found
          - book | Train to Nowhere | 120 pages, 9 endings | New
          - book | Under the Market | 46 pages, 4 endings | Done
          rows Endings found
          - trophy | The light burns again | Ending 1
          - trophy | Alone on the rock | Ending 4`,
      },
      {
        name: 'Write',
        title: 'Story editor',
        icon: 'edit',
        said: /\b(?:editor|write|writing|creat\w+|author\w*|make your own)\b/i,
        content: `
          fields
          - Page | text | 12, at the door
          - Text | long | The light has gone out.
          - Choice one leads to | choice | Page 13 | Page 13, Page 14, New page
          - Choice two leads to | choice | Page 14 | Page 13, Page 14, New page
          rows Pages that lead here
          - arrowRight | 11, the boat lands
          - arrowRight | 9, the letter
          banner warning | Two pages have no way out | 31 and 47
          button plus | Add page`,
      },
    ],
  },
]
