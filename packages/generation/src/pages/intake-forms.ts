import { definePage } from './page.ts'

export const intakeForms = definePage({
  id: 'intake-forms',
  said: 'intake forms, intake form, forms to fill in, fill in forms, medical history form, medical history forms, anamnesis, anamnesis form, registration form, patient forms, patient form, new patient forms, health questionnaire, forms before visit, pre-visit forms, digital forms',
  unless: /form builder|staff|create forms/i,
  within:
    /\b(?:dentist|dental|orthodont\w*|physio\w*|clinic|practice|doctors?|therap\w+|vet|veterinary|patients?|salon|tattoo|spa|massage|optician)\b/i,
  name: 'Forms',
  icon: 'edit',
  line: 'Two to fill in before you come',
  content: `
    ticks To fill in
    - x About you | Name, birthday, insurance
    - x What you take | Medicine and doses
    - Allergies | Two questions
    - What you come for | In your own words
    fields
    - Allergies | choice | None | None, Medicine, Food, Latex
    - What you take | text | Ramipril 5 mg
    - What you come for | long | Upper left, when I drink something cold
    switches I agree
    - Practice may keep this
    button check | Send forms
  `,
})
