import { definePage } from './page.ts'

export const treatmentPlan = definePage({
  id: 'treatment-plan',
  said: 'treatment plan, treatment plans, therapy plan, therapy plans, my treatment plan, rehab plan, care plan',
  unless: /staff|nurses? (?:see|log|record)|caregivers?/i,
  within:
    /\b(?:dentist|dental|orthodont\w*|physio\w*|clinic|practice|doctor|therap\w+|surgery|vet|veterinary|chiropract\w*|patients?)\b/i,
  name: 'Treatment plan',
  icon: 'check',
  line: 'Three of five steps are done',
  content: `
    hero Three of five steps | With Dr. Iris Chen, until February
    timeline Steps
    - First look and pictures | 8 September, done
    - Cleaning | 22 September, done
    - Upper left, filling | 19 November, done
    - Lower right, crown | 8 December, 14:00
    - Check after two months | February
    rows Costs
    - wallet | Paid by the insurance | | € 840
    - wallet | Your part | In three instalments | € 310
    button chat | Ask about it
  `,
})
