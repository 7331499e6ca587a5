import { definePage } from './page.ts'

export const bodyMeasurements = definePage({
  id: 'body-measurements',
  said: 'body measurements, measurements, body measures, measure body, waist and hips, body size',
  unless: /\b(?:tailor\w*|sewing|clients?|customers?)\b/i,
  within: /\b(?:gym|workouts?|fitness|weight|diet|training|body)\b/i,
  name: 'Measures',
  icon: 'target',
  line: 'Waist 86 cm, six less',
  content: `
    stats Since August
    - −6 cm | Waist
    - +1.5 cm | Arms
    rows Sunday, 15 November
    - target | Chest | +1 cm since August | 102 cm
    - target | Waist | −6 cm since August | 86 cm
    - target | Hips | −3 cm since August | 97 cm
    - target | Upper arm | +1.5 cm since August | 36 cm
    - target | Thigh | +2 cm since August | 58 cm
    chart Waist in cm | 92, 91, 90, 89, 88, 87, 86 | A, S, S, O, O, N, N
    fields
    - Waist | number | 86
    - Chest | number | 102
    - Upper arm | number | 36
    button check | Save measures
  `,
})
