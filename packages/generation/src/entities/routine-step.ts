import { defineEntity } from '../entity.ts'

export const routineStep = defineEntity({
  id: 'routine-step',
  one: 'Step',
  many: 'Steps',
  words: 'routine step, evening step, morning step',
  icon: 'drop',
  groups: 'Morning, Evening, Weekly',
  fields: `
    Step | text | Gentle cleanser
    When | choice | Morning | Morning, Evening, Twice a week
    Product | text | Oat cleanser, 150 ml
    Opened | date | 2 Sep
    Best before | date | 2 Mar
    Amount left | slider | 60
    Photo | photo | bottle
    Notes | long | Lukewarm water, one minute`,
  samples: `
    icon | title | subtitle | badge | tone
    drop | Gentle cleanser | Morning, one minute | Done | success
    spark | Vitamin C serum | Morning, three drops | Done | success
    sun | Sunscreen 50 | Morning, two fingers | Now | primary
    moon | Retinol | Evening, Tue and Fri only | Tonight | accent
    leaf | Moisturiser | Evening, expires in 12 days | Tonight | warning
    flower | Clay mask | Sundays, ten minutes | Sunday | neutral`,
  about: 'One minute with lukewarm water, then pat dry. Opened in September, good until March.',
  facts: '1 min | Time\n60 % | Left\n2 Mar | Use by',
  figures: '3 of 5 | Done today\n12 | Day streak\n1 | Expires soon',
  hero: 'Next | Sunscreen 50 | Two fingers, even when it is cloudy | Mark as done',
  tip: 'One expires in 12 days | The moisturiser, opened in May',
  trend: 'Steps done | 92 % | +6 %',
  add: 'Add step',
  use: 'Mark as done',
})
