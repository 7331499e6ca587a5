import { defineEntity } from '../entity.ts'

export const algorithm = defineEntity({
  id: 'algorithm',
  words: 'algorithm, sorting algorithm',
  icon: 'chart',
  groups: 'Fast, Simple',
  fields: `
    Name | text | Merge sort
    On average | text | n log n
    At worst | text | n log n
    Stable | switch | yes`,
  samples: `
    icon | title | subtitle | value | tone
    chart | Merge sort | Splits, sorts the halves, merges them | n log n | success
    chart | Quick sort | Around a pivot, smaller ones to the left | n log n | success
    chart | Heap sort | Takes the largest from a heap, again and again | n log n | primary
    chart | Insertion sort | Puts each where it belongs among those before | n² | warning
    chart | Bubble sort | Swaps neighbours until none is out of order | n² | warning
    chart | Selection sort | Looks for the smallest, puts it in front | n² | warning`,
  about:
    'Halves the list until single values are left, then merges them in order. Equal values stay as they were.',
  facts: 'n log n | On average\nn log n | At worst\nn | Memory',
  figures: '86 | Comparisons\n41 | Swaps\n24 | Bars',
  hero: 'Last run | Merge sort | 86 comparisons for 24 bars | Run again',
  tip: 'Merge sort was fastest | 86 comparisons for 24 bars',
  trend: 'Comparisons | 86 | −190',
  add: 'Add run',
  use: 'Watch it',
})
