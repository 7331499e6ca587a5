import { collectionForms } from './collection-forms.ts'
import { controlForms } from './control-forms.ts'
import type { Form } from './form.ts'
import { inputForms } from './input-forms.ts'
import { pageForms } from './page-forms.ts'
import { shownForms } from './shown-forms.ts'

/** In this order: the first that fits an item reads it. */
export const partForms: readonly Form[] = [
  ...controlForms,
  ...pageForms,
  ...collectionForms,
  ...inputForms,
  ...shownForms,
]

// Compiled when the process starts, at the first test and for good at the second: whoever dictates first would wait for it.
for (const { form } of partForms) for (const item of ['a field', 'a field for the name']) form.test(item)
