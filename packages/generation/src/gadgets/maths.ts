import type { Gadget } from './gadget.ts'

/** Mathematics and physics to be tried out. */
export const maths: readonly Gadget[] = [
  {
    id: 'function-plotter',
    called:
      /\b(?:function (?:plotter|graph\w*|plotting)|graph(?:ing)? (?:calculator|plotter|functions?)|plots? (?:of )?(?:mathematical )?functions?|curve (?:sketching|discussion))\b/i,
    icon: 'trend',
    presets: 'clean, dark-pro',
    names: 'Sine of X, Zero Crossing, Slope One',
    sheets: [
      {
        name: 'Plot',
        title: (text) => (/\bgraphing calculator\b/i.test(text) ? 'Graphing calculator' : 'Plot functions'),
        icon: 'trend',
        content: (text) => `
          fields
          - f(x) | text | x^3 - 3x + 1
          - g(x) | text | 2 sin(x)
          line f(x) from −2 to 2 | 0, 2.4, 3, 2.4, 1, -0.4, -1, -0.4, 3 | −2, , −1, , 0, , 1, , 2
          keys
          - plus | Zoom in
          - minus | Zoom out
          - target | Trace
          - repeat | Reset view
          stats
          - −1.88 | First zero
          - 0.35 | Second zero
          - 1.53 | Third zero
          ${/\b3d\b|surface/i.test(text) ? 'chips View | * 2D curve, 3D surface' : 'chips Coordinates | * Cartesian, Polar, Parametric'}
          button plus | Add function`,
      },
      {
        name: 'Analyse',
        title: (text) => (/\bintersect/i.test(text) ? 'Zeros and intersections' : 'Zeros and derivatives'),
        icon: 'search',
        content: `
          rows Derivatives
          - code | f′(x) | 3x² − 3
          - code | f″(x) | 6x
          rows Intersections
          - target | f and g | x = 0.24 | y = 0.29
          - target | f and g | x = 1.86 | y = 1.92
          rows Points
          - up | Maximum | x = −1 | y = 3
          - down | Minimum | x = 1 | y = −1
          - target | Turning point | x = 0 | y = 1
          fields
          - Integral from | number | 0
          - Integral to | number | 1
          hero −0.25 | Integral of f from 0 to 1`,
      },
      {
        name: 'Table',
        title: 'Table of values',
        icon: 'rows',
        said: /\b(?:tables?|values|csv|export)\b/i,
        content: `
          rows Table of values
          - code | x = −2 | g = −1.82 | −1.00
          - code | x = −1 | g = −1.68 | 3.00
          - code | x = 0 | g = 0.00 | 1.00
          - code | x = 1 | g = 1.68 | −1.00
          - code | x = 2 | g = 1.82 | 3.00`,
      },
      {
        name: 'History',
        title: 'History of calculations',
        icon: 'clock',
        said: /\b(?:histor(?:y|ies)|recent\w*)\b/i,
        content: `
          rows Lately
          - trend | x^3 - 3x + 1 | Today, 8:40 | 3 zeros
          - trend | 2 sin(x) | Yesterday | 1 zero
          - trend | x^2 - 4 | Tuesday | 2 zeros`,
      },
    ],
  },
  {
    id: 'matrix-calculator',
    called:
      /\b(?:matrix|matrices|linear algebra|determinants?|eigenvalues?|linear (?:equations?|systems?))\b[^.]{0,30}\b(?:calculat\w*|solver?|inverse|tool)\b|\bgauss(?:ian)? (?:elimination|jordan)\b/i,
    icon: 'grid',
    presets: 'clean, dark-pro',
    names: 'Rank Three, Row by Column, Eigen',
    sheets: [
      {
        name: 'Matrix',
        title: 'Matrix calculator',
        icon: 'grid',
        content: `
          cells Matrix A
          - 2 −1 0
          - −1 2 −1
          - 0 −1 2
          chips Size | 2 × 2, * 3 × 3, 4 × 4, Own
          keys
          - plus | A + B
          - close | A × B
          - repeat | Transpose
          - trash | Clear
          stats
          - 4 | Determinant
          - 3 | Rank
          - 6 | Trace
          cells Inverse
          - ¾ ½ ¼
          - ½ 1 ½
          - ¼ ½ ¾
          quiet copy | Copy result`,
      },
      {
        name: 'Eigenvalues',
        icon: 'target',
        content: `
          rows Eigenvalues
          - target | λ₁ = 3.414 | (1, −1.414, 1)
          - target | λ₂ = 2.000 | (1, 0, −1)
          - target | λ₃ = 0.586 | (1, 1.414, 1)
          text λ³ − 6λ² + 10λ − 4 = 0`,
      },
      {
        name: 'Steps',
        title: 'Step by step',
        icon: 'list',
        content: `
          steps Gaussian elimination
          - Row 2 plus half of row 1 | 0, 1.5, −1
          - Row 3 plus two thirds of row 2 | 0, 0, 1.333
          - Multiply the diagonal | 2 · 1.5 · 1.333 = 4
          fields
          - Right side b | text | 1, 0, 1
          hero x = (1, 1, 1) | Solves A x = b`,
      },
    ],
  },
  {
    id: 'truth-table',
    called:
      /\b(?:truth tables?|boolean (?:algebra|expressions?|logic|functions?)|karnaugh|propositional logic)\b/i,
    icon: 'grid',
    presets: 'clean, dark-pro',
    names: 'True or False, Don’t Care, De Morgan',
    sheets: [
      {
        name: 'Table',
        title: 'Truth table',
        icon: 'grid',
        content: `
          fields
          - Expression | text | (A AND B) OR NOT C
          cells Truth table
          - A B C Y
          - 0 0 0 1
          - 0 0 1 0
          - 0 1 0 1
          - 0 1 1 0
          - 1 0 0 1
          - 1 0 1 0
          - 1 1 0 1
          - 1 1 1 1
          chips Insert | AND, OR, NOT, XOR, NAND, NOR, ⇒, ⇔`,
      },
      {
        name: 'Simplify',
        icon: 'spark',
        content: `
          hero A·B + C̅ | Simplified, two terms
          steps Steps
          - (A AND B) OR NOT C | As entered
          - A·B + C̅ | Sum of products
          - (A + C̅)·(B + C̅) | Product of sums
          quiet copy | Copy result`,
      },
      {
        name: 'Karnaugh map',
        icon: 'rows',
        said: /\bkarnaugh|\bk-?maps?\b/i,
        content: `
          cells Karnaugh map
          - AB 00 01 11 10
          - C=0 1 1 1 1
          - C=1 0 0 1 0
          rows Groups
          - grid | C̅ | Four ones | Green
          - grid | A·B | Two ones | Blue
          switches
          - x Allow don’t cares`,
      },
    ],
  },
  {
    id: 'logic-circuit',
    called:
      /\b(?:logic (?:circuits?|gates?)|digital (?:logic|circuits?)|circuit (?:simulator|builder|designer)|breadboard)\b/i,
    unless: /\b(?:racing|training|workout|course|lessons with)\b/i,
    icon: 'grid',
    presets: 'dark-pro, clean',
    names: 'Half Adder, Gate Three, High and Low',
    sheets: [
      {
        name: 'Circuit',
        title: 'Half adder',
        icon: 'grid',
        content: `
          cells Wire gates on the grid
          - A● ━ ┳ ━ ╗ XOR ━ ◉S
          - . . ┃ . ╠ ━ . .
          - B● ┳ ╋ ━ ╝ . . .
          - . ┃ ┗ ━ ╗ AND ━ ◉C
          - . ┗ ━ ━ ╝ . . .
          keys
          - plus | Place gate
          - edit | Wire
          - trash | Delete
          - back | Undo
          switches Flip switches
          - Switch A
          - x Switch B
          rows Lamps light
          - bulb | Lamp S, sum | A XOR B | On
          - bulb | Lamp C, carry | A AND B | Off
          button play | Run simulation`,
      },
      {
        name: 'Parts',
        title: 'Gates and parts',
        icon: 'layers',
        content: `
          tiles AND, OR, NOT, XOR gates
          - grid | AND
          - grid | OR
          - grid | NOT
          - grid | XOR
          - grid | NAND
          - grid | NOR
          rows Parts
          - bulb | Lamp | Lights when its wire is high
          - repeat | Clock | 1 Hz, adjustable
          - layers | D flip-flop | Keeps one bit
          - rows | Seven segments | Shows a digit`,
      },
      {
        name: 'Circuits',
        title: 'Saved circuits',
        icon: 'file',
        content: `
          rows Saved circuits
          - file | Half adder | 2 gates | Today
          - file | Full adder, 4 bits | 20 gates | Yesterday
          - file | Traffic light | 3 flip-flops | Sun 15 Nov
          - file | Stopwatch | 48 parts | 2 Nov
          button plus | New circuit
          quiet share | Export circuit`,
      },
    ],
  },
  {
    id: 'physics-sandbox',
    called:
      /\bphysics (?:sandbox|simulat\w+|experiments?|playground|lab\b)|\b(?:pendulum|spring|wave|gravity|optics|projectile) (?:simulat\w+|experiments?|sandbox)\b/i,
    unless: /\b(?:course|homework|exam|tutors?|formulas|students|record\w*|readings)\b/i,
    icon: 'play',
    presets: 'playful, clean',
    names: 'Small Gravity, Swing and Spring, Sandbox',
    sheets: [
      {
        name: 'Pendulum',
        icon: 'play',
        content: `
          chips Experiment | * Pendulum, Spring, Waves, Throw, Collision
          line Angle over time, degrees | 30, 12, -18, -30, -12, 18, 30, 12, -18 | 0 s, , , , 1 s, , , , 2 s
          sliders
          - Length of the string | 46
          - Mass | 30
          - Gravity | 50
          - Friction | 8
          stats
          - 1.42 s | Period
          - 30° | Largest angle
          - 1.2 m/s | Speed
          keys
          - repeat | Reset
          - play | Start
          - skip | Slow motion`,
      },
      {
        name: 'Experiments',
        icon: 'grid',
        content: `
          tiles Experiments
          - clock | Pendulum | Period and length
          - trend | Spring | Hooke’s law
          - wave | Waves | Two sources
          - target | Throw | Angle and range
          - sun | Lens | Focus and image
          - bolt | Charges | Field lines`,
      },
      {
        name: 'Measure',
        title: 'Measured',
        icon: 'chart',
        content: `
          rows Measured
          - clock | 0.50 m | Period 1.42 s | g = 9.79
          - clock | 0.75 m | Period 1.74 s | g = 9.78
          - clock | 1.00 m | Period 2.01 s | g = 9.77
          chart Period by length, s | 1.42, 1.74, 2.01 | 0.50, 0.75, 1.00
          button download | Export values`,
      },
    ],
  },
]
