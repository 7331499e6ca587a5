import type { Entity } from '../entity.ts'
import { toSingular } from '../words/forms.ts'

/** Whether of a noun each thing has some, which its form asks how many: the seats of a ride. */
export const isCountedIn = ({ fields }: Entity, noun: string): boolean =>
  fields.some(
    ({ name, kind }) =>
      kind === 'number' && toSingular(name.toLowerCase().split(' ').at(-1) ?? '') === toSingular(noun),
  )
