import { definePage } from './page.ts'

export const examMistakes = definePage({
  id: 'exam-mistakes',
  said: 'mistakes to repeat, mistakes, my mistakes, wrong answers, repeat mistakes, questions got wrong, wrong questions, hard questions, review mistakes',
  unless: /\b(?:teachers? (?:can|see)|spelling|translation|pupils)\b/i,
  within: /\b(?:driving|driver'?s?|theory test|road signs|traffic)\b/i,
  name: 'Mistakes',
  icon: 'repeat',
  line: 'Eighteen wait for another try',
  content: `
    stats Mistakes
    - 18 | To repeat
    - 64 | Mended
    rows Wrong most often
    - repeat | How far behind a bus may you stop? | Wrong four times
    - repeat | Who goes first at a narrow bridge? | Wrong three times
    - repeat | What does a flashing yellow light tell? | Wrong three times
    - repeat | How long is the way to stop at 50 km/h? | Wrong twice
    banner info | Gone after two | Answer it right twice in a row and it leaves the list.
    button playf | Repeat ten of them
  `,
})
