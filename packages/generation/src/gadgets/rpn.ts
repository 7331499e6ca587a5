import type { Gadget } from './gadget.ts'

/** A calculator with a stack, as pocket machines once had. */
export const rpn: readonly Gadget[] = [
  {
    id: 'rpn-calculator',
    called: /\b(?:rpn|reverse polish)\b/i,
    icon: 'grid',
    presets: 'dark-pro, clean',
    names: 'Enter Enter, Four Levels, Stack Lift',
    sheets: [
      {
        name: 'Calculate',
        title: 'RPN calculator',
        icon: 'grid',
        content: `
          rows Four-level stack
          - layers | T | 0
          - layers | Z | 12
          - layers | Y | 48
          - layers | X | 1.19
          cells Keys
          - ENTER x↔y R↓ DROP ←
          - sin cos tan xʸ √x
          - ln log eˣ 1/x π
          - 7 8 9 ÷ STO
          - 4 5 6 × RCL
          - 1 2 3 − CHS
          - 0 . EEX + C
          keys
          - back | Undo
          - copy | Copy X
          - clock | Last X`,
      },
      {
        name: 'Functions',
        title: 'Scientific functions',
        icon: 'code',
        said: /\b(?:scientific|functions?|trigonometr\w+|statistics?|hyperbolic|conver\w+)\b/i,
        content: `
          chips Angle | * Degrees, Radians, Grads
          rows Scientific functions
          - code | sin, cos, tan | And their inverses
          - code | ln, log, eˣ, 10ˣ | Logarithms
          - code | n!, nCr, nPr | Combinations
          - code | Σ+, mean, s | Statistics
          chips Display | * Fix 2, Sci 4, Eng 3`,
      },
      {
        name: 'Memory',
        title: 'Memory registers',
        icon: 'layers',
        said: /\b(?:memory|registers?|sto(?:re)?|variables?|constants?)\b/i,
        content: `
          rows Memory registers
          - bookmark | R0 | VAT | 1.19
          - bookmark | R1 | Earth gravity | 9.80665
          - bookmark | R2 | Last sum | 57.12
          - bookmark | R3 | Empty | 0
          button plus | Store X
          quiet trash | Clear registers`,
      },
      {
        name: 'Keys',
        title: 'Keys and sound',
        icon: 'settings',
        said: /\b(?:haptic\w*|vibrat\w+|sounds?|click\w*|skins?|themes?)\b/i,
        content: `
          switches
          - Haptic keys
          - x Key click sound
          - Keep screen on
          chips Look | * Classic brown, Silver, Plain`,
      },
    ],
  },
]
