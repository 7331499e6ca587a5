import { definePage } from './page.ts'

export const petInsulin = definePage({
  id: 'pet-insulin',
  said: 'insulin shots, insulin, log insulin shots, log insulin, diabetes, glucose, glucose curve, blood sugar',
  within: /\b(?:cat|dog|pet|kitten|puppy)s?\b/i,
  name: 'Insulin',
  icon: 'drop',
  line: '1 unit at 7:05, 12.4 mmol/l',
  content: `
    stats Today
    - 12.4 | mmol/l at 7:00
    - 1 of 2 | Shots
    agenda Shots
    - 7:05 | 1 unit, left side | After half a tin, ate all of it
    - 19:00 | 1 unit, right side | In three hours
    chart Glucose in mmol/l | 16.1, 14.8, 15.2, 13.6, 13.1, 12.9, 12.4 | F, S, S, M, T, W, T
    fields
    - Glucose | number | 12
    - Units | number | 1
    - Ate | choice | All of it | All of it, Half, Nothing
    - Side | choice | Left | Left, Right
    banner info | Below 4? | Honey on the gums and call the vet at once.
    button check | Log shot
  `,
})
