import type { ResolvedProperties } from '../resolve-properties.ts'

/** What every kind of field gets. */
export interface InputFieldProps {
  id: string
  label: string
  properties: ResolvedProperties<'input'>
}
