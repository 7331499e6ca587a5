import { definePage } from './page.ts'

export const classAbsence = definePage({
  id: 'class-absence',
  said: 'report absence, report an absence, absence report, sick note, report sick, report sickness, call in sick, absence form, sick leave, report child absent, excuse absence',
  within:
    /\b(?:school|kindergarten|nursery|daycare|class|parents?|children|company|staff|team|club|training|pupils?|students?|employees?|work)\b/i,
  name: 'Report absence',
  icon: 'calendar',
  line: 'By 8:00, then nobody worries',
  content: `
    hero Get well soon | We tell everybody who has to know.
    fields
    - Who | person | Lea Brandt
    - From | date | Thu 19 Nov
    - Until | date | Fri 20 Nov
    - Why | choice | Ill | Ill, Doctor, Family, Other
    - Note | long | Cough and a little fever
    timeline Reported
    - 12 and 13 October | Doctor, answered by the office
    - 4 September | Family, answered by the office
    button send | Report absence
  `,
})
