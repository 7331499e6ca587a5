import type { Gadget } from './gadget.ts'
import { namedFirst, type Nameable } from './named-in.ts'

const methods: Nameable = [
  [/\bpour[- ]?over\b|\bv60\b/i, 'Pour-over'],
  [/\baeropress\b/i, 'AeroPress'],
  [/\bfrench press\b|\bcafeti[eè]re\b/i, 'French press'],
  [/\bchemex\b/i, 'Chemex'],
  [/\bmoka\b/i, 'Moka pot'],
  [/\bcold brew\b/i, 'Cold brew'],
  [/\bespresso\b/i, 'Espresso'],
]
const teas: Nameable = [
  [/\bgreen\b/i, 'Green tea'],
  [/\bblack\b/i, 'Black tea'],
  [/\boolong\b/i, 'Oolong'],
  [/\bwhite\b/i, 'White tea'],
  [/\bpu-?erh\b/i, 'Pu-erh'],
  [/\bherbal|rooibos|fruit\b/i, 'Herbal tea'],
]
const teaTimes = ['2:30, 75 °C', '3:30, 95 °C', '3:00, 90 °C', '4:00, 80 °C', '4:00, 98 °C', '7:00, 100 °C']
const isTea = (text: string) =>
  /\bteas?\b/i.test(text) && !/\bcoffee|espresso|aeropress|pour[- ]?over\b/i.test(text)

/** Coffee and tea by the second and the gram. */
export const brewing: readonly Gadget[] = [
  {
    id: 'brew-timer',
    called:
      /\b(?:brew(?:ing)? (?:timer|guide|assistant|helper|clock)|(?:coffee|tea|pour[- ]?over|aeropress|v60|chemex|steep\w*|infusion) (?:brew\w* |steep\w* )?(?:timer|guide|clock)|steep\w* (?:tea|times?))\b/i,
    unless: /\b(?:shops?|cafes? near|orders?|beer|kombucha|wort|hops|courses?)\b/i,
    icon: 'coffee',
    presets: 'warm, clean',
    names: 'Slow Pour, Bloom, Third Steep',
    sheets: [
      {
        name: 'Brew',
        title: (text) => (isTea(text) ? 'Tea timer' : 'Brew timer'),
        icon: 'coffee',
        content: (text) =>
          isTea(text)
            ? `
          ring ${namedFirst(text, teas)[0] ?? 'Tea'} | 0.62 | 1:34 | second steep | down
          keys
          - repeat | Reset
          - pause | Pause
          - plus | 10 seconds
          chips Tea | * ${namedFirst(text, teas).join(', ')}
          fields
          - Amount of tea | text | 5 g
          - Water temperature | text | 75 °C
          - Steeping time | text | 2:30
          switches
          - Sound when ready`
            : `
          chips Brewing method | * ${namedFirst(text, methods, 5).join(', ')}
          ring Brew timer | 0.38 | 1:06 | second pour, up to 150 g | up
          keys
          - repeat | Reset
          - pause | Pause
          - skip | Next step
          steps Step-by-step instructions
          - Bloom | Water weight 45 g, wait until 0:45
          - First pour | Water weight 100 g, slow circles
          - Second pour | Water weight 150 g
          - Last pour | Water weight 250 g, done at 2:40`,
      },
      {
        name: 'Recipe',
        title: (text) => (isTea(text) ? 'My teas' : 'Coffee and water'),
        icon: 'settings',
        content: (text) =>
          isTea(text)
            ? `
          rows My teas
          ${namedFirst(text, teas)
            .map((tea, index) => `- cup | ${tea} | ${teaTimes[index % teaTimes.length]}`)
            .join('\n')}
          button plus | Add tea`
            : `
          fields
          - Coffee in g | number | 15
          - Grind | choice | Medium fine | Fine, Medium fine, Medium, Coarse
          - Water temperature | text | 94 °C
          sliders
          - Coffee-to-water ratio slider | 50
          stats
          - 1 : 16.7 | Ratio
          - 250 g | Water weight
          - 2:40 | Brew time
          button bookmark | Save recipe`,
      },
      {
        name: 'Journal',
        title: (text) => (/\btasting log\b/i.test(text) ? 'Tasting log' : 'Tasting journal'),
        icon: 'book',
        said: /\b(?:journal|log|diary|notes?|tasting|ratings?|histor\w+)\b/i,
        content: (text) => `
          rows Tasting journal
          - star | ${isTea(text) ? 'Sencha, first flush' : 'Kochere, washed'} | Today, ${isTea(text) ? 'grassy, a little sweet' : 'peach and black tea'} | 4.5
          - star | ${isTea(text) ? 'Iron goddess' : 'Finca Alta, natural'} | Yesterday, ${isTea(text) ? 'orchid, long finish' : 'cherry, heavy body'} | 4.0
          - star | ${isTea(text) ? 'Assam, broken' : 'House blend'} | Sun 15 Nov, ${isTea(text) ? 'malty, with milk' : 'too bitter, one click coarser'} | 3.0
          button plus | Add tasting note`,
      },
    ],
  },
]
