import type { Gadget } from './gadget.ts'

/** Sums of the chemistry lesson. */
export const chemistry: readonly Gadget[] = [
  {
    id: 'equation-balancer',
    called:
      /\b(?:balanc(?:es?|ing)|balancer (?:of|for)) (?:\p{L}+ ){0,2}?(?:chemical |chemistry |redox |reaction )+(?:equations?|reactions?)\b|\b(?:chemical |chemistry |redox )(?:equation |reaction )?balanc(?:er|ing)\b/iu,
    icon: 'drop',
    presets: 'clean, bold',
    names: 'Four Iron, Left Equals Right, Mole by Mole',
    sheets: [
      {
        name: 'Balance',
        title: 'Balanced with coefficients',
        icon: 'drop',
        content: `
          fields
          - Unbalanced equation | text | Fe + O2 -> Fe2O3
          button check | Balance
          hero 4 Fe + 3 O₂ → 2 Fe₂O₃ | Balanced equation
          stats
          - 4, 3, 2 | Coefficients
          - 4 | Iron atoms each side
          - 6 | Oxygen atoms each side
          rows Steps
          - pin | Count the atoms | 1 Fe and 2 O on the left, 2 Fe and 3 O on the right
          - pin | Oxygen first | 3 O₂ and 2 Fe₂O₃ make six on both sides
          - pin | Then iron | 4 Fe on the left, four on the right
          button skip | Next step
          chips Try one | * Rusting, Burning methane, Photosynthesis`,
      },
      {
        name: 'Elements',
        title: 'Periodic table',
        icon: 'grid',
        said: /\b(?:periodic table|elements|symbols?|atomic)\b/i,
        content: `
          chips Group | * All, Metals, Gases, Halogens
          rows Elements
          - square | H, hydrogen | Number 1, gas | 1.008
          - square | C, carbon | Number 6, solid | 12.011
          - square | O, oxygen | Number 8, gas | 15.999
          - square | Na, sodium | Number 11, metal | 22.990
          - square | Cl, chlorine | Number 17, gas | 35.45
          - square | Fe, iron | Number 26, metal | 55.845`,
      },
      {
        name: 'Molar mass',
        icon: 'target',
        said: /\b(?:molar|mass(?:es)?|moles?|molecular weight|stoichiomet\w+)\b/i,
        content: `
          fields
          - Compound | text | Fe2O3
          hero 159.69 g/mol | Molar mass of Fe₂O₃
          rows Molar mass of every compound
          - drop | Fe, iron | 55.845 g/mol
          - drop | O₂, oxygen | 31.998 g/mol
          - drop | Fe₂O₃, iron oxide | 159.69 g/mol
          fields
          - Mass in g | number | 20
          stats
          - 0.125 mol | Amount | {Mass in g} / 159.69`,
      },
      {
        name: 'History',
        icon: 'clock',
        said: /\b(?:histor(?:y|ies)|saved?|recent\w*)\b/i,
        content: `
          rows Balanced lately
          - drop | CH₄ + 2 O₂ → CO₂ + 2 H₂O | Today, 8:40
          - drop | 2 H₂ + O₂ → 2 H₂O | Yesterday
          - drop | N₂ + 3 H₂ → 2 NH₃ | Tuesday`,
      },
    ],
  },
]
