import type { ComponentType } from 'react'
import type { ViewProps } from '../view-props.ts'
import { CodeField } from './code-field.tsx'
import { Composer } from './composer.tsx'
import type { inputKinds } from './definition.ts'
import type { InputFieldProps } from './input-props.ts'
import { MultilineField } from './multiline-field.tsx'
import { SearchField } from './search-field.tsx'
import { SelectField } from './select-field.tsx'
import { SliderField } from './slider-field.tsx'
import { StepperField } from './stepper-field.tsx'
import { TextField } from './text-field.tsx'

const fields: Record<(typeof inputKinds)[number], ComponentType<InputFieldProps>> = {
  text: TextField,
  email: TextField,
  password: TextField,
  number: TextField,
  search: SearchField,
  multiline: MultilineField,
  select: SelectField,
  slider: SliderField,
  stepper: StepperField,
  code: CodeField,
  composer: Composer,
}

/** A field to fill in; a running app keeps what is filled in. */
export function InputView({ id, label, properties }: ViewProps<'input'>) {
  const Field = fields[properties.kind]
  return <Field id={id} label={label} properties={properties} />
}
