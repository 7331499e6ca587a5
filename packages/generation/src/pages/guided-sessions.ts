import { definePage } from './page.ts'

export const guidedSessions = definePage({
  id: 'guided-sessions',
  said: 'guided sessions, guided meditations, guided meditation, guided courses, guided practices, meditation courses',
  unless: /\b(?:studio|employees|teachers? (?:can|upload))\b/i,
  within: /\b(?:meditat\w+|mindful\w*|sleep|calm|relax\w*|breath\w*|yoga)\b/i,
  name: 'Guided',
  icon: 'headphones',
  line: 'Day 4 of ten',
  content: `
    hero Day 4 of ten | Begin again, 11 minutes. With Iris, rain in the background.
    button playf | Continue
    cards For tonight
    - meditate | Body scan | From the feet up, with Iris | 18 min
    - lake | Letting the day go | Slow voice, no music | 12 min
    - breath | Four in, six out | Two minutes are enough | 2 min
    rows Courses
    - leaf | Ten first days | 4 of 10 done | 10 × 11 min
    - heart | Being kind to yourself | Seven evenings | 7 × 14 min
    - brain | Back to work, calm | For the lunch break | 5 × 8 min
  `,
})
