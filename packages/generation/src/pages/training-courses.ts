import { definePage } from './page.ts'

export const trainingCourses = definePage({
  id: 'training-courses',
  said: 'training courses, e-learning, courses for employees, mandatory training, mandatory trainings, employee training, safety training, safety trainings, e-learning courses',
  unless: /^(?:an? )?(?:e-?learning|training)/i,
  within: /\b(?:company|office|employees?|staff|intranet|hr|colleagues|clinic|hospital)\b/i,
  name: 'Courses',
  icon: 'school',
  line: 'Two until December',
  content: `
    rows To do
    - shield | Safety at work | Until 30 November | 20 min
    - lock | Data and passwords | Until 15 December | 30 min
    rows Done
    - check | First aid | Valid until May 2028
    - check | Fire | Valid until March 2027
    rows To choose
    - school | Speaking in front of people | 8 December, Mill hall
    - globe | English, second level | Tuesdays at 17:00
    button play | Begin safety at work
  `,
})
