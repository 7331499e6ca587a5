import { definePage } from './page.ts'

export const breathingExercises = definePage({
  id: 'breathing-exercises',
  said: 'breathing exercises, breathing exercise, breathing, breathe, breathwork, calming breaths, breathing break, breathing timer',
  unless: /\b(?:breathing app|breath(?:ing)? pacer|breathwork app|panic attacks?|employees|scuba|diving)\b/i,
  within:
    /\b(?:moods?|diary|journal|feel(?:ing)?s?|emotions?|anxiety|stress|sleep|smok\w+|vap\w+|panic|period|pregnan\w+|focus|habits?|therapy)\b/i,
  name: 'Breathe',
  icon: 'leaf',
  line: 'Four in, six out, two minutes',
  shownBy: 'exercise',
  content: `
    hero Two minutes | In through the nose for four, out through the mouth for six.
    button playf | Start
    rows Others
    - wave | Box breathing | In, hold, out, hold, four each | 3 min
    - moon | 4-7-8 before sleep | Four rounds | 4 min
    - sun | Wake up | Quick and light | 1 min
    - heart | After an argument | Long out, hand on the belly | 5 min
    stats This week
    - 14 min | Breathed
    - 6 | Days
    banner bulb | Calmer by a point | On days with a breathing break your mood was 7.4
  `,
})
