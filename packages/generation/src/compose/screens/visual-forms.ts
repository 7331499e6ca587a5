/** Something that is shown while it runs, and what it depends on. */
export interface Visual {
  /** Below the title. */
  line: string
  /** Bars by their heights, or squares as rows of cells. */
  bars?: readonly number[]
  rows?: readonly string[]
  figures: readonly (readonly [value: string, title: string])[]
  choices: readonly (readonly [name: string, options: readonly string[]])[]
  sliders: readonly (readonly [name: string, value: number, most: number])[]
  /** The last one is what one came for. */
  keys: readonly (readonly [icon: string, label: string])[]
}

const start: Visual['keys'] = [
  ['repeat', 'Reset'],
  ['play', 'Start'],
]
const speed = ['Speed', 60, 100] as const

/** How algorithms, patterns and odd clocks look while they run, by the words that ask for them. */
const visuals: readonly [RegExp, Visual][] = [
  [
    /\bbinary\b[^.\n]{0,30}\bclocks?\b|\bclocks?\b[^.\n]{0,40}\bbinary\b/i,
    {
      line: '18:42:07, one column for each digit',
      rows: ['○ ● ○ ○ ○ ○', '○ ○ ● ○ ○ ●', '○ ○ ○ ● ○ ●', '● ○ ○ ○ ○ ●', '1 8 4 2 0 7'],
      figures: [
        ['18', 'Hours'],
        ['42', 'Minutes'],
        ['07', 'Seconds'],
      ],
      choices: [
        ['Format', ['24 hours', '12 hours']],
        ['Colour of the lights', ['Green', 'Amber', 'Red', 'Blue']],
      ],
      sliders: [],
      keys: [],
    },
  ],
  [
    /\banalog(?:ue)? (?:wall |station )?clocks?\b|\bround (?:clock )?face\b|\b(?:hour|minute|second)s?(?: and \p{L}+)? hands?\b/iu,
    {
      line: '10:10:30, Thursday 19 November',
      rows: ['· 11 12 1 ·', '10 ╲ · ╱ 2', '9 · ● · 3', '8 · ┃ · 4', '· 7 6 5 ·'],
      figures: [
        ['10', 'Hours'],
        ['10', 'Minutes'],
        ['30', 'Seconds'],
      ],
      choices: [
        ['Display', ['Analog', 'Digital']],
        ['Face colour', ['White', 'Black', 'Blue', 'Red']],
      ],
      sliders: [],
      keys: [],
    },
  ],
  [
    /\bclocks?\b/i,
    {
      line: 'Thursday 19 November',
      rows: ['I T L I S', 'H A L F ·', 'P A S T ·', 'S I X · ·'],
      figures: [
        ['18', 'Hours'],
        ['30', 'Minutes'],
        ['07', 'Seconds'],
      ],
      choices: [
        ['Format', ['24 hours', '12 hours']],
        ['Colour', ['White', 'Amber', 'Green', 'Blue']],
      ],
      sliders: [['Brightness', 70, 100]],
      keys: [],
    },
  ],
  [
    /\bfractals?\b|\bmandelbrot\b|\bjulia set\b/i,
    {
      line: 'Mandelbrot, the whole set',
      rows: [
        '· · · · · · ░ ░ ░ ░ ░ ░ · · · ·',
        '· · · · ░ ░ ░ ░ ░ ▒ ▓ ▒ ░ ░ · ·',
        '· · · ░ ░ ░ ░ ░ ▒ ▒ █ ▓ ▒ ▒ ░ ·',
        '· · ░ ░ ░ ▒ ▒ ▒ ▓ █ █ █ █ ▒ ░ ░',
        '· · ░ ░ ▒ ▓ █ ▓ █ █ █ █ █ ▓ ░ ░',
        '· · █ █ █ █ █ █ █ █ █ █ █ ▒ ░ ░',
        '· · ░ ░ ▒ ▓ █ ▓ █ █ █ █ █ ▓ ░ ░',
        '· · ░ ░ ░ ▒ ▒ ▒ ▓ █ █ █ █ ▒ ░ ░',
        '· · · ░ ░ ░ ░ ░ ▒ ▒ █ ▓ ▒ ▒ ░ ·',
        '· · · · ░ ░ ░ ░ ░ ▒ ▓ ▒ ░ ░ · ·',
        '· · · · · · ░ ░ ░ ░ ░ ░ · · · ·',
      ],
      figures: [
        ['−0.743', 'Real'],
        ['0.131', 'Imaginary'],
        ['1×', 'Zoom'],
      ],
      choices: [
        ['Set', ['Mandelbrot', 'Julia', 'Burning ship', 'Sierpinski']],
        ['Colours', ['Ice', 'Fire', 'Forest', 'Grey']],
      ],
      sliders: [
        ['Iterations', 120, 500],
        ['Zoom', 1, 100],
      ],
      keys: [
        ['repeat', 'Reset view'],
        ['download', 'Save picture'],
      ],
    },
  ],
  [
    /\bgame of life\b|\bcellular automat/i,
    {
      line: 'Generation 42, a glider and a block',
      rows: [
        '· · · · · · · ·',
        '· · ● · · · · ·',
        '· · · ● · · · ·',
        '· ● ● ● · · · ·',
        '· · · · · · ● ●',
        '· · · · · · ● ●',
        '· · · · · · · ·',
      ],
      figures: [
        ['42', 'Generation'],
        ['9', 'Alive'],
        ['56', 'Cells'],
      ],
      choices: [['Pattern', ['Glider', 'Blinker', 'Pulsar', 'By chance']]],
      sliders: [speed],
      keys: [
        ['trash', 'Clear'],
        ['skip', 'One step'],
        ['play', 'Start'],
      ],
    },
  ],
  [
    /\bpath ?-?finding\b|\bpath ?-?finder\b|\bshortest path\b|\bdijkstra\b|\ba\* (?:search|algorithm)\b|\bmazes?\b/i,
    {
      line: 'Dijkstra, 14 steps to the goal',
      rows: [
        '◆ ∙ ∙ ■ · · · ·',
        '● ● ∙ ■ · · · ·',
        '∙ ● ∙ ■ · ■ ■ ·',
        '∙ ● ● ● ● ■ ★ ·',
        '· ■ ■ ■ ● ■ ● ·',
        '· · · · ● ● ● ·',
      ],
      figures: [
        ['14', 'Path'],
        ['31', 'Visited'],
        ['0.8 s', 'Took'],
      ],
      choices: [
        ['Algorithm', ['Dijkstra', 'A*', 'Breadth first', 'Depth first']],
        ['Draw', ['Walls', 'Start', 'Goal', 'Erase']],
      ],
      sliders: [speed],
      keys: start,
    },
  ],
  [
    /\b(?:music|audio|song|sound|spectrum)\b/i,
    {
      line: 'Night Lines, 1:12 of 3:48',
      bars: [18, 34, 62, 80, 71, 55, 46, 64, 58, 40, 33, 47, 38, 26, 30, 21, 24, 16, 12, 9],
      figures: [
        ['96', 'Bpm'],
        ['−12 dB', 'Loudness'],
        ['2.4 kHz', 'Peak'],
      ],
      choices: [
        ['Style', ['Bars', 'Wave', 'Circle', 'Particles']],
        ['Colours', ['Ice', 'Fire', 'Neon', 'Grey']],
      ],
      sliders: [['Sensitivity', 60, 100]],
      keys: [
        ['music', 'Choose song'],
        ['play', 'Play'],
      ],
    },
  ],
  [
    /\bpixel (?:wall|war|canvas|board)\b|\bshared canvas\b/i,
    {
      line: 'Next pixel in 0:42',
      rows: [
        '· · ▓ ▓ · · · ·',
        '· ▓ ░ ░ ▓ · · ·',
        '▓ ░ ● ░ ● ▓ · ·',
        '▓ ░ ░ ░ ░ ▓ ■ ■',
        '· ▓ ● ● ▓ · ■ ·',
        '· · ▓ ▓ · · ■ ■',
      ],
      figures: [
        ['0:42', 'Next pixel'],
        ['1,284', 'Pixels today'],
        ['38', 'Here now'],
      ],
      choices: [['Colour', ['Black', 'Red', 'Yellow', 'Green', 'Blue', 'White']]],
      sliders: [['Zoom', 40, 100]],
      keys: [
        ['user', 'Who placed it'],
        ['pen', 'Place pixel'],
      ],
    },
  ],
  [
    /\btraffic lights?\b/i,
    {
      line: 'North and south are green for 18 s',
      rows: ['· · ○ · ·', '· · ● · ·', '○ ● + ● ○', '· · ● · ·', '· · ○ · ·'],
      figures: [
        ['18 s', 'North, south: green'],
        ['3 s', 'Then yellow'],
        ['7', 'Cars waiting'],
      ],
      choices: [['Light', ['North', 'East', 'South', 'West']]],
      sliders: [
        ['Green in seconds', 24, 90],
        ['Cars a minute', 12, 60],
      ],
      keys: [
        ['user', 'Pedestrian'],
        ['play', 'Start'],
      ],
    },
  ],
  [
    /\bvending machine\b/i,
    {
      line: '€ 1.70 inserted',
      rows: [
        'Water Cola Tea',
        '€1.20 €1.80 €1.50',
        '8_left Sold_out 5_left',
        'Crisps Nuts Bar',
        '€1.40 €2.10 €1.00',
        '3_left 6_left 9_left',
      ],
      figures: [
        ['€ 1.70', 'Inserted'],
        ['€ 1.20', 'Water'],
        ['€ 0.50', 'Change'],
      ],
      choices: [
        ['Insert coin', ['10 c', '20 c', '50 c', '€ 1', '€ 2']],
        ['Product', ['Water', 'Cola', 'Tea', 'Crisps', 'Nuts', 'Bar']],
      ],
      sliders: [],
      keys: [
        ['back', 'Return'],
        ['check', 'Buy'],
      ],
    },
  ],
  [
    /\b(?:elevators?|lifts?)\b/i,
    {
      line: 'Lift A goes up, lift B waits',
      rows: ['5 · ·', '4 ▲ ·', '3 · ·', '2 · ■', '1 · ·', '0 · ·', 'Floor A B'],
      figures: [
        ['4 ▲', 'Lift A'],
        ['2', 'Lift B'],
        ['18 s', 'Average wait'],
      ],
      choices: [
        ['Call from floor', ['0', '1', '2', '3', '4', '5']],
        ['Direction', ['Up', 'Down']],
        ['Press inside lift', ['0', '1', '2', '3', '4', '5']],
      ],
      sliders: [
        ['Number of floors', 6, 30],
        ['Speed', 50, 100],
      ],
      keys: [
        ['repeat', 'Reset'],
        ['play', 'Call lift'],
      ],
    },
  ],
  [
    /\b(?:binary|search|avl|red-black|decision|b) ?trees?\b|\btree\b[^.;\n]{0,30}\bnodes?\b/i,
    {
      line: 'Seven nodes, in order: 12 25 31 42 57 68 80',
      rows: ['· · · 42 · · ·', '· · ╱ · ╲ · ·', '· 25 · · · 68 ·', '╱ · ╲ · ╱ · ╲', '12 · 31 · 57 · 80'],
      figures: [
        ['7', 'Nodes'],
        ['3', 'Height'],
        ['57', 'Visited now'],
      ],
      choices: [['Traversal', ['In order', 'Pre-order', 'Post-order', 'By level']]],
      sliders: [speed],
      keys: [
        ['trash', 'Clear'],
        ['search', 'Search'],
        ['plus', 'Insert'],
      ],
    },
  ],
  [
    /\bsort(?:s|ed|ing)?\b/i,
    {
      line: 'Merge sort, 24 bars',
      bars: [12, 18, 27, 33, 41, 48, 55, 62, 21, 35, 44, 58, 9, 30, 66, 15, 72, 24, 51, 38, 80, 46, 69, 28],
      figures: [
        ['86', 'Comparisons'],
        ['41', 'Swaps'],
        ['1.2 s', 'Time'],
      ],
      choices: [
        [
          'Algorithm',
          ['Bubble sort', 'Merge sort', 'Quick sort', 'Insertion sort', 'Selection sort', 'Heap sort'],
        ],
      ],
      sliders: [speed, ['Number of bars', 24, 80]],
      keys: [
        ['repeat', 'Shuffle'],
        ['skip', 'One step'],
        ['play', 'Sort'],
      ],
    },
  ],
]

const other: Visual = {
  line: 'Step 12 of 40',
  bars: [8, 14, 11, 20, 26, 22, 31, 38, 34, 42, 47, 44],
  figures: [
    ['12', 'Steps'],
    ['0.6 s', 'Time'],
    ['40', 'In all'],
  ],
  choices: [],
  sliders: [speed],
  keys: start,
}

/** What is drawn for a description of something that runs before one's eyes. */
export const visualOf = (text: string): Visual => visuals.find(([form]) => form.test(text))?.[1] ?? other
