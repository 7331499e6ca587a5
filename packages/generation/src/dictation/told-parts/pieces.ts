/** What stands before an item of a sentence. */
export const before = '(?<=^|[,;:.] |\\n|\\b(?:and|then|with|has|have|contains|shows|is|are) )'
/** What stands behind it. */
export const ends = '(?=[,.;\\n]|$| and | with | then )'
/** The pieces of a list, with commas only. */
export const listed = (list: string): string => list.replace(/,? (?:and|or) /, ', ')

/** What one does, on a button. */
export const isDeed =
  /^(?:play|share|save|send|retry|try|restart|start|back|close|edit|delete|call|book|buy|follow|message|cancel|done|next|skip|continue|again|reserve|download|print|home)\b/i
