import { definePage } from './page.ts'

export const progressPhotos = definePage({
  id: 'progress-photos',
  said: 'progress photos, progress pictures, body photos, before and after photos, before and after pictures, transformation photos, body progress photos, photos of progress',
  unless: /\b(?:construction|renovation|repairs?|salon|clinic)\b/i,
  within:
    /\b(?:gym|workouts?|fitness|training|exercises?|weight|diet|body|muscles?|fasting|calories|skin|acne|hair)\b/i,
  name: 'Photos',
  icon: 'image',
  line: 'Nine photos since August',
  content: `
    cards Front
    - person 1 | 3 August | 84.2 kg, waist 92 cm | Start
    - person 2 | 28 September | 81.6 kg, waist 89 cm | Week 8
    - person 3 | 15 November | 79.4 kg, waist 86 cm | Week 15
    stats Since the start
    - −4.8 kg | Weight
    - −6 cm | Waist
    banner camera | Next photo on Sunday | Same place, same light, before breakfast.
    switches Kept safe
    - Behind the phone's lock
    button camera | Take a photo
  `,
})
