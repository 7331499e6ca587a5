import { handyTool } from '../handy-tool.ts'
import { defineVarieties } from './variety.ts'

/** Boxes of tools for one sort of people; without these words they are for everybody. */
export const handyToolVarieties = defineVarieties(handyTool, [
  {
    signs: 'teacher 8, teachers 8, classroom 9, pupil 8, pupils 8, seating plan 9, seating chart 9, class 5',
    also: 'seating plan, pupil picker, random pupil picker, noise meter, whiteboard, class timer, student picker',
    groups: 'Groups, Time, Board',
    without: 'Amount, Tip, Split by, Tool',
    fields: `
      Tool | text | Pupil picker
      Class | choice | 4b | 4b, 5a, 6c
      Not the same twice | switch | yes
      Sound | switch | no`,
    samples: `
      icon | title | subtitle | overline
      users | Pupil picker | 24 names, nobody twice | Groups
      grid | Seating plan | 4b, six tables of four | Groups
      volume | Noise meter | Red above 64 dB | Time
      edit | Whiteboard | Three pages, pens and shapes | Board
      timer | Timer | Big figures, five minutes | Time
      shuffle | Groups at random | Six groups of four | Groups
      bell | Traffic light | Talk, whisper, silence | Time
      star | Points for tables | Table 3 leads with 12 | Groups`,
    about:
      'Twenty-four names, each called once before it begins again. Lea and Omar are absent today and left out.',
    facts: '24 | Pupils\n9 | Called\n2 | Absent',
    figures: '8 | Tools\n24 | Pupils\n3 | Classes',
    hero: 'Last used | Pupil picker | Class 4b, nobody twice | Pick a pupil',
    tip: 'Three classes are kept | Swipe to change the class',
    trend: 'Uses a week | 24 | +3',
    add: 'New class',
    use: 'Open',
  },
])
