import { defineArchetype } from '../archetype.ts'

/** Contact lenses somebody wears: how old the pair is and how many are left. */
export const lensCare = defineArchetype({
  id: 'lens-care',
  words:
    'contact lenses 26, contact lens 26, contact lens tracker 40, lens tracker 36, my contact lenses 36, contacts replacement 26, lens replacement 34, monthly lenses 30, lens case 26, wearing lenses 30, days of wear 20',
  examples: `
    When I put in new contact lenses, when the next pair is due, how many pairs are left, eye drops
    How many days is the pair in my eyes old and when do I change it
    Remind me to throw away the monthly lenses
    Pairs left in the box, order when two are left
    Sphere, cylinder and axis for both eyes where I find them
    I forget when I opened these lenses, count for me
    Hours worn today, take them out in the evening
    New case every three months, new solution every two
    Left and right were opened on different days
    Two-weekly lenses with a pause while I am ill
    Next check of my eyes and what was measured last time
    Log itching and redness with the brand I wore
    A tracker for what I wear on my eyes, with a ring that fills`,
  unless: /\b(?:opticians?|shop|customers|camera lens(?:es)?|photograph\w*)\b/i,
  bars: 'cart checkout slots map',
  presets: 'clean, calm',
  icon: 'eye',
  names: 'Day Twelve, Fresh Pair, Clear Morning',
  entity: 'worn-lens',
  home: 'focus',
  screens: `
    home | Today | eye
    history | Pairs | clock
    browse | Values | file | eye-prescription
    calendar? | Calendar | calendar
    notifications | Reminders | bell
    detail | Pair
    form | New pair
    settings | Settings | settings`,
})
