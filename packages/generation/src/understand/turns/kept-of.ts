import type { Turn } from './turn.ts'

/** "Can keep a list of hives", "to keep track of visits": what one does with them. */
export const keptOf = {
  form: /\b(can|could|should|must|may|will|to|and) keep (?:(?:an?|the|their|his|her|my|your|our) )?(list|register|overview|inventory|catalog(?:ue)?|track|tabs) (?:of|on) (?:(?:the|their|his|her|my|your|our|all) )*(?=\p{L})/giu,
  becomes: (_whole: string, before = '', kept = ''): string =>
    `${before} ${/^t/i.test(kept) ? 'track' : 'manage'} `,
  example: ['A bare cupboard, to keep a list of the jars', 'A bare cupboard, to manage jars'],
} satisfies Turn
