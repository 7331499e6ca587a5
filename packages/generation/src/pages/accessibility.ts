import { definePage } from './page.ts'

export const accessibility = definePage({
  id: 'accessibility',
  said: 'accessibility, accessibility info, accessibility information, wheelchair access, barrier-free access, barrier free access, accessible routes, step-free access',
  unless: /screen reader|large text|font/i,
  within:
    /\b(?:museum|zoo|festival|theat(?:er|re)|castle|station|hotel|event|venue|pool|library|park|restaurant|stadium|university|campus)\b/i,
  name: 'Access',
  icon: 'heart',
  line: 'Step-free from the east gate',
  content: `
    rows In the house
    - check | Step-free | From the east gate, all floors by lift
    - check | Wheelchairs | Six to borrow, free
    - check | Toilets | Ground and second floor
    - check | Hearing | Loop at the desk and in the hall
    - check | Seeing | Guide in raised letters
    - close | Tower | 84 steps, no lift
    rows Help
    - phone | Call before you come | +1 555 0100
    - users | Somebody comes along | In for free
    button phone | Call us | tel:+15550100
  `,
})
