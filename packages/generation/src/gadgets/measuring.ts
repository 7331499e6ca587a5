import type { Gadget } from './gadget.ts'

/** Marks of a ruler: long ones where a unit begins, middle ones at its half. */
function marks(units: number, parts: number): string {
  const all = Array.from({ length: units * parts + 1 }, (_, index) => index)
  const heights = all.map((index) => (index % parts === 0 ? 10 : index % (parts / 2) === 0 ? 7 : 4))
  const names = all.map((index) => (index % parts === 0 ? String(index / parts) : '·'))
  return `${heights.join(', ')} | ${names.join(', ').replaceAll('·', ' ')}`
}

const kept = /\b(?:sav(?:e|es|ed|ing)|keeps?|kept|histor(?:y|ies)|logs?|stor(?:e|es|ed)|record(?:s|ed)?)\b/i

/** What one lays the phone on, or holds something against. */
export const measuring: readonly Gadget[] = [
  {
    id: 'level',
    called:
      /\b(?:(?:bubble|spirit|laser|surface|digital)[- ]levels?|inclinometer|clinometer|level tool|levell?ing tool)\b/i,
    isBeside: true,
    icon: 'target',
    presets: 'clean, dark-pro',
    names: 'Plumb, Dead Level, Half a Degree',
    sheets: [
      {
        name: 'Level',
        icon: 'target',
        content: (text) => `
          ${/\bbull'?s[- ]?eye|flat surfaces?|surface/i.test(text) ? "tabs Mode | Bull's-eye mode, Edge, Plumb" : ''}
          ring ${/\bspirit\b/i.test(text) ? 'Spirit' : 'Bubble'} level | 0.5 | 0.4° | nearly level
          sliders
          - Left to right | 52
          - Front to back | 49
          stats
          - 0.4° | Sideways
          - 0.1° | Lengthways
          - 0.7 % | Slope
          switches
          - Sound when level
          keys
          - lock | Lock the reading
          - target | Calibration
          - repeat | Reset`,
      },
      {
        name: 'Kept',
        icon: 'clock',
        said: kept,
        content: `
          rows Kept
          - target | Shelf in the hall | Today, 8:40 | 0.4°
          - target | Washing machine | Yesterday | 0.0°
          - target | Ramp at the door | Sun 15 Nov | 4.8°
          - target | Garden table | Thu 12 Nov | 1.2°`,
      },
    ],
  },
  {
    id: 'ruler',
    called: /\brulers?\b/i,
    unless: /\b(?:kingdom|king|queen|history of|ar|augmented|room plans?|rooms|floor plans?)\b/i,
    isBeside: true,
    icon: 'rows',
    presets: 'clean, bold',
    names: 'Straightedge, Millimetre, Folding Rule',
    sheets: [
      {
        name: 'Ruler',
        icon: 'rows',
        content: `
          tabs Unit | Centimetres, Inches
          chart Ruler in centimetres | ${marks(5, 10)}
          chart Ruler in inches | ${marks(2, 16)}
          stats
          - 3.4 cm | Between the marks
          - 1.34 in | Inches
          keys
          - lock | Hold
          - target | Calibrate
          - bookmark | Save
          text Calibrated with a bank card, which is 85.6 mm wide`,
      },
      {
        name: 'Saved',
        icon: 'bookmark',
        said: kept,
        content: `
          rows Saved
          - rows | Screw | Today, 8:40 | 3.4 cm
          - rows | Seed spacing | Yesterday | 2.5 cm
          - rows | Ring, inner width | Sun 15 Nov | 1.7 cm`,
      },
    ],
  },
  {
    id: 'protractor',
    called: /\b(?:protractor|goniometer|angle (?:meter|finder|measur\w+)|measures? angles)\b/i,
    isBeside: true,
    icon: 'compass',
    presets: 'clean, bold',
    names: 'Half Circle, Ninety, Wide Angle',
    sheets: [
      {
        name: 'Protractor',
        icon: 'compass',
        content: `
          camera Lay one line on each side of the angle | old town
          stats
          - 42.5° | Angle
          - 47.5° | To a right angle
          - 137.5° | Other side
          sliders
          - First line | 12
          - Second line | 59
          keys
          - lock | Hold
          - target | Set to zero
          - bookmark | Save`,
      },
      {
        name: 'Saved',
        icon: 'bookmark',
        said: kept,
        content: `
          rows Saved
          - compass | Roof of the shed | Today, 8:40 | 42.5°
          - compass | Stairs | Yesterday | 36.0°
          - compass | Picture frame | Sun 15 Nov | 45.0°`,
      },
    ],
  },
]
