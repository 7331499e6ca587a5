import { definePage } from './page.ts'

export const ideaBox = definePage({
  id: 'idea-box',
  said: 'idea box, suggestion box, suggestions, idea submission, submit ideas, employee suggestions, suggestion form, improvement ideas',
  unless: /\bai\b|smart suggestions|suggestions (?:for|based|of)|recommend/i,
  within:
    /\b(?:company|office|employees?|staff|intranet|school|club|town|village|residents?|library|hotel|colleagues|church|museum|members)\b/i,
  name: 'Ideas',
  icon: 'bulb',
  line: 'Three became real this year',
  content: `
    fields
    - Your idea | text | A bench in front of the door
    - Why | long | Many wait there, and the sun comes at four
    switches You
    - Without my name
    rows Others'
    - bulb | Later hours on Thursday | 24 agree | | New
    - bulb | Water for dogs | 18 agree | | Done
    - bulb | Book shelf to swap | 12 agree | | Done
    button send | Send idea
  `,
})
