import { type KindPart, partsOf } from './part.ts'

/** What apps for medicines and health records have. */
export const keepingWellParts: readonly KindPart[] = [
  ...partsOf('medical', [
    {
      said: 'interaction warnings, interactions, drug interactions, interaction check, interaction checker, drug interaction warnings',
      on: 'detail',
      content: `
        rows Interaction warnings*
        - warning | Ramipril and ibuprofen | Less effect, hard on the kidneys | Ask
        - check | Ramipril and vitamin D | Nothing known
        - check | Metformin and magnesium | Two hours apart`,
    },
    {
      said: 'photos of pills, pill photos, pill pictures, photos, pictures of pills, pill images, pill identification',
      on: 'detail form',
      content: `
        rows What it looks like
        - pill | White, oblong, R 5 on it | Photo of 2 October
        quiet camera | Take another photo`,
    },
    {
      said: 'barcode scan, barcode scanner, barcode scanning, package scan, scan packages',
      on: 'scanner',
    },
  ]),
]
