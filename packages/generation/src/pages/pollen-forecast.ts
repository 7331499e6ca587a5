import { definePage } from './page.ts'

export const pollenForecast = definePage({
  id: 'pollen-forecast',
  said: 'pollen, pollen forecast, pollen count, pollen levels, pollen alert',
  within: /\bweather\b/i,
  name: 'Pollen',
  icon: 'leaf',
  line: 'Hazel is high until Saturday',
  content: `
    rows Today
    - leaf | Hazel | High until Saturday | 4 of 5 | High
    - leaf | Alder | Rising | 2 of 5 | Low
    - leaf | Birch | Not yet | 0 of 5 | None
    - leaf | Grasses | From May on | 0 of 5 | None
    chart Hazel | 2, 3, 3, 4, 4, 3, 1 | T, F, S, S, M, T, W
    banner drop | Rain washes it out | Sunday from noon is a good time to open the windows.
    switches Tell me
    - When mine is high
  `,
})
