import { definePage } from './page.ts'

export const testResults = definePage({
  id: 'test-results',
  said: 'test results, lab results, laboratory results, view test results, exam results of tests, blood results, blood test results, results of tests, x-ray results, medical results',
  unless: /track my|trend/i,
  within: /\b(?:clinic|practice|doctors?|vet|veterinary|patients?|laboratory|lab|hospital)\b/i,
  name: 'Results',
  icon: 'chart',
  line: "All of last week's are there",
  content: `
    banner check | All looks well | Dr. Chen has read them on Tuesday.
    rows Blood, 12 November
    - drop | Haemoglobin | 12.0 to 15.5 | 13.8
    - drop | Iron | 15 to 150 | 62
    - drop | Vitamin D | 30 to 60 | 27
    - drop | Sugar | 70 to 99 | 88
    text Vitamin D is a little low. A walk at noon helps, and the drops we wrote down.
    rows Earlier
    - file | Blood | 3 March
    - file | Heart, resting | 14 November 2025
    button chat | Ask about it
  `,
})
