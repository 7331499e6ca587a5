import type { Gadget } from './gadget.ts'

interface Craft {
  form: RegExp
  /** What the picture is laid out in, one and many. */
  one: string
  many: string
  /** What is bought by colour, with the numbers of a maker. */
  supply: string
  colors: readonly string[]
  fabric: string
}

const crafts: readonly Craft[] = [
  {
    form: /\bdiamond (?:painting|art|dotz)\b/i,
    one: 'diamond',
    many: 'diamonds',
    supply: 'DMC drills',
    colors: ['310 Black', '3865 White', '797 Royal blue', '702 Kelly green', '742 Tangerine'],
    fabric: 'Round, Square',
  },
  {
    form: /\b(?:beads?|perler|hama|fuse)\b/i,
    one: 'bead',
    many: 'beads',
    supply: 'Bead colours',
    colors: ['18 Black', '01 White', '08 Blue', '10 Green', '04 Orange'],
    fabric: '29 × 29 peg board, 58 × 58, Hexagon',
  },
  {
    form: /\b(?:bricks?|lego|studs?)\b/i,
    one: 'stud',
    many: 'studs',
    supply: 'Bricks to buy',
    colors: ['Black', 'White', 'Bright blue', 'Dark green', 'Flame orange'],
    fabric: '48 × 48 plate, 32 × 32 plate',
  },
  {
    form: /\b(?:paint[- ]by[- ]numbers?|canvas)\b/i,
    one: 'field',
    many: 'fields',
    supply: 'Paints',
    colors: ['1 Ivory black', '2 Titanium white', '3 Ultramarine', '4 Sap green', '5 Cadmium orange'],
    fabric: '30 × 40 cm, 40 × 50 cm',
  },
  {
    form: /\b(?:knit\w*|crochet\w*|intarsia|fair isle|c2c|yarns?)\b/i,
    one: 'stitch',
    many: 'stitches',
    supply: 'Yarns',
    colors: ['Charcoal', 'Natural white', 'Sea blue', 'Moss', 'Rust'],
    fabric: 'Stocking stitch, Double crochet, Corner to corner',
  },
]
const crossStitch: Craft = {
  form: /$/,
  one: 'stitch',
  many: 'stitches',
  supply: 'DMC threads',
  colors: ['310 Black', 'B5200 Snow white', '797 Royal blue', '702 Kelly green', '742 Tangerine'],
  fabric: 'Aida 14, Aida 16, Linen 28',
}
const craftIn = (text: string) => crafts.find(({ form }) => form.test(text)) ?? crossStitch

const chart = [
  '■ ■ □ □ ▲ ▲ □ □',
  '■ □ □ ▲ ▲ ▲ ▲ □',
  '□ □ ● ● ▲ ▲ □ □',
  '□ ● ● ● ● □ □ ◆',
  '● ● ● ● ● ● ◆ ◆',
  '□ ● ● ● ● ◆ ◆ ◆',
]

/** A picture turned into squares that are stitched, laid or painted one by one. */
export const photoPatterns: readonly Gadget[] = [
  {
    id: 'photo-pattern',
    called:
      /\b(?:photos?|pictures?|images?|selfies?|snapshots?)\b[^.]{0,30}\b(?:to|into|in|as|for)\b[^.]{0,40}\b(?:cross[- ]?stitch|embroidery|needlepoint|knitting|crochet|bead\w*|perler|hama|bricks?|lego|mosaics?|paint[- ]by[- ]numbers?|diamond (?:painting|art)|(?:stitch\w*|quilt) patterns?)\b|\b(?:cross[- ]?stitch|bead|knitting|crochet|brick|mosaic|diamond painting|embroidery) (?:patterns? |charts? )?(?:maker|generator|creator|designer|converter|editor) ?(?:from|out of|for|app)?\b/i,
    unless: /\b(?:shop|sell|marketplace|classes|workshops?|recipes)\b/i,
    icon: 'grid',
    presets: 'warm, playful',
    names: 'Square by Square, Colour Chart, Counted Thread',
    sheets: [
      {
        name: 'Photo',
        title: 'Convert a photo',
        icon: 'image',
        content: (text) => {
          const { many, fabric } = craftIn(text)
          return `
          camera Pick a photo to convert to a pattern | kitten
          fields
          - Width in ${many} | number | 120
          - Height in ${many} | number | 96
          sliders
          - How many colours | 40
          chips Made on | * ${fabric}
          switches
          - x Dithering
          - Leave the background out
          button grid | Convert photo to pattern | #Pattern`
        },
      },
      {
        name: 'Pattern',
        icon: 'grid',
        content: (text) => {
          const { one, many } = craftIn(text)
          return `
          cells Zoom the grid
          ${chart.map((row) => `- ${row}`).join('\n')}
          keys
          - plus | Zoom in
          - minus | Zoom out
          - check | Mark ${one}
          - back | Undo
          stats
          - 4,120 | Finished ${many}
          - 11,520 | ${many[0]?.toUpperCase()}${many.slice(1)} in all
          - 36 % | Done
          button check | Mark finished ${many}
          quiet download | Export as PDF`
        },
      },
      {
        name: 'Colours',
        title: (text) => craftIn(text).supply,
        icon: 'palette',
        content: (text) => {
          const { supply, colors, many } = craftIn(text)
          return `
          rows Matching ${supply}
          ${colors.map((color, index) => `- palette | ${color} | ${(4 - (index % 4)) * 412 + 96} ${many} | ${index === 3 ? 'To buy' : 'Have it'}`).join('\n')}
          button cart | Shopping list`
        },
      },
      {
        name: 'Projects',
        icon: 'layers',
        said: /\b(?:projects?|saved?|gallery|library|progress|continue|several)\b/i,
        content: (text) => {
          const { many } = craftIn(text)
          return `
          rows Projects
          - grid | Cat on the sill | 4,120 of 11,520 ${many} | 36 %
          - grid | Grandma’s house | 9,600 of 9,600 ${many} | Done
          - grid | Lighthouse | Not begun | 0 %
          button plus | New project | #Photo`
        },
      },
    ],
  },
]
