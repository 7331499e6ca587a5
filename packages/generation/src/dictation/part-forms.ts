import type { Form } from './form.ts'
import { inputForms } from './input-forms.ts'
import { collectionForms, shownForms } from './shown-forms.ts'

/** In this order: the first that fits an item reads it. */
export const partForms: readonly Form[] = [...collectionForms, ...inputForms, ...shownForms]
