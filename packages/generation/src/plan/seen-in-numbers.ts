import type { Phrase } from '../understand/phrase.ts'
import { has } from '../understand/searched.ts'

const patternsSeen = /^(?:\p{L}+ )?(?:patterns?|trends|correlations?)(?: |$)/iu

/** "Shows patterns", "spot trends": seen in the numbers, and nothing there is a list of; patterns one knits are. */
export const isSeenInNumbers = ({ text }: Phrase, said: string): boolean =>
  has(patternsSeen, text) &&
  /\b(?:see|shows?|spots?|finds?|discovers?|reveals?|recogni[sz]es?|understand|learn|analy[sz]es?|detects?) (?:\p{L}+ ){0,2}(?:patterns?|trends|correlations?)\b/iu.test(
    said,
  ) &&
  !/\b(?:knit\w*|crochet\w*|sew\w*|quilt\w*|stitch\w*|weav\w+|beads?|embroider\w*|yarns?|fabrics?|textiles?|origami|designs?)\b/iu.test(
    said,
  )
