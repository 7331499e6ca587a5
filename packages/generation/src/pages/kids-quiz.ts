import { definePage } from './page.ts'

export const kidsQuiz = definePage({
  id: 'kids-quiz',
  said: "kids quiz, quiz for kids, quiz for children, children's quiz, children quiz, treasure hunt, scavenger hunt, kids' quiz, kids rally, museum quiz, discovery trail",
  unless: /create|^(?:an? )?(?:scavenger|treasure)/i,
  within: /\b(?:museum|zoo|castle|garden|park|exhibition|farm|aquarium|library|village|town|hotel|resort)\b/i,
  name: 'Quiz',
  icon: 'brain',
  line: 'Ten questions for children',
  content: `
    hero Question 3 of 10 | Look for the room with the blue door.
    chips How many eyes has the owl? | Two, Four, None
    rows Found so far
    - check | The owl on the roof | Two points
    - check | The oldest key | Two points
    - lock | The blue door | Is next
    banner gift | All ten found? | There is something at the till.
    button check | Answer
  `,
})
