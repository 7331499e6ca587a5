import { defineEntity } from '../entity.ts'

/** What a batch tasted like. */
export const cuppingNote = defineEntity({
  id: 'cupping-note',
  one: 'Cupping',
  many: 'Cuppings',
  words: 'coffee cupping, cupping score, cupping note',
  icon: 'cup',
  groups: 'This week, Best',
  fields: `
    Batch | choice | R-118, Kochere | R-118 Kochere, R-117 House blend, R-115 Huila
    Score | number | 86
    Aroma | slider | 82
    Acidity | slider | 88
    Body | slider | 64
    Notes | long | Peach, black tea, long and clean`,
  samples: `
    icon | title | subtitle | value
    cup | R-118, Kochere | Peach, black tea, clean | 86.5
    cup | R-115, Huila | Red plum, cocoa | 85.5
    cup | R-117, House blend | Hazelnut, caramel | 84.0
    cup | R-113, House blend | Hazelnut, a bit of smoke | 84.5
    cup | R-114, Kochere | Flat, bread | 79.0`,
  about:
    'Cupped blind by three on the second day. Peach and black tea, a long clean finish; one found it a little thin.',
  facts: '86.5 | Score\n3 | Tasters\nDay 2 | After',
  figures: '85.1 | Average\n5 | This week\n1 | Below 80',
  hero: 'To cup | R-116 is ready | Roasted two days ago | Note cupping',
  tip: 'Kochere gains on day three | Half a point in the last four',
  trend: 'Average score | 85.1 | +0.6',
  add: 'Note cupping',
  use: 'Cup again',
})
